# Co mówi terminal, a czego nie mówi przeglądarka. Wspólne teksty stoją w innych plikach.
# Dzieciak, symbol, Bonus i tym podobne przychodzą jako nazwa ($kid, $suit): nie da się ich odmienić.

## Wybory, tak jak stoją na liście i jak można je wpisać. Żadne dwa nie mogą być takie same.

do-pick = Zatrzymaj: { $kid }
do-play = Zagraj kartę { $kid }
do-declare = Zadeklaruj symbol: { $suit }
do-add-lookout = Dodaj z Czatowni: { $suits }
do-coin = Moneta liczy się jako { $suit }
do-coin-uncounted = Nie licz monety
do-use-public = Wykonaj górną akcję
do-use-private = Wykonaj dolną akcję
do-count = Licz symbol: { $suit }
do-gather-pizza = Weź pizzę
do-gather-toy = Weź zabawki
do-convert-to-pizza = Zamień zabawki na pizzę
do-convert-to-toy = Zamień pizzę na zabawki
do-convert-in-stuff = Zamień żeton w Gratach
do-convert-in-pack = Zamień żeton w Plecaku
do-left-first = Najpierw pierwszy krok
do-right-first = Najpierw drugi krok
do-pack-pizza = { $place ->
    [supply] Spakuj 1 pizzę z puli
   *[stuff] Spakuj 1 pizzę z Gratów
}
do-pack-toy = { $place ->
    [supply] Spakuj 1 zabawkę z puli
   *[stuff] Spakuj 1 zabawkę z Gratów
}
do-tuck = { $place ->
    [park] Włóż do Czatowni kartę { $kid } z Parku
    [yard] Włóż do Czatowni kartę { $kid } z Podwórka ({ $name })
   *[hand] Włóż do Czatowni kartę { $kid } z ręki
}
do-tuck-unseen = Włóż do Czatowni wierzchnią kartę z talii Parku, w ciemno
do-trash = { $place ->
    [discard-pile] Wyrzuć kartę { $kid } z odrzuconych
    [yard] Wyrzuć kartę { $kid } z Podwórka ({ $name })
   *[hand] Wyrzuć kartę { $kid } z ręki
}
do-recruit = { $place ->
    [yard] Zwerbuj kartę { $kid } z Podwórka ({ $name })
   *[park] Zwerbuj kartę { $kid } z Parku
}
do-recruit-unseen = Zwerbuj wierzchnią kartę z talii Parku, w ciemno
do-spend-pizza = { $place ->
    [pack] Oddaj 1 pizzę z Plecaka
   *[stuff] Oddaj 1 pizzę z Gratów
}
do-spend-toy = { $place ->
    [pack] Oddaj 1 zabawkę z Plecaka
   *[stuff] Oddaj 1 zabawkę z Gratów
}
do-keep = Zatrzymaj: { $rule }
do-take = Weź: { $perk }
do-follow = Naśladuj kartą { $kid }

# Za wyborem: o co chodzi i co z tego wyjdzie.
note-result = { $note }: { $result }
note-card = { $suits }; { $actions }
preview-side = { $side ->
    [public] górna akcja ×{ $count }
   *[private] dolna akcja ×{ $count }
}

## Pytania. Wiersz pod pytaniem, gdy ten z przeglądarki nie pasuje do terminala.

asked-card = { $kid }: { $question }
asked-seat = { $name }: { $question }
asked-why = { $why } ({ $rule })
asked-play = Karta wchodzi do gry i wykonujesz jej akcje. Wpisz why, by przeczytać, czego nie można zagrać i dlaczego.
asked-play-none = Wpisz why, by przeczytać dlaczego.
asked-pay = Możesz płacić z Gratów i z Plecaka.

## Zdarzenia, które terminal opowiada szerzej. $actor to "you" albo "other".

told-gamebegan = Zaczynamy grę ({ $setup ->
    [advanced] przygotowanie zaawansowane
   *[basic] przygotowanie podstawowe
}). Plansze: { $boards }. W Parku: { $park }. Bonusy: { $perks }
told-board = { $name } ({ $board })
told-usebegan = { $side ->
    [public] { $actor ->
        [you] wykonujesz górną akcję
       *[other] { $name } wykonuje górną akcję
    }
   *[private] { $actor ->
        [you] wykonujesz dolną akcję
       *[other] { $name } wykonuje dolną akcję
    }
}
told-useended = { $side ->
    [public] górna akcja wykonana w całości
   *[private] dolna akcja wykonana w całości
}
told-paid-pack = { $actor ->
    [you] płacisz { $tokens }, w tym z Plecaka: { $pack }
   *[other] { $name } płaci { $tokens }, w tym z Plecaka: { $pack }
}
told-rulesseen = przeglądasz Zmyślone Zasady: { $rules }
told-lookout = { $actor ->
    [you] w twojej Czatowni: { $kids }
   *[other] w Czatowni ({ $name }): { $kids }
}
told-gameended = koniec gry: { $scores }
told-score = { $name } { tokens-points }

