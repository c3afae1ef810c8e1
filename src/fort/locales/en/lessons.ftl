# The rules page and the guided first game. Marks such as [icon pizza], [kid Bug] and **bold** are drawn by the page;
# [kid Bug|Bugs] shows other words for the same kid.

## The rules page

rules-found = found
rules-see = See also
rules-in-english = Nobody has put the rules into this language yet. Here they are in English.
rules-level = Level
rules-price = Price
rules-points = Points
rules-reward = Reward
