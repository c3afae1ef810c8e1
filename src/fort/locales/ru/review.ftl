# What a review says of a choice, and of how well somebody played.

review-label-doubtful = Сомнительно
review-label-mistake = Ошибка
review-label-blunder = Грубая ошибка
review-label-great = Отлично

## How well somebody played, from the best word to the last

review-word-dazzling = блестяще
review-word-sharp = проницательно
review-word-clever = умно
review-word-solid = крепко
review-word-steady = ровно
review-word-carefree = беззаботно
review-word-daring = лихо

## What a decision is about

review-theme-draft = Драфт
review-theme-play = Кого сыграть
review-theme-adding = Добавление карт и действия
review-theme-following = Повторение за другими
review-theme-yard = Двор
review-theme-recruiting = Набор ребят
review-theme-payment = Оплата
review-theme-fort = Строительство форта
review-theme-lookout = Вышка
review-theme-pack = Рюкзак
review-theme-trash = Сброс карт навсегда
review-theme-perk = Бонусы
review-theme-made-up-rule = Выдуманные правила
review-theme-last-round = Последний раунд

## A moment: what was chosen in place of what, and what the better choice brings by the end of the turn

review-title = { $played }, а не { $best }
review-title-kids = { $played } вместо { $best }
review-gain-points = Очки к концу хода: +{ $number }
review-gain-level = Уровень форта к концу хода: +{ $number }
review-gain-pizza = Пицца к концу хода: +{ $number }
review-gain-toys = Игрушки к концу хода: +{ $number }
review-gain-pack = Ресурсы в рюкзаке к концу хода: +{ $number }
review-gain-lookout = Карты на вышке к концу хода: +{ $number }
review-gain-cards = Карты к концу хода: +{ $number }

## The game in one sentence, and what to practise

review-story-won-throughout = Впереди от начала до конца.
review-story-came-back = До раунда { $round } позади, потом впереди. Главный соперник: { $rival }.
review-story-led-until = До раунда { $round } впереди, потом вперёд выходит { $rival }. Дорогие решения: { $choices }.
review-story-never-ahead = Всё время впереди { $rival }. Дорогие решения: { $choices }.
review-story-close = Всё решилось в последнем раунде. Главный соперник: { $rival }.
review-practice = { $theme } (дорогие решения: { $times })

## Puzzles

puzzle-task = Раунд { $round }. Твои очки: { $points }, у лучшего соперника: { $rival }. Что даёт тебе лучший шанс на победу?
puzzle-task-last = Последний раунд. Твои очки: { $points }, у лучшего соперника: { $rival }. Что даёт тебе лучший шанс на победу?
puzzle-right = Верно: { $choice }.
puzzle-wrong = Не совсем. Лучше: { $choice }.
puzzle-shown = Лучший выбор: { $choice }.

## The deal of the day; the last three are lines to copy

daily-counting = Сколько здесь везения, ещё считается.
daily-fair = Карты были справедливы.
daily-gave = Подарок от карт, в очках: { $points }.
daily-owed = Карты ещё должны тебе, в очках: { $points }.
daily-share-title = 🏰 Форт, расклад { $number }: место { $rank } из { $seats }
daily-share-turns = { $squares } ⭐ { $points }
daily-share-luck = 🍀 { $luck } 🔥 { $streak }
