# What a review says of a choice, and of how well somebody played.

review-label-doubtful = Doubtful
review-label-mistake = Mistake
review-label-blunder = Blunder
review-label-great = Great

## How well somebody played, from the best word to the last

review-word-dazzling = dazzling
review-word-sharp = sharp
review-word-clever = clever
review-word-solid = solid
review-word-steady = steady
review-word-carefree = carefree
review-word-daring = daring

## What a decision is about

review-theme-draft = The draft
review-theme-play = Which kid to play
review-theme-adding = Adding kids and using actions
review-theme-following = Following
review-theme-yard = The Yard
review-theme-recruiting = Recruiting
review-theme-payment = Paying
review-theme-fort = Building the fort
review-theme-lookout = The Lookout
review-theme-pack = The Pack
review-theme-trash = Trashing kids
review-theme-perk = Perks
review-theme-made-up-rule = Made-up rules
review-theme-last-round = The last round

## A moment: what was chosen in place of what, and what the better choice brings by the end of the turn

review-title = { $played }, not { $best }
review-title-kids = { $played } instead of { $best }
review-gain-points = Points by the end of the turn: +{ $number }
review-gain-level = Fort level by the end of the turn: +{ $number }
review-gain-pizza = Pizza by the end of the turn: +{ $number }
review-gain-toys = Toys by the end of the turn: +{ $number }
review-gain-pack = Things in the Pack by the end of the turn: +{ $number }
review-gain-lookout = Kids in the Lookout by the end of the turn: +{ $number }
review-gain-cards = Cards by the end of the turn: +{ $number }

## The game in one sentence, and what to practise

review-story-won-throughout = Ahead all the way.
review-story-came-back = Behind until round { $round }, then in front. The rival: { $rival }.
review-story-led-until = Ahead until round { $round }, then { $rival } came past. Costly choices: { $choices }.
review-story-never-ahead = { $rival } was ahead all along. Costly choices: { $choices }.
review-story-close = Open until the last round. The rival: { $rival }.
review-practice = { $theme } (costly choices: { $times })

## Puzzles

puzzle-task = Round { $round }. Your points: { $points }, the best rival’s: { $rival }. What gives you the best chance to win?
puzzle-task-last = The last round. Your points: { $points }, the best rival’s: { $rival }. What gives you the best chance to win?
puzzle-right = That’s it: { $choice }.
puzzle-wrong = Not quite. Better: { $choice }.
puzzle-shown = The best choice: { $choice }.

## The deal of the day; the last three are lines to copy

daily-counting = How lucky the cards were is still being worked out.
daily-fair = The cards were fair.
daily-gave = A gift of the cards, in points: { $points }.
daily-owed = The cards still owe you, in points: { $points }.
daily-share-title = 🏰 Fort, deal { $number }: place { $rank } of { $seats }
daily-share-turns = { $squares } ⭐ { $points }
daily-share-luck = 🍀 { $luck } 🔥 { $streak }
