# Home, new table, waiting room, my games, settings, about, numbers, replay.

loading = Загрузка
tagline = Собери ребят, запасись пиццей и игрушками и построй самый могучий форт в округе.
unofficial = Неофициально: без участия и одобрения издателя.
play-now = Играть
play-now-note = Ты и три бота, прямо сейчас
new-table = Новый стол
join-table = Сесть за стол
your-games = Твои игры
your-turn = Твой ход
game-waiting-start = Ещё не началась
game-waiting-for = Ждём: { $names }
game-finished = Окончена
game-abandoned = Окончена без результата
games-all = Все твои игры
new-to-fort = Впервые играешь?
new-to-fort-note = Первая игра с подсказками, минут десять
kids = Ребята
rules = Правила
about = О проекте
learn = Обучение
language = Язык
theme-to-dark = Тёмная тема
theme-to-light = Светлая тема
nickname = Прозвище
nickname-save = Сохранить

## Settings

settings-theme = Тема
theme-light = Светлая
theme-dark = Тёмная
theme-system = Как в системе
settings-speed = Скорость соперников
settings-language = Язык
settings-motion = Анимация карт и фишек
settings-sound = Звуки
settings-notify = Сообщать, когда мой ход
menu-resume = Продолжить

## New table

players = Игроки
new-table-note = Места и первый игрок определяются жребием.
seat-this-device = Это устройство
seat-by-link = придёт по ссылке
seat-at-once = играет сразу
seat-waits = ждёт игрока
seat-here = здесь
seat-free = Свободное место
seat-person = Человек
seat-bot = Бот
seat-me = Здесь
seat-take = Сесть сюда
seat-take-any = Сесть
seat-remove = Убрать
seat-kind = Кто играет на месте { $number }
seat-level = Как хорошо играет бот на месте { $number }
bot-random = Наугад
bot-rookie = Новичок
bot-casual = Любитель
bot-regular = Бывалый
bot-expert = Мастер
bot-master = Гроссмейстер
setup = Подготовка
setup-basic = Упрощённая
setup-basic-note = Каждому сдают 8 карт. Лучше всего для первой игры.
setup-advanced = Обычная (драфт)
setup-advanced-note = Оставь 1 карту из 8, остальные передай налево, и так до 8.
pace = Темп
pace-none = Без часов
pace-none-note = Никто не торопит.
pace-live = С часами
pace-live-note = По 15 минут на игрока и 10 секунд на каждый выбор.
pace-slow = Не спеша
pace-slow-note = Два дня на каждое решение. Заходи, когда удобно.
who-joins = Кто может сесть
join-link = По ссылке
join-link-note = Те, у кого есть твоя ссылка.
join-open = Любой
join-open-note = Все, кто ищет здесь стол.
may-watch = Пускать зрителей
box-numbers = Числа из коробки
box-ours = Наши
box-own = Мои
box-edit = Изменить
create = Открыть стол
ready = Готово
ready-players = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
    [many] { $number } игроков
   *[other] { $number } игрока
}
summary-me = { $number ->
    [1] Ты
    [one] { $number } человек здесь
    [few] { $number } человека здесь
    [many] { $number } человек здесь
   *[other] { $number } человека здесь
}
summary-people = { $number ->
    [0] больше никого
    [one] { $number } человек по ссылке
    [few] { $number } человека по ссылке
    [many] { $number } человек по ссылке
   *[other] { $number } человека по ссылке
}
summary-bots = { $number ->
    [0] без ботов
    [one] { $number } бот
    [few] { $number } бота
    [many] { $number } ботов
   *[other] { $number } бота
}

## Waiting room and joining

waiting-title = Сбор игроков
waiting-for = { $number ->
    [1] Ждём ещё одного игрока.
    [one] Ждём ещё { $number } игрока.
    [few] Ждём ещё { $number } игроков.
    [many] Ждём ещё { $number } игроков.
   *[other] Ждём ещё { $number } игрока.
}
waiting-ready = Все в сборе.
waiting-host = Ждём, когда хозяин стола начнёт.
invite-title = Пригласить
invite-how = Отправь ссылку или покажи код: его считает камера.
invite-qr = QR-код приглашения
invite-link = Ссылка на этот стол
invite-copy = Копировать ссылку
share-not-yet = Пока эта ссылка работает только на этом компьютере.
share-open = Открыть для своей сети
join-title = Сесть за этот стол
join-open-title = Открытые столы
join-open-none = Сейчас ни один открытый стол не ждёт игроков.
join-paste = Есть ссылка? Вставь её сюда.
join-go = Перейти
join-not-a-link = Это не ссылка на стол. Она выглядит так: { $example }
join-full = За этим столом все места заняты. Попроси ссылку на другой или открой свой.
join-too-late = Эта игра началась без тебя, и смотреть её нельзя. Попроси ссылку на новый стол или открой свой.
page-missing = Такой страницы нет. Проверь ссылку или начни с главной.
leave = Уйти
start = Начать
start-with-bots = Добавить ботов и начать

