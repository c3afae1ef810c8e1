# What fort review and fort puzzles say at the terminal.

cli-review = { $file }, as { $name } played it. Judge: { $judge } ({ $version }), at most { $budget } worlds for a choice.
cli-review-player = player
cli-review-points = points
cli-review-rank = place
cli-review-rate = error rate
cli-review-word = play
cli-review-given = given away
cli-review-luck = luck
cli-review-adjusted = result, luck aside
cli-review-adjusted-points = points, luck aside
cli-review-meaning = Error rate: thousandths of a win for each choice that matters. Given away and luck: chance to win.
cli-review-nothing = No choice changed much: no mistakes, no turning points.
cli-review-turning = Turning point in round { $round }, choice no. { $number }: { $label }
cli-review-moment = Round { $round }, choice no. { $number }: { $label }
cli-review-draft = Draft, choice no. { $number }: { $label }
cli-review-played = Played: { $choice } ({ $share } to win).
cli-review-better = Better: { $choice } ({ $share } to win).
cli-review-next = Next best: { $choice } ({ $share } to win).
cli-review-choices = choices made
cli-review-chance = chance to win
cli-review-unfinished = { $file }: the game is not over (choices so far: { $number }). Only finished games are reviewed.
cli-review-sealed = { $file }: the seed is still sealed. Only finished games are reviewed.
cli-no-judge = There is no judge ‘{ $name }’: expected { $names }.
cli-bad-budget = A budget of { $budget }: expected at least 1.

cli-puzzles-made = { $file }: { $number } of { $total }; games looked at: { $games }.
cli-puzzles-stopped = Stopped. The same command goes on from there.
cli-puzzles-other = { $file } holds puzzles of another seed: say --seed { $seed }, or another file.
cli-no-puzzles = { $file } holds no puzzles: { $error }.
cli-puzzle-fails = { $id }: { $choice } is no longer clearly the best.
cli-puzzles-hold = Puzzles that hold: { $number } of { $total }.
cli-bad-puzzles = Number of puzzles { $number }: expected at least 1.
