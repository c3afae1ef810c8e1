# What the terminal says and the browser does not. Texts both need stand in the other files.
# A kid, suit, perk or the like comes as its name ($kid, $suit): it cannot be inflected.

## Choices, as they are listed and can be typed. No two may be alike.

do-pick = { $kid } behalten
do-play = { $kid } spielen
do-declare = Als { $suit } ansagen
do-add-lookout = Karte mit { $suits } aus dem Baumhaus hinzufügen
do-coin = Münze zählt als { $suit }
do-coin-uncounted = Münze nicht zählen
do-use-public = Obere Aktion ausführen
do-use-private = Untere Aktion ausführen
do-count = { $suit } zählen
do-gather-pizza = Pizza nehmen
do-gather-toy = Spielzeug nehmen
do-convert-to-pizza = Spielzeug gegen Pizza tauschen
do-convert-to-toy = Pizza gegen Spielzeug tauschen
do-convert-in-stuff = Einen Stein im Zeugs tauschen
do-convert-in-pack = Einen Stein im Rucksack tauschen
do-left-first = Zuerst der erste Schritt
do-right-first = Zuerst der zweite Schritt
do-pack-pizza = { $place ->
    [supply] 1 Pizza aus dem Vorrat einpacken
   *[stuff] 1 Pizza aus dem Zeugs einpacken
}
do-pack-toy = { $place ->
    [supply] 1 Spielzeug aus dem Vorrat einpacken
   *[stuff] 1 Spielzeug aus dem Zeugs einpacken
}
do-tuck = { $place ->
    [park] { $kid } aus dem Park ins Baumhaus legen
    [yard] { $kid } aus dem Garten von { $name } ins Baumhaus legen
   *[hand] { $kid } aus der Hand ins Baumhaus legen
}
do-tuck-unseen = Oberste Karte des Park-Stapels verdeckt ins Baumhaus legen
do-trash = { $place ->
    [discard-pile] { $kid } aus dem Ablagestapel loswerden
    [yard] { $kid } aus dem Garten von { $name } entfernen
   *[hand] { $kid } aus der Hand loswerden
}
do-recruit = { $place ->
    [yard] { $kid } aus dem Garten von { $name } rekrutieren
   *[park] { $kid } aus dem Park rekrutieren
}
do-recruit-unseen = Oberste Karte des Park-Stapels verdeckt rekrutieren
do-spend-pizza = { $place ->
    [pack] 1 Pizza aus dem Rucksack ausgeben
   *[stuff] 1 Pizza aus dem Zeugs ausgeben
}
do-spend-toy = { $place ->
    [pack] 1 Spielzeug aus dem Rucksack ausgeben
   *[stuff] 1 Spielzeug aus dem Zeugs ausgeben
}
do-keep = { $rule } behalten
do-take = Nehmen: { $perk }
do-follow = { $kid } abwerfen und nachahmen

# Behind a choice: what it is about, and what it would come to.
note-result = { $note }: { $result }
note-card = { $suits }; { $actions }
preview-side = { $side ->
    [public] obere Aktion ×{ $count }
   *[private] untere Aktion ×{ $count }
}

## Questions. The line below a question, where the browser's does not fit the terminal.

asked-card = { $kid }: { $question }
asked-seat = { $name }: { $question }
asked-why = { $why } ({ $rule })
asked-play = Sie kommt ins Spiel, und du führst ihre Aktionen aus. Tippe why, um zu lesen, was nicht spielbar ist.
asked-play-none = Tippe why, um die Gründe zu lesen.
asked-pay = Aus Zeugs und Rucksack.

## Events that the terminal tells at greater length. $actor is "you" or "other".

told-gamebegan = Das Spiel beginnt ({ $setup ->
    [advanced] Aufbau mit Draft
   *[basic] einfacher Aufbau
}). Ablagen: { $boards }. Im Park: { $park }. Vorteile: { $perks }
told-board = { $name } ({ $board })
told-usebegan = { $side ->
    [public] { $actor ->
        [you] du nutzt die obere Aktion
       *[other] { $name } nutzt die obere Aktion
    }
   *[private] { $actor ->
        [you] du nutzt die untere Aktion
       *[other] { $name } nutzt die untere Aktion
    }
}
told-useended = { $side ->
    [public] obere Aktion: komplett ausgeführt
   *[private] untere Aktion: komplett ausgeführt
}
told-paid-pack = { $actor ->
    [you] du zahlst { $tokens }, davon aus dem Rucksack: { $pack }
   *[other] { $name } zahlt { $tokens }, davon aus dem Rucksack: { $pack }
}
told-rulesseen = du siehst die Erfundenen Regeln durch: { $rules }
told-lookout = { $actor ->
    [you] in deinem Baumhaus: { $kids }
   *[other] im Baumhaus von { $name }: { $kids }
}
told-gameended = das Spiel ist aus: { $scores }
told-score = { $name } { tokens-points }