## About

about-what = Это открытый цифровой «Форт»: точные правила настольной игры, боты, стол в браузере, записи и повторы партий. Всё работает на твоём компьютере и ничего никуда не отправляет.
about-game = «Форт» — игра Гранта Родика, её издаёт Leder Games. Название, товарный знак, рисунки и тексты настольной игры принадлежат автору и издателю. Этот проект неофициальный: они его не делали и не одобряли, в нём нет их рисунков, а правила изложены своими словами. Понравилась игра — купи коробку.
about-portraits = Портреты: переработка набора «Adventurer» Лизы Вишофски (Lisa Wischofsky), лицензия CC BY 4.0, через DiceBear; добавлены вещи и одежда.
about-fonts = Шрифты: Shantell Sans и Nunito, лицензия SIL Open Font License.
about-libraries = Сделано на React, Motion и Fluent.
about-icons = Значки, вещи, одежда и рубашка карт нарисованы для этого проекта.
about-numbers = Часть чисел печатной игры — наши предположения.
about-numbers-link = Посмотреть и исправить
about-version = Версия { $version }, движок { $engine ->
    [compiled] скомпилированный
   *[plain] чистый Python
}
about-source = Источник портретов
about-licence = Их лицензия

## Assumed numbers

numbers = Предполагаемые числа
numbers-why = Эти числа напечатаны в игре, но мы не смогли прочитать их все. Если у тебя есть коробка, исправь их здесь: столы с пометкой «Мои» будут играть по твоим числам.
numbers-level = Уровень
numbers-points = Очки
numbers-toy = Игрушки
numbers-pizza = Пиццы
numbers-either = Любые
numbers-copies = Сколько карт каждого вида
numbers-fort = Шкала форта
numbers-friends = Лучшие друзья
numbers-save = Сохранить на этом устройстве
numbers-saved = Сохранено. Новые столы могут играть с этими числами.
numbers-reset = Вернуть наши
numbers-assumed = предположение
numbers-total = { $number ->
    [one] Всего { $number } карта детей; должно быть 60.
    [few] Всего { $number } карты детей; должно быть 60.
    [many] Всего { $number } карт детей; должно быть 60.
   *[other] Всего { $number } карты детей; должно быть 60.
}

## Replay

replay = Просмотр партии
replay-from = Глазами игрока
replay-open = Открыть карты
replay-start = В начало
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-end = В конец
replay-play = Смотреть
replay-pause = Пауза
replay-scrub = Шаг
replay-moment = Раунд { $round }, шаг { $number } из { $total }
replay-link = Ссылка на этот момент
replay-verified = Тасовка проверена
replay-not-verified = Тасовка не проверена

## Kids and rules

kids-perks = Бонусы
kids-rules = Выдуманные правила
kids-search = Прозвище
kids-suit = Масть
kids-can = Умеет
kids-number = { $number } из { $total }
kids-all = Показать всех
kids-friends = Лучшие друзья
kids-filters = Фильтры
kids-none = Никто не подходит. Выбери меньше фильтров.
rules-search = Искать в правилах
rules-places = { $number ->
    [one] { $number } место
    [few] { $number } места
    [many] { $number } мест
   *[other] { $number } места
}
rules-chapters = Главы

## Trouble

error-title = Здесь что-то сломалось.
error-what = Игра цела на сервере. Обнови страницу, чтобы вернуться.
error-reload = Обновить
error-report = Копировать отчёт

## Other devices

device-title = Это устройство
device-make = Играть и на другом устройстве
device-how = Открой эту ссылку на другом устройстве. Ссылка одноразовая и действует недолго. После этого ты сможешь играть и там.
