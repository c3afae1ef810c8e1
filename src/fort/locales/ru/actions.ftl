# Actions in words. The browser draws them as icons and speaks these.

action-pizza = получить { tokens-pizza }
action-toy = получить { tokens-toy }
action-res = получить { $number ->
    [one] { $number } пиццу или { $number } игрушку
    [few] { $number } пиццы или { $number } игрушки
    [many] { $number } пицц или { $number } игрушек
   *[other] { $number } пиццы или { $number } игрушки
}
action-vp = получить { tokens-points }
action-pack = убрать 1 ресурс из тайника в рюкзак
action-lookout = поместить карту из руки на вышку
action-trash = удалить из игры карту из руки или сброса
action-trash-this = удалить эту карту из игры
action-trash-rival = удалить из игры карту со двора соперника
action-recruit = завести друга
action-advance = улучшить форт
action-advance-less = улучшить форт, потратив на 1 ресурс меньше
action-advance-more = улучшить форт, потратив на 1 ресурс больше
action-spend-pizza = потратить 1 пиццу
action-spend-toy = потратить 1 игрушку
action-copy-pack = получить те же ресурсы, что лежат в своём рюкзаке
action-copy-rival-pack = получить те же ресурсы, что лежат в рюкзаке одного соперника
action-convert = обменять 1 игрушку на 1 пиццу или наоборот
action-to-pizza = обменять 1 игрушку на 1 пиццу
action-to-toy = обменять 1 пиццу на 1 игрушку
action-repeated = { $action }, { $number ->
    [one] { $number } раз
    [few] { $number } раза
    [many] { $number } раз
   *[other] { $number } раза
}
action-then = { $first }, затем { $second }
action-both = { $first } и { $second } в любом порядке
action-each = { $action } за { $count }
action-each-long = за { $count }: { $action }
action-one-type = { $action } (только пиццы или только игрушки)
action-one-way = { $action } (всё в одну сторону)
# What is counted, in the form it has after «за».
count-fort = каждый уровень своего форта
count-pack = каждый ресурс в своём рюкзаке
count-lookout = каждую карту на своей вышке
count-any = каждый символ масти на выбор
count-book = каждую книгу
count-crown = каждую корону
count-glue = каждый клей
count-shovel = каждую лопатку
count-skateboard = каждый скейтборд
count-squirtgun = каждый водяной пистолет
action-none = здесь нет действия
