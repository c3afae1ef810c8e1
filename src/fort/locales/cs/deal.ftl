# The deal of the day, and what hangs on the board of the first page.

deal = Rozdání dne
deal-number = Č. { $number }, { $date }
deal-same = Stejné karty pro všechny
deal-what = Začínáš s těmito dětmi a park přináší všem stejné karty ve stejném pořadí. Co s nimi uděláš, je na tobě.
deal-play = Hrát rozdání
deal-go-on = Pokračovat v rozdání
deal-how-long = Asi 15 minut. Můžeš přestat a vrátit se. Počítá se první pokus.
deal-gone = Dnešní rozdání skončilo vzdáním. Zítra bude nové.
deal-against = Hraješ proti
deal-next = nové rozdání za { $hours } h { $minutes } min
deal-streak = { $number ->
    [0] Zatím žádná řada dní
    [one] 1 den
    [few] { $number } dny v řadě
   *[other] { $number } dní v řadě
}
deal-streak-open = { $number ->
    [one] Zahraj si dnes a začni.
    [few] Zahraj si dnes a budou { $number }.
   *[other] Zahraj si dnes a bude jich { $number }.
}
deal-streak-done = Tak zítra?
deal-streak-longest = Nejdelší řada vůbec. Tak zítra?
deal-calendar = Tvoje rozdání
deal-month-before = Předchozí měsíc
deal-month-after = Další měsíc
deal-place = { $rank ->
    [1] výhra
    [2] druhé
   *[other] třetí
}
deal-points-aside = { $points ->
    [one] 1 bod bez štěstí
    [few] { $points } body bez štěstí
   *[other] { $points } bodů bez štěstí
}
deal-scored = Získáno
deal-lucky = Karty ti trochu přály
deal-unlucky = Karty ti trochu nepřály
deal-aside = Bez štěstí
deal-better = Lepší než { $share }
deal-early = { $number ->
    [one] Dnes první výsledek
    [few] Dnes mezi prvními { $number }
   *[other] Dnes mezi prvními { $number }
}
deal-players = { $number ->
    [0] Ještě nikdo nehrál
    [one] Hrál jeden člověk
    [few] Hráli { $number } lidé
   *[other] Hrálo { $number } lidí
}
deal-bars = { $number ->
    [one] Body jednoho člověka, bez štěstí
    [few] Body { $number } lidí, bez štěstí
   *[other] Body { $number } lidí, bez štěstí
}
deal-tell = Řekni to ostatním
deal-shared = Fort, rozdání { $number }: { $rank }. místo z { $seats }
deal-copy = Kopírovat
deal-share = Sdílet
deal-look-back = Ohlédnout se za touto hrou
deal-mark = Rozdání dne
again-mark = Nový pokus: nikde se nepočítá

## On the first page

home-board = Nástěnka
home-deal = Stejné karty, stejní boti, pro všechny. Jak daleko dojdeš?
home-deal-done = Pro dnešek máš odehráno. Nové rozdání přijde o půlnoci (UTC).
home-deal-look = Podívat se na výsledek
home-more-kids = + { $number }
home-rating = Tvoje hodnocení: { $rating }
home-puzzles = Najdi nejlepší volbu.
home-last = Poslední hra
home-look-back = Ohlédnout se
