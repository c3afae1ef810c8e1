# Co mówią w terminalu fort review i fort puzzles.

cli-review = { $file }, gra z miejsca: { $name }. Ocenia { $judge } ({ $version }), najwyżej { $budget } światów na decyzję.
cli-review-player = kto
cli-review-points = punkty
cli-review-rank = miejsce
cli-review-rate = błędy
cli-review-word = styl
cli-review-given = oddane
cli-review-luck = szczęście
cli-review-adjusted = wynik bez szczęścia
cli-review-adjusted-points = punkty bez szczęścia
cli-review-meaning = Błędy: tysięczne wygranej na każdą ważną decyzję. Oddane i szczęście: szansa na wygraną.
cli-review-nothing = Żadna decyzja nie zmieniła wiele: bez błędów i bez zwrotów.
cli-review-turning = Punkt zwrotny w rundzie { $round }, decyzja nr { $number }: { $label }
cli-review-moment = Runda { $round }, decyzja nr { $number }: { $label }
cli-review-draft = Draft, decyzja nr { $number }: { $label }
cli-review-played = Zagrano: { $choice } (szansa { $share }).
cli-review-better = Lepiej: { $choice } (szansa { $share }).
cli-review-next = Drugi w kolejności: { $choice } (szansa { $share }).
cli-review-choices = podjęte decyzje
cli-review-chance = szansa na wygraną
cli-review-unfinished = { $file }: gra nie jest skończona (decyzji do tej pory: { $number }). Ocenia się tylko skończone gry.
cli-review-sealed = { $file }: ziarno jest jeszcze zapieczętowane. Ocenia się tylko skończone gry.
cli-no-judge = „{ $name }” nie może oceniać: do wyboru są { $names }.
cli-bad-budget = Budżet { $budget }: potrzeba co najmniej 1.

cli-puzzles-made = { $file }: { $number } z { $total }; obejrzane gry: { $games }.
cli-puzzles-stopped = Zatrzymano. To samo polecenie pracuje dalej od tego miejsca.
cli-puzzles-other = W { $file } są zagadki z innym ziarnem: podaj --seed { $seed } albo inny plik.
cli-no-puzzles = W { $file } nie ma zagadek: { $error }.
cli-puzzle-fails = { $id }: { $choice } nie jest już wyraźnie najlepsze.
cli-puzzles-hold = Zagadki wciąż dobre: { $number } z { $total }.
cli-bad-puzzles = Liczba zagadek { $number }: potrzeba co najmniej 1.
