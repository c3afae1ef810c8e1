# The deal of the day, and what hangs on the board of the first page.

deal = Раздача дня
deal-number = № { $number }, { $date }
deal-same = Одни карты для всех
deal-what = Ты начинаешь с этими ребятами, а парк приносит всем одни и те же карты в одном порядке. Что с ними делать, решать тебе.
deal-play = Сыграть раздачу
deal-go-on = Продолжить раздачу
deal-how-long = Около 15 минут. Можно прерваться и вернуться. Засчитывается первая попытка.
deal-gone = От сегодняшней раздачи пришлось отказаться. Завтра будет новая.
deal-against = Твои соперники
deal-next = новая раздача через { $hours } ч { $minutes } мин
deal-streak = { $number ->
    [0] Пока без серии
    [one] Дней подряд: { $number }
    [few] Дней подряд: { $number }
   *[many] Дней подряд: { $number }
}
deal-streak-open = { $number ->
    [one] Сыграй сегодня: станет { $number }.
    [few] Сыграй сегодня: станет { $number }.
   *[many] Сыграй сегодня: станет { $number }.
}
deal-streak-done = До завтра?
deal-streak-longest = Самая длинная серия. До завтра?
deal-calendar = Твои раздачи
deal-month-before = Предыдущий месяц
deal-month-after = Следующий месяц
deal-place = { $rank ->
    [1] победа
    [2] второе
   *[other] третье
}
deal-points-aside = { $points ->
    [one] { $points } очко без учёта удачи
    [few] { $points } очка без учёта удачи
   *[many] { $points } очков без учёта удачи
}
deal-scored = Набрано
deal-lucky = С картами немного повезло
deal-unlucky = С картами немного не повезло
deal-aside = Без учёта удачи
deal-better = Лучше, чем { $share }
deal-early = { $number ->
    [one] Первый результат за сегодня
    [few] Среди первых { $number } за сегодня
   *[many] Среди первых { $number } за сегодня
}
deal-players = { $number ->
    [0] Ещё никто не играл
    [one] Сыграл { $number } человек
    [few] Сыграли { $number } человека
   *[many] Сыграли { $number } человек
}
deal-bars = { $number ->
    [one] Очки { $number } человека без учёта удачи
    [few] Очки { $number } человек без учёта удачи
   *[many] Очки { $number } человек без учёта удачи
}
deal-tell = Расскажи другим
deal-shared = Fort, раздача { $number }: место { $rank } из { $seats }
deal-copy = Копировать
deal-share = Поделиться
deal-look-back = Разобрать эту партию
deal-mark = Раздача дня
again-mark = Ещё одна попытка: не засчитывается

## On the first page

home-board = Доска объявлений
home-deal = Одни карты и одни боты для всех. Как далеко дойдёшь?
home-deal-done = На сегодня сыграно. Новая раздача в полночь (UTC).
home-deal-look = Посмотреть результат
home-more-kids = + { $number }
home-rating = Твой рейтинг: { $rating }
home-puzzles = Найди лучший выбор.
home-last = Прошлая партия
home-look-back = Разобрать