## Cards

card-suits = { $kid } ({ $suits })
card-suits-friend = { $kid } ({ $suits }, Bester Freund)
card-line = { $card }: { $actions }
card-boxes = oben: { $public } | unten: { $private }
card-upper = oben: { $public }
card-lower = unten: { $private }
card-title = { $kid }: { $suits }
card-upper-full = Obere Aktion, andere dürfen nachahmen: { $action }
card-lower-full = Untere Aktion, nur für dich: { $action }
card-tucked = eine Karte mit { $suits }
card-is-assumed = { $text } (vermutet)
perk-full = { $does } ({ $use })
rule-full = Am Spielende: { $scores }
level-assumed = { $level } (vermutet: siehe fort box assumptions)
list-or = { $first } oder { $last }
refused = { $choice }: { $reason }
reason-cited = { $reason } ({ $rule })

## The table

shown-seat = { $leads ->
    [yes] { $name } (Ablage: { $board }, am Zug)
   *[no] { $name } (Ablage: { $board })
}
shown-seat-yours = { $leads ->
    [yes] Du bist { $name } (Ablage: { $board }, am Zug)
   *[no] Du bist { $name } (Ablage: { $board })
}
shown-standing = { $sculpture ->
    [yes] { tokens-points }, Fort-Level { $level }, Makkaroni-Skulptur
   *[no] { tokens-points }, Fort-Level { $level }
}
shown-tokens = Zeugs: { $stuff } (je höchstens { $most }); Rucksack: { $pack } (höchstens { $room })
shown-piles = { $hand ->
    [one] { $hand } Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
}, { $deck } im Stapel, { $discards } im Ablagestapel
shown-line = { $first }; { $second }
shown-lookout = Baumhaus: { $cards }
shown-lookout-yours = Baumhaus (höchstens { $room }): { $cards }
shown-yard = Garten: { $cards }
shown-perk = Vorteil: { $perk }
shown-perk-yours = Vorteil: { $perk }. { $does }
shown-rule = Erfundene Regel: { $rule }
shown-rule-hidden = Erfundene Regel: eine, verdeckt
shown-rule-yours = Erfundene Regel: { $rule }. { $scores }
shown-discards = Ablagestapel: { $cards }
shown-deck = Stapel: { tokens-cards }
shown-park = Park: { $cards }; im Park-Stapel: { tokens-cards }
shown-supply = Vorrat: { $tokens }
shown-perks = Vorteile für Level 2: { $perks }
shown-sculpture = Die Makkaroni-Skulptur wartet auf das erste Fort mit Level 5
shown-ending = Nach dieser Runde ist das Spiel aus
shown-round = Tisch, Runde { $round }
shown-before-round = Tisch, vor der ersten Runde
shown-in-play = Im Spiel
shown-declared = zählt als { $suit }: { $card }
shown-added = hinzugefügt: { $card }
shown-added-lookout = aus dem Baumhaus hinzugefügt: { $suits }
shown-earlier = von vorhin: { $cards }
shown-packet = Dein Päckchen
shown-kept = bisher behalten: { $cards }
shown-pile = { $name }: { $cards }

## Scores

score-track = Leiste
score-fort = Fort
score-rule = Erfundene Regel
score-sculpture = Skulptur
score-total = gesamt

## A game

