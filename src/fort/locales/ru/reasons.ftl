# Why something is refused, by the engine's stable codes.

reason-over = Игра окончена.
reason-not-asked = Сейчас решает { $asked }.
reason-not-now = Сейчас решается не это.
reason-not-in-packet = Карты «{ $kid }» нет в твоём наборе.
reason-already-picked = Твой выбор сделан; остальные ещё думают.
reason-not-in-hand = Карты «{ $kid }» нет у тебя в руке.
reason-not-in-lookout = На вышке больше нет карты, которую можно добавить: { $suits }.
reason-no-boxes = У карты «{ $kid }» нет действий. Добавь её, помести на вышку, удали из игры или сбрось для подражания.
reason-never-full = Ни одно действие карты «{ $kid }» сейчас нельзя выполнить целиком, а одно нужно.
reason-too-poor = Карта «{ $kid }» улучшает форт, но на уровень { $level } не хватает ресурсов.
reason-no-room = Карта «{ $kid }» даёт { $tokens }, а взять { $possible ->
    [0] нельзя ничего
   *[other] можно только { $possible }
}; одно действие нужно выполнить целиком.
reason-no-suit = На карте «{ $kid }» нет масти, которая усилит оставшиеся действия карты «{ $played }».
reason-no-purpose = Карта «{ $kid }» ничего не изменит.
reason-blank = { $side ->
    [public] У карты «{ $played }» нет верхнего действия.
   *[private] У карты «{ $played }» нет нижнего действия.
}
reason-used = { $side ->
    [public] Верхнее действие карты «{ $played }» уже выполнено.
   *[private] Нижнее действие карты «{ $played }» уже выполнено.
}
reason-does-nothing = { $side ->
    [public] Верхнее действие карты «{ $played }» сейчас нельзя: оно ничего не даст или ни одно действие не будет выполнено целиком.
   *[private] Нижнее действие карты «{ $played }» сейчас нельзя: оно ничего не даст или ни одно действие не будет выполнено целиком.
}
reason-nothing-used = Ещё ни одно действие карты «{ $played }» не выполнено.
reason-not-full = Одно действие карты «{ $played }» нужно выполнить целиком.
reason-added-in-vain = Добавленная карта пока ничего не изменила.
reason-no-match = Масть карты «{ $kid }» не совпадает с мастью карты «{ $played }».
reason-not-in-full = С картой «{ $kid }» не получится выполнить верхнее действие карты «{ $played }» целиком.
reason-too-little = Столько нельзя, или потом не выйдет закончить по правилам.
reason-must-go-on = Если остановиться здесь, закончить по правилам не выйдет.
reason-wrong-payment = Это не точная цена, или у тебя этого нет.
reason-top-level = Выше 5-го уровня форта не бывает.
reason-not-there = Карты «{ $kid }» там нет.
reason-park-deck-empty = Колода парка пуста.
reason-no-perk = У тебя нет бонуса «{ $perk }».
reason-cannot-pay = Не хватает на следующий уровень и ещё один ресурс.
reason-nothing-to-play = Ни одну карту из руки разыграть нельзя.
reason-not-in-discard-pile = Карты «{ $kid }» нет в твоём сбросе.
reason-spoils = После этого не выйдет закончить по правилам.
reason-unknown = Сейчас правила этого не позволяют.

## Errors of the server, by code

error-offline = Сервер не отвечает. Он запущен?
error-unknown = Здесь ничего нет, или это не для тебя. Проверь ссылку.
error-no-guest = Сначала выбери прозвище.
error-stale-decision = Игра ушла вперёд. Показываем, что на столе сейчас.
error-not-asked = Сейчас решает кто-то другой.
error-no-free-seat = За этим столом все места заняты.
error-not-started = За этим столом игра ещё не началась.
error-not-running = Эта игра не идёт.
error-not-host = Это может только хозяин стола.
error-not-your-seat = Это не твоё место.
error-not-playing = Это могут только те, кто сидит за столом.
error-not-over = Эта игра ещё не окончена.
error-nothing-to-undo = Отменять нечего.
error-no-hints = За этим столом играют без советов.
error-paused = Игра на паузе.
error-vote-open = Об этом уже голосуют.
error-still-here = Этот игрок ещё здесь.
error-seats-empty = Ещё не все места заняты.
error-seat-is-yours = Ты уже за этим столом.
error-resigned = Ты больше не играешь в этой партии.
error-bot-plays = За это место играет бот.
error-busy = Сервер занят. Попробуй ещё раз чуть позже.
error-too-many = Слишком много сразу. Подожди немного.
error-failed = На сервере что-то сломалось; ничего не изменилось.
error-nickname = Такое прозвище не подходит. Введи от 1 до 24 букв или цифр, без невидимых знаков.
error-invalid = Сервер этого не понял. Обнови страницу и попробуй ещё раз.
error-too-large = Это слишком много, чтобы отправить.
error-wrong-origin = Это пришло с другой страницы. Открой адрес самого сервера.
error-no-people = Оставь хотя бы одно место себе или другому человеку.
error-which-bot = На месте бота должен быть бот, а на других местах — нет.
error-no-such-seat = В этой игре нет такого места.
error-bad-box = С такими числами играть нельзя.
error-bad-diagram = Из этой позиции играть нельзя.
error-wrong-seats = Эта позиция для другого числа игроков.
error-cannot-be-played = Этот выбор выполнить нельзя; ничего не изменилось.
error-no-such-vote = Это голосование окончено, или ты в нём не участвуешь.
error-nobody-to-replace = Боту можно отдать только место другого человека.
error-not-paused = Игра не на паузе.
error-astray = Это уводит в сторону от урока. Начни его заново.
error-too-many-devices = У тебя уже слишком много устройств. Сначала убери какое-нибудь.
error-not-here = Открыть сервер для других можно только с компьютера, на котором он работает.
error-cannot-share = Этот сервер запущен без доступа для других.
error-already-started = За этим столом игра уже идёт.
error-nobody-there = Там никто не сидит.
error-unknown-choice = Такого выбора в игре нет. Обнови страницу и попробуй ещё раз.
