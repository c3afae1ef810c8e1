# The rules page and the guided first game. Marks such as [icon pizza], [kid Bug] and **bold** are drawn by the page;
# [kid Bug|Bugs] shows other words for the same kid.

## The rules page

rules-found = gefunden
rules-see = Siehe auch
rules-in-english = Die Regeln gibt es noch nicht auf Deutsch. Hier sind sie auf Englisch.
rules-level = Level
rules-price = Kosten
rules-points = Punkte
rules-reward = Belohnung
