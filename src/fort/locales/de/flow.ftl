# Wie ein Zug läuft: alles auf einmal und was es bringt, was für jemanden beantwortet wird, der Verlauf in Sätzen, das Ende.
story-with = { $kid } mit { $added }
story-then = { $first }, dann { $last }
story-spent = { $mood ->
    [plan] { $tokens } ausgeben
    [you] gibst { $tokens } aus
   *[other] gibt { $tokens } aus
}
story-converted = { $mood ->
    [plan] gegen { $tokens } tauschen
    [you] tauschst gegen { $tokens }
   *[other] tauscht gegen { $tokens }
}
story-packed = { $mood ->
    [plan] { $tokens } einpacken
    [you] packst { $tokens } ein
   *[other] packt { $tokens } ein
}
story-tucked = { $mood ->
    [plan] { $kids } ins Baumhaus
    [you] legst { $kids } ins Baumhaus
   *[other] legt { $kids } ins Baumhaus
}
story-trashed = { $mood ->
    [plan] { $kids } in die Schachtel
    [you] legst { $kids } in die Schachtel
   *[other] legt { $kids } in die Schachtel
}
story-paid = { $mood ->
    [plan] { $tokens } bezahlen
    [you] bezahlst { $tokens }
   *[other] bezahlt { $tokens }
}
story-advanced = Fort-Level { $level }
story-promisedtrash = { $kids } danach in die Schachtel
story-perkused = { $mood ->
    [plan] { $perk } nutzen
    [you] nutzt { $perk }
   *[other] nutzt { $perk }
}
passing-single = Nur eine Antwort ist möglich: { $choice }. Sie kommt gleich von selbst.
passing-last = Gleich folgt: { $choice }. Bis dahin kannst du alles zurücknehmen.
passing-declining = Du verzichtest, bis du dran bist.
passing-now = Weiter
settings-answer = Für mich antworten, wenn es nur eine Antwort gibt
settings-answer-note = Unter Freunden nur, wo es jeder sehen kann. So verrät schnelles Passen nie deine Hand.
menu-end = Spiel beenden
menu-end-sure = Es endet ohne Ergebnis. Beenden?
end-why-points = Das Ende kam, weil jemand 25 Punkte hatte.
end-why-level = Das Ende kam, weil jemand Fort-Level 5 erreicht hat.
end-why-park-deck = Das Ende kam, weil der Park-Stapel leer war.
end-over = Das Spiel ist aus.
end-back = Zurück zum Ergebnis
story-recruited = { $mood ->
    [plan] { $kids } rekrutieren
    [you] rekrutierst { $kids }
   *[other] rekrutiert { $kids }
}
story-unseen = eine verdeckte Karte
story-gives = { $said }: { $gains }
story-left = { $mood ->
    [you] lässt { $kids } im Garten
   *[other] { $name } lässt { $kids } im Garten
}
story-nobody = Niemand ahmt nach.
log-round = Runde { $round }
log-steps = Jeder einzelne Schritt
log-turns = Zug um Zug
log-for-you = Für dich erledigt: { $what }.
since-title = Seit deinem letzten Zug
settings-text = Schriftgröße
settings-volume = Lautstärke
settings-haptics = Vibrieren, wenn ich dran bin
play-now-bots = So gut spielen sie
away-for = weg seit { $time }
away-bot = Bot spielen lassen
orders-title = Für dich beantwortet
orders-decline = Verzichten, bis ich dran bin
orders-stops = Aber immer fragen bei
orders-stops-add = Kid auswählen
orders-stops-remove = Bei { $kid } nicht mehr fragen
ask-away = { $name } ist gerade nicht da.
curtain-now = entscheidet jetzt
curtain-names = Namen
seat-name = Name von Spieler { $number }
