# The rules page and the guided first game. Marks such as [icon pizza], [kid Bug] and **bold** are drawn by the page;
# [kid Bug|Bugs] shows other words for the same kid.

## The rules page

rules-found = найдено
rules-see = Смотри также
rules-in-english = Правил на русском пока нет. Вот они по-английски.
rules-level = Уровень
rules-price = Цена
rules-points = Очки
rules-reward = Награда
