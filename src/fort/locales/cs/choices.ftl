# Popisky voleb: krátké, protože otázka stojí vedle. `choice-from-` říká zbytek: v seznamech a čtečkám obrazovky.

choice-pick = { $kid }
choice-play = { $kid }
choice-skip = Nehrát nic
choice-declare = { $suit }
choice-add = Přidat: { $kid }
choice-add-lookout = Přidat: { $suits }
choice-coin = Platí jako { $suit }
choice-coin-uncounted = Nepočítat minci
choice-use-public = Horní akce
choice-use-private = Dolní akce
choice-use-perk = Použít: { $perk }
choice-end = Hotovo
choice-count = { $suit }
choice-gather-pizza = Pizza
choice-gather-toy = Hračky
choice-convert-to-pizza = Hračky za pizzu
choice-convert-to-toy = Pizzu za hračky
choice-convert-in-stuff = Ve skrýši
choice-convert-in-pack = V báglu
choice-times = { $number ->
    [0] Ani jednou
    [1] Jednou
   *[other] { $number }krát
}
choice-stop = Stačí
choice-left-first = nejdřív
choice-right-first = nejdřív
choice-pack-pizza = Pizza
choice-pack-toy = Hračka
choice-from-stuff = ze skrýše
choice-from-pack = z báglu
choice-from-supply = ze zásoby
choice-tuck = { $kid }
choice-trash = { $kid }
choice-recruit = { $kid }
choice-tuck-unseen = Vzít naslepo
choice-recruit-unseen = Vzít naslepo
choice-from-hand = z ruky
choice-from-discard-pile = z tvých odhozených
choice-from-park = z parku
choice-from-park-deck = z balíčku parku
choice-from-lookout = z hlídky, karta tam zůstane
choice-from-yard = ze dvorku: { $name }
choice-spend-pizza = Pizza
choice-spend-toy = Hračka
choice-pay = Zaplatit { $tokens }
choice-pay-pack = Zaplatit { $tokens } (z báglu: { $pack })
choice-pay-nothing = Neplatit nic
choice-copy-whose = Bágl: { $name }
choice-copy = { $tokens }
choice-keep = { $rule }
choice-take = { $perk }
choice-follow = { $kid }
choice-decline = Nenásledovat
choice-pass = Ne
choice-recycle = Vzít do ruky: { $kid }
choice-more = Více
choice-back = Zpět
choice-keep-sure = Nechat si: { $what }
choice-take-sure = Vzít: { $what }
choice-change = Změnit
choice-final = nejde vzít zpět
choose-one = Co chceš udělat?

## Co z toho bude

preview-count = ×{ $count }: { $tokens }
preview-times = ×{ $count }
preview-not = teď nic z toho
preview-room = místo jen na { $possible }
preview-partly = částečně, { $possible } z { $count }
preview-fully = celá
preview-either = { $first } nebo { $second }
preview-level = Úroveň bunkru { $level }
use-unused = zatím ne
use-used-fully = celá provedená
use-used-partly = provedená částečně
use-now = právě probíhá
