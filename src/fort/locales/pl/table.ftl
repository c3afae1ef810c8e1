# Ekran stołu.

you = ty
You = Ty
seat-number = Gracz { $number }
bot = bot
seat-empty = wolne miejsce
turn-mark = Tura
thinking = Myśli
choosing = wybiera
following = Naśladuje?
recruiting = Werbuje
away = offline
table-title = Stół
title-your-turn = Twoja tura · Fort
title-table = Fort
log = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
chat = Czat
chat-empty = Na razie cisza.
chat-write = Napisz coś
chat-send = Wyślij
chat-unread = { $number ->
    [one] { $number } nowa wiadomość
    [few] { $number } nowe wiadomości
   *[many] { $number } nowych wiadomości
}
menu = Menu
close = Zamknij
park = Park
park-deck = Talia Parku, { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}
perks = Bonusy
perks-none = już ich nie ma
in-play = Zagrywa { $name }
in-play-you = Zagrywasz ty
in-play-none = Nic jeszcze nie zagrano
in-play-added = dodana karta
in-play-empty = Tu leży zagrana karta, a przy niej karty dodane.
supply-pizza = pizza w puli: { $number }
supply-toy = zabawki w puli: { $number }
made-up-rules-left = pozostałe Zmyślone Zasady: { $number }
sculpture-free = Rzeźba z Makaronu: 4 punkty za 5. poziom Fortu
sculpture-of = { $name } ma Rzeźbę z Makaronu
victory-track = Tor Zwycięstwa
track-score = { $name }: { $number }
fort-track = Tor Fortu
fort-step = Poziom { $level }: na koniec daje { $points }, kosztuje { $cost }
fort-step-start = Poziom 0
fort-step-reward = { $step }, nagroda: { $reward }
fort-here = tu jest twój Fort
fort-level = poziom Fortu { $level }
points = punkty: { $number }
stuff = Graty
pack = Plecak
lookout = Czatownia
yard = Podwórko
yard-empty = Podwórko puste
yard-empty-yours = puste w twojej turze
room = { $number } / { $room }
deck-count = talia: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}
discard-count = odrzucone: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}
hand-count = ręka: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}
rule-hidden = Zmyślona Zasada, zakryta
first-player = pierwszy gracz
your-hand = Twoja ręka
hand-empty = Nie masz kart na ręce.
hand-of = Ręka: { $name }
followers-yes = { $name }: naśladuje
followers-no = { $name }: nie naśladuje
followers-open = { $name }: jeszcze decyduje
undo = Cofnij
undo-ask = Poproś o cofnięcie
hint = Podpowiedź
hint-says = Wybór bota: { $choice }
hint-chance = szansa na wygraną: { $percent }%
skip = Pomiń
speed = Szybkość { $speed }×
decline-turn = nie naśladuj do mojej tury
options-of = Twoje możliwości
last-round = Ostatnia runda
last-round-why = Gramy do końca rundy, by każdy miał tyle samo tur.
you-may-look = Przytrzymaj, by zobaczyć Park
notes-rules = Zmyślone Zasady: zatrzymaj jedną
notes-rules-chip = Widzisz je tylko ty
notes-perks = Bonusy: weź jeden
notes-perks-chip = Twój wybór widzą wszyscy
pay-costs = Poziom { $level } kosztuje
pay-start-over = Od nowa
piles = Karty odrzucone
piles-yours = Twoje odrzucone
piles-of = Odrzucone: { $name }
piles-everybody = każdy może zajrzeć
piles-deck = W twojej talii
piles-unordered = kolejność nieznana
piles-newest = Najnowsze
piles-by-suit = Według symboli
piles-empty = Tu nie ma kart.
draft-packet = Twój zestaw: { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}
draft-pick = wybór { $number } z 8
draft-next = reszta idzie w lewo: { $name }
draft-from = następny zestaw daje { $name }
draft-has-picked = gotowe
draft-to-pass = do oddania
draft-in-packet = w zestawie
draft-kept = zatrzymane
draft-yours = Zatrzymane
draft-yours-note = { $number } z 8, widzisz je tylko ty
draft-friends = Twoi Najlepsi Przyjaciele
draft-suits = Symbole w twojej talii do tej pory
draft-suits-note = Razem z Najlepszymi Przyjaciółmi.
draft-how = dotknij karty albo naciśnij 1–{ $number }
link-lost = Połączenie zerwane. Próbuję je odzyskać.
link-closed = Tego stołu nie można pokazać: nie masz do niego wstępu albo już go nie ma.
link-broken = Ten stół jest uszkodzony: można go obejrzeć, ale nie da się grać dalej. Daj znać osobie, która prowadzi serwer.
link-signed-out = To urządzenie zostało wylogowane.
vote-undo = { $name } prosi o cofnięcie wyboru.
vote-pause = { $name } prosi o przerwę.
vote-abandon = { $name } prosi o zakończenie gry bez wyniku.
vote-replace = { $name } chce, żeby bot grał dalej ({ $who }).
vote-yes = Zgoda
vote-no = Nie
vote-waiting = Brakuje głosów: { $names }.
vote-away = { $name } jest offline. Za { $time } głosowanie liczy się i bez tego głosu.
vote-withdraw = Wycofaj
clock = { $name }: zostało { $time }
menu-title = Ten stół
menu-rules = Zasady
menu-settings = Ustawienia
menu-pause = Poproś o przerwę
menu-abandon = Poproś o koniec gry
menu-resign = Poddaj się
menu-resign-sure = Dalej zagra za ciebie bot. Poddajesz się?
menu-replace = Niech bot gra dalej ({ $name })
menu-replace-wait = { $name } jest offline od { $time }. Za { $wait } może zagrać bot.
menu-replace-clock = { $name } jest offline. Gdy skończy się czas, zagra bot.
menu-take-back = Wróć na swoje miejsce
menu-home = Start
copied = Skopiowano
yes = Tak
no = Nie
spectating = Oglądasz tę grę.
seed-sealed = Tasowania są zapieczętowane: po grze można je sprawdzić.