cli-welcome = { $setup ->
    [advanced] Fort für { $seats }, Aufbau mit Draft. Mit help siehst du, was du tippen kannst.
   *[basic] Fort für { $seats }, einfacher Aufbau. Mit help siehst du, was du tippen kannst.
}
cli-welcome-from = Fort für { $seats }, aus { $file }. Mit help siehst du, was du tippen kannst.
cli-welcome-back = Fort für { $seats }, aus { $file }; bisherige Entscheidungen: { $number }. Mit help gibt es Hilfe.
cli-sealed = Der Startwert ist versiegelt; am Spielende wird er gezeigt. Siegel: { $commitment }
cli-opened = Das Siegel ist offen. Startwert: { $seed }, Salz: { $salt }, Siegel: { $commitment }
cli-after-the-end = save DATEI behält die Aufzeichnung, fort verify DATEI prüft sie ganz; Enter beendet.
cli-pass-on = --- { $name }: Enter drücken ---
cli-only-option = Es gibt nichts anderes zu wählen: Drück Enter.
cli-cannot = Geht jetzt nicht: { $kids }. Tippe why für die Gründe.
cli-end-of-input = Ende der Eingabe: Das Spiel bricht hier ab.
cli-interrupted = Unterbrochen: Das Spiel bricht hier ab.
cli-goodbye = Tschüss! Das Spiel bricht hier ab.
cli-number = { $number } steht nicht zur Wahl: Tippe eine Zahl von 1 bis { $most }.
cli-unknown = „{ $text }“ steht nicht zur Wahl: Tippe eine Zahl von 1 bis { $most }, die Worte einer Möglichkeit oder help.
cli-ambiguous = „{ $text }“ kann { $options } sein: Tippe mehr davon oder eine Zahl.
cli-allowed = „{ $choice }“ ist jetzt möglich.
cli-nothing-refused = Hier ist nichts verboten: Alles, was infrage kommt, steht zur Wahl.
cli-over = Das Spiel ist vorbei: Nur log, table, piles, rules und save gehen noch; Enter beendet.
cli-taken-back = Zurückgenommen: { $choice }.
cli-undo-nothing = Noch wurde nichts gewählt, also gibt es nichts zurückzunehmen.
cli-undo-other = Zuletzt hat { $name } gewählt: Nur deine eigenen letzten Entscheidungen kannst du zurücknehmen (A-14.2).
cli-undo-final = „{ $choice }“ brachte neue Karten oder anderes Neues und lässt sich nicht zurücknehmen (A-14.2).
cli-why-what = „{ $text }“ ist weder eine Möglichkeit noch eine Karte: Tippe zum Beispiel why Bud.
cli-save-where = In welche Datei? Tippe zum Beispiel save mein-spiel.fort.
cli-saved = Gespeichert: fort play --resume { $file } macht hier weiter.
cli-saved-sealed = Gespeichert: fort play --resume { $file } macht hier weiter; nötig ist { $seal }, halte das geheim.
cli-saved-over = Gespeichert: fort verify { $file } prüft das Spiel, fort replay { $file } erzählt es.
cli-save-other = { $file } enthält ein anderes Spiel: Nichts wurde geschrieben.
cli-save-refused = { $file } gibt es schon, aber es ist kein gespeichertes Fort-Spiel: Nichts wurde geschrieben.
cli-save-seal = { $file } ist ein Name für ein Siegel: Tippe zum Beispiel save mein-spiel.fort.
cli-save-failed = { $file } lässt sich nicht schreiben: { $error }.
cli-hint-only = Es gibt nichts abzuwägen: Das ist die einzige Möglichkeit.
cli-hint-estimate = { $percent } % Siegchance, soweit ein Bot das in einer halben Sekunde sagen kann.
cli-hint-other = Das Nächstbeste: { $choice } ({ $percent } %).

## help. `.typed` is what is typed: its first word stays as it is, what stands for something else is translated.

help-goal = Wer die meisten Punkte hat, gewinnt. Punkte bringen Aktionen und dein Fort: Sein Level zählt am Ende.
help-turn = In deinem Zug spielst du eine Karte und nutzt ihre Aktionen, rekrutierst eine Karte und ziehst fünf neue.
help-follow = Die obere Aktion einer Karte dürfen andere nachahmen; die untere gehört nur dir.
help-yard = Was du nicht spielst, liegt bis zu deinem nächsten Zug im Garten: Dort können es die anderen rekrutieren.
help-number = Wähle mit der Zahl, oder tippe den Anfang des Textes.
help-why = was gerade nicht geht, und nach welcher Regel
    .typed = why
help-why-choice = warum etwas nicht geht: zum Beispiel why Bud
    .typed = why WAHL
help-hint = was ein starker Bot wählen würde, und warum
    .typed = hint
help-table = noch einmal der Tisch
    .typed = table
help-piles = alle Ablagestapel
    .typed = piles
help-log = was bisher geschah, soweit du es sehen konntest
    .typed = log
help-rules = eine Stelle der Regeln; rules WORT findet Stellen mit einem Wort
    .typed = rules R7.4
help-undo = nimmt deine letzte Wahl zurück, wenn seither nichts Neues zu sehen war
    .typed = undo
help-save = schreibt die Aufzeichnung in eine Datei, um später weiterzuspielen
    .typed = save DATEI
help-help = diese Hilfe
    .typed = help
help-quit = das Spiel verlassen
    .typed = quit

## Commands

