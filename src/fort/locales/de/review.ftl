# What a review says of a choice, and of how well somebody played.

review-label-doubtful = Fraglich
review-label-mistake = Fehler
review-label-blunder = Grober Fehler
review-label-great = Großartig

## How well somebody played, from the best word to the last

review-word-dazzling = glänzend
review-word-sharp = scharfsinnig
review-word-clever = klug
review-word-solid = solide
review-word-steady = beständig
review-word-carefree = unbekümmert
review-word-daring = waghalsig

## What a decision is about

review-theme-draft = Der Draft
review-theme-play = Welches Kind spielen
review-theme-adding = Kinder dazulegen, Aktionen nutzen
review-theme-following = Nachmachen
review-theme-yard = Der Garten
review-theme-recruiting = Kinder anwerben
review-theme-payment = Bezahlen
review-theme-fort = Das Fort ausbauen
review-theme-lookout = Das Baumhaus
review-theme-pack = Der Rucksack
review-theme-trash = Kinder wegwerfen
review-theme-perk = Vorteile
review-theme-made-up-rule = Erfundene Regeln
review-theme-last-round = Die letzte Runde

## A moment: what was chosen in place of what, and what the better choice brings by the end of the turn

review-title = { $played }, nicht { $best }
review-title-kids = { $played } statt { $best }
review-gain-points = Punkte bis zum Ende des Zuges: +{ $number }
review-gain-level = Fort-Level bis zum Ende des Zuges: +{ $number }
review-gain-pizza = Pizza bis zum Ende des Zuges: +{ $number }
review-gain-toys = Spielzeug bis zum Ende des Zuges: +{ $number }
review-gain-pack = Dinge im Rucksack bis zum Ende des Zuges: +{ $number }
review-gain-lookout = Kinder im Baumhaus bis zum Ende des Zuges: +{ $number }
review-gain-cards = Karten bis zum Ende des Zuges: +{ $number }

## The game in one sentence, and what to practise

review-story-won-throughout = Von Anfang bis Ende vorn.
review-story-came-back = Bis Runde { $round } zurück, dann vorn. Hauptgegner: { $rival }.
review-story-led-until = Bis Runde { $round } vorn, dann zog { $rival } vorbei. Teure Entscheidungen: { $choices }.
review-story-never-ahead = { $rival } lag die ganze Zeit vorn. Teure Entscheidungen: { $choices }.
review-story-close = Offen bis zur letzten Runde. Hauptgegner: { $rival }.
review-practice = { $theme } (teure Entscheidungen: { $times })

## Puzzles

puzzle-task = Runde { $round }. Deine Punkte: { $points }, beim besten Gegner: { $rival }. Womit gewinnst du am ehesten?
puzzle-task-last = Die letzte Runde. Deine Punkte: { $points }, beim besten Gegner: { $rival }. Womit gewinnst du am ehesten?
puzzle-right = Genau: { $choice }.
puzzle-wrong = Nicht ganz. Besser: { $choice }.
puzzle-shown = Am besten: { $choice }.

## The deal of the day; the last three are lines to copy

daily-counting = Wie viel Glück dabei war, wird noch ausgerechnet.
daily-fair = Die Karten waren gerecht.
daily-gave = Ein Geschenk der Karten, in Punkten: { $points }.
daily-owed = Die Karten sind dir noch etwas schuldig, in Punkten: { $points }.
daily-share-title = 🏰 Fort, Aufgabe { $number }: Platz { $rank } von { $seats }
daily-share-turns = { $squares } ⭐ { $points }
daily-share-luck = 🍀 { $luck } 🔥 { $streak }
