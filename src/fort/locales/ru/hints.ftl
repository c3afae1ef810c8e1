# Why a bot would choose something, or not: by the stable codes of fort.bots. Listed after "За:" and
# "Против:", several at a time, so each must fit there.

hint-deck-for = колода станет лучше
hint-deck-against = колода станет хуже
hint-end-for = игра кончится вовремя для тебя
hint-end-against = игра кончится не вовремя для тебя
hint-fort-for = форт растёт
hint-fort-against = форт остаётся низким
hint-fort-cost-for = копится на следующий уровень форта
hint-fort-cost-against = меньше останется на следующий уровень форта
hint-hand-for = рука останется хорошей
hint-hand-against = рука останется слабой
hint-lookout-for = от вышки больше пользы
hint-lookout-against = от вышки меньше пользы
hint-made-up-rule-for = помогает твоему выдуманному правилу
hint-made-up-rule-against = мало даёт твоему выдуманному правилу
hint-pack-for = рюкзак наполняется
hint-pack-against = рюкзак пустеет
hint-perk-for = бонус работает вовсю
hint-perk-against = от бонуса мало толку
hint-points-for = приносит очки
hint-points-against = приносит меньше очков
hint-rivals-for = соперникам достанется меньше
hint-rivals-against = помогает соперникам
hint-stuff-for = приносит пиццы и игрушки
hint-stuff-against = пицц и игрушек останется меньше
hint-yard-for = хорошие карты не попадут во двор
hint-yard-against = хорошие карты окажутся во дворе

hint-for = За: { $reasons }.
hint-against = Против: { $reasons }.