cli-language = Die Sprache „{ $text }“ gibt es nicht: erwartet { $languages }.
cli-rules-what = Welche Regel? Tippe zum Beispiel rules R7.4, rules A-5.7 oder rules Baumhaus.
cli-rules-unknown = { $text } gibt es in den Regeln nicht.
cli-rules-none = Keine Stelle der Regeln enthält „{ $text }“.
cli-rules-many = { $number ->
    [one] { $number } Stelle enthält „{ $text }“:
   *[other] { $number } Stellen enthalten „{ $text }“:
}
cli-rules-pages = Teile der Regeln: { $number }. fort rules R7 zeigt einen Teil, fort rules R7.4 eine Stelle.
cli-no-kid = Das Kid „{ $name }“ gibt es nicht.
cli-no-kid-but = Das Kid „{ $name }“ gibt es nicht: Meinst du { $other }?
cli-copies-assumed = (?) heißt vermutet: Die gedruckten Zahlen sind nicht bekannt. fort box assumptions nennt alle.
cli-kids-kid = Kid
cli-kids-suits = Farbsymbole
cli-kids-copies = Anzahl
cli-kids-public = obere Aktion (andere dürfen nachahmen)
cli-kids-private = untere Aktion
cli-kids-board = Ablage: { $board }
cli-box-copied = { $files } nach { $directory } geschrieben. So spielst du damit: fort play --box { $directory }
cli-box-exists = { $file } gibt es schon: Nichts wurde überschrieben.
cli-box-fine = { $directory } ist eine Schachtel. Verschiedene Kids: { $kids }, Karten: { $cards }, mit (?) markierte Werte: { $assumed }.
cli-box-assumptions = { $number ->
    [one] { $number } Wert ist nur vermutet, bis jemand mit dem gedruckten Spiel ihn bestätigt:
   *[other] { $number } Werte sind nur vermutet, bis jemand mit dem gedruckten Spiel sie bestätigt:
}
cli-perft = Entscheidungsfolgen der Länge { $depth }: { NUMBER($number, useGrouping: 0) }
cli-bad-depth = Tiefe { $depth } lässt sich nicht zählen: erwartet 0 oder mehr.
cli-bad-seats = Plätze: { $number }. Fort spielt man zu zweit, zu dritt oder zu viert (R1.1).
cli-no-bot = Den Bot „{ $name }“ gibt es nicht: Es gibt { $names }.
cli-bad-human = Auf Platz { $number } kann kein Mensch spielen: Das Spiel hat die Plätze 1 bis { $seats }.
cli-brings-own = --{ $source } legt { $option } schon fest: Lass --{ $option } weg.
cli-resume-over = { $file } ist die Aufzeichnung eines beendeten Spiels: fort replay { $file } erzählt es.
cli-no-seal = { $file } kann nicht weitergehen: Startwert und Salz sollten in { $seal } stehen, aber die Datei ist nicht lesbar ({ $error }).
cli-bad-seal = { $seal } ist kein Siegel: Erwartet werden „fort seal 1“, ein Startwert und ein Salz, wie save sie schreibt.
cli-wrong-seal = { $seal } öffnet das Siegel von { $file } nicht: Es gehört zu einem anderen Spiel oder wurde verändert.
cli-no-file = { $file } lässt sich nicht lesen: { $error }.
cli-in-file = { $file }, { $error }
cli-whole-file = { $file }: { $error }
cli-no-text = { $file }: erwartet UTF-8-Text
cli-no-seat = Platz { $number } gibt es nicht: Das Spiel hat die Plätze 1 bis { $seats }.
cli-bad-to = { $number ->
    [one] In { $file } steht { $number } Entscheidung: --to kann nicht { $to } sein.
   *[other] In { $file } stehen { $number } Entscheidungen: --to kann nicht { $to } sein.
}
cli-honest = { $number ->
    [one] { $file } ist echt: Startwert und Salz passen zum Siegel, { $number } Entscheidung ist erlaubt, und das Ergebnis stimmt.
   *[other] { $file } ist echt: Startwert und Salz passen zum Siegel, { $number } Entscheidungen sind erlaubt, und das Ergebnis stimmt.
}
cli-honest-diagram = { $number ->
    [one] { $file } ist ehrlich: { $number } Entscheidung ist erlaubt, und das Ergebnis stimmt; es beginnt mit einem Diagramm, also ohne versiegelten Startwert.
   *[other] { $file } ist ehrlich: { $number } Entscheidungen sind erlaubt, und das Ergebnis stimmt; es beginnt mit einem Diagramm, also ohne versiegelten Startwert.
}
cli-written = Geschrieben: { $files }.
cli-offer = Enter spielt im Browser, t hier im Terminal; alles andere beendet.
cli-version = { $engine ->
    [compiled] fort { $version } (kompiliert)
   *[plain] fort { $version } (reines Python)
}

