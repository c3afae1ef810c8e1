# What happens, in the present tense. $actor is "you" or "other"; $name is empty under the heading of that player's turn.

event-gamebegan = Das Spiel beginnt.
event-dealt = { $actor ->
    [you] du bekommst { $kids }
   *[other] { $name } bekommt Karten
}
event-picked = { $actor ->
    [you] du behältst { $kid }
   *[other] { $name } behält eine Karte
}
event-shuffled = { $actor ->
    [you] du mischst { tokens-cards } zu einem neuen Stapel
   *[other] { $name } mischt { tokens-cards } zu einem neuen Stapel
}
event-drew = { $actor ->
    [you] du ziehst { $kids }
   *[other] { $name } zieht { tokens-cards }
}
event-turn = { $actor ->
    [you] Dein Zug
   *[other] { $name }
}
event-turnbegan = { $actor ->
    [you] Runde { $round }: Du bist dran.
   *[other] Runde { $round }: { $name } ist dran.
}
event-cleanedup = { $actor ->
    [you] zurück aus dem Garten: { $kids }
   *[other] zurück aus dem Garten: { $kids }
}
event-skipped = { $actor ->
    [you] du spielst nichts
   *[other] { $name } spielt nichts
}
event-played = { $actor ->
    [you] du spielst { $kid }
   *[other] { $name } spielt { $kid }
}
event-declared = die Karte zählt als { $suit }
event-added = { $actor ->
    [you] du fügst { $kid } hinzu
   *[other] { $name } fügt { $kid } hinzu
}
event-added-lookout = { $actor ->
    [you] du fügst eine Karte aus dem Baumhaus hinzu ({ $suits }, bleibt dort)
   *[other] { $name } fügt eine Karte aus dem Baumhaus hinzu ({ $suits }, bleibt dort)
}
event-coincounted = die Münze zählt als { $suit }
event-coincounted-not = die Münze zählt nicht
event-useended-partly = { $side ->
    [public] obere Aktion: teilweise ausgeführt
   *[private] untere Aktion: teilweise ausgeführt
}
event-suitcounted = { $actor ->
    [you] du zählst { $suit }
   *[other] { $name } zählt { $suit }
}
event-gathered = { $actor ->
    [you] du nimmst { $tokens }
   *[other] { $name } nimmt { $tokens }
}
event-scored = { $actor ->
    [you] du erhältst { $tokens }
   *[other] { $name } erhält { $tokens }
}
event-promisedtrash = danach in die Schachtel: { $kid }
event-packed = { $actor ->
    [you] du packst { $tokens } { $place } in den Rucksack
   *[other] { $name } packt { $tokens } { $place } in den Rucksack
}
event-tucked = { $actor ->
    [you] du legst { $kid } { $place } in dein Baumhaus
   *[other] { $name } legt { $kid } { $place } ins Baumhaus
}
event-tucked-hidden = { $name } legt eine Karte ({ $suits }) { $place } ins Baumhaus
event-trashed = { $actor ->
    [you] du legst { $kid } { $place } in die Schachtel
   *[other] { $name } legt { $kid } { $place } in die Schachtel
}
event-recruited = { $actor ->
    [you] du rekrutierst { $kid } { $place }
   *[other] { $name } rekrutiert { $kid } { $place }
}
event-parkrefilled = neu im Park: { $kid }
event-spent = { $actor ->
    [you] du gibst { $tokens } { $place } aus
   *[other] { $name } gibt { $tokens } { $place } aus
}
event-converted = { $actor ->
    [you] du tauschst einen Stein { $place } gegen { $tokens }
   *[other] { $name } tauscht einen Stein { $place } gegen { $tokens }
}
event-paid = { $actor ->
    [you] du bezahlst mit { $tokens }
   *[other] { $name } bezahlt mit { $tokens }
}
event-advanced = { $actor ->
    [you] dein Fort erreicht Level { $level }
   *[other] { $name } erreicht Fort-Level { $level }
}
event-rulesseen = { $actor ->
    [you] du siehst die Erfundenen Regeln durch
   *[other] { $name } sieht die Erfundenen Regeln durch
}
event-rulekept = { $actor ->
    [you] du behältst { $rule }
   *[other] { $name } behält verdeckt eine Erfundene Regel
}
event-perktaken = { $actor ->
    [you] du nimmst den Vorteil { $perk }
   *[other] { $name } nimmt den Vorteil { $perk }
}
event-perkused = { $actor ->
    [you] du nutzt den Vorteil { $perk }
   *[other] { $name } nutzt den Vorteil { $perk }
}
event-sculpturetaken = { $actor ->
    [you] du nimmst die Makkaroni-Skulptur
   *[other] { $name } nimmt die Makkaroni-Skulptur
}
event-copied = { $actor ->
    [you] du kopierst { $whose }: { $tokens }
   *[other] { $name } kopiert { $whose }: { $tokens }
}
event-followed = { $actor ->
    [you] du wirfst { $kid } ab und ahmst nach
   *[other] { $name } wirft { $kid } ab und ahmt nach
}
event-declined = { $count ->
    [one] { $actor ->
        [you] du verzichtest
       *[other] { $names } verzichtet
    }
   *[other] es verzichten: { $names }
}
event-boxed = in die Schachtel: { $kid }
event-recycled = { $actor ->
    [you] du nimmst { $kid } wieder auf die Hand
   *[other] { $name } nimmt { $kid } wieder auf die Hand
}
event-discarded = { $actor ->
    [you] du wirfst { $kids } ab und lässt { $yard } im Garten
   *[other] { $name } wirft { $kids } ab und lässt { $yard } im Garten
}
event-discarded-pile = { $actor ->
    [you] du wirfst { $kids } ab
   *[other] { $name } wirft { $kids } ab
}
event-discarded-yard = { $actor ->
    [you] du lässt im Garten: { $yard }
   *[other] { $name } lässt im Garten: { $yard }
}
event-discarded-nothing = { $actor ->
    [you] du hast nichts abzuwerfen
   *[other] { $name } hat nichts abzuwerfen
}
event-endtriggered-points = 25 Punkte: Das ist die letzte Runde
event-endtriggered-level = Fort-Level 5: Das ist die letzte Runde
event-endtriggered-park-deck = der Park-Stapel ist leer: Das ist die letzte Runde
event-revealed = { $actor ->
    [you] deine Erfundene Regel: { $rule }
   *[other] { $name } zeigt { $rule }
}
event-revealed-none = { $actor ->
    [you] du hast keine Erfundene Regel
   *[other] { $name } hat keine Erfundene Regel
}
event-gameended = das Spiel ist aus

## Places, always with their preposition ("aus", "vom")

place-hand = aus der Hand
place-own-discard-pile = aus dem Ablagestapel
place-discard-pile = aus dem Ablagestapel
place-yard = { $actor ->
    [you] aus deinem Garten
   *[other] aus dem Garten von { $name }
}
place-lookout = aus dem Baumhaus
place-park = aus dem Park
place-park-deck = vom Park-Stapel
place-stuff = aus dem Zeugs
place-pack = aus dem Rucksack
place-supply = aus dem Vorrat
place-box = aus der Schachtel
whose-own = { $actor ->
    [you] deinen Rucksack
   *[other] den eigenen Rucksack
}
whose-other = { $actor ->
    [you] deinen Rucksack
   *[other] den Rucksack von { $name }
}
who = { $actor ->
    [you] { you }
   *[other] { $name }
}
list-two = { $first } und { $last }
list-more = { $first }, { $last }
