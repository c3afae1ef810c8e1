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
