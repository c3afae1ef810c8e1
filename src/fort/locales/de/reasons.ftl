# Why something is refused, by the engine's stable codes.

reason-over = Das Spiel ist vorbei.
reason-not-asked = Jetzt entscheidet { $asked }.
reason-not-now = Darum geht es gerade nicht.
reason-not-in-packet = { $kid } ist nicht in deinem Päckchen.
reason-already-picked = Du hast schon gewählt; die anderen überlegen noch.
reason-not-in-hand = { $kid } hast du nicht auf der Hand.
reason-not-in-lookout = In deinem Baumhaus ist keine Karte mit { $suits } mehr zum Hinzufügen.
reason-no-boxes = { $kid } hat keine Aktionen. Du kannst die Karte hinzufügen, ins Baumhaus legen, loswerden oder zum Nachahmen abwerfen.
reason-never-full = Eine Aktion von { $kid } musst du komplett ausführen, und gerade geht keine von beiden.
reason-too-poor = Mit { $kid } würdest du dein Fort ausbauen, aber Level { $level } kannst du nicht bezahlen.
reason-no-room = { $kid } bringt { $tokens }, aber { $possible ->
    [0] du hast dafür keinen Platz
   *[other] du hast nur Platz für { $possible }
}, und eine Aktion musst du komplett ausführen.
reason-no-suit = { $kid }: Kein Farbsymbol darauf zählt für eine noch offene Aktion von { $played }.
reason-no-purpose = { $kid } würde hier nichts ändern, und jede hinzugefügte Karte muss etwas nützen.
reason-blank = { $side ->
    [public] Das obere Feld von { $played } ist leer.
   *[private] Das untere Feld von { $played } ist leer.
}
reason-used = { $side ->
    [public] Die obere Aktion von { $played } hast du schon ausgeführt.
   *[private] Die untere Aktion von { $played } hast du schon ausgeführt.
}
reason-does-nothing = { $side ->
    [public] Die obere Aktion von { $played } geht jetzt nicht: Sie würde nichts bewirken, oder danach wäre keine Aktion mehr komplett möglich.
   *[private] Die untere Aktion von { $played } geht jetzt nicht: Sie würde nichts bewirken, oder danach wäre keine Aktion mehr komplett möglich.
}
reason-nothing-used = Du hast noch keine Aktion von { $played } ausgeführt.
reason-not-full = Eine Aktion von { $played } musst du komplett ausführen, bevor du fertig bist.
reason-added-in-vain = Eine hinzugefügte Karte hat noch nichts genützt. Führe eine Aktion aus, für die sie zählt.
reason-no-match = Kein Farbsymbol von { $kid } passt zu { $played }.
reason-not-in-full = Mit { $kid } könntest du die obere Aktion von { $played } nicht komplett ausführen.
reason-too-little = So oft geht es nicht: Eine Aktion muss komplett sein, und jede hinzugefügte Karte muss etwas nützen.
reason-must-go-on = Hier darfst du noch nicht aufhören: Eine Aktion muss komplett sein, und jede hinzugefügte Karte muss etwas nützen.
reason-wrong-payment = Das entspricht nicht genau den Kosten, oder du hast es nicht.
reason-top-level = Über Level 5 geht es nicht hinaus.
reason-not-there = { $kid } ist nicht da.
reason-park-deck-empty = Der Park-Stapel ist leer.
reason-no-perk = Du hast den Vorteil { $perk } nicht.
reason-cannot-pay = Das nächste Level plus eine Ressource kannst du nicht bezahlen.
reason-nothing-to-play = Keine deiner Handkarten ist spielbar.
reason-not-in-discard-pile = { $kid } ist nicht in deinem Ablagestapel.
reason-spoils = Dann kämst du nicht mehr zu Ende: Eine Aktion muss komplett sein, und jede hinzugefügte Karte muss etwas nützen.
reason-unknown = Das erlauben die Regeln gerade nicht.

## Errors of the server, by code

