# A finished game looked at again: the summary, and the way through it at the table.

end-review = Как всё прошло
look-title = Как всё прошло
look-back = Назад к итогам
look-summary = Обзор
look-working = Смотрим твою партию.
look-result = { $place ->
    [1] Победа, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
    [2] Второе место, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
    [3] Третье место, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
   *[other] Четвёртое место, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
}
look-came = { $place ->
    [1] Победа
    [2] Второе место
    [3] Третье место
   *[other] Четвёртое место
}
look-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
look-points-behind = { $points ->
    [one] { $points } очко. Побеждает { $winner }: { $best }.
    [few] { $points } очка. Побеждает { $winner }: { $best }.
   *[many] { $points } очков. Побеждает { $winner }: { $best }.
}

## Three numbers

look-given = Упущено
look-given-note = Шанс на победу, потерянный из-за своих решений: чем меньше, тем лучше.
look-rate = Уровень ошибок
look-rate-note = Сколько стоило важное решение, в тысячных долях победы: чем меньше, тем лучше.
look-luck = Удача
look-luck-note = Что принесли карты, в долях победы. К твоей игре это отношения не имеет.
look-lucky = повезло
look-unlucky = не повезло

## The curve

look-your-chance = твой шанс
look-chance = Твой шанс
look-round = Раунд { $round }
look-draft = Драфт
look-round-head = Раунд
look-mark = Раунд { $round }: { $label }, { $played } вместо { $best }
look-curve = Твой шанс на победу: { $start } в начале, самое большее { $best } в раунде { $round }, { $end } в конце.
look-curve-table = Твой шанс после каждого раунда

## Turning points

look-turning = { $number ->
    [0] Поворотные моменты
    [one] Один поворотный момент
    [2] Два поворотных момента
    [few] Три поворотных момента
   *[many] Поворотные моменты
}
look-calm = Ни одно решение не выделяется: всё, что дали карты, осталось при тебе.
look-look = Смотреть
look-skill-and-luck = Мастерство и удача
look-skill = Мастерство
look-practise = Что потренировать
look-practise-nothing = Ничего особенного. Задача время от времени поможет не терять форму.
look-puzzles-on = Задачи на эту тему
look-walk = Пройти партию

## A moment

look-moment = Момент { $number } из { $total }
look-moments = { $total ->
    [0] Замечаний нет
    [one] Выделяется { $total } момент
    [few] Выделяются { $total } момента
   *[many] Выделяется { $total } моментов
}
look-previous = Предыдущий момент
look-next = Следующий момент
look-fine = Хороший выбор
look-between = Между моментами
look-between-note = Здесь от тебя ничего не зависело. Стрелки ведут к важным моментам.
look-you-played = Твой выбор
look-played = Сыграно
look-better = Лучше
look-next-best = Второе по силе
look-nothing-better = Ничего лучше мы не нашли.
look-why = Почему «{ $kid }»?
look-why-it = Почему?
look-knew = Оценка по тому, что было тебе известно.
look-knew-other = Оценка по тому, что было известно тогда.
look-open = С открытыми руками
look-open-note = Все руки открыты. Тогда их не было видно.
look-show-cards = Показать их карты
look-hide-cards = Скрыть их карты
look-sealed = Их карты откроются, когда день закончится.
look-fold = Свернуть
look-unfold = Развернуть
look-said = Твой выбор: { $played }. Шанс на победу: { $share }.
look-said-other = Сыграно: { $played }. Шанс на победу: { $share }.
look-said-better = Лучше: { $best }, { $share }.
look-said-next = Второе по силе: { $best }, { $share }.

## Once more

look-again = Ещё раз с этого места
look-again-note = Новый стол с этого момента. Карты, которых нельзя было знать, раздаются заново, за остальных играют боты, и ничего не засчитывается.
look-again-bots = Как сильно играют боты
look-again-start = Сесть за стол
