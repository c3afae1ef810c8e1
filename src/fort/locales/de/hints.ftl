# Why a bot would choose something, or not: by the stable codes of fort.bots. Listed after "Dafür:" and
# "Dagegen:", several at a time, so each must fit there.

hint-deck-for = macht deinen Stapel besser
hint-deck-against = macht deinen Stapel schlechter
hint-end-for = läutet das Ende zur rechten Zeit ein
hint-end-against = läutet das Ende zur falschen Zeit ein
hint-fort-for = bringt dein Fort voran
hint-fort-against = bringt dein Fort nicht voran
hint-fort-cost-for = spart für das nächste Fort-Level
hint-fort-cost-against = lässt dir weniger für das nächste Fort-Level
hint-hand-for = lässt dir gute Handkarten
hint-hand-against = lässt dir schwache Handkarten
hint-lookout-for = macht dein Baumhaus nützlicher
hint-lookout-against = macht dein Baumhaus weniger nützlich
hint-made-up-rule-for = hilft deiner Erfundenen Regel
hint-made-up-rule-against = nützt deiner Erfundenen Regel wenig
hint-pack-for = füllt deinen Rucksack
hint-pack-against = macht deinen Rucksack leerer
hint-perk-for = holt viel aus deinem Vorteil heraus
hint-perk-against = holt wenig aus deinem Vorteil heraus
hint-points-for = bringt Punkte
hint-points-against = bringt weniger Punkte
hint-rivals-for = lässt den anderen weniger
hint-rivals-against = hilft den anderen
hint-stuff-for = bringt Pizza und Spielzeug
hint-stuff-against = lässt dir weniger Pizza und Spielzeug
hint-yard-for = hält gute Karten aus dem Garten heraus
hint-yard-against = lässt gute Karten im Garten

hint-for = Dafür: { $reasons }.
hint-against = Dagegen: { $reasons }.
hint-expects = Ich erwarte: { $line }.
