# Co je vytištěno: kamarádi, symboly, suroviny, výhody, karty Švindlování, desky.

## Kamarádi

kid-bones = Kosťa
kid-captain = Kapitán
kid-chef = Kuchtík
kid-doc = Doktůrek
kid-einstein = Einstein
kid-patch = Záplata
kid-noodle-twins = Dvě nudle
kid-smoke = Čoud
kid-ghost = Duch
kid-golden-boy = Zlatíčko
kid-prince = Princ
kid-tiny = Drobek
kid-puddin = Pudink
kid-doodles = Čára
kid-dot = Béda
kid-giggles = Chichotka
kid-kitty = Micka
kid-penny = Šesták
kid-sweet-pea = Hrášek
kid-tink = Zvonilka
kid-icky-and-sticky = Sopel a Lepík
kid-bug = Chrobák
kid-lefty = Levák
kid-moose = Los
kid-sarge = Seržant
kid-scout = Vlče
kid-wart = Bradavice
kid-worm = Žížala
kid-the-moles = Hrabálci
kid-the-ant = Mravenec
kid-dash = Fofr
kid-munch = Křupka
kid-skids = Smyk
kid-spike = Ježek
kid-thunder = Hrom
kid-rocket-bros = Raketáci
kid-baby-face = Mimino
kid-blitz = Blesk
kid-crash = Bourák
kid-lil-boss = Šéfík
kid-punky = Pankáč
kid-the-scrappers = Rváči
kid-zip = Šupito
kid-blades = Brusle
kid-rusty = Zrzek
kid-bud = Pepa
kid-sparky = Jiskra
kid-ace = Eso
kid-bitsy = Prcek
kid-flipper = Kotrmelec

## Symboly a suroviny

suit-book = knížka
suit-crown = koruna
suit-glue = lepidlo
suit-shovel = lopatka
suit-skateboard = skateboard
suit-squirtgun = stříkací pistole
suit-coin = mince
resource-pizza = pizza
resource-toy = hračka

# Množství ve čtvrtém pádě, jako v „získáváš 1 hračku“.
tokens-pizza = { $number ->
    [one] { $number } pizzu
    [few] { $number } pizzy
   *[other] { $number } pizz
}
tokens-toy = { $number ->
    [one] { $number } hračku
    [few] { $number } hračky
   *[other] { $number } hraček
}
tokens-points = { $number ->
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}
tokens-cards = { $number ->
    [one] { $number } kartu
    [few] { $number } karty
   *[other] { $number } karet
}
tokens-either = { $number ->
    [one] { $number } libovolnou surovinu
    [few] { $number } libovolné suroviny
   *[other] { $number } libovolných surovin
}
nothing = nic

# Symboly jedné karty.
suits-one = { $suit }
suits-two-alike = 2 × { $suit }
suits-two = { $first } a { $second }

## Výhody: název a účinek


perk-birthday-party = Oslava narozek
    .does = Na konci fáze lanaření si můžeš vzít ještě jednoho kamaráda z parku nebo z jeho balíčku.
perk-bribe = Úplatek
    .does = Ve svém tahu můžeš na hlídku zasouvat i karty ze dvorků, z parku a z balíčku parku.
perk-copy-cat = Opičení se
    .does = Následuj až dvěma vhodnými kartami a počítej symboly z obou.
perk-diy = Udělej si sám
    .does = Místo hraní karty vylepši bunkr o jednu surovinu dráž. Nikdo to nemůže následovat.
perk-do-over = Druhý pokus
    .does = Až se ostatní rozhodnou, zda následují, zahraj ještě jednu kartu.
perk-recycling = Recyklace
    .does = Ve svém tahu si vezmi do ruky kartu ze svých odhozených.
perk-rough-housing = Místní grázlík
    .does = Místo následování pošli do krabice kartu, kterou vůdce právě zahrál.
perk-sticky-fingers = Nenechavý prsty
    .does = Ve svém tahu můžeš do báglu brát suroviny rovnou ze zásoby.
perk-xxl-backpack = Krosna
    .does = Tvůj bágl unese o dvě suroviny víc.
perk-once = použiješ jednou a je pryč
perk-lasting = platí celou hru

## Karty Švindlování: název a body

rule-big-plans = Velké plány
    .scores = 1 bod za každou ikonu vylepšení bunkru na tvých kartách, i uvnitř delší akce.
rule-friendship-bracelet = Náramek přátelství
    .scores = 1 bod za každý druh symbolu na tvých kartách (kromě mincí) a 1 navíc za všech šest.
rule-piggy-bank = Prasátko
    .scores = 1 bod za každou hračku ve skrýši a v báglu.
rule-pizza-party = Pizza party
    .scores = 1 bod za každou pizzu ve skrýši a v báglu.
rule-loner = Samotář
    .scores = 5 bodů, pokud už nemáš žádného nejlepšího kamaráda.
rule-minimalism = Minimalismus
    .scores = 8 bodů, pokud je tvůj bunkr přesně na úrovni 2.
rule-popularity = Popularita
    .scores = 1 bod za každou kartu na tvé hlídce.
rule-play-palace = Skákací hrad
    .scores = 1 bod za každou korunu na tvých kartách. Mince se nepočítají.
rule-secret-stash = Tajný úkryt
    .scores = 1 bod za každou surovinu v báglu.
rule-sleepover = Přespávačka
    .scores = 8 bodů, pokud máš víc karet než kterýkoli soupeř; 4 při remíze o první místo.
rule-slime-lab = Laborka
    .scores = 1 bod za každou knížku na tvých kartách. Mince se nepočítají.

## Desky a odměny

board-red = červená
board-yellow = žlutá
board-green = zelená
board-orange = oranžová
reward-made-up-rule = karta Švindlování
reward-perk = výhoda
reward-macaroni-sculpture = Hrad z kolínek
best-friend = Nejlepší kamarád
card-face-down = karta lícem dolů
card-blank = prázdné pole
card-plain = Bez akcí: kartu můžeš přidat, zasunout na hlídku, zničit, nebo odhodit při následování.
card-public = Ostatní můžou následovat
card-private = Jen ty
card-copies = { $number }× ve hře
card-friend-of = Nejlepší kamarád ({ $board } deska): nikdy nejde na dvorek.
card-assumed = odhad
