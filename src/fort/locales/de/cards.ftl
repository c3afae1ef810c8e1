# What is printed: kids, suits, resources, perks, made-up rules, boards.

## Kids

kid-bones = Knochen
kid-captain = Käpt’n
kid-chef = Smutje
kid-doc = Doc
kid-einstein = Einstein
kid-patch = Klappe
kid-noodle-twins = Nudelzwillinge
kid-smoke = Qualm
kid-ghost = Gespenst
kid-golden-boy = Goldjunge
kid-prince = Prinz
kid-tiny = Winzling
kid-puddin = Pudding
kid-doodles = Kritzel
kid-dot = Dot
kid-giggles = Kichererbse
kid-kitty = Kitty
kid-penny = Penny
kid-sweet-pea = Zuckermaus
kid-tink = Tüftel
kid-icky-and-sticky = Igitt & Klebi
kid-bug = Käfer
kid-lefty = Lefty
kid-moose = Elch
kid-sarge = Feldwebel
kid-scout = Scout
kid-wart = Warze
kid-worm = Wurm
kid-the-moles = Die Maulwürfe
kid-the-ant = Ameise
kid-dash = Düse
kid-munch = Mampf
kid-skids = Bremsspur
kid-spike = Stachel
kid-thunder = Donner
kid-rocket-bros = Raketenbrüder
kid-baby-face = Milchgesicht
kid-blitz = Blitz
kid-crash = Rumms
kid-lil-boss = Mini-Boss
kid-punky = Punky
kid-the-scrappers = Die Raufbolde
kid-zip = Zack
kid-blades = Blades
kid-rusty = Rosti
kid-bud = Bud
kid-sparky = Funke
kid-ace = Ass
kid-bitsy = Krümel
kid-flipper = Flipper

## Suits and resources

suit-book = Buch
suit-crown = Krone
suit-glue = Kleber
suit-shovel = Spaten
suit-skateboard = Skateboard
suit-squirtgun = Spritzpistole
suit-coin = Münze
resource-pizza = Pizza
resource-toy = Spielzeug

# Amounts, as in "you gather 2 toys".
tokens-pizza = { $number ->
    [one] { $number } Pizza
   *[other] { $number } Pizzas
}
tokens-toy = { $number ->
    [one] { $number } Spielzeug
   *[other] { $number } Spielzeuge
}
tokens-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
tokens-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
tokens-either = { $number } nach Wahl (Pizza oder Spielzeug)
nothing = nichts

# The suits of one card: "2 shovels", "crown and coin".
suits-one = { $suit }
suits-two-alike = 2 × { $suit }
suits-two = { $first } und { $second }

## Perks: name and what it does


perk-birthday-party = Geburtstagsparty
    .does = Am Ende des Rekrutierens darfst du noch eine Karte aus dem Park oder vom Park-Stapel nehmen.
perk-bribe = Bestechung
    .does = In deinem Zug darfst du auch Kids aus einem Garten, dem Park oder vom Park-Stapel ins Baumhaus legen.
perk-copy-cat = Nachäffer
    .does = Wirf beim Nachahmen bis zu zwei passende Karten ab. Beide zählen.
perk-diy = Marke Eigenbau
    .does = Statt ein Kid zu spielen: Bau dein Fort für eine Ressource mehr aus. Niemand kann das nachahmen.
perk-do-over = Neuer Versuch
    .does = Haben alle nachgeahmt oder verzichtet, spiel gleich noch eine Karte.
perk-recycling = Recycling
    .does = Nimm in deinem Zug ein Kid aus deinem Ablagestapel auf die Hand.
perk-rough-housing = Raufen
    .does = Wenn du nicht nachgeahmt hast: Leg das eben gespielte Kid in die Schachtel.
perk-sticky-fingers = Klebrige Finger
    .does = In deinem Zug darfst du auch direkt aus dem Vorrat in den Rucksack packen.
perk-xxl-backpack = Riesenrucksack
    .does = In deinen Rucksack passen zwei Ressourcen mehr.
perk-once = einmal nutzen, dann weg
perk-lasting = gilt das ganze Spiel

## Made-up rules: name and what it scores

rule-big-plans = Große Pläne
    .scores = 1 Punkt für jedes Ausbau-Symbol auf deinen Karten, auch als Teil einer längeren Aktion.
rule-friendship-bracelet = Freundschaftsband
    .scores = 1 Punkt für jedes der sechs Farbsymbole, das auf deinen Karten vorkommt, 1 extra für alle sechs. Münzen zählen nicht.
rule-piggy-bank = Sparschwein
    .scores = 1 Punkt für jedes Spielzeug in deinem Zeugs und deinem Rucksack.
rule-pizza-party = Pizza Party
    .scores = 1 Punkt für jede Pizza in deinem Zeugs und deinem Rucksack.
rule-loner = Einzelgänger
    .scores = 5 Punkte, wenn du keinen Besten Freund mehr hast.
rule-minimalism = Minimalismus
    .scores = 8 Punkte bei genau Fort-Level 2.
rule-popularity = Beliebtheit
    .scores = 1 Punkt für jedes Kid in deinem Baumhaus.
rule-play-palace = Hüpfburg
    .scores = 1 Punkt für jede Krone auf deinen Karten. Münzen zählen nicht.
rule-secret-stash = Geheimversteck
    .scores = 1 Punkt für jede Ressource in deinem Rucksack.
rule-sleepover = Pyjamaparty
    .scores = 8 Punkte für die meisten Kids von allen, 4 bei Gleichstand an der Spitze.
rule-slime-lab = Schleimlabor
    .scores = 1 Punkt für jedes Buch auf deinen Karten. Münzen zählen nicht.

## Boards and rewards

board-red = rot
board-yellow = gelb
board-green = grün
board-orange = orange
reward-made-up-rule = Erfundene Regel
reward-perk = Vorteil
reward-macaroni-sculpture = Makkaroni-Skulptur
best-friend = Bester Freund
card-face-down = verdeckte Karte
card-blank = leer
card-plain = Keine Aktionen: Füge die Karte hinzu, leg sie ins Baumhaus, werde sie los oder wirf sie zum Nachahmen ab.
card-public = Andere dürfen nachahmen
card-private = Nur für dich
card-copies = { $number ->
    [one] { $number }-mal im Spiel
   *[other] { $number }-mal im Spiel
}
card-friend-of = Bester Freund (Ablage: { $board }). Kommt nie in den Garten.
card-assumed = vermutet
