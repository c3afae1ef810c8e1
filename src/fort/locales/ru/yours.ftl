# All my games: how I have been playing, and what is kept of me.

yours-going-on = Идут сейчас
yours-games = Партии
yours-won = Победы
yours-best = Рекорд
yours-puzzles = Задачи
yours-word = { $word }
yours-better = { $word } и всё лучше
yours-form = Твоя форма
yours-form-none = Здесь разобранные партии показывают, насколько хорошо идёт игра. Разбери одну для начала.
yours-form-point = { $date }: { $word }
yours-span = За какое время
yours-span-month = Месяц
yours-span-season = Сезон
yours-span-all = Всё
yours-none = Законченных партий пока нет. Все они будут здесь.
yours-head-date = Дата
yours-head-place = Место
yours-head-score = Очки
yours-head-with = С кем
yours-head-word = Твоя игра
yours-head-luck = Удача
yours-daily = Раздача дня
yours-again = Ещё одна попытка
yours-bot = Бот
yours-somebody = кто-то
yours-look-back = Разобрать
yours-more = Показать все партии: { $number }
yours-kids = Любимые ребята
yours-kid-played = { $number ->
    [one] сыграно { $number } раз
    [few] сыграно { $number } раза
   *[many] сыграно { $number } раз
}
yours-kid-won = побед
yours-device = Подключить другое устройство
yours-export = Экспорт
yours-export-note = Всё, что о тебе хранится, с записями всех твоих партий.
yours-export-json = Всё (JSON)
yours-export-csv = Партии таблицей (CSV)
yours-delete = Удалить всё
yours-delete-note = Твои партии, разборы, результаты и задачи будут удалены, а устройства отключены. Отменить это нельзя.
yours-delete-sure = Да, удалить всё: { $name }
