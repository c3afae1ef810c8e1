# The rules page and the guided first game. Marks such as [icon pizza], [kid Bug] and **bold** are drawn by the page;
# [kid Bug|Bugs] shows other words for the same kid.

## The rules page

rules-found = gefunden
rules-see = Siehe auch
rules-in-english = Die Regeln gibt es noch nicht auf Deutsch. Hier sind sie auf Englisch.
rules-level = Level
rules-price = Kosten
rules-points = Punkte
rules-reward = Belohnung

## The guided first game: the page

learn-title = Fort lernen
learn-lead = { $number ->
    [one] { $number } kurze Lektion, etwa zehn Minuten. Du spielst, Scout hilft dir.
   *[other] { $number } kurze Lektionen, etwa zehn Minuten. Du spielst, Scout hilft dir.
}
learn-start = Los
learn-go-on = Weiter
learn-again = Von vorn
learn-rules = Oder lies die Regeln
learn-done = geschafft
learn-of = Lektion { $number } von { $total }
learn-coach = Scout hilft dir
learn-next = Weiter
learn-next-lesson = Nächste Lektion
learn-finish = Fertig
learn-back = Zurück
learn-total = Zusammen
learn-leave = Lektion verlassen
learn-steps = Schritt { $number } von { $total }
learn-watch = Schau zu und lies mit.
learn-only = Nur so geht es jetzt weiter. Der Rest kommt noch.
learn-choose = Nimm, was du magst.
learn-other = Das ist erlaubt, aber lass es uns jetzt anders machen.
learn-finished = Jetzt kannst du Fort!
learn-finished-note = Spiel gegen die Bots oder schlag etwas in den Regeln nach.
learn-play = Jetzt spielen
learn-trouble = Die Lektion lässt sich nicht laden.
learn-again-try = Noch einmal

## Lesson 1: a whole turn

lesson-turn = Ein ganzer Zug
lesson-turn-1 = Hallo, ich bin [kid Scout]! In diesen Lektionen spielst du selbst Fort.
    .note = Diese Leiste sagt dir immer, was gefragt ist. Ist sie gelb, wartet sie auf dich.
lesson-turn-2 = Das ist dein Fort. Je höher es ist, desto mehr Punkte bringt es am Ende.
    .note = Auch unterwegs gibt es Punkte. Wer die meisten hat, gewinnt.
lesson-turn-3 = Ein Zug hat fünf Schritte: Aufräumen, Spielen, Rekrutieren, Abwerfen, Ziehen.
    .note = Aufgeräumt ist schon. Beim Spielen und Rekrutieren entscheidest du. Der Rest läuft von selbst.
lesson-turn-4 = Schritt 2: Spielen. Spiel [kid Giggles].
    .note = Das obere Feld würde deinen Rucksack kopieren, aber der ist leer. Das untere bringt ein Spielzeug [icon toy].
    .else = Das ginge. Aber fangen wir leicht an: mit [kid Giggles].
lesson-turn-5 = Nutze die untere Aktion: ein Spielzeug [icon toy] für dich.
lesson-turn-6 = Mit [kid Giggles] geht nichts mehr. Tippe auf „Fertig“.
lesson-turn-7 = Schritt 3: Rekrutieren. Nimm ein neues Kid aus dem Park, egal welches.
    .note = Es kommt auf deinen Ablagestapel und später auf deine Hand.
    .else = Eine verdeckte Karte kann Spaß machen. Nimm jetzt eine, die du siehst.
lesson-turn-8 = Schritt 4 und 5 sind erledigt: Deine Karten sind abgelegt und fünf neue gezogen.
    .note = Was du gespielt und rekrutiert hast, liegt auf deinem Ablagestapel.
lesson-turn-9 = Die Kids, mit denen du nicht gespielt hast, stehen in deinem Garten.
    .note = Dort dürfen die anderen sie holen. Das siehst du bald.

## Lesson 2: adding cards

lesson-bug = Karten hinzufügen
lesson-bug-1 = Das ist [kid Bug]. Das obere Feld bringt 1 Pizza [icon pizza] je Spaten [icon shovel]. Spiel die Karte.
    .else = Nicht schlecht. Aber hier geht es um [kid Bug].
