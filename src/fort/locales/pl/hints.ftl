# Dlaczego bot wybrałby to albo nie: według stałych kodów fort.bots. Stoją po „Za:” i „Przeciw:”, po kilka naraz.

hint-deck-for = lepsza talia
hint-deck-against = gorsza talia
hint-end-for = koniec gry w dobrej chwili
hint-end-against = koniec gry w złej chwili
hint-fort-for = wyższy Fort
hint-fort-against = niski Fort
hint-fort-cost-for = oszczędności na kolejny poziom Fortu
hint-fort-cost-against = mniej na kolejny poziom Fortu
hint-hand-for = dobra ręka
hint-hand-against = słaba ręka
hint-lookout-for = przydatna Czatownia
hint-lookout-against = mniej przydatna Czatownia
hint-made-up-rule-for = zysk ze Zmyślonej Zasady
hint-made-up-rule-against = mały zysk ze Zmyślonej Zasady
hint-pack-for = pełniejszy Plecak
hint-pack-against = pustszy Plecak
hint-perk-for = dobrze wykorzystany Bonus
hint-perk-against = słabo wykorzystany Bonus
hint-points-for = punkty
hint-points-against = mniej punktów
hint-rivals-for = mniej dla rywali
hint-rivals-against = pomoc dla rywali
hint-stuff-for = więcej zasobów
hint-stuff-against = mniej zasobów
hint-yard-for = dobre karty poza Podwórkiem
hint-yard-against = dobre karty na Podwórku

hint-for = Za: { $reasons }.
hint-against = Przeciw: { $reasons }.
hint-expects = Oczekuję: { $line }.