## Karty

card-suits = { $kid } ({ $suits })
card-suits-friend = { $kid } ({ $suits }, Najlepszy Przyjaciel)
card-line = { $card }: { $actions }
card-boxes = górna: { $public } | dolna: { $private }
card-upper = górna: { $public }
card-lower = dolna: { $private }
card-title = { $kid }: { $suits }
card-upper-full = Górna akcja, inni mogą naśladować: { $action }
card-lower-full = Dolna akcja, tylko ty: { $action }
card-tucked = karta ({ $suits })
card-is-assumed = { $text } (niepewne)
perk-full = { $does } ({ $use })
rule-full = Na koniec: { $scores }
level-assumed = { $level } (niepewne: zobacz fort box assumptions)
list-or = { $first } albo { $last }
refused = { $choice }: { $reason }
reason-cited = { $reason } ({ $rule })

## Stół

shown-seat = { $leads ->
    [yes] { $name } (plansza { $board }, Lider tej tury)
   *[no] { $name } (plansza { $board })
}
shown-seat-yours = { $leads ->
    [yes] Grasz jako { $name } (plansza { $board }, Lider tej tury)
   *[no] Grasz jako { $name } (plansza { $board })
}
shown-standing = { $sculpture ->
    [yes] { tokens-points }, poziom Fortu { $level }, Rzeźba z Makaronu
   *[no] { tokens-points }, poziom Fortu { $level }
}
# Puste miejsce przychodzi jako słowo z „nothing”; reszta stoi w bierniku.
shown-tokens = { $stuff ->
    [nic] Graty puste
   *[tokens] Graty zawierają { $stuff }
} (najwyżej po { $most }); { $pack ->
    [nic] Plecak pusty
   *[tokens] Plecak zawiera { $pack }
} (najwyżej { $room })
shown-piles = { $hand ->
    [one] { $hand } karta na ręce
    [few] { $hand } karty na ręce
   *[many] { $hand } kart na ręce
}, w talii { $deck }, odrzucone: { $discards }
shown-line = { $first }; { $second }
shown-lookout = Czatownia: { $cards }
shown-lookout-yours = Czatownia: { $cards } (najwyżej { $room })
shown-yard = Podwórko: { $cards }
shown-perk = Bonus: { $perk }
shown-perk-yours = Bonus: { $perk }. { $does }
shown-rule = Zmyślona Zasada: { $rule }
shown-rule-hidden = Zmyślona Zasada: jedna, zakryta
shown-rule-yours = Zmyślona Zasada: { $rule }. { $scores }
shown-discards = Karty odrzucone: { $cards }
shown-deck = Talia: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}
shown-park = Park: { $cards }; w talii Parku: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}
shown-supply = Pula zawiera { $tokens }
shown-perks = Bonusy do wzięcia na poziomie 2: { $perks }
shown-sculpture = Rzeźba z Makaronu czeka na pierwszy Fort na poziomie 5
shown-ending = Gra kończy się po tej rundzie
shown-round = Stół, runda { $round }
shown-before-round = Stół, przed pierwszą rundą
shown-in-play = W grze
shown-declared = liczy się jako { $suit }: { $card }
shown-added = dodana karta: { $card }
shown-added-lookout = dodana z Czatowni: { $suits }
shown-earlier = z wcześniejszej zagrywki: { $cards }
shown-packet = Twój zestaw do wyboru
shown-kept = zatrzymane do tej pory: { $cards }
shown-pile = { $name }: { $cards }

## Wyniki

score-track = tor
score-fort = Fort
score-rule = Zmyślona Zasada
score-sculpture = Rzeźba
score-total = razem

## Gra