lesson-bug-2 = [kid Bug] zeigt einen Spaten. Füge [kid The Moles] hinzu: Das sind zwei mehr.
    .note = Nur die Farbsymbole zählen. Was die Karte sonst kann, ist beim Hinzufügen egal.
    .else = Warte: Füge erst [kid The Moles] hinzu. Dann bekommst du gleich drei Pizzas.
lesson-bug-3 = Drei Spaten! Jetzt starte die obere Aktion.
    .note = Hat sie begonnen, kannst du nichts mehr hinzufügen.
    .else = Dann wären es vier. Drei reichen heute: Starte die obere Aktion.
lesson-bug-4 = Dreimal eine Pizza. Nimm sie.
lesson-bug-5 = Die untere Aktion zählt dein Fort-Level. Das ist 0, also gibt es nichts. Tippe auf „Fertig“.
lesson-bug-6 = Drei Pizzas [icon pizza] liegen in deinem Zeugs. Platz ist für vier Pizzas und vier Spielzeuge.
    .note = Eine Karte, die nichts ändern würde, darfst du nicht hinzufügen. Halte eine graue Karte gedrückt, dann sagt sie dir, warum.

## Lesson 3: both actions

lesson-both = Beide Aktionen
lesson-both-1 = [kid Munch] hat zwei Felder: Pizza nehmen und Pizza für Punkte [icon vp] ausgeben. Spiel die Karte.
    .else = Das geht auch. Aber sieh dir jetzt [kid Munch] an.
lesson-both-2 = Füge [kid Rocket Bros|die Raketenbrüder] hinzu: zwei Skateboards [icon skateboard].
    .note = Hinzugefügte Karten zählen für beide Aktionen.
    .else = Füge erst [kid Rocket Bros|die Raketenbrüder] hinzu: Sie verstärken beide Aktionen.
lesson-both-3 = Die Reihenfolge bestimmst du. Dein Zeugs ist leer, also nimm erst Pizza: die obere Aktion.
lesson-both-4 = Drei Skateboards, drei Pizzas.
lesson-both-5 = Jetzt die untere Aktion: Gib Pizza aus und hol dir Punkte.
    .else = Du könntest die Pizza behalten. Aber Punkte sind toll: Nutze die untere Aktion.
lesson-both-6 = Eine Pizza weg, ein Punkt da. Gib die nächste aus.
    .note = Die obere Aktion hast du komplett ausgeführt. Darum könntest du bei der unteren hier aufhören.
    .else = Du könntest aufhören, aber dann helfen dir [kid Rocket Bros|die Raketenbrüder] weniger. Mach weiter.
lesson-both-7 = Und die letzte.
    .else = Eine noch!
lesson-both-8 = Drei Punkte mit einer Karte! Du siehst sie auf der Punkteleiste.
    .note = Oft kommt alles auf die Reihenfolge der Aktionen an.

## Lesson 4: one action fully

lesson-fully = Eine Aktion komplett
lesson-fully-1 = In deinem Zeugs liegen 3 Pizzas und 4 Spielzeuge. Platz ist nur noch für eine Pizza.
    .note = Die wichtigste Regel: Was du auch spielst, mindestens eine Aktion musst du komplett ausführen.
lesson-fully-2 = [kid Bud] bringt zwei von einer Sorte: zu viel. Aber das untere Feld geht: eine Karte loswerden [icon trash]. Spiel [kid Bud].
    .else = Das ist spielbar. Aber versuch es mit [kid Bud], da wird es knapp.
lesson-fully-3 = [kid Bud] ist eine Münzen-Karte [icon coin]. Sag an, für welches Farbsymbol die Münze steht, ganz wie du magst.
    .note = Mit Karten dieses Farbsymbols dürfen die anderen nachahmen.
lesson-fully-4 = Nimm erst die untere Aktion: Die kannst du komplett ausführen.
    .else = Du darfst damit anfangen, denn die andere geht danach noch. Aber fangen wir mit der an, die komplett klappt.
lesson-fully-5 = Werde eine Karte los, die du nicht brauchst, aus deiner Hand oder deinem Ablagestapel.
    .note = Mit weniger Karten siehst du die guten öfter.
lesson-fully-6 = Eine Aktion ist komplett ausgeführt. Bei der anderen reicht nun ein Teil: Nimm die eine Pizza, die passt.
    .else = Du darfst hier aufhören. Aber eine Pizza wartet noch auf dich.
