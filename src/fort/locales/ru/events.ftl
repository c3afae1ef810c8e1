# What happens, in the present tense. $actor is "you" or "other"; $name is empty under the heading of that player's turn.
# Kids stand behind a colon: their names are never inflected.

event-gamebegan = Игра начинается.
event-dealt = { $actor ->
    [you] тебе сдают: { $kids }
   *[other] { $name } получает карты
}
event-picked = { $actor ->
    [you] ты оставляешь: { $kid }
   *[other] { $name } оставляет карту
}
event-shuffled = { $actor ->
    [you] ты тасуешь сброс в новую колоду: { tokens-cards }
   *[other] { $name } тасует сброс в новую колоду: { tokens-cards }
}
event-drew = { $actor ->
    [you] ты берёшь: { $kids }
   *[other] { $name } берёт { $number ->
        [one] { $number } карту
        [few] { $number } карты
        [many] { $number } карт
       *[other] { $number } карты
    }
}
event-turn = { $actor ->
    [you] Твой ход
   *[other] { $name }
}
event-turnbegan = { $actor ->
    [you] Раунд { $round }: твой ход.
   *[other] Раунд { $round }: ходит { $name }.
}
event-cleanedup = { $actor ->
    [you] со двора в сброс: { $kids }
   *[other] со двора в сброс: { $kids }
}
event-skipped = { $actor ->
    [you] ты ничего не разыгрываешь
   *[other] { $name } ничего не разыгрывает
}
event-played = { $actor ->
    [you] ты разыгрываешь: { $kid }
   *[other] { $name } разыгрывает: { $kid }
}
event-declared = масть карты: { $suit }
event-added = { $actor ->
    [you] ты добавляешь: { $kid }
   *[other] { $name } добавляет: { $kid }
}
event-added-lookout = { $actor ->
    [you] ты добавляешь карту с вышки ({ $suits }), она остаётся там
   *[other] { $name } добавляет карту с вышки ({ $suits }), она остаётся там
}
event-coincounted = монетка теперь — { $suit }
event-coincounted-not = монетка не считается
event-useended-partly = { $side ->
    [public] верхнее действие выполнено частично
   *[private] нижнее действие выполнено частично
}
event-suitcounted = { $actor ->
    [you] ты считаешь масть: { $suit }
   *[other] { $name } считает масть: { $suit }
}
event-gathered = { $actor ->
    [you] ты получаешь { $tokens }
   *[other] { $name } получает { $tokens }
}
event-scored = { $actor ->
    [you] ты получаешь { $tokens }
   *[other] { $name } получает { $tokens }
}
event-promisedtrash = потом в коробку: { $kid }
event-packed = { $actor ->
    [you] ты убираешь { $tokens } { $place } в рюкзак
   *[other] { $name } убирает { $tokens } { $place } в рюкзак
}
event-tucked = { $actor ->
    [you] ты помещаешь карту { $place } на вышку: { $kid }
   *[other] { $name } помещает карту { $place } на вышку: { $kid }
}
event-tucked-hidden = { $name } помещает на вышку карту { $place } ({ $suits })
event-trashed = { $actor ->
    [you] ты удаляешь из игры карту { $place }: { $kid }
   *[other] { $name } удаляет из игры карту { $place }: { $kid }
}
event-recruited = { $actor ->
    [you] ты заводишь друга { $place }: { $kid }
   *[other] { $name } заводит друга { $place }: { $kid }
}
event-parkrefilled = новая карта в парке: { $kid }
event-spent = { $actor ->
    [you] ты тратишь { $tokens } { $place }
   *[other] { $name } тратит { $tokens } { $place }
}
event-converted = { $actor ->
    [you] ты меняешь фишку { $place } на { $tokens }
   *[other] { $name } меняет фишку { $place } на { $tokens }
}
event-paid = { $actor ->
    [you] ты тратишь на форт { $tokens }
   *[other] { $name } тратит на форт { $tokens }
}
event-advanced = { $actor ->
    [you] ты улучшаешь форт до уровня { $level }
   *[other] { $name } улучшает форт до уровня { $level }
}
event-rulesseen = { $actor ->
    [you] ты просматриваешь выдуманные правила
   *[other] { $name } просматривает выдуманные правила
}
event-rulekept = { $actor ->
    [you] ты оставляешь правило «{ $rule }»
   *[other] { $name } втайне оставляет выдуманное правило
}
event-perktaken = { $actor ->
    [you] ты берёшь бонус «{ $perk }»
   *[other] { $name } берёт бонус «{ $perk }»
}
event-perkused = { $actor ->
    [you] ты тратишь бонус «{ $perk }»
   *[other] { $name } тратит бонус «{ $perk }»
}
event-sculpturetaken = { $actor ->
    [you] ты берёшь поделку из макарон
   *[other] { $name } берёт поделку из макарон
}
event-copied = { $actor ->
    [you] ты копируешь { $whose }: { $tokens }
   *[other] { $name } копирует { $whose }: { $tokens }
}
event-followed = { $actor ->
    [you] ты повторяешь действие картой: { $kid }
   *[other] { $name } повторяет действие картой: { $kid }
}
event-declined = { $count ->
    [one] { $actor ->
        [you] ты не повторяешь
       *[other] { $names } не повторяет
    }
    [few] не повторяют: { $names }
    [many] не повторяют: { $names }
   *[other] не повторяют: { $names }
}
event-boxed = в коробку: { $kid }
event-recycled = { $actor ->
    [you] ты возвращаешь в руку: { $kid }
   *[other] { $name } возвращает в руку: { $kid }
}
event-discarded = { $actor ->
    [you] ты сбрасываешь: { $kids } — и выгоняешь во двор: { $yard }
   *[other] { $name } сбрасывает: { $kids } — и выгоняет во двор: { $yard }
}
event-discarded-pile = { $actor ->
    [you] ты сбрасываешь: { $kids }
   *[other] { $name } сбрасывает: { $kids }
}
event-discarded-yard = { $actor ->
    [you] ты выгоняешь во двор: { $yard }
   *[other] { $name } выгоняет во двор: { $yard }
}
event-discarded-nothing = { $actor ->
    [you] тебе нечего сбрасывать
   *[other] { $name } ничего не сбрасывает
}
event-endtriggered-points = 25 очков: это последний раунд
event-endtriggered-level = 5-й уровень форта: это последний раунд
event-endtriggered-park-deck = колода парка пуста: это последний раунд
event-revealed = { $actor ->
    [you] твоё выдуманное правило: «{ $rule }»
   *[other] { $name } открывает правило «{ $rule }»
}
event-revealed-none = { $actor ->
    [you] у тебя нет выдуманного правила
   *[other] { $name } играет без выдуманного правила
}
event-gameended = игра окончена

## Places, always with their preposition ("из", "с")

place-hand = из руки
place-own-discard-pile = из сброса
place-discard-pile = из сброса
place-yard = { $actor ->
    [you] с твоего двора
   *[other] со двора ({ $name })
}
place-lookout = с вышки
place-park = из парка
place-park-deck = из колоды парка
place-stuff = из тайника
place-pack = из рюкзака
place-supply = из запаса
place-box = из коробки
whose-own = свой рюкзак
whose-other = { $actor ->
    [you] твой рюкзак
   *[other] рюкзак ({ $name })
}
who = { $actor ->
    [you] { you }
   *[other] { $name }
}
list-two = { $first } и { $last }
list-more = { $first }, { $last }
