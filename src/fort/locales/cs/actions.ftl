# Akce slovy. Prohlížeč je kreslí jako ikony a tato slova vyslovuje.

action-pizza = získej { tokens-pizza }
action-toy = získej { tokens-toy }
action-res = získej { tokens-pizza } nebo { tokens-toy }
action-vp = získej { tokens-points }
action-pack = přesuň 1 surovinu ze skrýše do báglu
action-lookout = zasuň kartu z ruky na hlídku
action-trash = znič kartu z ruky nebo z odhozených
action-trash-this = znič tuto kartu
action-trash-rival = znič kartu ze soupeřova dvorku
action-recruit = zlanař kartu
action-advance = vylepši bunkr
action-advance-less = vylepši bunkr o 1 surovinu levněji
action-advance-more = vylepši bunkr o 1 surovinu dráž
action-spend-pizza = utrať 1 pizzu
action-spend-toy = utrať 1 hračku
action-copy-pack = získej stejné suroviny, jaké máš v báglu
action-copy-rival-pack = získej stejné suroviny, jaké má v báglu jeden soupeř
action-convert = vyměň 1 hračku za 1 pizzu nebo 1 pizzu za 1 hračku
action-to-pizza = vyměň 1 hračku za 1 pizzu
action-to-toy = vyměň 1 pizzu za 1 hračku
action-repeated = { $action }, { $number }krát
action-then = { $first } a potom { $second }
action-both = { $first } a { $second }, v libovolném pořadí
# $count je v prvním pádě, proto znak × místo „za každou…“.
action-each = { $action } × { $count }
action-each-long = ({ $action }) × { $count }
action-one-type = { $action } (vše jednoho druhu)
action-one-way = { $action } (vše jedním směrem)
count-fort = úroveň tvého bunkru
count-pack = surovina v tvém báglu
count-lookout = karta na tvé hlídce
count-any = libovolný zvolený symbol
count-suit = { $suit }
action-none = tady žádná akce není
