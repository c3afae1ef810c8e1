# Actions in words. The browser draws them as icons and speaks these.

action-pizza = { tokens-pizza } nehmen
action-toy = { tokens-toy } nehmen
action-res = { $number ->
    [one] 1 Pizza oder 1 Spielzeug nehmen
   *[other] { $number } Pizzas oder { $number } Spielzeuge nehmen
}
action-vp = { tokens-points } erhalten
action-pack = 1 Ressource aus dem Zeugs in den Rucksack packen
action-lookout = eine Handkarte ins Baumhaus legen
action-trash = eine Karte aus Hand oder Ablagestapel loswerden
action-trash-this = diese Karte entfernen
action-trash-rival = eine Karte aus einem fremden Garten entfernen
action-recruit = eine Karte rekrutieren
action-advance = das Fort ausbauen
action-advance-less = das Fort ausbauen, 1 Ressource billiger
action-advance-more = das Fort ausbauen, 1 Ressource teurer
action-spend-pizza = 1 Pizza ausgeben
action-spend-toy = 1 Spielzeug ausgeben
action-copy-pack = das Gleiche nehmen, was in deinem Rucksack liegt
action-copy-rival-pack = das Gleiche nehmen, was in einem fremden Rucksack liegt
action-convert = 1 Spielzeug gegen 1 Pizza tauschen oder umgekehrt
action-to-pizza = 1 Spielzeug gegen 1 Pizza tauschen
action-to-toy = 1 Pizza gegen 1 Spielzeug tauschen
action-repeated = { $action }, { $number }-mal
action-then = { $first }, dann { $second }
action-both = { $first } und { $second }, Reihenfolge beliebig
action-each = je { $count } { $action }
action-each-long = je { $count }: { $action }
action-one-type = { $action } (alles von einer Sorte)
action-one-way = { $action } (alles in dieselbe Richtung)
# What is counted, in the form it has after “je”.
count-fort = Level deines Forts
count-pack = Ressource in deinem Rucksack
count-lookout = Karte in deinem Baumhaus
count-any = Symbol einer Sorte, die du wählst
count-book = Buch
count-crown = Krone
count-glue = Kleber
count-shovel = Spaten
count-skateboard = Skateboard
count-squirtgun = Spritzpistole
action-none = keine Aktion
