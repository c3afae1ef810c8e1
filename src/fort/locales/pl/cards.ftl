# Wszystko, co jest wydrukowane: dzieciaki, symbole, zasoby, Bonusy, Zmyślone Zasady, plansze.

## Dzieciaki

kid-bones = Kostek
kid-captain = Kapitan
kid-chef = Kuchcik
kid-doc = Doktorek
kid-einstein = Einstein
kid-patch = Łatka
kid-noodle-twins = Dwie Kluski
kid-smoke = Dymek
kid-ghost = Duszek
kid-golden-boy = Złotko
kid-prince = Książę
kid-tiny = Kruszyna
kid-puddin = Budyń
kid-doodles = Krecha
kid-dot = Kropka
kid-giggles = Chichotka
kid-kitty = Kicia
kid-penny = Centuś
kid-sweet-pea = Groszek
kid-tink = Dzwoneczek
kid-icky-and-sticky = Glut i Lepik
kid-bug = Żuk
kid-lefty = Lewuska
kid-moose = Łoś
kid-sarge = Sierżant
kid-scout = Zuch
kid-wart = Kurzajka
kid-worm = Robal
kid-the-moles = Krety
kid-the-ant = Mrówka
kid-dash = Pędziwiatr
kid-munch = Chrupek
kid-skids = Poślizg
kid-spike = Kolec
kid-thunder = Grzmot
kid-rocket-bros = Bracia Rakieta
kid-baby-face = Buźka
kid-blitz = Błysk
kid-crash = Kraksa
kid-lil-boss = Szefunio
kid-punky = Punky
kid-the-scrappers = Zadziory
kid-zip = Śmig
kid-blades = Rolka
kid-rusty = Rudzik
kid-bud = Kolo
kid-sparky = Iskierka
kid-ace = As
kid-bitsy = Drobinka
kid-flipper = Fikołek

## Symbole i zasoby

suit-book = książka
suit-crown = korona
suit-glue = klej
suit-shovel = łopata
suit-skateboard = deskorolka
suit-squirtgun = pistolet na wodę
suit-coin = moneta
resource-pizza = pizza
resource-toy = zabawka

# Ilości w bierniku, jak w „bierzesz 1 zabawkę”.
tokens-pizza = { $number ->
    [one] { $number } pizzę
    [few] { $number } pizze
   *[many] { $number } pizz
}
tokens-toy = { $number ->
    [one] { $number } zabawkę
    [few] { $number } zabawki
   *[many] { $number } zabawek
}
tokens-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
   *[many] { $number } punktów
}
tokens-cards = { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
}
tokens-either = { $number ->
    [one] { $number } dowolny żeton
    [few] { $number } dowolne żetony
   *[many] { $number } dowolnych żetonów
}
nothing = nic

# Symbole jednej karty.
suits-one = { $suit }
suits-two-alike = 2 × { $suit }
suits-two = { $first } i { $second }

## Bonusy: nazwa i działanie


perk-birthday-party = Impreza Urodzinowa
    .does = Na koniec fazy Werbunku możesz wziąć jeszcze jednego dzieciaka: z Parku albo z jego talii.
perk-bribe = Łapówka
    .does = W swojej turze możesz wkładać do Czatowni także karty z Podwórek, z Parku i z talii Parku.
perk-copy-cat = Papugowanie
    .does = Naśladując, możesz odrzucić dwie pasujące karty: liczą się symbole z obu.
perk-diy = Zrób to Sam
    .does = Zamiast zagrywać kartę, rozbuduj Fort, płacąc o jeden zasób więcej. Nikt nie może tego naśladować.
perk-do-over = Powtórka
    .does = Gdy rozegrasz kartę i inni skończą naśladować, zagraj jeszcze jedną.
perk-recycling = Recykling
    .does = W swojej turze weź na rękę kartę ze swoich odrzuconych.
perk-rough-housing = Rozróba
    .does = Jeśli nie naśladujesz, wyrzuć do pudełka kartę właśnie zagraną przez Lidera.
perk-sticky-fingers = Lepkie Palce
    .does = W swojej turze możesz pakować do Plecaka prosto z puli.
perk-xxl-backpack = Plecak XXL
    .does = Twój Plecak mieści o dwa zasoby więcej.
perk-once = działa raz i znika
perk-lasting = działa do końca gry

## Zmyślone Zasady: nazwa i punkty

rule-big-plans = Wielkie Plany
    .scores = 1 punkt za każdy znak rozbudowy Fortu na twoich kartach, także wewnątrz dłuższej akcji.
rule-friendship-bracelet = Bransoleta Przyjaźni
    .scores = 1 punkt za każdy rodzaj symbolu na twoich kartach (bez monet) i jeszcze 1 za komplet sześciu.
rule-piggy-bank = Świnka Skarbonka
    .scores = 1 punkt za każdą zabawkę w Gratach i Plecaku.
rule-pizza-party = Pizza Party
    .scores = 1 punkt za każdą pizzę w Gratach i Plecaku.
rule-loner = Samotnik
    .scores = 5 punktów, jeśli nie masz już żadnego Najlepszego Przyjaciela.
rule-minimalism = Minimalizm
    .scores = 8 punktów, jeśli twój Fort ma dokładnie poziom 2.
rule-popularity = Popularność
    .scores = 1 punkt za każdą kartę w Czatowni.
rule-play-palace = Dmuchany Pałac
    .scores = 1 punkt za każdą koronę na twoich kartach. Monety się nie liczą.
rule-secret-stash = Tajna Skrytka
    .scores = 1 punkt za każdy zasób w Plecaku.
rule-sleepover = Piżama Party
    .scores = 8 punktów za największą liczbę kart przy stole; 4 przy remisie.
rule-slime-lab = Laboratorium Mazi
    .scores = 1 punkt za każdą książkę na twoich kartach. Monety się nie liczą.

## Plansze i nagrody

board-red = czerwona
board-yellow = żółta
board-green = zielona
board-orange = pomarańczowa
reward-made-up-rule = Zmyślona Zasada
reward-perk = Bonus
reward-macaroni-sculpture = Rzeźba z Makaronu
best-friend = Najlepszy Przyjaciel
card-face-down = zakryta karta
card-blank = puste pole
card-plain = Bez akcji: możesz tę kartę dodać, włożyć do Czatowni, wyrzucić albo odrzucić, żeby naśladować.
card-public = Inni mogą naśladować
card-private = Tylko ty
card-copies = { $number } w grze
card-friend-of = Najlepszy Przyjaciel (plansza { $board }): nigdy nie trafia na Podwórko.
card-assumed = niepewne