lesson-fully-7 = Jetzt ist dein Zeugs voll. Was nicht passt, nimmst du nicht.
    .note = Eine graue Handkarte ist nicht spielbar, weil keine ihrer Aktionen komplett geht.

## Lesson 5: following

lesson-follow = Nachahmen
lesson-follow-1 = Jetzt ist Pip dran. Schau, was Pip spielt.
    .note = Wenn andere spielen, darfst du mitmachen.
lesson-follow-2 = [kid Doodles] bringt je Kleber [icon glue] ein Spielzeug. Ahme nach: Wirf [kid Icky & Sticky] ab, zwei Kleber.
    .note = Du führst die obere Aktion mit den Farbsymbolen deiner eigenen Karte aus. Du musst sie komplett ausführen können.
    .else = Das ist erlaubt. Aber [kid Icky & Sticky] bringt dir zwei Spielzeuge.
lesson-follow-3 = Zwei Spielzeuge [icon toy]! Pip bekam nur eins: Es zählt deine eigene Karte.
    .note = Eine Münze passt zu jedem Farbsymbol. Untere Aktionen kann niemand nachahmen.
lesson-follow-4 = Das hat seinen Preis: Du beginnst deinen Zug mit vier Karten. Nachgezogen wird dafür nicht.

## Lesson 6: stealing friends

lesson-yard = Freunde schnappen
lesson-yard-1 = Pip hat nicht mit [kid Lefty] und [kid Tiny] gespielt. Nun stehen beide in Pips Garten und langweilen sich.
lesson-yard-2 = Jetzt rekrutierst du. Hol [kid Lefty] aus Pips Garten.
    .else = Die darfst du nehmen. Aber [kid Lefty] käme so gern mit.
lesson-yard-3 = Und jetzt dein eigener Garten: [kid Chef] und [kid Dot]. Mit ihnen hast du nicht gespielt.
    .note = [kid Rusty] fehlt dort. Beste Freunde [icon friend] kommen nie in den Garten.
lesson-yard-4 = Pip hat dir [kid Chef] weggeschnappt! [kid Dot] kam beim Aufräumen zurück.
    .note = Halt deine Freunde fest: Spiel sie, füge sie hinzu oder ahme mit ihnen nach. Dann kann sie dir niemand nehmen.

## Lesson 7: the Pack

lesson-pack = Der Rucksack
lesson-pack-1 = In den Rucksack passt eine Ressource mehr als dein Fort-Level: bei Level 1 also zwei.
    .note = Manche Kids bringen Punkte für das, was drin ist. Und bauen kannst du damit auch.
lesson-pack-2 = Spiel [kid Penny]: Pack [icon pack] je Kleber etwas ein, dann gibt es je Ressource im Rucksack einen Punkt.
    .else = Ein andermal. Jetzt ist [kid Penny] dran.
lesson-pack-3 = Füge [kid Tink] hinzu, für einen zweiten Kleber.
    .else = Füge erst [kid Tink] hinzu: Dann kannst du zwei einpacken.
lesson-pack-4 = Starte die obere Aktion.
lesson-pack-5 = Was packst du ein, Pizza oder Spielzeug?
lesson-pack-6 = Und noch eins.
lesson-pack-7 = Jetzt die untere Aktion: ein Punkt je Ressource in deinem Rucksack.
    .else = Du darfst hier aufhören. Aber zwei Punkte warten noch.
lesson-pack-8 = Zwei im Rucksack, zwei Punkte.
    .else = Wieso nur einen? Nimm beide.
lesson-pack-9 = Gepackt bleibt gepackt. Nächstes Mal gibt es wieder Punkte dafür.

## Lesson 8: the Lookout

lesson-lookout = Das Baumhaus
lesson-lookout-1 = Ins Baumhaus passt eine Karte mehr als dein Fort-Level. Karten bleiben dort das ganze Spiel.
    .note = Ihr Farbsymbol kannst du in jedem Zug hinzufügen. Die Karte bleibt trotzdem dort.
lesson-lookout-2 = Spiel [kid Sarge].
    .else = Ein andermal. Jetzt ist [kid Sarge] dran.
lesson-lookout-3 = Erst die untere Aktion: Leg eine Karte in dein Baumhaus [icon lookout].
    .else = Noch nicht. Erst kommt die untere Aktion: Du wirst sehen, warum.
