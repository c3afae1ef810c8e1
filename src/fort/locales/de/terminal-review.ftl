# Was fort review und fort puzzles im Terminal sagen.

cli-review = { $file }, wie { $name } gespielt hat. Es urteilt { $judge } ({ $version }), höchstens { $budget } Welten je Entscheidung.
cli-review-player = wer
cli-review-points = Punkte
cli-review-rank = Platz
cli-review-rate = Fehlerrate
cli-review-word = Spielweise
cli-review-given = verschenkt
cli-review-luck = Glück
cli-review-adjusted = Ergebnis ohne Glück
cli-review-adjusted-points = Punkte ohne Glück
cli-review-meaning = Fehlerrate: Tausendstel eines Siegs je Entscheidung, auf die es ankam. Verschenkt und Glück: Siegchance.
cli-review-nothing = Keine Entscheidung hat viel geändert: keine Fehler, keine Wendepunkte.
cli-review-turning = Wendepunkt in Runde { $round }, Entscheidung Nr. { $number }: { $label }
cli-review-moment = Runde { $round }, Entscheidung Nr. { $number }: { $label }
cli-review-draft = Draft, Entscheidung Nr. { $number }: { $label }
cli-review-played = Gespielt: { $choice } (Siegchance { $share }).
cli-review-better = Besser: { $choice } (Siegchance { $share }).
cli-review-next = Das Nächstbeste: { $choice } (Siegchance { $share }).
cli-review-choices = Entscheidungen bisher
cli-review-chance = Siegchance
cli-review-unfinished = { $file }: Das Spiel ist nicht zu Ende (Entscheidungen bisher: { $number }). Rückblicke gibt es nur auf beendete Spiele.
cli-review-sealed = { $file }: Der Seed ist noch versiegelt. Rückblicke gibt es nur auf beendete Spiele.
cli-no-judge = „{ $name }“ kann nicht urteilen: Es gibt { $names }.
cli-bad-budget = Budget { $budget }: erwartet mindestens 1.

cli-puzzles-made = { $file }: { $number } von { $total }; angesehene Spiele: { $games }.
cli-puzzles-stopped = Angehalten. Derselbe Befehl macht dort weiter.
cli-puzzles-other = In { $file } stehen Rätsel mit einem anderen Seed: Nimm --seed { $seed } oder eine andere Datei.
cli-no-puzzles = In { $file } stehen keine Rätsel: { $error }.
cli-puzzle-fails = { $id }: { $choice } ist nicht mehr klar das Beste.
cli-puzzles-hold = Rätsel, die halten: { $number } von { $total }.
cli-bad-puzzles = Anzahl der Rätsel { $number }: erwartet mindestens 1.
