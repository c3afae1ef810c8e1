# What the terminal says and the browser does not. Texts both need stand in the other files.
# A kid, suit, perk or the like comes as its name ($kid, $suit): it cannot be inflected.

## Choices, as they are listed and can be typed. No two may be alike.

do-pick = Оставить «{ $kid }»
do-play = Разыграть: { $kid }
do-declare = Объявить масть: { $suit }
do-add-lookout = Добавить карту с вышки: { $suits }
do-coin = Монетка — это { $suit }
do-coin-uncounted = Не считать монетку
do-use-public = Выполнить верхнее действие
do-use-private = Выполнить нижнее действие
do-count = Считать масть: { $suit }
do-gather-pizza = Получить пиццы
do-gather-toy = Получить игрушки
do-convert-to-pizza = Менять игрушки на пиццы
do-convert-to-toy = Менять пиццы на игрушки
do-convert-in-stuff = Обменять фишку в тайнике
do-convert-in-pack = Обменять фишку в рюкзаке
do-left-first = Сначала первый шаг
do-right-first = Сначала второй шаг
do-pack-pizza = { $place ->
    [supply] Убрать в рюкзак 1 пиццу из запаса
   *[stuff] Убрать в рюкзак 1 пиццу из тайника
}
do-pack-toy = { $place ->
    [supply] Убрать в рюкзак 1 игрушку из запаса
   *[stuff] Убрать в рюкзак 1 игрушку из тайника
}
do-tuck = { $place ->
    [park] На вышку из парка: { $kid }
    [yard] На вышку со двора ({ $name }): { $kid }
   *[hand] На вышку из руки: { $kid }
}
do-tuck-unseen = На вышку вслепую: верхняя карта колоды парка
do-trash = { $place ->
    [discard-pile] Удалить из игры карту из сброса: { $kid }
    [yard] Удалить из игры карту со двора ({ $name }): { $kid }
   *[hand] Удалить из игры карту из руки: { $kid }
}
do-recruit = { $place ->
    [yard] Завести друга со двора ({ $name }): { $kid }
   *[park] Завести друга из парка: { $kid }
}
do-recruit-unseen = Завести друга вслепую: верхняя карта колоды парка
do-spend-pizza = { $place ->
    [pack] Потратить 1 пиццу из рюкзака
   *[stuff] Потратить 1 пиццу из тайника
}
do-spend-toy = { $place ->
    [pack] Потратить 1 игрушку из рюкзака
   *[stuff] Потратить 1 игрушку из тайника
}
do-keep = Оставить «{ $rule }»
do-take = Взять «{ $perk }»
do-follow = Повторить действие картой: { $kid }

# Behind a choice: what it is about, and what it would come to.
note-result = { $note }: { $result }
note-card = { $suits }; { $actions }
preview-side = { $side ->
    [public] верхнее действие ×{ $count }
   *[private] нижнее действие ×{ $count }
}

## Questions. The line below a question, where the browser's does not fit the terminal.

asked-card = { $kid }: { $question }
asked-seat = { $name }: { $question }
asked-why = { $why } ({ $rule })
asked-play = Карта ложится на стол, и ты выполняешь её действия. Набери why, чтобы узнать, что разыграть нельзя.
asked-play-none = Набери why, чтобы прочесть причины.
asked-pay = Платить можно из тайника и рюкзака.

## Events that the terminal tells at greater length. $actor is "you" or "other".

told-gamebegan = Игра начинается ({ $setup ->
    [advanced] обычная подготовка с драфтом
   *[basic] упрощённая подготовка
}). Планшеты: { $boards }. В парке: { $park }. Бонусы: { $perks }
told-board = { $name } ({ $board })
told-usebegan = { $side ->
    [public] { $actor ->
        [you] ты выполняешь верхнее действие
       *[other] { $name } выполняет верхнее действие
    }
   *[private] { $actor ->
        [you] ты выполняешь нижнее действие
       *[other] { $name } выполняет нижнее действие
    }
}
told-useended = { $side ->
    [public] верхнее действие выполнено целиком
   *[private] нижнее действие выполнено целиком
}
told-paid-pack = { $actor ->
    [you] ты тратишь на форт { $tokens }, в том числе из рюкзака { $pack }
   *[other] { $name } тратит на форт { $tokens }, в том числе из рюкзака { $pack }
}
told-rulesseen = ты просматриваешь выдуманные правила: { $rules }
told-lookout = { $actor ->
    [you] на твоей вышке: { $kids }
   *[other] на вышке ({ $name }): { $kids }
}
told-gameended = игра окончена: { $scores }
told-score = { $name } { tokens-points }

