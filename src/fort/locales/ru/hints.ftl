# Why a bot would choose something, or not: by the stable codes of fort.bots. Listed after "За:" and
# "Против:", several at a time, so each must fit there. All are noun phrases: "и" can join them.

hint-deck-for = более сильная колода
hint-deck-against = более слабая колода
hint-end-for = конец игры в удачный момент
hint-end-against = конец игры в неудачный момент
hint-fort-for = более высокий форт
hint-fort-against = низкий форт
hint-fort-cost-for = запас на следующий уровень форта
hint-fort-cost-against = меньше запаса на следующий уровень форта
hint-hand-for = хорошие карты в руке
hint-hand-against = слабые карты в руке
hint-lookout-for = больше пользы от вышки
hint-lookout-against = меньше пользы от вышки
hint-made-up-rule-for = польза для твоего выдуманного правила
hint-made-up-rule-against = мало пользы для твоего выдуманного правила
hint-pack-for = больше ресурсов в рюкзаке
hint-pack-against = меньше ресурсов в рюкзаке
hint-perk-for = много пользы от бонуса
hint-perk-against = мало пользы от бонуса
hint-points-for = больше очков
hint-points-against = меньше очков
hint-rivals-for = меньше выгоды соперникам
hint-rivals-against = помощь соперникам
hint-stuff-for = больше пицц и игрушек
hint-stuff-against = меньше пицц и игрушек
hint-yard-for = меньше хороших карт во дворе
hint-yard-against = больше хороших карт во дворе

hint-for = За: { $reasons }.
hint-against = Против: { $reasons }.
hint-expects = Ожидаю: { $line }.
