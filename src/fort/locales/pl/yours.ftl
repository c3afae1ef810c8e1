# All my games: how I have been playing, and what is kept of me.

yours-going-on = W toku
yours-games = Gry
yours-won = Wygrane
yours-best = Rekord
yours-puzzles = Zagadki
yours-word = { $word }
yours-better = { $word } i coraz lepiej
yours-form = Twoja forma
yours-form-none = Tu ocenione gry pokazują, jak dobrze ci idzie. Przyjrzyj się jednej, aby zacząć.
yours-form-point = { $date }: { $word }
yours-span = Jak daleko wstecz
yours-span-month = Miesiąc
yours-span-season = Sezon
yours-span-all = Wszystko
yours-none = Nie ma jeszcze zakończonych gier. Wszystkie będą tutaj.
yours-head-date = Data
yours-head-place = Miejsce
yours-head-score = Punkty
yours-head-with = Z kim
yours-head-word = Twoja gra
yours-head-luck = Szczęście
yours-daily = Rozdanie dnia
yours-again = Jeszcze raz
yours-bot = Bot
yours-somebody = ktoś
yours-look-back = Przyjrzyj się
yours-more = Pokaż wszystkie gry: { $number }
yours-kids = Ulubione dzieciaki
yours-kid-played = { $number ->
    [one] zagrane raz
    [few] zagrane { $number } razy
   *[many] zagrane { $number } razy
}
yours-kid-won = wygranych
yours-device = Połącz inne urządzenie
yours-export = Eksport
yours-export-note = Wszystko, co jest o tobie zapisane, z zapisami wszystkich twoich gier.
yours-export-json = Wszystko (JSON)
yours-export-csv = Gry jako tabela (CSV)
yours-delete = Usuń wszystko
yours-delete-note = Twoje gry, oceny, wyniki i zagadki zostaną usunięte, a urządzenia wylogowane. Tego nie da się cofnąć.
yours-delete-sure = Tak, usuń wszystko: { $name }