## Cards

card-suits = { $kid } ({ $suits })
card-suits-friend = { $kid } ({ $suits }, лучший друг)
card-line = { $card }: { $actions }
card-boxes = верхнее: { $public } | нижнее: { $private }
card-upper = верхнее: { $public }
card-lower = нижнее: { $private }
card-title = { $kid }: { $suits }
card-upper-full = Верхнее действие, другие могут повторить: { $action }
card-lower-full = Нижнее действие, только твоё: { $action }
card-tucked = карта ({ $suits })
card-is-assumed = { $text } (предположение)
perk-full = { $does } ({ $use })
rule-full = В конце игры: { $scores }
level-assumed = { $level } (предположение: см. fort box assumptions)
list-or = { $first } или { $last }
refused = { $choice }: { $reason }
reason-cited = { $reason } ({ $rule })

## The table

shown-seat = { $leads ->
    [yes] { $name } (планшет: { $board }; ходит)
   *[no] { $name } (планшет: { $board })
}
shown-seat-yours = { $leads ->
    [yes] Ты — { $name } (планшет: { $board }; ходишь)
   *[no] Ты — { $name } (планшет: { $board })
}
shown-standing = { $sculpture ->
    [yes] { tokens-points }, уровень форта { $level }, поделка из макарон
   *[no] { tokens-points }, уровень форта { $level }
}
shown-tokens = В тайнике (не больше { $most } каждого вида): { $stuff }; в рюкзаке (не больше { $room }): { $pack }
shown-piles = { $hand ->
    [one] { $hand } карта в руке
    [few] { $hand } карты в руке
    [many] { $hand } карт в руке
   *[other] { $hand } карты в руке
}, { $deck } в колоде, { $discards } в сбросе
shown-line = { $first }; { $second }
shown-lookout = Вышка: { $cards }
shown-lookout-yours = Вышка: { $cards } (не больше { $room })
shown-yard = Двор: { $cards }
shown-perk = Бонус: «{ $perk }»
shown-perk-yours = Бонус: «{ $perk }». { $does }
shown-rule = Выдуманное правило: «{ $rule }»
shown-rule-hidden = Выдуманное правило: одно, тайное
shown-rule-yours = Выдуманное правило: «{ $rule }». { $scores }
shown-discards = Сброс: { $cards }
shown-deck = Колода: { tokens-cards }
shown-park = Парк: { $cards }; в колоде парка: { tokens-cards }
shown-supply = Запас хранит: { $tokens }
shown-perks = Бонусы за уровень 2: { $perks }
shown-sculpture = Поделка из макарон ждёт первый форт 5-го уровня
shown-ending = После этого раунда игра закончится
shown-round = Стол, раунд { $round }
shown-before-round = Стол, до первого раунда
shown-in-play = В игре
shown-declared = масть { $suit }: { $card }
shown-added = добавлено: { $card }
shown-added-lookout = добавлено с вышки: { $suits }
shown-earlier = разыграно раньше: { $cards }
shown-packet = Твой набор
shown-kept = уже оставлено: { $cards }
shown-pile = { $name }: { $cards }

## Scores

score-track = шкала
score-fort = форт
score-rule = выдуманное правило
score-sculpture = поделка
score-total = всего

## A game

