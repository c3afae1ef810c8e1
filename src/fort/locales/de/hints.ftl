# Why a bot would choose something, or not: by the stable codes of fort.bots. Listed after "Dafür:" and
# "Dagegen:", several at a time, so each must fit there.

hint-deck-for = macht deinen Stapel besser
hint-deck-against = macht deinen Stapel schlechter
hint-end-for = bringt das Spielende zur rechten Zeit
hint-end-against = bringt das Spielende zur falschen Zeit
hint-fort-for = bringt dein Fort voran
hint-fort-against = lässt dein Fort niedrig
hint-fort-cost-for = spart für das nächste Fort-Level
hint-fort-cost-against = lässt weniger für das nächste Fort-Level
hint-hand-for = erhält dir eine gute Hand
hint-hand-against = lässt dir eine schwache Hand
hint-lookout-for = macht dein Baumhaus nützlich
hint-lookout-against = macht dein Baumhaus weniger nützlich
hint-made-up-rule-for = hilft deiner Erfundenen Regel
hint-made-up-rule-against = nützt deiner Erfundenen Regel wenig
hint-pack-for = füllt deinen Rucksack
hint-pack-against = lässt deinen Rucksack leerer
hint-perk-for = holt viel aus deinem Vorteil
hint-perk-against = holt wenig aus deinem Vorteil
hint-points-for = bringt Punkte
hint-points-against = bringt weniger Punkte
hint-rivals-for = lässt den anderen weniger
hint-rivals-against = hilft den anderen
hint-stuff-for = bringt Pizza und Spielzeug
hint-stuff-against = lässt dir weniger Pizza und Spielzeug
hint-yard-for = hält gute Karten aus dem Garten
hint-yard-against = lässt gute Karten im Garten

hint-for = Dafür: { $reasons }.
hint-against = Dagegen: { $reasons }.
