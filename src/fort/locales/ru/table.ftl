# The table screen.

you = ты
You = Ты
seat-number = Игрок { $number }
bot = бот
seat-empty = свободное место
turn-mark = Ходит
thinking = Думает
choosing = выбирает
following = Повторит?
recruiting = Знакомится
away = нет на месте
table-title = Стол
title-your-turn = Твой ход · Форт
title-table = Форт
log = Журнал
log-empty = Пока ничего не произошло.
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-write = Написать всем за столом
chat-send = Отправить
chat-unread = { $number ->
    [one] { $number } новое сообщение
    [few] { $number } новых сообщения
    [many] { $number } новых сообщений
   *[other] { $number } новых сообщения
}
menu = Меню
close = Закрыть
park = Парк
park-deck = Колода парка, { tokens-cards }
perks = Бонусы
perks-none = все разобраны
in-play = Разыгрывает { $name }
in-play-you = Разыгрываешь ты
in-play-none = Пока ничего не разыграно
in-play-added = добавлена
in-play-empty = Здесь будет разыгранная карта, а рядом добавленные.
supply-pizza = пиццы в запасе: { $number }
supply-toy = игрушки в запасе: { $number }
made-up-rules-left = осталось выдуманных правил: { $number }
sculpture-free = поделка из макарон: 4 очка за 5-й уровень форта
sculpture-of = поделка из макарон: { $name }
victory-track = Шкала победных очков
track-score = { $name }: { $number }
fort-track = Шкала форта
fort-step = Уровень { $level }: { $points } в конце игры, стоит { $cost }
fort-step-start = Уровень 0
fort-step-reward = { $step }, награда: { $reward }
fort-here = твой форт здесь
fort-level = уровень форта { $level }
points = очки: { $number }
stuff = Тайник
pack = Рюкзак
lookout = Вышка
yard = Двор
yard-empty = Двор пуст
yard-empty-yours = в твой ход он пуст
room = { $number } / { $room }
deck-count = колода: { tokens-cards }
discard-count = сброс: { tokens-cards }
hand-count = рука: { tokens-cards }
rule-hidden = тайное выдуманное правило
first-player = первый игрок
your-hand = Твоя рука
hand-empty = В руке пусто.
hand-of = Рука: { $name }
followers-yes = { $name } повторяет
followers-no = { $name } не повторяет
followers-open = { $name } ещё решает
undo = Отменить
undo-ask = Попросить отменить
hint = Совет
hint-says = Бот выбрал бы так: { $choice }
hint-chance = шанс на победу: { $percent } %
skip = Пропустить
speed = Скорость { $speed }×
decline-turn = не повторять до моего хода
options-of = Что можно сделать
last-round = Последний раунд
last-round-why = Играем, пока очередь не дойдёт до первого игрока.
you-may-look = Нажми и держи — увидишь парк
notes-rules = Выдуманные правила: оставь одно
notes-rules-chip = Видишь только ты
notes-perks = Бонусы: возьми один
notes-perks-chip = Твой выбор увидят все
pay-costs = Цена уровня { $level }
pay-start-over = Заново
piles = Сброс
piles-yours = Твой сброс
piles-of = Сброс: { $name }
piles-everybody = смотреть могут все
piles-deck = В твоей колоде
piles-unordered = порядок неизвестен
piles-newest = Новые
piles-by-suit = По масти
piles-empty = Карт здесь нет.
draft-packet = Твой набор: { tokens-cards }
draft-pick = выбор { $number } из 8
draft-next = остальные налево, игроку { $name }
draft-from = следующий набор даст { $name }
draft-has-picked = выбор сделан
draft-to-pass = передаст
draft-in-packet = в наборе
draft-kept = оставлено
draft-yours = Оставлено
draft-yours-note = { $number } из 8, видишь только ты
draft-friends = Твои лучшие друзья
draft-suits = Масти в твоей колоде
draft-suits-note = Вместе с лучшими друзьями.
draft-how = нажми на карту или клавишу от 1 до { $number }
link-lost = Связь пропала. Пробуем восстановить.
link-closed = Этот стол не показать: он для тебя закрыт, или его уже нет.
link-broken = Этот стол повреждён: его можно посмотреть, но играть дальше нельзя. Сообщи тому, кто держит сервер.
link-signed-out = На этом устройстве выполнен выход.
vote-undo = { $name } просит отменить свой выбор.
vote-pause = { $name } просит паузу.
vote-abandon = { $name } предлагает закончить игру без результата.
vote-replace = { $name } предлагает, чтобы дальше играл бот ({ $who }).
vote-yes = Согласиться
vote-no = Отклонить
vote-waiting = Ждём: { $names }.
vote-away = Игрока { $name } нет на месте. Через { $time } голосование засчитают и так.
vote-withdraw = Отозвать
clock = { $name }: осталось { $time }
menu-title = Этот стол
menu-rules = Правила
menu-settings = Настройки
menu-pause = Попросить паузу
menu-abandon = Предложить закончить
menu-resign = Сдаться
menu-resign-sure = Вместо тебя доиграет бот. Сдаёшься?
menu-replace = Пусть играет бот ({ $name })
menu-replace-wait = Игрока { $name } нет уже { $time }. Через { $wait } может сыграть бот.
menu-replace-clock = Игрока { $name } нет на месте. Когда время выйдет, сыграет бот.
menu-take-back = Вернуться за стол
menu-home = На главную
copied = Скопировано
yes = Да
no = Нет
spectating = Ты смотришь игру.
seed-sealed = Тасовка запечатана: после игры её можно проверить.

## Phrases

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-nice = Класс!
phrase-thanks = Спасибо!
phrase-oops = Ой!
phrase-thinking = Я думаю.
phrase-one-moment = Минутку!
phrase-your-turn = Твой ход.
phrase-good-game = Хорошая игра!
phrase-bye = Пока!

## The end

end-wins = { $name } побеждает!
end-you-win = Победа твоя!
end-shared = Победу делят { $names }!
end-line = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}.
end-you-place = У тебя { $place ->
    [1] первое
    [2] второе
    [3] третье
   *[other] четвёртое
} место.
end-track = Шкала ПО
end-fort = Ур. форта { $level }
end-fort-key = Уровень форта
end-rule-key = Выдуманное правило
end-sculpture = Поделка из макарон
end-sculpture-short = Поделка
end-tie = ничья: форт выше
end-place = { $number }.
end-rematch = Реванш
end-replay = Просмотр партии
end-download = Скачать запись
end-verify = Проверить тасовку
end-verified = Тасовка проверена: подстроить её никто не мог.
end-not-verified = Тасовка не сходится с печатью!
end-no-seal = В этой игре тасовка не была запечатана.
end-home = На главную
end-look = Взглянуть на стол
end-rematch-join = К реваншу

## Curtain

curtain-pass = Передай устройство: теперь играет
curtain-hidden = Карты скрыты, пока { $name } не откроет занавес.
curtain-since = Что нового: { $name }
curtain-nothing = Ничего нового.
curtain-open = Я — { $name }
curtain-hold = Нажми и держи, чтобы открыть занавес

## Skip links and live region

skip-to-question = К вопросу
skip-to-hand = К руке
skip-to-log = К журналу
live-your-question = Вопрос к тебе: { $question }