cli-welcome = { $setup ->
    [advanced] Fort, liczba graczy: { $seats }, przygotowanie zaawansowane. Wpisz help, by zobaczyć, co można wpisać.
   *[basic] Fort, liczba graczy: { $seats }, przygotowanie podstawowe. Wpisz help, by zobaczyć, co można wpisać.
}
cli-welcome-from = Fort, liczba graczy: { $seats }, z pliku { $file }. Wpisz help, by zobaczyć, co można wpisać.
cli-welcome-back = Fort, liczba graczy: { $seats }, z pliku { $file }; wybory do tej pory: { $number }. W razie potrzeby wpisz help.
cli-sealed = Ziarno jest zapieczętowane; pokażemy je po grze. Pieczęć: { $commitment }
cli-opened = Pieczęć otwarta. Ziarno: { $seed }, sól: { $salt }, pieczęć: { $commitment }
cli-after-the-end = save PLIK zachowuje zapis, a fort verify PLIK sprawdza go w całości; Enter kończy.
cli-pass-on = --- { $name }: naciśnij Enter ---
cli-only-option = Nie ma nic innego do wyboru: naciśnij Enter.
cli-cannot = Teraz niemożliwe: { $kids }. Wpisz why, by przeczytać dlaczego.
cli-end-of-input = Koniec danych: gra kończy się tu, niedokończona.
cli-interrupted = Przerwano: gra kończy się tu, niedokończona.
cli-goodbye = Do zobaczenia: gra kończy się tu, niedokończona.
cli-number = Nie ma opcji { $number }: wpisz liczbę od 1 do { $most }.
cli-unknown = Nie ma opcji „{ $text }”: wpisz liczbę od 1 do { $most }, słowa wyboru albo help.
cli-ambiguous = „{ $text }” może znaczyć { $options }: wpisz więcej liter albo liczbę.
cli-allowed = „{ $choice }” jest teraz możliwe.
cli-nothing-refused = Tu nic nie jest zabronione: wszystko, co możesz zrobić, jest na liście.
cli-over = Gra jest skończona: można już wpisać tylko log, table, piles, rules i save; Enter kończy.
cli-taken-back = Cofnięto: { $choice }.
cli-undo-nothing = Nie było jeszcze żadnego wyboru, więc nie ma czego cofać.
cli-undo-other = Ostatni wybór: { $name }. Cofnąć możesz tylko własne ostatnie wybory (A-14.2).
cli-undo-final = Po wyborze „{ $choice }” widać już nowe karty albo coś innego nowego, więc nie da się go cofnąć (A-14.2).
cli-why-what = „{ $text }” to ani wybór, ani karta: wpisz na przykład why { kid-bud }.
cli-save-where = Do którego pliku zapisać? Wpisz na przykład save moja-gra.fort.
cli-saved = Zapisano: fort play --resume { $file } zaczyna od tego miejsca.
cli-saved-sealed = Zapisano: fort play --resume { $file } zaczyna od tego miejsca; potrzebny jest do tego tajny plik { $seal }.
cli-saved-over = Zapisano: fort verify { $file } sprawdza grę, fort replay { $file } ją opowiada.
cli-save-other = W pliku { $file } jest inna gra: nic nie zapisano.
cli-save-refused = Plik { $file } istnieje i nie jest zapisem gry Fort: nic nie zapisano.
cli-save-seal = { $file } to nazwa dla pieczęci: wpisz na przykład save moja-gra.fort.
cli-save-failed = Nie można zapisać pliku { $file }: { $error }.
cli-hint-only = Nie ma nad czym myśleć: to jedyny wybór.
cli-hint-estimate = Szansa na wygraną: { $percent }%, o ile bot może to ocenić w pół sekundy.
cli-hint-other = Drugi w kolejności: { $choice } ({ $percent }%).

## help. `.typed` to, co się wpisuje: pierwsze słowo zostaje, a to, co stoi zamiast czegoś, jest przetłumaczone.

help-goal = Wygrywa, kto ma najwięcej punktów. Zdobywaj punkty akcjami i rozbudowuj Fort: jego poziom liczy się na koniec.
help-turn = W swojej turze zagrywasz jedną kartę i wykonujesz jej akcje, werbujesz kartę i dobierasz pięć nowych.
help-follow = Górną akcję karty inni mogą naśladować; dolna jest tylko twoja.
help-yard = Niezagrane karty leżą na Podwórku do twojej następnej tury: rywale mogą je stamtąd werbować.
help-number = Wybierasz liczbą albo słowami z listy; wystarczy ich początek.
help-why = czego teraz nie wolno i według której zasady
    .typed = why
help-why-choice = dlaczego ten wybór jest zabroniony: why { kid-bud }
    .typed = why WYBÓR
help-hint = co wybrałby mocny bot i dlaczego
    .typed = hint
help-table = stół jeszcze raz
    .typed = table
help-piles = karty odrzucone wszystkich graczy
    .typed = piles
help-log = co się do tej pory działo (tyle, ile widać z twojego miejsca)
    .typed = log
help-rules = punkt zasad; rules SŁOWO znajduje punkty z tym słowem
    .typed = rules R7.4
