# Proč by to bot vybral, nebo ne: podle stálých kódů fort.bots. Stojí za „Pro:“ a „Proti:“, i několik naráz.

hint-deck-for = lepší balíček
hint-deck-against = horší balíček
hint-end-for = konec hry v dobrou chvíli
hint-end-against = konec hry ve špatnou chvíli
hint-fort-for = vyšší bunkr
hint-fort-against = nízký bunkr
hint-fort-cost-for = úspory na další úroveň bunkru
hint-fort-cost-against = méně surovin na další úroveň bunkru
hint-hand-for = dobré karty v ruce
hint-hand-against = slabé karty v ruce
hint-lookout-for = užitečná hlídka
hint-lookout-against = méně užitečná hlídka
hint-made-up-rule-for = pomoc tvé kartě Švindlování
hint-made-up-rule-against = malá pomoc tvé kartě Švindlování
hint-pack-for = plnější bágl
hint-pack-against = prázdnější bágl
hint-perk-for = dobře využitá výhoda
hint-perk-against = málo využitá výhoda
hint-points-for = body
hint-points-against = méně bodů
hint-rivals-for = méně pro soupeře
hint-rivals-against = pomoc soupeřům
hint-stuff-for = nové suroviny
hint-stuff-against = méně surovin
hint-yard-for = dobré karty mimo dvorek
hint-yard-against = dobré karty na dvorku

hint-for = Pro: { $reasons }.
hint-against = Proti: { $reasons }.
hint-expects = Očekávám: { $line }.
