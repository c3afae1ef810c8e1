# Proč by to bot vybral, nebo ne: podle stálých kódů fort.bots. Stojí za „Pro:“ a „Proti:“, i několik naráz.

hint-deck-for = lepší balíček
hint-deck-against = horší balíček
hint-end-for = konec hry v dobrou chvíli
hint-end-against = konec hry ve špatnou chvíli
hint-fort-for = vyšší bunkr
hint-fort-against = bunkr zůstane nízký
hint-fort-cost-for = úspory na další úroveň bunkru
hint-fort-cost-against = méně na další úroveň bunkru
hint-hand-for = dobrá ruka
hint-hand-against = slabá ruka
hint-lookout-for = užitečná hlídka
hint-lookout-against = méně užitečná hlídka
hint-made-up-rule-for = pomáhá tvé kartě Švindlování
hint-made-up-rule-against = málo platné pro tvou kartu Švindlování
hint-pack-for = plnější bágl
hint-pack-against = prázdnější bágl
hint-perk-for = dobře využitá výhoda
hint-perk-against = málo využitá výhoda
hint-points-for = body
hint-points-against = méně bodů
hint-rivals-for = méně pro soupeře
hint-rivals-against = pomoc soupeřům
hint-stuff-for = pizza a hračky
hint-stuff-against = méně pizzy a hraček
hint-yard-for = dobré karty nezůstanou na dvorku
hint-yard-against = dobré karty zůstanou na dvorku

hint-for = Pro: { $reasons }.
hint-against = Proti: { $reasons }.
