# Home, new table, waiting room, my games, settings, about, numbers, replay.

loading = Wird geladen
tagline = Trommle die Kids zusammen, horte Pizza und Spielzeug und bau das mächtigste Fort der ganzen Straße.
unofficial = Inoffiziell: vom Verlag weder gemacht noch unterstützt.
play-now = Jetzt spielen
play-now-note = Du gegen drei Bots, sofort
new-table = Neuer Tisch
join-table = Mitspielen
your-games = Deine Spiele
your-turn = Du bist dran
game-waiting-start = Noch nicht gestartet
game-waiting-for = Wartet auf { $names }
game-finished = Beendet
game-abandoned = Ohne Ergebnis beendet
games-all = Alle deine Spiele
new-to-fort = Neu bei Fort?
new-to-fort-note = Lerne Fort beim Spielen, in etwa zehn Minuten
kids = Kids
rules = Regeln
about = Über Fort
learn = Lernen
language = Sprache
theme-to-dark = Dunkles Design
theme-to-light = Helles Design
nickname = Spitzname
nickname-save = Speichern

## Settings

settings-theme = Design
theme-light = Hell
theme-dark = Dunkel
theme-system = Wie System
settings-speed = Tempo der anderen
settings-language = Sprache
settings-motion = Karten und Steine animieren
settings-sound = Töne
settings-notify = Hinweis, wenn du dran bist
menu-resume = Weiterspielen

## New table

players = Spieler
new-table-note = Sitzordnung und Startspieler werden ausgelost.
seat-this-device = Dieses Gerät
seat-by-link = kommt per Link
seat-at-once = spielt sofort mit
seat-waits = wartet auf jemanden
seat-here = hier
seat-free = Freier Platz
seat-person = Mensch
seat-bot = Bot
seat-me = Hier
seat-take = Hier sitzen
seat-take-any = Hinsetzen
seat-remove = Entfernen
seat-kind = Wer auf Platz { $number } spielt
seat-level = Wie gut der Bot auf Platz { $number } spielt
bot-random = Zufall
bot-rookie = Neuling
bot-casual = Hobbyspieler
bot-regular = Geübt
bot-expert = Profi
bot-master = Meister
setup = Aufbau
setup-basic = Einfach
setup-basic-note = Alle bekommen 8 Kids. Ideal fürs erste Spiel.
setup-advanced = Mit Draft
setup-advanced-note = Nimm 1 von 8, gib den Rest nach links, bis du 8 hast.
pace = Tempo
pace-none = Ohne Uhr
pace-none-note = Niemand wird gehetzt.
pace-live = Live
pace-live-note = 15 Minuten pro Kopf, dazu 10 Sekunden für jede Wahl.
pace-slow = In Ruhe
pace-slow-note = Zwei Tage für jede Entscheidung. Komm wieder, wann du magst.
who-joins = Wer mitspielen darf
join-link = Per Link
join-link-note = Alle, die deinen Link haben.
join-open = Offen
join-open-note = Alle, die hier einen Tisch suchen.
may-watch = Andere dürfen zuschauen
box-numbers = Zahlen im Spiel
box-ours = Unsere Zahlen
box-own = Meine Zahlen
box-edit = Ändern
create = Tisch eröffnen
ready = Bereit
ready-players = { $number } Spieler
summary-me = { $number ->
    [one] Du
   *[other] { $number } Personen hier
}
summary-people = { $number ->
    [0] sonst niemand
    [one] eine Person per Link
   *[other] { $number } Personen per Link
}
summary-bots = { $number ->
    [0] keine Bots
    [one] ein Bot
   *[other] { $number } Bots
}

## Waiting room and joining

waiting-title = Warteraum
waiting-for = { $number ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $number } Personen.
}
waiting-ready = Alle sind da.
waiting-host = Gleich geht’s los: Wer den Tisch eröffnet hat, startet.
invite-title = Einladen
invite-how = Schick den Link oder lass den Code mit der Kamera scannen.
invite-qr = QR-Code der Einladung
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
share-not-yet = Bisher funktioniert dieser Link nur auf diesem Rechner.
share-open = Fürs eigene Netz öffnen
join-title = An diesem Tisch mitspielen
join-open-title = Offene Tische
join-open-none = Gerade sucht kein offener Tisch nach Mitspielern.
join-paste = Du hast einen Link? Füge ihn hier ein.
join-go = Los
join-not-a-link = Das ist kein Link zu einem Tisch. So einer sieht aus wie { $example }
join-full = An diesem Tisch sind alle Plätze besetzt. Bitte um den Link zu einem anderen oder mach selbst einen auf.
join-too-late = Dieses Spiel hat ohne dich begonnen, und zuschauen darf niemand. Bitte um den Link zu einem neuen Tisch oder mach selbst einen auf.
page-missing = Diese Seite gibt es nicht. Prüfe den Link oder fang auf der Startseite an.
leave = Verlassen
start = Start
start-with-bots = Mit Bots auffüllen und starten

