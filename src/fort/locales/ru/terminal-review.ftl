# Что говорят в терминале fort review и fort puzzles.

cli-review = { $file }, как сыграл { $name }. Судит { $judge } ({ $version }), миров на решение не больше { $budget }.
cli-review-player = кто
cli-review-points = очки
cli-review-rank = место
cli-review-rate = ошибки
cli-review-word = игра
cli-review-given = упущено
cli-review-luck = удача
cli-review-adjusted = итог без удачи
cli-review-adjusted-points = очки без удачи
cli-review-meaning = Ошибки: тысячные доли победы на каждое важное решение. Упущено и удача: шанс на победу.
cli-review-nothing = Ни одно решение многого не изменило: ни ошибок, ни переломов.
cli-review-turning = Перелом в раунде { $round }, решение № { $number }: { $label }
cli-review-moment = Раунд { $round }, решение № { $number }: { $label }
cli-review-draft = Драфт, решение № { $number }: { $label }
cli-review-played = Сыграно: { $choice } (шанс { $share }).
cli-review-better = Лучше: { $choice } (шанс { $share }).
cli-review-next = Второй по силе вариант: { $choice } (шанс { $share }).
cli-review-choices = принято решений
cli-review-chance = шанс на победу
cli-review-unfinished = { $file }: игра не окончена (решений пока: { $number }). Разбирать можно только оконченные игры.
cli-review-sealed = { $file }: сид ещё запечатан. Разбирать можно только оконченные игры.
cli-no-judge = «{ $name }» судить не умеет: на выбор { $names }.
cli-bad-budget = Бюджет { $budget }: нужен хотя бы 1.

cli-puzzles-made = { $file }: { $number } из { $total }; просмотрено игр: { $games }.
cli-puzzles-stopped = Остановлено. Та же команда продолжит.
cli-puzzles-other = В { $file } задачи с другим сидом: укажи --seed { $seed } или другой файл.
cli-no-puzzles = В { $file } нет задач: { $error }.
cli-puzzle-fails = { $id }: { $choice } больше не явно лучший выбор.
cli-puzzles-hold = Задачи, которые верны: { $number } из { $total }.
cli-bad-puzzles = Число задач { $number }: нужна хотя бы 1.
