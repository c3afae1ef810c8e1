# Labels of choices: short, because the question stands beside them. `choice-from-` says the rest, for lists and screen readers.

choice-pick = { $kid }
choice-play = { $kid }
choice-skip = Не разыгрывать
choice-declare = { $suit }
choice-add = Добавить: { $kid }
choice-add-lookout = Добавить: { $suits }
choice-coin = Это { $suit }
choice-coin-uncounted = Не считать
choice-use-public = Верхнее действие
choice-use-private = Нижнее действие
choice-use-perk = Бонус «{ $perk }»
choice-end = Готово
choice-count = { $suit }
choice-gather-pizza = Пиццы
choice-gather-toy = Игрушки
choice-convert-to-pizza = Игрушки на пиццы
choice-convert-to-toy = Пиццы на игрушки
choice-convert-in-stuff = В тайнике
choice-convert-in-pack = В рюкзаке
choice-times = { $number ->
    [0] Ни разу
    [1] Один раз
    [one] { $number } раз
    [few] { $number } раза
    [many] { $number } раз
   *[other] { $number } раза
}
choice-stop = Хватит
choice-left-first = сначала
choice-right-first = сначала
choice-pack-pizza = Пицца
choice-pack-toy = Игрушка
choice-from-stuff = из тайника
choice-from-pack = из рюкзака
choice-from-supply = из запаса
choice-tuck = { $kid }
choice-trash = { $kid }
choice-recruit = { $kid }
choice-tuck-unseen = Взять вслепую
choice-recruit-unseen = Взять вслепую
choice-from-hand = из твоей руки
choice-from-discard-pile = из твоего сброса
choice-from-park = из парка
choice-from-park-deck = из колоды парка
choice-from-lookout = с твоей вышки, остаётся там
choice-from-yard = со двора ({ $name })
choice-spend-pizza = Пицца
choice-spend-toy = Игрушка
choice-pay = Потратить { $tokens }
choice-pay-pack = Потратить { $tokens } (из рюкзака: { $pack })
choice-pay-nothing = Бесплатно
choice-copy-whose = Рюкзак: { $name }
choice-copy = { $tokens }
choice-keep = { $rule }
choice-take = { $perk }
choice-follow = { $kid }
choice-decline = Отказаться
choice-pass = Нет
choice-recycle = Вернуть: { $kid }
choice-more = Ещё
choice-back = Назад
choice-keep-sure = Оставить «{ $what }»
choice-take-sure = Взять «{ $what }»
choice-change = Изменить
choice-final = этого не отменить
choose-one = Что будешь делать?

## What it would come to

preview-count = ×{ $count }: { $tokens }
preview-times = ×{ $count }
preview-not = сейчас не получится
preview-room = места только на { $possible }
preview-partly = частично, { $possible } из { $count }
preview-fully = целиком
preview-either = { $first } или { $second }
preview-level = Уровень форта { $level }
use-unused = не выполнено
use-used-fully = выполнено целиком
use-used-partly = выполнено частично
use-now = выполняется
