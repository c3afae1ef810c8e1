# All my games: how I have been playing, and what is kept of me.

yours-going-on = Läuft gerade
yours-games = Spiele
yours-won = Gewonnen
yours-best = Bestes
yours-puzzles = Rätsel
yours-word = { $word }
yours-better = { $word } und immer besser
yours-form = Deine Form
yours-form-none = Hier zeigen ausgewertete Spiele, wie gut du gespielt hast. Blick auf eines zurück, um anzufangen.
yours-form-point = { $date }: { $word }
yours-span = Wie weit zurück
yours-span-month = Monat
yours-span-season = Saison
yours-span-all = Alles
yours-none = Noch keine beendeten Spiele. Hier werden sie alle aufbewahrt.
yours-head-date = Datum
yours-head-place = Platz
yours-head-score = Punkte
yours-head-with = Gespielt mit
yours-head-word = Dein Spiel
yours-head-luck = Glück
yours-daily = Deal des Tages
yours-again = Noch einmal versucht
yours-bot = Bot
yours-somebody = jemand
yours-look-back = Zurückblicken
yours-more = Alle Spiele zeigen: { $number }
yours-kids = Lieblingskids
yours-kid-played = { $number ->
    [one] einmal gespielt
   *[other] { $number } Mal gespielt
}
yours-kid-won = gewonnen
yours-device = Weiteres Gerät verbinden
yours-export = Exportieren
yours-export-note = Alles, was über dich gespeichert ist, mit den Aufzeichnungen all deiner Spiele.
yours-export-json = Alles (JSON)
yours-export-csv = Spiele als Tabelle (CSV)
yours-delete = Alles löschen
yours-delete-note = Deine Spiele, Auswertungen, Ergebnisse und Rätsel werden gelöscht, deine Geräte abgemeldet. Das lässt sich nicht rückgängig machen.
yours-delete-sure = Ja, alles von { $name } löschen
