# The table screen.

you = du
You = Du
seat-number = Spieler { $number }
bot = Bot
seat-empty = Freier Platz
turn-mark = Am Zug
thinking = Überlegt
choosing = wählt
following = Ahmt nach?
recruiting = Rekrutiert
away = nicht da
table-title = Tisch
title-your-turn = Du bist dran · Fort
title-table = Fort
log = Verlauf
log-empty = Noch ist nichts passiert.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Schreib an den Tisch
chat-send = Senden
chat-unread = { $number ->
    [one] { $number } neue Nachricht
   *[other] { $number } neue Nachrichten
}
menu = Menü
close = Schließen
park = Park
park-deck = Park-Stapel, { tokens-cards }
perks = Vorteile
perks-none = keine mehr
in-play = Gespielt von { $name }
in-play-you = Gespielt von dir
in-play-none = Noch nichts gespielt
in-play-added = hinzugefügt
in-play-empty = Hier liegt die gespielte Karte mit allem, was sie verstärkt.
supply-pizza = Pizza im Vorrat: { $number }
supply-toy = Spielzeug im Vorrat: { $number }
made-up-rules-left = übrige Erfundene Regeln: { $number }
sculpture-free = Makkaroni-Skulptur: 4 Punkte bei Fort-Level 5
sculpture-of = { $name } hat die Makkaroni-Skulptur
victory-track = Punkteleiste
track-score = { $name }: { $number }
fort-track = Fort-Leiste
fort-step = Level { $level }: { $points } am Spielende, kostet { $cost }
fort-step-start = Level 0
fort-step-reward = { $step }, Belohnung: { $reward }
fort-here = hier steht dein Fort
fort-level = Fort-Level { $level }
points = Punkte: { $number }
stuff = Zeugs
pack = Rucksack
lookout = Baumhaus
yard = Garten
yard-empty = Garten leer
yard-empty-yours = in deinem Zug leer
room = { $number } / { $room }
deck-count = Stapel: { tokens-cards }
discard-count = Ablagestapel: { tokens-cards }
hand-count = Hand: { tokens-cards }
rule-hidden = eine Erfundene Regel, verdeckt
first-player = Startspieler
your-hand = Deine Hand
hand-empty = Deine Hand ist leer.
hand-of = Hand von { $name }
followers-yes = { $name } hat nachgeahmt
followers-no = { $name } hat verzichtet
followers-open = { $name } überlegt noch
undo = Rückgängig
undo-ask = Um Rücknahme bitten
hint = Tipp
hint-says = Ein Bot würde wählen: { $choice }
hint-chance = { $percent } % Siegchance
skip = Überspringen
speed = Tempo { $speed }×
decline-turn = verzichten, bis ich dran bin
options-of = Deine Möglichkeiten
last-round = Letzte Runde
last-round-why = Gespielt wird, bis der Startspieler wieder an der Reihe wäre.
you-may-look = Halten: Park ansehen
notes-rules = Erfundene Regeln: Behalte eine
notes-rules-chip = Nur du siehst sie
notes-perks = Vorteile: Nimm einen
notes-perks-chip = Alle sehen deine Wahl
pay-costs = Kosten für Level { $level }
pay-start-over = Von vorn
piles = Ablagestapel
piles-yours = Dein Ablagestapel
piles-of = Ablagestapel von { $name }
piles-everybody = alle dürfen hineinsehen
piles-deck = In deinem Stapel
piles-unordered = Reihenfolge unbekannt
piles-newest = Neueste
piles-by-suit = Nach Symbol
piles-empty = Hier liegen keine Karten.
draft-packet = Dein Päckchen: { tokens-cards }
draft-pick = Wahl { $number } von 8
draft-next = der Rest geht nach links, an { $name }
draft-from = das nächste Päckchen kommt von { $name }
draft-has-picked = hat gewählt
draft-to-pass = zum Weitergeben
draft-in-packet = im Päckchen
draft-kept = behalten
draft-yours = Behalten
draft-yours-note = { $number } von 8, nur du siehst sie
draft-friends = Deine Besten Freunde
draft-suits = Deine Farbsymbole bisher
draft-suits-note = Beste Freunde zählen mit.
draft-how = tippe eine Karte an oder drück 1 bis { $number }
link-lost = Die Verbindung ist weg. Sie wird wiederhergestellt.
link-closed = Diesen Tisch kannst du nicht sehen: Du darfst nicht zusehen, oder es gibt ihn nicht mehr.
link-broken = Dieser Tisch ist beschädigt: Man kann ihn ansehen, aber nicht weiterspielen. Sag denen Bescheid, die den Server betreiben.
link-signed-out = Du wurdest auf diesem Gerät abgemeldet.
vote-undo = { $name } möchte eine Entscheidung zurücknehmen.
vote-pause = { $name } möchte eine Pause.
vote-abandon = { $name } möchte das Spiel ohne Ergebnis beenden.
vote-replace = { $name } möchte einen Bot für { $who } spielen lassen.
vote-yes = Zustimmen
vote-no = Ablehnen
vote-waiting = Wir warten auf { $names }.
vote-away = { $name } ist weg. In { $time } zählt die Abstimmung auch so.
vote-withdraw = Zurückziehen
clock = { $name }: noch { $time }
menu-title = Dieser Tisch
menu-rules = Regeln
menu-settings = Einstellungen
menu-pause = Pause vorschlagen
menu-abandon = Abbruch vorschlagen
menu-resign = Aufgeben
menu-resign-sure = Ein Bot spielt für dich weiter. Aufgeben?
menu-replace = Bot für { $name } spielen lassen
menu-replace-wait = { $name } ist seit { $time } weg. In { $wait } darf ein Bot übernehmen.
menu-replace-clock = { $name } ist weg. Wenn die Zeit um ist, übernimmt ein Bot.
menu-take-back = Selbst weiterspielen
menu-home = Startseite
copied = Kopiert
yes = Ja
no = Nein
spectating = Du siehst zu.
seed-sealed = Das Mischen ist versiegelt: Nach dem Spiel lässt es sich prüfen.

