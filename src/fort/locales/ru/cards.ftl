# What is printed: kids, suits, resources, perks, made-up rules, boards.

## Kids

kid-bones = Кощей
kid-captain = Капитан
kid-chef = Поварёнок
kid-doc = Док
kid-einstein = Эйнштейн
kid-patch = Пират
kid-noodle-twins = Лапшинки
kid-smoke = Дымок
kid-ghost = Призрак
kid-golden-boy = Золотце
kid-prince = Принц
kid-tiny = Малыш
kid-puddin = Пудинг
kid-doodles = Каляка
kid-dot = Веснушка
kid-giggles = Хохотушка
kid-kitty = Киса
kid-penny = Копейка
kid-sweet-pea = Лапочка
kid-tink = Винтик
kid-icky-and-sticky = Бяка и Липка
kid-bug = Шпион
kid-lefty = Левша
kid-moose = Лось
kid-sarge = Сержант
kid-scout = Скаут
kid-wart = Бородавка
kid-worm = Червяк
kid-the-moles = Кроты
kid-the-ant = Муравей
kid-dash = Шустрик
kid-munch = Хомяк
kid-skids = Дрифт
kid-spike = Ёжик
kid-thunder = Гром
kid-rocket-bros = Ракетчики
kid-baby-face = Пупс
kid-blitz = Блиц
kid-crash = Бабах
kid-lil-boss = Боссик
kid-punky = Панк
kid-the-scrappers = Драчуны
kid-zip = Вжик
kid-blades = Конёк
kid-rusty = Рыжик
kid-bud = Кореш
kid-sparky = Искорка
kid-ace = Туз
kid-bitsy = Крошка
kid-flipper = Ласта

## Suits and resources

suit-book = книга
suit-crown = корона
suit-glue = клей
suit-shovel = лопатка
suit-skateboard = скейтборд
suit-squirtgun = водяной пистолет
suit-coin = монетка
resource-pizza = пицца
resource-toy = игрушка

# Amounts in the accusative: they stand behind verbs ("получаешь 1 пиццу") or alone on buttons.
tokens-pizza = { $number ->
    [one] { $number } пиццу
    [few] { $number } пиццы
    [many] { $number } пицц
   *[other] { $number } пиццы
}
tokens-toy = { $number ->
    [one] { $number } игрушку
    [few] { $number } игрушки
    [many] { $number } игрушек
   *[other] { $number } игрушки
}
tokens-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}
# In the nominative: "Колода: 1 карта".
tokens-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}
tokens-either = { $number ->
    [one] { $number } любой ресурс
    [few] { $number } любых ресурса
    [many] { $number } любых ресурсов
   *[other] { $number } любого ресурса
}
nothing = ничего

# The suits of one card: "2 × лопатка", "корона и монетка".
suits-one = { $suit }
suits-two-alike = 2 × { $suit }
suits-two = { $first } и { $second }

## Perks: name and what it does


perk-birthday-party = День рождения
    .does = В конце своей фазы знакомства можешь завести ещё одного друга из парка или его колоды.
perk-bribe = Подкуп
    .does = В свой ход можешь помещать на вышку и карты с любого двора, из парка или его колоды.
perk-copy-cat = Повторюшка
    .does = Подражай лидеру одной или двумя подходящими картами: учитываются обе.
perk-diy = Очумелые ручки
    .does = Вместо розыгрыша карты улучши форт, потратив на один ресурс больше. Повторить это нельзя.
perk-do-over = Начинай сначала
    .does = Когда все повторили твою карту или отказались, разыграй ещё одну.
perk-recycling = Переработка
    .does = В свой ход возьми карту из своего сброса в руку.
perk-rough-housing = Грубая игра
    .does = Если ты не подражаешь лидеру, удали из игры разыгранную им карту.
perk-sticky-fingers = Липкие пальчики
    .does = В свой ход можешь убирать в рюкзак ресурсы прямо из запаса.
perk-xxl-backpack = Здоровецкий ранец
    .does = В рюкзак помещается на два ресурса больше.
perk-once = на один раз
perk-lasting = действует всю игру

## Made-up rules: name and what it scores

rule-big-plans = Большие планы
    .scores = 1 очко за каждый символ улучшения форта на твоих картах, даже если это часть действия.
rule-friendship-bracelet = Фенечки
    .scores = 1 очко за каждую обычную масть на твоих картах и ещё 1 за все шесть. Монетки не считаются.
rule-piggy-bank = Свинка-копилка
    .scores = 1 очко за каждую игрушку в твоём тайнике и рюкзаке.
rule-pizza-party = Пир горой
    .scores = 1 очко за каждую пиццу в твоём тайнике и рюкзаке.
rule-loner = На своей волне
    .scores = 5 очков, если у тебя не осталось лучших друзей.
rule-minimalism = Минимализм
    .scores = 8 очков, если уровень форта ровно 2.
rule-popularity = Популярность
    .scores = 1 очко за каждую карту на твоей вышке.
rule-play-palace = Надувной дворец
    .scores = 1 очко за каждую корону на твоих картах. Монетки не считаются.
rule-secret-stash = Заначка
    .scores = 1 очко за каждый ресурс в твоём рюкзаке.
rule-sleepover = Ночёвка
    .scores = 8 очков, если карт у тебя больше всех; при ничьей 4.
rule-slime-lab = Эксперименты
    .scores = 1 очко за каждую книгу на твоих картах. Монетки не считаются.

## Boards and rewards

board-red = красный
board-yellow = жёлтый
board-green = зелёный
board-orange = оранжевый
reward-made-up-rule = выдуманное правило
reward-perk = бонус
reward-macaroni-sculpture = поделка из макарон
best-friend = Лучший друг
card-face-down = карта рубашкой вверх
card-blank = пусто
card-plain = Действий нет: добавь эту карту, помести на вышку, удали из игры или сбрось для подражания.
card-public = Другие могут повторить
card-private = Только ты
card-copies = { $number ->
    [one] { $number } в игре
    [few] { $number } в игре
    [many] { $number } в игре
   *[other] { $number } в игре
}
card-friend-of = Лучший друг (планшет: { $board }). Никогда не попадает во двор.
card-assumed = примерно
