# The deal of the day, and what hangs on the board of the first page.

deal = Rozdanie dnia
deal-number = Nr { $number }, { $date }
deal-same = Te same karty dla wszystkich
deal-what = Zaczynasz z tymi dzieciakami, a park przynosi wszystkim te same karty w tej samej kolejności. Co z nimi zrobisz, zależy od ciebie.
deal-play = Zagraj rozdanie
deal-go-on = Wróć do rozdania
deal-how-long = Około 15 minut. Można przerwać i wrócić. Liczy się pierwsza próba.
deal-gone = Dzisiejsze rozdanie zostało porzucone. Jutro będzie nowe.
deal-against = Grasz przeciw
deal-next = nowe rozdanie za { $hours } godz. { $minutes } min
deal-streak = { $number ->
    [0] Jeszcze bez serii
    [one] 1 dzień
    [few] { $number } dni z rzędu
   *[many] { $number } dni z rzędu
}
deal-streak-open = { $number ->
    [one] Zagraj dziś i zacznij serię.
    [few] Zagraj dziś, a będą { $number }.
   *[many] Zagraj dziś, a będzie { $number }.
}
deal-streak-done = Do jutra?
deal-streak-longest = Najdłużej jak dotąd. Do jutra?
deal-calendar = Twoje rozdania
deal-month-before = Poprzedni miesiąc
deal-month-after = Następny miesiąc
deal-place = { $rank ->
    [1] wygrana
    [2] drugie
   *[other] trzecie
}
deal-points-aside = { $points ->
    [one] 1 punkt bez szczęścia
    [few] { $points } punkty bez szczęścia
   *[many] { $points } punktów bez szczęścia
}
deal-scored = Zdobyte
deal-lucky = Karty trochę ci sprzyjały
deal-unlucky = Karty trochę ci nie sprzyjały
deal-aside = Bez szczęścia
deal-better = Lepiej niż { $share }
deal-early = { $number ->
    [one] Pierwszy wynik dzisiaj
    [few] Wśród pierwszych { $number } dzisiaj
   *[many] Wśród pierwszych { $number } dzisiaj
}
deal-players = { $number ->
    [0] Nikt jeszcze nie grał
    [one] Zagrała jedna osoba
    [few] Zagrały { $number } osoby
   *[many] Zagrało { $number } osób
}
deal-bars = { $number ->
    [one] Punkty jednej osoby, bez szczęścia
    [few] Punkty { $number } osób, bez szczęścia
   *[many] Punkty { $number } osób, bez szczęścia
}
deal-tell = Opowiedz innym
deal-shared = Fort, rozdanie { $number }: miejsce { $rank } z { $seats }
deal-copy = Kopiuj
deal-share = Udostępnij
deal-look-back = Przyjrzyj się tej grze
deal-mark = Rozdanie dnia
again-mark = Jeszcze raz: nigdzie się nie liczy

## On the first page

home-board = Tablica
home-deal = Te same karty, te same boty, dla wszystkich. Jak daleko zajdziesz?
home-deal-done = Na dziś zagrane. Nowe rozdanie o północy (UTC).
home-deal-look = Zobacz wynik
home-more-kids = + { $number }
home-rating = Twój ranking: { $rating }
home-puzzles = Znajdź najlepszy wybór.
home-last = Ostatnia gra
home-look-back = Przyjrzyj się
