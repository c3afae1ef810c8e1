# A finished game looked at again: the summary, and the way through it at the table.

end-review = Wie es lief
look-title = Wie es lief
look-back = Zurück zum Ende
look-summary = Überblick
look-working = Wir sehen uns dein Spiel an.
look-result = { $place ->
    [1] Gewonnen mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
    [2] Zweiter Platz mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
    [3] Dritter Platz mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
   *[other] Vierter Platz mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
}
look-came = { $place ->
    [1] Gewonnen
    [2] Zweiter Platz
    [3] Dritter Platz
   *[other] Vierter Platz
}
look-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
look-points-behind = { $points ->
    [one] 1 Punkt. Gewonnen hat { $winner } mit { $best }.
   *[other] { $points } Punkte. Gewonnen hat { $winner } mit { $best }.
}

## Three numbers

look-given = Verschenkt
look-given-note = Gewinnchance, die durch eigene Entscheidungen verloren ging: je weniger, desto besser.
look-rate = Fehlerrate
look-rate-note = Was eine wichtige Entscheidung im Schnitt kostete, in Tausendsteln eines Siegs: je weniger, desto besser.
look-luck = Glück
look-luck-note = Was die Karten brachten, in Teilen eines Siegs. Mit deinem Spiel hat das nichts zu tun.
look-lucky = Glück gehabt
look-unlucky = Pech gehabt

## The curve

look-your-chance = deine Chance
look-chance = Deine Chance
look-round = Runde { $round }
look-draft = Auswahl
look-round-head = Runde
look-mark = Runde { $round }: { $label }, { $played } statt { $best }
look-curve = Deine Gewinnchance: { $start } am Anfang, höchstens { $best } in Runde { $round }, { $end } am Ende.
look-curve-table = Deine Chance nach jeder Runde

## Turning points

look-turning = { $number ->
    [0] Wendepunkte
    [one] Ein Wendepunkt
    [2] Zwei Wendepunkte
   *[other] Drei Wendepunkte
}
look-calm = Keine Entscheidung stach heraus: Du hast behalten, was die Karten dir gaben.
look-look = Ansehen
look-skill-and-luck = Können und Glück
look-skill = Können
look-practise = Was du üben kannst
look-practise-nothing = Nichts stach heraus. Ein Rätsel ab und zu hält dich fit.
look-puzzles-on = Rätsel dazu
look-walk = Durchgehen

## A moment

look-moment = Moment { $number } von { $total }
look-moments = { $total ->
    [0] Nichts zu bemerken
    [one] Ein Moment sticht heraus
   *[other] { $total } Momente stechen heraus
}
look-previous = Moment davor
look-next = Nächster Moment
look-fine = Eine gute Wahl
look-between = Zwischen den Momenten
look-between-note = Hier hattest du nichts zu entscheiden. Die Pfeile führen zu den Momenten, auf die es ankam.
look-you-played = Du spieltest
look-played = Gespielt
look-better = Besser
look-next-best = Am zweitbesten
look-nothing-better = Wir fanden nichts Besseres.
look-why = Warum { $kid }?
look-why-it = Warum?
look-knew = Beurteilt nach dem, was du da wusstest.
look-knew-other = Beurteilt nach dem, was da bekannt war.
look-open = Mit offenen Händen
look-open-note = Alle Hände liegen offen. Damals kanntest du sie nicht.
look-show-cards = Ihre Karten zeigen
look-hide-cards = Ihre Karten verdecken
look-sealed = Ihre Karten öffnen sich, wenn der Tag vorbei ist.
look-fold = Einklappen
look-unfold = Ausklappen
look-said = Du spieltest: { $played }. Gewinnchance: { $share }.
look-said-other = Gespielt: { $played }. Gewinnchance: { $share }.
look-said-better = Besser: { $best }, { $share }.
look-said-next = Am zweitbesten: { $best }, { $share }.

## Once more

look-again = Von hier noch einmal
look-again-note = Ein neuer Tisch ab diesem Moment. Karten, die du nicht kennen konntest, werden neu gegeben, Bots übernehmen die anderen Plätze, und nichts zählt.
look-again-bots = Wie gut die Bots spielen
look-again-start = Hinsetzen