help-undo = cofnij swój ostatni wybór, jeśli nic nowego się potem nie pokazało
    .typed = undo
help-save = zapisz grę do pliku, by wrócić do niej później
    .typed = save PLIK
help-help = ten spis
    .typed = help
help-quit = wyjdź z gry
    .typed = quit

## Polecenia

cli-language = Nie ma języka „{ $text }”: możliwe są { $languages }.
cli-rules-what = Która zasada? Wpisz na przykład rules R7.4, rules A-5.7 albo rules Czatownia.
cli-rules-unknown = W zasadach nie ma punktu { $text }.
cli-rules-none = Żaden punkt zasad nie zawiera „{ $text }”.
cli-rules-many = { $number ->
    [one] { $number } punkt zawiera „{ $text }”:
    [few] { $number } punkty zawierają „{ $text }”:
   *[many] { $number } punktów zawiera „{ $text }”:
}
cli-rules-pages = Części zasad: { $number }; fort rules R7 pokazuje jedną z nich, fort rules R7.4 jeden punkt.
cli-no-kid = Nie ma dzieciaka „{ $name }”.
cli-no-kid-but = Nie ma dzieciaka „{ $name }”: może to { $other }?
cli-copies-assumed = (?) znaczy: niepewne, bo wydrukowanych liczb nie znamy. Wszystkie wylicza fort box assumptions.
cli-kids-kid = dzieciak
cli-kids-suits = symbole
cli-kids-copies = sztuki
cli-kids-public = górna akcja (inni mogą naśladować)
cli-kids-private = dolna akcja
cli-kids-board = plansza { $board }
cli-box-copied = Zapisano { $files } w { $directory }. Zagraj z tym: fort play --box { $directory }
cli-box-exists = Plik { $file } już istnieje: niczego nie nadpisano.
cli-box-fine = { $directory } to dobre pudełko: wzory: { $kids }, karty: { $cards }, wartości z (?): { $assumed }.
cli-box-assumptions = { $number ->
    [one] { $number } wartość jest niepewna, dopóki nie potwierdzi jej ktoś, kto ma drukowaną grę:
    [few] { $number } wartości są niepewne, dopóki nie potwierdzi ich ktoś, kto ma drukowaną grę:
   *[many] { $number } wartości jest niepewnych, dopóki nie potwierdzi ich ktoś, kto ma drukowaną grę:
}
cli-perft = ciągi wyborów o długości { $depth }: { NUMBER($number, useGrouping: 0) }
cli-bad-depth = Nie da się liczyć na głębokość { $depth }: potrzeba 0 albo więcej.
cli-bad-seats = Miejsca: { $number }. W Fort gra od 2 do 4 osób (R1.1).
cli-no-bot = Nie ma bota „{ $name }”: do wyboru są { $names }.
cli-bad-human = Na miejscu { $number } nie może grać człowiek: gra ma miejsca od 1 do { $seats }.
cli-brings-own = --{ $source } ma już własne { $option }: pomiń --{ $option }.
cli-resume-over = { $file } to zapis skończonej gry: opowiada ją fort replay { $file }.
cli-no-seal = { $file } nie da się kontynuować: ziarno i sól powinny być w { $seal }, a tego pliku nie można odczytać ({ $error }).
cli-bad-seal = { $seal } nie jest pieczęcią: potrzeba „fort seal 1”, ziarna i soli, tak jak zapisuje je save.
cli-wrong-seal = { $seal } nie otwiera pieczęci z { $file }: jest z innej gry albo ktoś ją zmienił.
cli-no-file = Nie można odczytać pliku { $file }: { $error }.
cli-in-file = { $file }, { $error }
cli-whole-file = { $file }: { $error }
cli-no-text = { $file }: potrzebny jest tekst UTF-8
cli-no-seat = Nie ma miejsca { $number }: gra ma miejsca od 1 do { $seats }.
cli-bad-to = Liczba wyborów w { $file }: { $number }. Dlatego --to nie może być { $to }.
cli-honest = Zapis { $file } jest uczciwy: ziarno i sól pasują do pieczęci, wybory ({ $number }) są zgodne z zasadami, a wynik jest poprawny.
cli-honest-diagram = Zapis { $file } jest uczciwy: wybory ({ $number }) są zgodne z zasadami, a wynik jest poprawny; gra zaczyna się od diagramu, więc ziarna nie pieczętowano.
cli-written = Zapisano { $files }.
cli-offer = Enter otwiera grę w przeglądarce, t w terminalu; cokolwiek innego kończy.
cli-version = { $engine ->
    [compiled] fort { $version } (skompilowany)
   *[plain] fort { $version } (czysty Python)
}

