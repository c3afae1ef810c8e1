# Akcje słowami. Przeglądarka rysuje je ikonami, a te słowa wypowiada.

action-pizza = weź { tokens-pizza }
action-toy = weź { tokens-toy }
action-res = weź { tokens-pizza } albo { tokens-toy }
action-vp = zdobądź { tokens-points }
action-pack = przełóż 1 zasób z Gratów do Plecaka
action-lookout = włóż kartę z ręki do Czatowni
action-trash = wyrzuć kartę z ręki albo z odrzuconych
action-trash-this = wyrzuć tę kartę
action-trash-rival = wyrzuć kartę z Podwórka rywala
action-recruit = zwerbuj kartę
action-advance = rozbuduj Fort
action-advance-less = rozbuduj Fort, płacąc o 1 zasób mniej
action-advance-more = rozbuduj Fort, płacąc o 1 zasób więcej
action-spend-pizza = wydaj 1 pizzę
action-spend-toy = wydaj 1 zabawkę
action-copy-pack = weź takie same zasoby, jakie masz w Plecaku
action-copy-rival-pack = weź takie same zasoby, jakie ma w Plecaku wybrany rywal
action-convert = zamień 1 zabawkę na 1 pizzę albo 1 pizzę na 1 zabawkę
action-to-pizza = zamień 1 zabawkę na 1 pizzę
action-to-toy = zamień 1 pizzę na 1 zabawkę
action-repeated = { $action }, { $number ->
    [one] { $number } raz
    [few] { $number } razy
   *[many] { $number } razy
}
action-then = { $first }, a następnie { $second }
action-both = { $first } i { $second }, w dowolnej kolejności
action-each = { $action } za { $count }
action-each-long = za { $count }: { $action }
action-one-type = { $action } (same pizze albo same zabawki)
action-one-way = { $action } (zawsze w tę samą stronę)
# Co się liczy, w formie po „za”.
count-fort = każdy poziom swojego Fortu
count-pack = każdy zasób w swoim Plecaku
count-lookout = każdą kartę w swojej Czatowni
count-any = każdy symbol wybranego rodzaju
count-book = każdą książkę
count-crown = każdą koronę
count-glue = każdy klej
count-shovel = każdą łopatę
count-skateboard = każdą deskorolkę
count-squirtgun = każdy pistolet na wodę
action-none = tu nie ma akcji
