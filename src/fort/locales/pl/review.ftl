# What a review says of a choice, and of how well somebody played.

review-label-doubtful = Wątpliwe
review-label-mistake = Błąd
review-label-blunder = Gruby błąd
review-label-great = Świetnie

## How well somebody played, from the best word to the last

review-word-dazzling = olśniewająco
review-word-sharp = przenikliwie
review-word-clever = sprytnie
review-word-solid = solidnie
review-word-steady = równo
review-word-carefree = beztrosko
review-word-daring = brawurowo

## What a decision is about

review-theme-draft = Draft
review-theme-play = Wybór dziecka do zagrania
review-theme-adding = Dokładanie kart i akcje
review-theme-following = Naśladowanie
review-theme-yard = Podwórko
review-theme-recruiting = Rekrutacja
review-theme-payment = Płacenie
review-theme-fort = Budowa Fortu
review-theme-lookout = Czatownia
review-theme-pack = Plecak
review-theme-trash = Wyrzucanie kart
review-theme-perk = Bonusy
review-theme-made-up-rule = Zmyślone Zasady
review-theme-last-round = Ostatnia runda

## A moment: what was chosen in place of what, and what the better choice brings by the end of the turn

review-title = { $played }, a nie { $best }
review-title-kids = { $played } zamiast { $best }
review-gain-points = Punkty do końca tury: +{ $number }
review-gain-level = Poziom Fortu do końca tury: +{ $number }
review-gain-pizza = Pizza do końca tury: +{ $number }
review-gain-toys = Zabawki do końca tury: +{ $number }
review-gain-pack = Zasoby w Plecaku do końca tury: +{ $number }
review-gain-lookout = Karty w Czatowni do końca tury: +{ $number }
review-gain-cards = Karty do końca tury: +{ $number }

## The game in one sentence, and what to practise

review-story-won-throughout = Prowadzenie od początku do końca.
review-story-came-back = Strata do rundy { $round }, potem prowadzenie. Główny rywal: { $rival }.
review-story-led-until = Prowadzenie do rundy { $round }, potem na czele { $rival }. Kosztowne decyzje: { $choices }.
review-story-never-ahead = Cały czas na czele { $rival }. Kosztowne decyzje: { $choices }.
review-story-close = Wszystko otwarte do ostatniej rundy. Główny rywal: { $rival }.
review-practice = { $theme } (kosztowne decyzje: { $times })

## Puzzles

puzzle-task = Runda { $round }. Twoje punkty: { $points }, najlepszy rywal: { $rival }. Co daje ci największą szansę na wygraną?
puzzle-task-last = Ostatnia runda. Twoje punkty: { $points }, najlepszy rywal: { $rival }. Co daje ci największą szansę na wygraną?
puzzle-right = Zgadza się: { $choice }.
puzzle-wrong = Niezupełnie. Lepiej: { $choice }.
puzzle-shown = Najlepszy wybór: { $choice }.

## The deal of the day; the last three are lines to copy

daily-counting = Szczęście w kartach jest jeszcze liczone.
daily-fair = Karty były sprawiedliwe.
daily-gave = Prezent od kart, w punktach: { $points }.
daily-owed = Karty są ci jeszcze winne, w punktach: { $points }.
daily-share-title = 🏰 Fort, rozdanie { $number }: miejsce { $rank } z { $seats }
daily-share-turns = { $squares } ⭐ { $points }
daily-share-luck = 🍀 { $luck } 🔥 { $streak }