error-offline = Der Server ist nicht erreichbar. Läuft er?
error-unknown = Hier ist nichts, oder es ist nicht für dich. Prüfe den Link.
error-no-guest = Wähle bitte erst einen Spitznamen.
error-stale-decision = Am Tisch ging es schon weiter. Du siehst den neuesten Stand.
error-not-asked = Gerade entscheidet jemand anderes.
error-no-free-seat = An diesem Tisch sind alle Plätze besetzt.
error-not-started = An diesem Tisch läuft noch kein Spiel.
error-not-running = Dieses Spiel läuft nicht.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-not-your-seat = Das ist nicht dein Platz.
error-not-playing = Das geht nur, wenn du am Tisch sitzt.
error-not-over = Dieses Spiel ist noch nicht zu Ende.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-paused = Das Spiel macht Pause.
error-vote-open = Darüber wird schon abgestimmt.
error-still-here = Diese Person ist noch da.
error-gone-briefly = { $name } ist seit { $seconds } s weg. In { $wait } s darf ein Bot übernehmen.
error-clock-decides = An diesem Tisch entscheidet die Uhr: Ist sie abgelaufen, spielt ein Bot für { $name }.
error-seats-empty = Es sind noch Plätze frei.
error-seat-is-yours = Du sitzt schon an diesem Tisch.
error-resigned = Du hast dieses Spiel aufgegeben.
error-bot-plays = Auf diesem Platz spielt ein Bot.
error-broken = Dieser Tisch ist beschädigt: Man kann ihn ansehen, aber nicht weiterspielen. Sag denen Bescheid, die den Server betreiben.
error-busy = Der Server ist ausgelastet. Versuch es gleich noch einmal.
error-too-fast = Das war zu viel auf einmal. Bitte warte einen Moment.
error-too-many-guests = Aus deinem Netz kamen heute zu viele neue Gäste. Versuch es später noch einmal.
error-too-many-tables = Du hast zu viele Tische. Beende oder verlasse zuerst einen.
error-too-much-said = Für heute hast du genug gesagt. Versuch es später noch einmal.
error-too-much-stored = Heute wurde zu viel für dich gespeichert. Versuch es später noch einmal.
error-log-full = An diesem Tisch ist schon so viel geschehen, dass er nur noch zu Ende gespielt werden kann.
error-failed = Auf dem Server ging etwas schief; es hat sich nichts geändert.
error-nickname = Dieser Spitzname geht nicht. Nimm 1 bis 24 Buchstaben oder Ziffern, ohne unsichtbare Zeichen.
error-invalid = Das hat der Server nicht verstanden. Lade die Seite neu und versuch es noch einmal.
error-too-large = Das war zu groß zum Senden.
error-wrong-origin = Das kam von einer anderen Seite. Nimm die Adresse des Servers.
error-no-people = Mindestens ein Platz muss dir oder einer anderen Person gehören.
error-which-bot = Zu einem Bot-Platz gehört ein Bot, zu anderen Plätzen keiner.
error-no-such-seat = Diesen Platz gibt es in diesem Spiel nicht.
error-bad-box = Mit diesen Zahlen lässt sich nicht spielen.
error-box-missing = Dieser Server hat die Karten nicht, mit denen an diesem Tisch gespielt wurde.
error-bad-diagram = Diese Stellung lässt sich nicht spielen.
error-wrong-seats = Diese Stellung ist für eine andere Spielerzahl.
error-cannot-be-played = Diese Wahl lässt sich nicht ausführen; es hat sich nichts geändert.
error-no-such-vote = Diese Abstimmung ist vorbei, oder du stimmst dabei nicht mit.
error-nobody-to-replace = Nur der Platz einer anderen Person kann an einen Bot gehen.
error-not-paused = Das Spiel macht gerade keine Pause.
error-astray = Das führt aus der Lektion hinaus. Fang sie noch einmal an.
error-too-many-devices = Du spielst schon auf zu vielen Geräten. Entferne erst eines.
error-bad-token = Dieses Token ist hier unbekannt oder gilt nicht mehr. Mach ein neues.
error-not-a-program = Nur Bots haben Token, und ein Bot kommt ohne das Cookie eines Menschen.
error-too-many-tokens = Dieser Bot hat schon zu viele Token. Widerrufe erst eines.
error-not-here = Freigeben kann den Server nur, wer ihn gestartet hat: Öffne den Link mit „#share=“, den er im Terminal gezeigt hat.
error-bad-host = Unter diesem Namen gibt es hier keinen Server. Prüfe die Adresse.
error-bad-address = Eine solche Adresse kann es nicht geben. Prüfe den Link.
error-cannot-share = Dieser Server wurde nicht zum Freigeben gestartet.
error-already-started = An diesem Tisch läuft das Spiel schon.
error-nobody-there = Dort sitzt niemand.
error-unknown-choice = Diese Wahl gibt es im Spiel nicht. Lade die Seite neu und versuch es noch einmal.
error-no-review = Diesen Rückblick hat noch niemand angefordert.
error-no-puzzle-left = Diese Rätsel hast du alle versucht. Wähl ein anderes Thema.
error-sealed = Andere spielen diese Karten noch. Sie werden gezeigt, wenn der Tag vorbei ist.
error-already-played = Die heutige Partie hast du gespielt. Morgen gibt es eine neue.
error-no-choice-there = Dort hat dieser Platz nichts zu entscheiden.
error-still-playing = Du spielst noch mit anderen. Gib dort zuerst auf.
error-too-many-reviews = Du hast heute viele Rückblicke angefordert. Versuch es später noch einmal.
error-no-such-choice = Das lässt sich hier nicht wählen.
error-somebody-leads = Gerade führt jemand anders. Schau erst einmal mit.
error-not-leading = Übernimm zuerst die Führung.
error-nothing-there = Dort gibt es nichts zu zeigen.