lesson-lookout-4 = Leg [kid The Moles] hinein: zwei Spaten für immer.
    .else = Das darfst du. Aber zwei Spaten helfen mehr als ein Symbol.
lesson-lookout-5 = Und jetzt füge sie aus dem Baumhaus hinzu.
    .else = Füge erst die zwei Spaten aus deinem Baumhaus hinzu.
lesson-lookout-6 = Drei Spaten für die obere Aktion. Starte sie.
    .else = Mehr ginge, aber drei reichen. Starte die obere Aktion.
lesson-lookout-7 = Drei Spielzeuge auf einmal.
    .else = Nimm alle drei: Sonst hätte die hinzugefügte Karte weniger geholfen.
lesson-lookout-8 = [kid The Moles] bleiben im Baumhaus und helfen dir in jedem Zug, der Spaten braucht.
    .note = Überleg gut, wen du hineinlegst: Spielen kannst du diese Karte nicht mehr.

## Lesson 9: the fort and a made-up rule

lesson-fort = Das Fort ausbauen
lesson-fort-1 = Über jedem Level stehen seine Kosten. Du zahlst aus Zeugs oder Rucksack.
lesson-fort-2 = [kid Rusty] ist dein Bester Freund und hilft dir beim Bauen. Spiel [kid Rusty].
    .else = Gut, aber jetzt wird gebaut. Spiel [kid Rusty].
lesson-fort-3 = Level 1! Sieh dir heimlich die Erfundenen Regeln an und behalte eine.
    .note = Sie bringt dir am Ende Punkte, und niemand sonst kennt sie. Welche passt zu deinem Plan?
lesson-fort-4 = Dein Fort ist gewachsen. Auch in Rucksack und Baumhaus passt eins mehr.
    .note = Level 1 bringt eine Erfundene Regel, Level 2 einen Vorteil, Level 5 die Makkaroni-Skulptur.

## Lesson 10: a perk

lesson-perk = Ein Vorteil
lesson-perk-1 = Auch [kid Moose] kann bauen, mit der unteren Aktion. Spiel [kid Moose].
    .else = Ein andermal. Jetzt ist [kid Moose] dran.
lesson-perk-2 = Nutze die untere Aktion.
    .else = Ein andermal. Jetzt wird gebaut: die untere Aktion.
lesson-perk-3 = Ein Symbol der Kosten ist weiß: Dort zahlst du Pizza oder Spielzeug.
lesson-perk-4 = Level 2: Wähle einen Vorteil. Nimm [perk Birthday Party], da siehst du gleich, wie das wirkt.
    .else = Auch ein guter Vorteil. Aber nimm diesmal [perk Birthday Party].
lesson-perk-5 = Tippe auf „Fertig“.
    .else = Mit [kid Moose] ginge noch mehr. Genug für heute: Tippe auf „Fertig“.
lesson-perk-6 = Rekrutiere wie immer.
lesson-perk-7 = Und jetzt [perk Birthday Party]: noch ein Kid, aus dem Park.
    .else = Du darfst verzichten oder eine verdeckte Karte nehmen. Aber nimm eine, die du siehst.
lesson-perk-8 = Manche Vorteile gelten das ganze Spiel, andere nur einmal.
    .note = Alle bekommen eine Erfundene Regel und einen Vorteil.

## Lesson 11: the end

lesson-end = Ende und Wertung
lesson-end-1 = Du bist auf Level 4, und für Level 5 reicht es.
    .note = Das Spiel endet, wenn jemand Level 5 oder 25 Punkte erreicht oder wenn der Park-Stapel leer ist.
lesson-end-2 = Spiel noch einmal [kid Rusty].
    .else = Das Ende ist nah: Spiel [kid Rusty].
lesson-end-3 = Bezahle aus Zeugs oder Rucksack, wie du magst.
lesson-end-4 = Level 5, und die Makkaroni-Skulptur [icon sculpture] gehört dir! Nun rekrutiere wie immer.
lesson-end-5 = Das Ende ist eingeläutet. Pip bekommt noch einen Zug, damit ihr gleich viele hattet.
lesson-end-6 = Jetzt werden die Erfundenen Regeln aufgedeckt, und alles wird gezählt.
    .note = Punkteleiste, Fort, Erfundene Regel, Skulptur. Bei Gleichstand gewinnt das höhere Fort.
