# A finished game looked at again: the summary, and the way through it at the table.

end-review = Jak poszło
look-title = Jak poszło
look-back = Wróć do końca gry
look-summary = Podsumowanie
look-working = Przyglądamy się twojej grze.
look-result = { $place ->
    [1] Wygrana, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    [2] Drugie miejsce, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    [3] Trzecie miejsce, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
   *[other] Czwarte miejsce, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
}
look-came = { $place ->
    [1] Wygrana
    [2] Drugie miejsce
    [3] Trzecie miejsce
   *[other] Czwarte miejsce
}
look-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
look-points-behind = { $points ->
    [one] 1 punkt. Wygrywa { $winner }: { $best }.
    [few] { $points } punkty. Wygrywa { $winner }: { $best }.
   *[many] { $points } punktów. Wygrywa { $winner }: { $best }.
}

## Three numbers

look-given = Oddane
look-given-note = Szansa na wygraną stracona przez własne wybory: im mniej, tym lepiej.
look-rate = Wskaźnik błędów
look-rate-note = Ile kosztował ważny wybór, w tysięcznych częściach wygranej: im mniej, tym lepiej.
look-luck = Szczęście
look-luck-note = Co dały karty, w częściach wygranej. Nie ma to nic wspólnego z twoją grą.
look-lucky = szczęście
look-unlucky = pech

## The curve

look-your-chance = twoja szansa
look-chance = Twoja szansa
look-round = Runda { $round }
look-draft = Dobór
look-round-head = Runda
look-mark = Runda { $round }: { $label }, { $played } zamiast { $best }
look-curve = Twoja szansa na wygraną: { $start } na początku, najwyżej { $best } w rundzie { $round }, { $end } na końcu.
look-curve-table = Twoja szansa po każdej rundzie

## Turning points

look-turning = { $number ->
    [0] Punkty zwrotne
    [one] Jeden punkt zwrotny
    [2] Dwa punkty zwrotne
    [few] Trzy punkty zwrotne
   *[many] Punkty zwrotne
}
look-calm = Żaden wybór się nie wyróżnił: zachowujesz to, co dały karty.
look-look = Zobacz
look-skill-and-luck = Umiejętności i szczęście
look-skill = Umiejętności
look-practise = Co poćwiczyć
look-practise-nothing = Nic się nie wyróżniło. Zagadka od czasu do czasu utrzyma cię w formie.
look-puzzles-on = Zagadki na ten temat
look-walk = Przejdź przez grę

## A moment

look-moment = Chwila { $number } z { $total }
look-moments = { $total ->
    [0] Nic do zauważenia
    [one] Wyróżnia się jedna chwila
    [few] Wyróżniają się { $total } chwile
   *[many] Wyróżnia się { $total } chwil
}
look-previous = Poprzednia chwila
look-next = Następna chwila
look-fine = Dobry wybór
look-between = Między chwilami
look-between-note = Tu nic nie zależało od ciebie. Strzałki prowadzą do chwil, które się liczyły.
look-you-played = Twój wybór
look-played = Zagrano
look-better = Lepiej
look-next-best = Drugie w kolejności
look-nothing-better = Nie znaleźliśmy nic lepszego.
look-why = Dlaczego { $kid }?
look-why-it = Dlaczego?
look-knew = Ocena według tego, co było ci wtedy znane.
look-knew-other = Ocena według tego, co było wtedy znane.
look-open = Z odkrytymi kartami
look-open-note = Wszystkie karty są odkryte. Wtedy nie były ci znane.
look-show-cards = Pokaż ich karty
look-hide-cards = Ukryj ich karty
look-sealed = Ich karty odkryją się, gdy dzień minie.
look-fold = Zwiń
look-unfold = Rozwiń
look-said = Twój wybór: { $played }. Szansa na wygraną: { $share }.
look-said-other = Zagrano: { $played }. Szansa na wygraną: { $share }.
look-said-better = Lepiej: { $best }, { $share }.
look-said-next = Drugie w kolejności: { $best }, { $share }.

## Once more

look-again = Spróbuj jeszcze raz od tej chwili
look-again-note = Nowy stół od tej chwili. Karty, których nie dało się znać, są rozdawane od nowa, boty zajmują pozostałe miejsca i nic się nie liczy.
look-again-bots = Jak dobrze grają boty
look-again-start = Usiądź
