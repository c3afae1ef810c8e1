# What a review says of a choice, and of how well somebody played.

review-label-doubtful = Sporné
review-label-mistake = Chyba
review-label-blunder = Hrubá chyba
review-label-great = Skvělé

## How well somebody played, from the best word to the last

review-word-dazzling = oslnivě
review-word-sharp = bystře
review-word-clever = chytře
review-word-solid = poctivě
review-word-steady = vyrovnaně
review-word-carefree = bezstarostně
review-word-daring = odvážně

## What a decision is about

review-theme-draft = Draft
review-theme-play = Které dítě zahrát
review-theme-adding = Přidávání karet a akce
review-theme-following = Napodobování
review-theme-yard = Dvorek
review-theme-recruiting = Nábor
review-theme-payment = Placení
review-theme-fort = Stavba bunkru
review-theme-lookout = Hlídka
review-theme-pack = Bágl
review-theme-trash = Zahazování karet
review-theme-perk = Výhody
review-theme-made-up-rule = Švindlování
review-theme-last-round = Poslední kolo

## A moment: what was chosen in place of what, and what the better choice brings by the end of the turn

review-title = { $played }, a ne { $best }
review-title-kids = { $played } místo { $best }
review-gain-points = Body do konce tahu: +{ $number }
review-gain-level = Úroveň bunkru do konce tahu: +{ $number }
review-gain-pizza = Pizza do konce tahu: +{ $number }
review-gain-toys = Hračky do konce tahu: +{ $number }
review-gain-pack = Věci v báglu do konce tahu: +{ $number }
review-gain-lookout = Karty na hlídce do konce tahu: +{ $number }
review-gain-cards = Karty do konce tahu: +{ $number }

## The game in one sentence, and what to practise

review-story-won-throughout = V čele od začátku do konce.
review-story-came-back = Do kola { $round } pozadu, pak v čele. Hlavní soupeř: { $rival }.
review-story-led-until = Do kola { $round } v čele, pak šel dopředu soupeř: { $rival }. Drahá rozhodnutí: { $choices }.
review-story-never-ahead = Celou dobu v čele: { $rival }. Drahá rozhodnutí: { $choices }.
review-story-close = Otevřené až do posledního kola. Hlavní soupeř: { $rival }.
review-practice = { $theme } (drahá rozhodnutí: { $times })

## Puzzles

puzzle-task = Kolo { $round }. Tvoje body: { $points }, nejlepší soupeř: { $rival }. Co ti dává největší šanci na výhru?
puzzle-task-last = Poslední kolo. Tvoje body: { $points }, nejlepší soupeř: { $rival }. Co ti dává největší šanci na výhru?
puzzle-right = Přesně tak: { $choice }.
puzzle-wrong = Ne tak docela. Lepší: { $choice }.
puzzle-shown = Nejlepší volba: { $choice }.

## The deal of the day; the last three are lines to copy

daily-counting = Kolik v tom bylo štěstí, se ještě počítá.
daily-fair = Karty byly spravedlivé.
daily-gave = Dárek od karet, v bodech: { $points }.
daily-owed = Karty ti ještě dluží, v bodech: { $points }.
daily-share-title = 🏰 Fort, partie { $number }: { $rank }. místo z { $seats }
daily-share-turns = { $squares } ⭐ { $points }
daily-share-luck = 🍀 { $luck } 🔥 { $streak }