cli-welcome = { $setup ->
    [advanced] «Форт», игроки: { $seats }; обычная подготовка с драфтом. Набери help, чтобы узнать команды.
   *[basic] «Форт», игроки: { $seats }; упрощённая подготовка. Набери help, чтобы узнать команды.
}
cli-welcome-from = «Форт», игроки: { $seats }; из файла { $file }. Набери help, чтобы узнать команды.
cli-welcome-back = «Форт», игроки: { $seats }; из файла { $file }; решений уже принято: { $number }. Команды — по слову help.
cli-sealed = Начальное число запечатано; его покажут, когда игра закончится. Печать: { $commitment }
cli-opened = Печать вскрыта. Начальное число: { $seed }, соль: { $salt }, печать: { $commitment }
cli-after-the-end = save ФАЙЛ сохранит запись, fort verify ФАЙЛ проверит её всю; Enter — выход.
cli-pass-on = --- { $name }: нажми Enter ---
cli-only-option = Больше выбирать не из чего: нажми Enter.
cli-cannot = Сейчас нельзя: { $kids }. Набери why, чтобы узнать почему.
cli-end-of-input = Ввод закончился: игра остановлена, не доиграна.
cli-interrupted = Прервано: игра остановлена, не доиграна.
cli-goodbye = Пока! Игра остановлена, не доиграна.
cli-number = Варианта { $number } нет: набери число от 1 до { $most }.
cli-unknown = Варианта «{ $text }» нет: набери число от 1 до { $most }, слова варианта или help.
cli-ambiguous = «{ $text }» подходит к нескольким: { $options }. Набери больше букв или число.
cli-allowed = «{ $choice }» сейчас можно.
cli-nothing-refused = Здесь ничего не запрещено: всё, что можно выбрать, есть среди вариантов.
cli-over = Игра окончена: остались только log, table, piles, rules и save; Enter — выход.
cli-taken-back = Отменено: { $choice }.
cli-undo-nothing = Ещё ничего не выбрано, отменять нечего.
cli-undo-other = Последний выбор сделан не тобой ({ $name }): отменить можно только свои последние решения (A-14.2).
cli-undo-final = После «{ $choice }» открылись новые карты или другие новости, отменить нельзя (A-14.2).
cli-why-what = Нет ни варианта, ни карты «{ $text }»: набери, например, why Кореш.
cli-save-where = В какой файл? Набери, например, save my-game.fort.
cli-saved = Сохранено: fort play --resume { $file } продолжит отсюда.
cli-saved-sealed = Сохранено: fort play --resume { $file } продолжит отсюда; для этого нужен { $seal }, он секретный.
cli-saved-over = Сохранено: fort verify { $file } проверит игру, fort replay { $file } перескажет её.
cli-save-other = В файле { $file } другая игра: ничего не записано.
cli-save-refused = { $file } уже есть, и это не сохранённая игра: ничего не записано.
cli-save-seal = { $file } — имя для печати: набери, например, save my-game.fort.
cli-save-failed = Не удаётся записать { $file }: { $error }.
cli-hint-only = Взвешивать нечего: это единственный вариант.
cli-hint-estimate = { $percent } % на победу, насколько бот может судить за полсекунды.
cli-hint-other = Второй по силе вариант: { $choice } ({ $percent } %).

## help. `.typed` is what is typed: its first word stays as it is, what stands for something else is translated.

help-goal = Побеждает тот, у кого больше очков. Их дают действия и форт: его уровень считается в конце.
help-turn = В свой ход ты разыгрываешь одну карту и выполняешь её действия, заводишь друга и берёшь пять новых карт.
help-follow = Верхнее действие карты могут повторить другие; нижнее только твоё.
help-yard = Неразыгранные карты лежат во дворе до твоего следующего хода: соперники могут их забрать.
help-number = Вариант выбирают числом, его словами или началом этих слов.
help-why = что сейчас нельзя и по какому правилу
    .typed = why
help-why-choice = почему это нельзя: например, why Кореш
    .typed = why ВЫБОР
help-hint = что выбрал бы сильный бот и почему
    .typed = hint
help-table = показать стол ещё раз
    .typed = table
help-piles = сброс каждого игрока
    .typed = piles
help-log = что уже произошло, насколько тебе это видно
    .typed = log
help-rules = пункт правил; rules СЛОВО найдёт пункты с этим словом
    .typed = rules R7.4
help-undo = отменить свой последний выбор, если с тех пор не открылось ничего нового
    .typed = undo
help-save = записать партию в файл, чтобы продолжить потом
    .typed = save ФАЙЛ
help-help = эта справка
    .typed = help
help-quit = выйти из игры
    .typed = quit

## Commands

