# The deal of the day, and what hangs on the board of the first page.

deal = Deal des Tages
deal-number = Nr. { $number }, { $date }
deal-same = Gleiche Karten für alle
deal-what = Du beginnst mit diesen Kids, und der Park bringt dieselben in derselben Reihenfolge. Was du daraus machst, liegt bei dir.
deal-play = Deal spielen
deal-go-on = Deal fortsetzen
deal-how-long = Etwa 15 Minuten. Du kannst aufhören und wiederkommen. Der erste Versuch zählt.
deal-gone = Der heutige Deal wurde aufgegeben. Morgen gibt es einen neuen.
deal-against = Du spielst gegen
deal-next = neuer Deal in { $hours } Std. { $minutes } Min.
deal-streak = { $number ->
    [0] Noch keine Tage in Folge
    [one] 1 Tag
   *[other] { $number } Tage in Folge
}
deal-streak-open = { $number ->
    [one] Spiel heute, und es geht los.
   *[other] Spiel heute, und es sind { $number }.
}
deal-streak-done = Bis morgen?
deal-streak-longest = So lange wie noch nie. Bis morgen?
deal-calendar = Deine Deals
deal-month-before = Monat davor
deal-month-after = Nächster Monat
deal-place = { $rank ->
    [1] gewonnen
    [2] Zweiter
   *[other] Dritter
}
deal-points-aside = { $points ->
    [one] 1 Punkt ohne Glück
   *[other] { $points } Punkte ohne Glück
}
deal-scored = Erzielt
deal-lucky = Deine Karten hatten etwas Glück
deal-unlucky = Deine Karten hatten etwas Pech
deal-aside = Ohne Glück
deal-better = Besser als { $share }
deal-early = { $number ->
    [one] Heute der erste Versuch
   *[other] Heute unter den ersten { $number }
}
deal-players = { $number ->
    [0] Noch hat niemand gespielt
    [one] Eine Person hat gespielt
   *[other] { $number } haben gespielt
}
deal-bars = { $number ->
    [one] Die Punkte einer Person, ohne Glück
   *[other] Die Punkte von { $number } Leuten, ohne Glück
}
deal-tell = Erzähl es den anderen
deal-shared = Fort, Deal { $number }: Platz { $rank } von { $seats }
deal-copy = Kopieren
deal-share = Teilen
deal-look-back = Auf dieses Spiel zurückblicken
deal-mark = Deal des Tages
again-mark = Noch einmal versucht: zählt nirgends

## On the first page

home-board = Schwarzes Brett
home-deal = Gleiche Karten, gleiche Bots, für alle. Wie weit kommst du?
home-deal-done = Du hast heute gespielt. Um Mitternacht (UTC) kommt ein neuer Deal.
home-deal-look = Sieh, wie es lief
home-more-kids = + { $number }
home-rating = Deine Wertung: { $rating }
home-puzzles = Finde die beste Wahl.
home-last = Letztes Spiel
home-look-back = Zurückblicken