## Boty przeciw botom: fort arena i fort stats

cli-arena = gry: { $games }, rozdania: { $deals }, miejsca: { $seats }, { $setup ->
    [basic] przygotowanie podstawowe
    [advanced] przygotowanie zaawansowane
   *[both] oba przygotowania
}, ziarno „{ $seed }”
cli-arena-fair = Udział zwycięstw jednego miejsca, remisy dzielone; uczciwie to { $share }. Przedziały 95%, według rozdań.
cli-arena-rounded = { $asked } nie dzieli się na pełne rozdania po { $seats }: rozegramy { $games }.
cli-arena-stopped = Zatrzymano. Gry w { $file }: { $done } z { $games }; to samo polecenie gra dalej od tego miejsca.
cli-arena-lost = Zatrzymano; nic nie zachowano. Z --resume PLIK serię można zatrzymać i dokończyć później.
cli-arena-seats = Niezależnie od tego, kto siedział, miejsca wygrały { $shares }.
cli-mirror-fair = Lustro: { $share } mieści się między { $low } a { $high }, jak powinno w 19 na 20 prób.
cli-mirror-unfair = Lustro: { $share } nie mieści się między { $low } a { $high }; tak bywa w 1 na 20 prób albo coś jest nie tak.
cli-late = { $number ->
    [one] { $bot } spóźnia się raz: o ponad jedną piątą swojego czasu.
    [few] { $bot } spóźnia się { $number } razy: o ponad jedną piątą swojego czasu.
   *[many] { $bot } spóźnia się { $number } razy: o ponad jedną piątą swojego czasu.
}
cli-arena-bot = bot
cli-arena-games = miejsca
cli-arena-share = zwycięstwa
cli-arena-interval = 95%
cli-arena-elo = Elo
cli-arena-score = punkty
cli-arena-rank = lokata
cli-arena-decisions = decyzje
cli-arena-each = śr. ms
cli-arena-most = maks. ms
cli-bad-number = „{ $text }” to nie lista miejsc: potrzeba na przykład 2,3,4.
cli-bad-workers = Liczba procesów { $workers }: potrzeba co najmniej 1.
cli-one-way = --ray gra na klastrze: pomiń --workers.
cli-simulated = Gry: { $games }, decyzje: { $decisions }; są w { $file }, { $megabytes } MB.
cli-stats = gry bota { $bot } na każdą liczbę miejsc: { $games }, { $setup ->
    [basic] przygotowanie podstawowe
    [advanced] przygotowanie zaawansowane
   *[both] oba przygotowania
}, ziarno „{ $seed }”
cli-stats-lift = Zwycięstwa właścicieli jako wielokrotność uczciwego udziału; przedziały 95%, według gier.

# fort train
cli-train-plan = Gry: { $games }, rundy: { $rounds }, z tego gotowe: { $done }; rdzenie: { $workers }, około { $minutes } min. Można przerwać i dokończyć później.
cli-train-round = Runda { $round }: gry { $games }, o { $percent }% mniejsze zaskoczenie zwycięzcami niż przy ocenie liniowej; przeciw dotąd najlepszej sieci: { $share }.
cli-train-stopped = Przerwano. To samo polecenie zacznie od tego miejsca.

## Bot przy stole na serwerze: fort connect i fort token

cli-connect-table = Przy stole: { $names }.
cli-connect-bot = { $name } (bot)
cli-connect-waits = Czekamy, aż gospodarz zacznie grę.
cli-connect-plays = Gra trwa. Ctrl-C zatrzymuje; to samo polecenie wraca na miejsce.
cli-connect-lost = Połączenie zerwane. Próbujemy znowu…
cli-connect-back = Znowu przy stole.
cli-connect-score = { $rank }. { $name }, { $points }
cli-connect-abandoned = Gra skończyła się bez wyniku.
cli-connect-stopped = Zatrzymano. Dopóki gra trwa, miejsce czeka: to samo polecenie na nie wraca.
cli-connect-next = Czekamy na następny stół. Ctrl-C zatrzymuje.
cli-token-made = { $name } ma nowy token na { $server }. Widać go tylko teraz:
cli-token-revoked = Token { $token } jest unieważniony.
cli-token-none = Nie ma tu tokenu do { $server }: zrób go poleceniem fort token make { $server }.
cli-token-several = Kilka botów ma tokeny do { $server }: wskaż jednego przez --name. Znane: { $names }.
cli-token-this = ten
cli-token-id = numer
cli-token-label = nazwa
cli-token-created = utworzony
