# Как идёт ход: всё разом и что это даст, что решается за игрока, журнал фразами, конец.
story-with = { $kid } с картами: { $added }
story-then = { $first }, потом { $last }
story-spent = { $mood ->
    [plan] потратить { $tokens }
    [you] тратишь { $tokens }
   *[other] тратит { $tokens }
}
story-converted = { $mood ->
    [plan] обменять на { $tokens }
    [you] меняешь на { $tokens }
   *[other] меняет на { $tokens }
}
story-packed = { $mood ->
    [plan] в рюкзак { $tokens }
    [you] убираешь в рюкзак { $tokens }
   *[other] убирает в рюкзак { $tokens }
}
story-tucked = { $mood ->
    [plan] на вышку: { $kids }
    [you] помещаешь на вышку: { $kids }
   *[other] помещает на вышку: { $kids }
}
story-trashed = { $mood ->
    [plan] удалить из игры: { $kids }
    [you] удаляешь из игры: { $kids }
   *[other] удаляет из игры: { $kids }
}
story-paid = { $mood ->
    [plan] заплатить { $tokens }
    [you] платишь { $tokens }
   *[other] платит { $tokens }
}
story-advanced = форт до уровня { $level }
story-promisedtrash = потом в коробку: { $kids }
story-perkused = { $mood ->
    [plan] потратить бонус «{ $perk }»
    [you] тратишь бонус «{ $perk }»
   *[other] тратит бонус «{ $perk }»
}
passing-single = Возможен только один ответ: { $choice }. Сейчас он будет дан за тебя.
passing-last = Сейчас: { $choice }. До этого можно всё отменить.
passing-declining = Ты не повторяешь до своего хода.
passing-now = Дальше
settings-answer = Отвечать за меня, если ответ только один
settings-answer-note = Среди друзей — только там, где это видно всем. Быстрый пас не выдаст твою руку.
menu-end = Закончить игру
menu-end-sure = Она закончится без результата. Закончить?
end-why-points = Игра закончилась: кто-то набрал 25 очков.
end-why-level = Игра закончилась: кто-то построил форт 5-го уровня.
end-why-park-deck = Игра закончилась: колода парка пуста.
end-over = Игра окончена.
end-back = Назад к результату
story-recruited = { $mood ->
    [plan] завести друга: { $kids }
    [you] заводишь друга: { $kids }
   *[other] заводит друга: { $kids }
}
story-unseen = карта вслепую
story-gives = { $said } — { $gains }
story-left = { $mood ->
    [you] выгоняешь во двор: { $kids }
   *[other] { $name } выгоняет во двор: { $kids }
}
story-nobody = Никто не повторяет.
log-round = Раунд { $round }
log-steps = Каждый шаг
log-turns = Ход за ходом
log-for-you = Сделано за тебя: { $what }.
since-title = После твоего прошлого хода
settings-text = Размер текста
settings-volume = Громкость
settings-haptics = Вибрация, когда мой ход
play-now-bots = Как они играют
away-for = нет { $time }
away-bot = Пусть играет бот
orders-title = Ответы за тебя
orders-decline = Не повторять до моего хода
orders-stops = Но всегда спрашивать, если сыграют
orders-stops-add = Выбери, о ком
orders-stops-remove = Больше не спрашивать: { $kid }
ask-away = { $name }: сейчас не в игре.
curtain-now = решает сейчас
curtain-names = Имена
seat-name = Имя игрока { $number }