cli-language = Языка «{ $text }» нет: ожидается { $languages }.
cli-rules-what = Какое правило? Набери, например, rules R7.4, rules A-5.7 или rules вышка.
cli-rules-unknown = В правилах нет { $text }.
cli-rules-none = Ни в одном пункте правил нет «{ $text }».
cli-rules-many = { $number ->
    [one] «{ $text }» есть в { $number } пункте:
    [few] «{ $text }» есть в { $number } пунктах:
    [many] «{ $text }» есть в { $number } пунктах:
   *[other] «{ $text }» есть в { $number } пункта:
}
cli-rules-pages = Частей в правилах: { $number }; fort rules R7 покажет часть, fort rules R7.4 — пункт.
cli-no-kid = Карты «{ $name }» нет.
cli-no-kid-but = Карты «{ $name }» нет: может быть, { $other }?
cli-copies-assumed = (?) — предположение: напечатанные числа неизвестны. fort box assumptions перечислит все.
cli-kids-kid = прозвище
cli-kids-suits = масти
cli-kids-copies = карт
cli-kids-public = верхнее действие (другие могут повторить)
cli-kids-private = нижнее действие
cli-kids-board = планшет: { $board }
cli-box-copied = Записано в { $directory }: { $files }. Играть с этим: fort play --box { $directory }
cli-box-exists = { $file } уже есть: ничего не перезаписано.
cli-box-fine = { $directory } — это коробка. Разных детей: { $kids }, карт: { $cards }, значений с пометкой (?): { $assumed }.
cli-box-assumptions = { $number ->
    [one] { $number } значение — предположение, пока его не подтвердит владелец печатной игры:
    [few] { $number } значения — предположения, пока их не подтвердит владелец печатной игры:
    [many] { $number } значений — предположения, пока их не подтвердит владелец печатной игры:
   *[other] { $number } значения — предположения, пока их не подтвердит владелец печатной игры:
}
cli-perft = Последовательностей решений длины { $depth }: { NUMBER($number, useGrouping: 0) }
cli-bad-depth = Глубину { $depth } посчитать нельзя: ожидается 0 или больше.
cli-bad-seats = Мест: { $number }. В «Форт» играют от 2 до 4 человек (R1.1).
cli-no-bot = Бота «{ $name }» нет: на выбор { $names }.
cli-bad-human = На месте { $number } не может играть человек: в игре места от 1 до { $seats }.
cli-brings-own = --{ $source } уже задаёт { $option }: убери --{ $option }.
cli-resume-over = { $file } — запись законченной игры: fort replay { $file } перескажет её.
cli-no-seal = { $file } нельзя продолжить: начальное число и соль должны быть в { $seal }, но он не читается ({ $error }).
cli-bad-seal = { $seal } — не печать: ожидается «fort seal 1», начальное число и соль, как их пишет save.
cli-wrong-seal = { $seal } не подходит к печати файла { $file }: она от другой игры или изменена.
cli-no-file = Не удаётся прочитать { $file }: { $error }.
cli-in-file = { $file }, { $error }
cli-whole-file = { $file }: { $error }
cli-no-text = { $file }: ожидается текст в UTF-8
cli-no-seat = Места { $number } нет: в игре места от 1 до { $seats }.
cli-bad-to = { $number ->
    [one] В { $file } { $number } решение: --to не может быть { $to }.
    [few] В { $file } { $number } решения: --to не может быть { $to }.
    [many] В { $file } { $number } решений: --to не может быть { $to }.
   *[other] В { $file } { $number } решения: --to не может быть { $to }.
}
cli-honest = { $number ->
    [one] { $file }: всё честно. Начальное число и соль подходят к печати, { $number } решение по правилам, результат верен.
    [few] { $file }: всё честно. Начальное число и соль подходят к печати, { $number } решения по правилам, результат верен.
    [many] { $file }: всё честно. Начальное число и соль подходят к печати, { $number } решений по правилам, результат верен.
   *[other] { $file }: всё честно. Начальное число и соль подходят к печати, { $number } решения по правилам, результат верен.
}
cli-honest-diagram = { $number ->
    [one] { $file }: всё честно. { $number } решение по правилам, результат верен; игра начата с диаграммы, поэтому печати не было.
    [few] { $file }: всё честно. { $number } решения по правилам, результат верен; игра начата с диаграммы, поэтому печати не было.
    [many] { $file }: всё честно. { $number } решений по правилам, результат верен; игра начата с диаграммы, поэтому печати не было.
   *[other] { $file }: всё честно. { $number } решения по правилам, результат верен; игра начата с диаграммы, поэтому печати не было.
}
cli-written = Записано: { $files }.
cli-offer = Enter — играть в браузере, t — в терминале, всё остальное — выйти.
cli-version = { $engine ->
    [compiled] fort { $version } (скомпилирован)
   *[plain] fort { $version } (чистый Python)
}