## About

about-what = Eine freie digitale Ausgabe des Brettspiels Fort: exakte Regeln, Bots, ein Tisch im Browser, Aufzeichnungen und Wiederholungen. Alles läuft auf deinem eigenen Rechner und schickt nichts nach draußen.
about-game = Fort ist ein Spiel von Grant Rodiek, erschienen bei Leder Games. Name, Marke, Bilder und Texte des gedruckten Spiels gehören Autor und Verlag. Dieses Projekt ist inoffiziell: Sie haben es weder gemacht, noch unterstützen sie es. Es enthält keines ihrer Bilder und erklärt die Regeln in eigenen Worten. Gefällt dir das Spiel? Dann kauf dir die Schachtel.
about-portraits = Porträts: Bearbeitung von „Adventurer“ von Lisa Wischofsky, lizenziert unter CC BY 4.0, über DiceBear; Requisiten und Kleidung ergänzt.
about-fonts = Schriften: Shantell Sans und Nunito, unter der SIL Open Font License.
about-libraries = Gebaut mit React, Motion und Fluent.
about-icons = Symbole, Requisiten, Kleidung und Kartenrückseite wurden für dieses Projekt gezeichnet.
about-numbers = Einige Zahlen des gedruckten Spiels sind nur vermutet.
about-numbers-link = Ansehen und berichtigen
about-version = Version { $version }, Engine { $engine ->
    [compiled] kompiliert
   *[plain] reines Python
}
about-source = Quelle der Porträts
about-licence = Ihre Lizenz

## Assumed numbers

numbers = Vermutete Zahlen
numbers-why = Diese Zahlen stehen im gedruckten Spiel, aber wir konnten nicht alle lesen. Wenn du das Spiel hast, berichtige sie hier: Tische, die du mit „Meine Zahlen“ eröffnest, nutzen deine Zahlen.
numbers-level = Level
numbers-points = Punkte
numbers-toy = Spielzeug
numbers-pizza = Pizza
numbers-either = Nach Wahl
numbers-copies = Wie oft es jedes Kid gibt
numbers-fort = Die Fort-Leiste
numbers-friends = Beste Freunde
numbers-save = Auf diesem Gerät speichern
numbers-saved = Gespeichert. Neue Tische können sie nutzen.
numbers-reset = Zurück zu unseren
numbers-assumed = vermutet
numbers-total = { $number ->
    [one] Insgesamt { $number } Kidskarte; es sollten 60 sein.
   *[other] Insgesamt { $number } Kidskarten; es sollten 60 sein.
}

## Replay

replay = Wiederholung
replay-from = Aus Sicht von
replay-open = Offene Karten
replay-start = Zum Anfang
replay-back = Eine Wahl zurück
replay-on = Eine Entscheidung weiter
replay-end = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-scrub = Wahl
replay-moment = Runde { $round }, Wahl { $number } von { $total }
replay-link = Link hierher
replay-verified = Mischen geprüft
replay-not-verified = Mischen nicht geprüft

## Kids and rules

kids-perks = Vorteile
kids-rules = Erfundene Regeln
kids-search = Name
kids-suit = Farbsymbol
kids-can = Kann
kids-number = { $number } von { $total } Kids
kids-all = Alle zeigen
kids-friends = Beste Freunde
kids-filters = Filter
kids-none = Niemand passt. Wähle weniger Filter.
rules-search = Regeln durchsuchen
rules-places = { $number ->
    [one] eine Stelle
   *[other] { $number } Stellen
}
rules-chapters = Kapitel

## Trouble

error-title = Hier ist etwas kaputtgegangen.
error-what = Das Spiel ist auf dem Server sicher. Lade neu, dann geht es weiter.
error-reload = Neu laden
error-report = Bericht kopieren

## Other devices

device-title = Dieses Gerät
device-make = Auch auf einem anderen Gerät spielen
device-how = Öffne diesen Link auf deinem anderen Gerät. Er gilt nur einmal und nur kurz; danach spielst du auch dort unter deinem Namen.
