# A finished game looked at again: the summary, and the way through it at the table.

end-review = Jak to šlo
look-title = Jak to šlo
look-back = Zpět na konec hry
look-summary = Přehled
look-working = Díváme se na tvou hru.
look-result = { $place ->
    [1] Výhra, { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    [2] Druhé místo, { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    [3] Třetí místo, { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
   *[other] Čtvrté místo, { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}
look-came = { $place ->
    [1] Výhra
    [2] Druhé místo
    [3] Třetí místo
   *[other] Čtvrté místo
}
look-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
look-points-behind = { $points ->
    [one] 1 bod. Vyhrává { $winner }: { $best }.
    [few] { $points } body. Vyhrává { $winner }: { $best }.
   *[other] { $points } bodů. Vyhrává { $winner }: { $best }.
}

## Three numbers

look-given = Promarněno
look-given-note = Šance na výhru ztracená vlastní volbou: čím méně, tím lépe.
look-rate = Míra chyb
look-rate-note = Kolik stála důležitá volba, v tisícinách výhry: čím méně, tím lépe.
look-luck = Štěstí
look-luck-note = Co přinesly karty, v částech výhry. S tím, jak hraješ, to nemá nic společného.
look-lucky = štěstí
look-unlucky = smůla

## The curve

look-your-chance = tvoje šance
look-chance = Tvoje šance
look-round = { $round }. kolo
look-draft = Výběr
look-round-head = Kolo
look-mark = { $round }. kolo: { $label }, { $played } místo { $best }
look-curve = Tvoje šance na výhru: { $start } na začátku, nejvýše { $best } v { $round }. kole, { $end } na konci.
look-curve-table = Tvoje šance po každém kole

## Turning points

look-turning = { $number ->
    [0] Zlomové okamžiky
    [one] Jeden zlomový okamžik
    [2] Dva zlomové okamžiky
    [few] Tři zlomové okamžiky
   *[other] Zlomové okamžiky
}
look-calm = Žádná volba nevyčnívala: co karty daly, to zůstalo.
look-look = Ukázat
look-skill-and-luck = Umění a štěstí
look-skill = Umění
look-practise = Co procvičit
look-practise-nothing = Nic nevyčnívalo. Hlavolam tu a tam tě udrží ve formě.
look-puzzles-on = Hlavolamy k tomu
look-walk = Projít hru

## A moment

look-moment = Okamžik { $number } z { $total }
look-moments = { $total ->
    [0] Není co vytknout
    [one] Vyčnívá jeden okamžik
    [few] Vyčnívají { $total } okamžiky
   *[other] Vyčnívá { $total } okamžiků
}
look-previous = Předchozí okamžik
look-next = Další okamžik
look-fine = Dobrá volba
look-between = Mezi okamžiky
look-between-note = Tady nebylo co rozhodovat. Šipky vedou k okamžikům, na kterých záleželo.
look-you-played = Tvoje volba
look-played = Zahráno
look-better = Lepší
look-next-best = Druhé nejlepší
look-nothing-better = Nic lepšího jsme nenašli.
look-why = Proč { $kid }?
look-why-it = Proč?
look-knew = Posouzeno podle toho, co se dalo vědět.
look-knew-other = Posouzeno podle toho, co bylo tehdy známo.
look-open = S odkrytými kartami
look-open-note = Všechny karty jsou odkryté. Tehdy známé nebyly.
look-show-cards = Ukázat jejich karty
look-hide-cards = Skrýt jejich karty
look-sealed = Jejich karty se odkryjí, až den skončí.
look-fold = Sbalit
look-unfold = Rozbalit
look-said = Tvoje volba: { $played }. Šance na výhru: { $share }.
look-said-other = Zahráno: { $played }. Šance na výhru: { $share }.
look-said-better = Lepší: { $best }, { $share }.
look-said-next = Druhé nejlepší: { $best }, { $share }.

## Once more

look-again = Zkusit znovu odtud
look-again-note = Nový stůl od tohoto okamžiku. Karty, které nešlo znát, se rozdají znovu, ostatní místa zaberou boti a nic se nepočítá.
look-again-bots = Jak dobře boti hrají
look-again-start = Sednout si