## Bots against bots: fort arena and fort stats

cli-arena = Игр: { $games }, раздач: { $deals }, мест: { $seats }, { $setup ->
    [basic] упрощённая подготовка
    [advanced] обычная подготовка с драфтом
   *[both] обе подготовки
}, начальное число «{ $seed }»
cli-arena-fair = Доля побед одного места, ничьи поделены; честная доля — { $share }. Интервалы 95 %, по раздачам.
cli-arena-rounded = { $asked } — не целое число раздач (мест: { $seats }); будет сыграно: { $games }.
cli-arena-stopped = Остановлено. Игр сыграно: { $done } из { $games }, они в { $file }; та же команда продолжит.
cli-arena-lost = Остановлено; ничего не сохранено. С --resume ФАЙЛ серию можно прервать и продолжить позже.
cli-arena-seats = Кто бы там ни сидел, доли побед по местам: { $shares }.
cli-mirror-fair = Зеркало: { $share } в пределах от { $low } до { $high }, как и должно быть в 19 запусках из 20.
cli-mirror-unfair = Зеркало: { $share } вне пределов от { $low } до { $high }; так бывает в 1 запуске из 20, или что-то не так.
cli-late = { $number ->
    [one] { $bot }: опозданий: { $number } (больше чем на пятую часть отведённого времени).
    [few] { $bot }: опозданий: { $number } (больше чем на пятую часть отведённого времени).
    [many] { $bot }: опозданий: { $number } (больше чем на пятую часть отведённого времени).
   *[other] { $bot }: опозданий: { $number } (больше чем на пятую часть отведённого времени).
}
cli-arena-bot = бот
cli-arena-games = места
cli-arena-share = доля побед
cli-arena-interval = 95 %
cli-arena-elo = Эло
cli-arena-score = очки
cli-arena-rank = место
cli-arena-decisions = решения
cli-arena-each = мс на решение
cli-arena-most = мс максимум
cli-bad-number = «{ $text }» — не список чисел мест: ожидается, например, 2,3,4.
cli-bad-workers = Процессов: { $workers }; нужен хотя бы 1.
cli-one-way = --ray играет на кластере: убери --workers.
cli-simulated = Игр: { $games }, решений: { $decisions }; они в { $file }, { $megabytes } МБ.
cli-stats = Игр бота { $bot } на каждое число мест: { $games }, { $setup ->
    [basic] упрощённая подготовка
    [advanced] обычная подготовка с драфтом
   *[both] обе подготовки
}, начальное число «{ $seed }»
cli-stats-lift = Победы: во сколько раз у владельцев больше честной доли; интервалы 95 %, по играм.

# fort train
cli-train-plan = Игр: { $games }, кругов: { $rounds }, из них готово: { $done }; ядер: { $workers }, около { $minutes } мин. Можно прервать и продолжить позже.
cli-train-round = Круг { $round }: игр { $games }, победители удивляют на { $percent } % меньше, чем при линейной оценке; против лучшей до сих пор сети: { $share }.
cli-train-stopped = Прервано. Та же команда продолжит с этого места.

## A bot at a table of a server: fort connect and fort token

cli-connect-table = За столом: { $names }.
cli-connect-bot = { $name } (бот)
cli-connect-waits = Ждём, пока хозяин стола начнёт игру.
cli-connect-plays = Игра идёт. Ctrl-C останавливает; та же команда возвращает на место.
cli-connect-lost = Связь потеряна. Пробуем снова…
cli-connect-back = Снова за столом.
cli-connect-score = { $rank }. { $name }, { $points }
cli-connect-abandoned = Игра закончена без результата.
cli-connect-stopped = Остановлено. Пока игра идёт, место ждёт: та же команда возвращает на него.
cli-connect-next = Ждём следующий стол. Ctrl-C останавливает.
cli-token-made = { $name }: новый токен для { $server }. Он показан только сейчас:
cli-token-revoked = Токен { $token } больше не действует.
cli-token-none = Токена для { $server } здесь нет: сделай его командой fort token make { $server }.
cli-token-several = Токены для { $server } есть у нескольких ботов: выбери с помощью --name. Известны { $names }.
cli-token-this = этот
cli-token-id = номер
cli-token-label = название
cli-token-created = сделан
