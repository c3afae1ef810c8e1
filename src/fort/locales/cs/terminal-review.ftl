# Co říkají v terminálu fort review a fort puzzles.

cli-review = { $file }, jak hrál { $name }. Hodnotí { $judge } ({ $version }), nejvýš { $budget } světů na rozhodnutí.
cli-review-player = kdo
cli-review-points = body
cli-review-rank = místo
cli-review-rate = chybovost
cli-review-word = hra
cli-review-given = rozdáno
cli-review-luck = štěstí
cli-review-adjusted = výsledek bez štěstí
cli-review-adjusted-points = body bez štěstí
cli-review-meaning = Chybovost: tisíciny výhry na každé důležité rozhodnutí. Rozdáno a štěstí: šance na výhru.
cli-review-nothing = Žádné rozhodnutí toho moc nezměnilo: žádné chyby, žádné zvraty.
cli-review-turning = Zvrat v kole { $round }, rozhodnutí č. { $number }: { $label }
cli-review-moment = Kolo { $round }, rozhodnutí č. { $number }: { $label }
cli-review-draft = Draft, rozhodnutí č. { $number }: { $label }
cli-review-played = Zahráno: { $choice } (šance { $share }).
cli-review-better = Lepší: { $choice } (šance { $share }).
cli-review-next = Druhá nejlepší volba: { $choice } (šance { $share }).
cli-review-choices = dosavadní rozhodnutí
cli-review-chance = šance na výhru
cli-review-unfinished = { $file }: hra neskončila (rozhodnutí zatím: { $number }). Hodnotí se jen dohrané hry.
cli-review-sealed = { $file }: semínko je ještě zapečetěné. Hodnotí se jen dohrané hry.
cli-no-judge = „{ $name }“ hodnotit neumí: zvol { $names }.
cli-bad-budget = Rozpočet { $budget }: musí být aspoň 1.

cli-puzzles-made = { $file }: { $number } z { $total }; prohlédnuté hry: { $games }.
cli-puzzles-stopped = Zastaveno. Stejný příkaz pokračuje odtud.
cli-puzzles-other = V { $file } jsou hádanky s jiným semínkem: zadej --seed { $seed }, nebo jiný soubor.
cli-no-puzzles = V { $file } nejsou hádanky: { $error }.
cli-puzzle-fails = { $id }: { $choice } už není jasně nejlepší.
cli-puzzles-hold = Hádanky, které platí: { $number } z { $total }.
cli-bad-puzzles = Počet hádanek { $number }: musí být aspoň 1.