## Gotowe zdania

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-nice = Nieźle!
phrase-thanks = Dzięki!
phrase-oops = Ojej!
phrase-thinking = Myślę.
phrase-one-moment = Chwileczkę.
phrase-your-turn = Twoja kolej.
phrase-good-game = Świetna gra!
phrase-bye = Pa!

## Koniec

end-wins = Wygrywa { $name }!
end-you-win = Wygrywasz!
end-shared = Wspólne zwycięstwo: { $names }!
end-line = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} po { $rounds ->
    [one] { $rounds } rundzie
    [few] { $rounds } rundach
   *[many] { $rounds } rundach
}.
end-you-place = Zajmujesz { $place }. miejsce.
end-track = Tor Zwycięstwa
end-fort = Poziom Fortu { $level }
end-fort-key = Poziom Fortu
end-rule-key = Zmyślona Zasada
end-sculpture = Rzeźba z Makaronu
end-sculpture-short = Rzeźba
end-tie = remis: wyższy Fort
end-place = { $number }.
end-rematch = Rewanż
end-replay = Odtwórz
end-download = Pobierz zapis
end-verify = Sprawdź tasowania
end-verified = Tasowania sprawdzone: nikt nie mógł nimi sterować.
end-not-verified = Tasowania nie zgadzają się z pieczęcią!
end-no-seal = W tej grze tasowania nie były zapieczętowane.
end-home = Start
end-look = Zobacz stół
end-rematch-join = Idź na rewanż

## Kurtyna

curtain-pass = Przekaż urządzenie:
curtain-hidden = Karty są ukryte. Kurtynę odsłania { $name }.
curtain-since = Co nowego od ostatniego razu: { $name }
curtain-nothing = Nic nowego.
curtain-open = To ja, { $name }
curtain-hold = Przytrzymaj, by odsłonić

## Skróty i komunikaty na żywo

skip-to-question = Do pytania
skip-to-hand = Do twojej ręki
skip-to-log = Do dziennika
live-your-question = Pytanie do ciebie: { $question }
