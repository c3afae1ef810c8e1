# Dlaczego bot wybrałby to albo nie: według stałych kodów fort.bots. Stoją po „Za:” i „Przeciw:”, po kilka naraz.

hint-deck-for = lepsza talia
hint-deck-against = gorsza talia
hint-end-for = koniec gry w dobrej chwili
hint-end-against = koniec gry w złej chwili
hint-fort-for = wyższy Fort
hint-fort-against = Fort zostaje niski
hint-fort-cost-for = oszczędności na kolejny poziom Fortu
hint-fort-cost-against = mniej na kolejny poziom Fortu
hint-hand-for = dobra ręka
hint-hand-against = słaba ręka
hint-lookout-for = przydatna Czatownia
hint-lookout-against = mniej przydatna Czatownia
hint-made-up-rule-for = pomaga twojej Zmyślonej Zasadzie
hint-made-up-rule-against = mało daje twojej Zmyślonej Zasadzie
hint-pack-for = pełniejszy Plecak
hint-pack-against = pustszy Plecak
hint-perk-for = dobrze wykorzystany Bonus
hint-perk-against = słabo wykorzystany Bonus
hint-points-for = punkty
hint-points-against = mniej punktów
hint-rivals-for = mniej dla rywali
hint-rivals-against = pomoc dla rywali
hint-stuff-for = pizza i zabawki
hint-stuff-against = mniej pizzy i zabawek
hint-yard-for = dobre karty nie trafiają na Podwórko
hint-yard-against = dobre karty zostają na Podwórku

hint-for = Za: { $reasons }.
hint-against = Przeciw: { $reasons }.