## Phrases

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice = Stark!
phrase-thanks = Danke!
phrase-oops = Ups!
phrase-thinking = Ich überlege.
phrase-one-moment = Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-good-game = Gutes Spiel!
phrase-bye = Tschüss!

## The end

end-wins = { $name } gewinnt!
end-you-win = Du gewinnst!
end-shared = Geteilter Sieg: { $names }!
end-line = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}.
end-you-place = { $place ->
    [1] Erster Platz für dich.
    [2] Zweiter Platz für dich.
    [3] Dritter Platz für dich.
   *[other] Vierter Platz für dich.
}
end-track = Punkteleiste
end-fort = Fort-Level { $level }
end-fort-key = Fort-Level
end-rule-key = Erfundene Regel
end-sculpture = Makkaroni-Skulptur
end-sculpture-short = Skulptur
end-tie = Gleichstand: höheres Fort
end-place = { $number }.
end-rematch = Revanche
end-replay = Wiederholung
end-download = Aufzeichnung laden
end-verify = Mischen prüfen
end-verified = Mischen geprüft: Niemand konnte es beeinflussen.
end-not-verified = Das Mischen passt nicht zum Siegel!
end-no-seal = In diesem Spiel war das Mischen nicht versiegelt.
end-home = Startseite
end-look = Tisch ansehen
end-rematch-join = Zur Revanche

## Curtain

curtain-pass = Gib das Gerät weiter an
curtain-hidden = Die Karten sind verdeckt, bis { $name } den Vorhang öffnet.
curtain-since = Neu für { $name }
curtain-nothing = Nichts Neues.
curtain-open = Ich bin { $name }
curtain-hold = Zum Öffnen gedrückt halten

## Skip links and live region

skip-to-question = Zur Frage
skip-to-hand = Zu deiner Hand
skip-to-log = Zum Verlauf
live-your-question = Frage an dich: { $question }