## Bots against bots: fort arena and fort stats

cli-arena = Spiele: { $games }, Kartenverteilungen: { $deals }, Plätze: { $seats }, { $setup ->
    [basic] einfacher Aufbau
    [advanced] Aufbau mit Draft
   *[both] beide Aufbauten
}, Startwert „{ $seed }“
cli-arena-fair = Siegquote eines Platzes, Gleichstände geteilt; { $share } ist fair. Intervalle: 95 %, nach Kartenverteilungen.
cli-arena-rounded = { $asked } Spiele gehen bei { $seats } Plätzen nicht auf: Gespielt werden { $games }.
cli-arena-stopped = Angehalten. { $done } von { $games } Spielen stehen in { $file }; derselbe Befehl macht dort weiter.
cli-arena-lost = Angehalten; nichts wurde behalten. Mit --resume DATEI kann eine Serie anhalten und später weitergehen.
cli-arena-seats = Egal, wer dort saß, die Plätze gewannen { $shares }.
cli-mirror-fair = Spiegel: { $share } liegt zwischen { $low } und { $high }, wie es in 19 von 20 Läufen sein muss.
cli-mirror-unfair = Spiegel: { $share } liegt nicht zwischen { $low } und { $high }, wie in 1 von 20 Läufen, oder etwas stimmt nicht.
cli-late = { $number ->
    [one] { $bot } war einmal zu spät: mehr als ein Fünftel über dem Zeitlimit.
   *[other] { $bot } war { $number }-mal zu spät: mehr als ein Fünftel über dem Zeitlimit.
}
cli-arena-bot = Bot
cli-arena-games = Plätze
cli-arena-share = Siegquote
cli-arena-interval = 95 %
cli-arena-elo = Elo
cli-arena-score = Punkte
cli-arena-rank = Rang
cli-arena-decisions = Entscheidungen
cli-arena-each = ms je Wahl
cli-arena-most = ms max.
cli-bad-number = „{ $text }“ ist keine Liste von Platzzahlen: erwartet zum Beispiel 2,3,4.
cli-bad-workers = { $workers } Prozesse: erwartet mindestens 1.
cli-one-way = --ray spielt auf einem Cluster: Lass --workers weg.
cli-simulated = Spiele: { $games }, Entscheidungen: { $decisions }; sie stehen in { $file }, { $megabytes } MB.
cli-stats = Spiele von { $bot } je Platzzahl: { $games }, { $setup ->
    [basic] einfacher Aufbau
    [advanced] Aufbau mit Draft
   *[both] beide Aufbauten
}, Startwert „{ $seed }“
cli-stats-lift = Siege: die der Besitzer als Vielfaches des fairen Anteils; Intervalle: 95 %, nach Spielen.

# fort train
cli-train-plan = Spiele: { $games }, Runden: { $rounds }, fertig: { $done }; Kerne: { $workers }, etwa { $minutes } min. Das lässt sich anhalten und später fortsetzen.
cli-train-round = Runde { $round }, Spiele: { $games }; { $percent } % weniger Überraschung über die Sieger als beim linearen Urteil; gegen das bisher beste Netz: { $share }.
cli-train-stopped = Angehalten. Derselbe Befehl macht dort weiter.

## A bot at a table of a server: fort connect and fort token

cli-connect-table = Am Tisch: { $names }.
cli-connect-bot = { $name } (Bot)
cli-connect-waits = Warten, bis die Runde gestartet wird.
cli-connect-plays = Das Spiel läuft. Strg-C hält an; derselbe Befehl kehrt an den Platz zurück.
cli-connect-lost = Die Verbindung ist weg. Neuer Versuch …
cli-connect-back = Wieder am Tisch.
cli-connect-score = { $rank }. { $name }, { $points }
cli-connect-abandoned = Das Spiel wurde ohne Ergebnis beendet.
cli-connect-stopped = Angehalten. Solange das Spiel läuft, bleibt der Platz frei: Derselbe Befehl kehrt zurück.
cli-connect-next = Warten auf den nächsten Tisch. Strg-C hält an.
cli-token-made = { $name } hat ein neues Token für { $server }. Es wird nur jetzt gezeigt:
cli-token-revoked = Das Token { $token } gilt nicht mehr.
cli-token-none = Hier ist kein Token für { $server } hinterlegt: Mach eines mit fort token make { $server }.
cli-token-several = Mehrere Bots haben Token für { $server }: Sag mit --name, welcher. Bekannt sind { $names }.
cli-token-this = dieses
cli-token-id = Kennung
cli-token-label = Name
cli-token-created = gemacht
