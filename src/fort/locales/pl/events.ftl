# Co się dzieje, w czasie teraźniejszym. $actor to "you" albo "other"; $name jest puste pod nagłówkiem tury tego gracza.
# Ksywki i imiona zostają w mianowniku; miejsca (place-…) niosą swój przyimek: „z ręki”.

event-gamebegan = Zaczynamy grę.
event-dealt = { $actor ->
    [you] dostajesz karty: { $kids }
   *[other] { $name } dostaje karty
}
event-picked = { $actor ->
    [you] zatrzymujesz kartę { $kid }
   *[other] { $name } zatrzymuje kartę
}
event-shuffled = { $actor ->
    [you] tasujesz { tokens-cards }, tworząc nową talię
   *[other] { $name } tasuje { tokens-cards }, tworząc nową talię
}
event-drew = { $actor ->
    [you] dobierasz: { $kids }
   *[other] { $name } dobiera { tokens-cards }
}
event-turn = { $actor ->
    [you] Twoja tura
   *[other] { $name }
}
event-turnbegan = { $actor ->
    [you] Runda { $round }: twoja tura.
   *[other] Runda { $round }: gra { $name }.
}
event-cleanedup = { $actor ->
    [you] wracają z Podwórka: { $kids }
   *[other] wracają z Podwórka: { $kids }
}
event-skipped = { $actor ->
    [you] nic nie zagrywasz
   *[other] { $name } nic nie zagrywa
}
event-played = { $actor ->
    [you] zagrywasz kartę { $kid }
   *[other] { $name } zagrywa kartę { $kid }
}
event-declared = karta liczy się jako { $suit }
event-added = { $actor ->
    [you] dodajesz kartę { $kid }
   *[other] { $name } dodaje kartę { $kid }
}
event-added-lookout = { $actor ->
    [you] dodajesz z Czatowni kartę ({ $suits }), która tam zostaje
   *[other] { $name } dodaje z Czatowni kartę ({ $suits }), która tam zostaje
}
event-coincounted = moneta liczy się jako { $suit }
event-coincounted-not = moneta się nie liczy
event-useended-partly = { $side ->
    [public] górna akcja wykonana częściowo
   *[private] dolna akcja wykonana częściowo
}
event-suitcounted = { $actor ->
    [you] liczysz symbol: { $suit }
   *[other] { $name } liczy symbol: { $suit }
}
event-gathered = { $actor ->
    [you] bierzesz { $tokens }
   *[other] { $name } bierze { $tokens }
}
event-scored = { $actor ->
    [you] zdobywasz { $tokens }
   *[other] { $name } zdobywa { $tokens }
}
event-promisedtrash = karta { $kid } trafi do pudełka
event-packed = { $actor ->
    [you] pakujesz do Plecaka { $tokens } { $place }
   *[other] { $name } pakuje do Plecaka { $tokens } { $place }
}
event-tucked = { $actor ->
    [you] wkładasz do Czatowni kartę { $kid } { $place }
   *[other] { $name } wkłada do Czatowni kartę { $kid } { $place }
}
event-tucked-hidden = { $name } wkłada do Czatowni kartę ({ $suits }) { $place }
event-trashed = { $actor ->
    [you] wyrzucasz kartę { $kid } { $place }
   *[other] { $name } wyrzuca kartę { $kid } { $place }
}
event-recruited = { $actor ->
    [you] werbujesz kartę { $kid } { $place }
   *[other] { $name } werbuje kartę { $kid } { $place }
}
event-parkrefilled = nowa karta w Parku: { $kid }
event-spent = { $actor ->
    [you] wydajesz { $tokens } { $place }
   *[other] { $name } wydaje { $tokens } { $place }
}
event-converted = { $actor ->
    [you] zamieniasz żeton { $place } na { $tokens }
   *[other] { $name } zamienia żeton { $place } na { $tokens }
}
event-paid = { $actor ->
    [you] oddajesz za Fort { $tokens }
   *[other] { $name } oddaje za Fort { $tokens }
}
event-advanced = { $actor ->
    [you] twój Fort osiąga poziom { $level }
   *[other] { $name } osiąga { $level }. poziom Fortu
}
event-rulesseen = { $actor ->
    [you] przeglądasz Zmyślone Zasady
   *[other] { $name } przegląda Zmyślone Zasady
}
event-rulekept = { $actor ->
    [you] zatrzymujesz Zmyśloną Zasadę „{ $rule }”
   *[other] { $name } zatrzymuje zakrytą Zmyśloną Zasadę
}
event-perktaken = { $actor ->
    [you] bierzesz Bonus „{ $perk }”
   *[other] { $name } bierze Bonus „{ $perk }”
}
event-perkused = { $actor ->
    [you] zużywasz Bonus „{ $perk }”
   *[other] { $name } zużywa Bonus „{ $perk }”
}
event-sculpturetaken = { $actor ->
    [you] zabierasz Rzeźbę z Makaronu
   *[other] { $name } zabiera Rzeźbę z Makaronu
}
event-copied = { $actor ->
    [you] kopiujesz { $whose }: { $tokens }
   *[other] { $name } kopiuje { $whose }: { $tokens }
}
event-followed = { $actor ->
    [you] naśladujesz kartą { $kid }
   *[other] { $name } naśladuje kartą { $kid }
}
event-declined = { $count ->
    [one] { $actor ->
        [you] nie naśladujesz
       *[other] { $names } nie naśladuje
    }
    [few] bez naśladowania: { $names }
   *[many] bez naśladowania: { $names }
}
event-boxed = karta { $kid } trafia do pudełka
event-recycled = { $actor ->
    [you] bierzesz z powrotem na rękę kartę { $kid }
   *[other] { $name } bierze z powrotem na rękę kartę { $kid }
}
event-discarded = { $actor ->
    [you] odrzucasz: { $kids }, na Podwórku zostają: { $yard }
   *[other] { $name } odrzuca: { $kids }, na Podwórku zostają: { $yard }
}
event-discarded-pile = { $actor ->
    [you] odrzucasz: { $kids }
   *[other] { $name } odrzuca: { $kids }
}
event-discarded-yard = { $actor ->
    [you] zostawiasz na Podwórku: { $yard }
   *[other] { $name } zostawia na Podwórku: { $yard }
}
event-discarded-nothing = { $actor ->
    [you] nie masz czego odrzucić
   *[other] { $name } nie ma czego odrzucić
}
event-endtriggered-points = 25 punktów: to ostatnia runda
event-endtriggered-level = 5. poziom Fortu: to ostatnia runda
event-endtriggered-park-deck = talia Parku jest pusta: to ostatnia runda
event-revealed = { $actor ->
    [you] twoja Zmyślona Zasada: { $rule }
   *[other] { $name } ujawnia Zmyśloną Zasadę „{ $rule }”
}
event-revealed-none = { $actor ->
    [you] nie masz Zmyślonej Zasady
   *[other] { $name } nie ma Zmyślonej Zasady
}
event-gameended = koniec gry

## Miejsca

place-hand = z ręki
place-own-discard-pile = z odrzuconych
place-discard-pile = z odrzuconych
place-yard = { $actor ->
    [you] z twojego Podwórka
   *[other] z Podwórka ({ $name })
}
place-lookout = z Czatowni
place-park = z Parku
place-park-deck = z talii Parku
place-stuff = z Gratów
place-pack = z Plecaka
place-supply = z puli
place-box = z pudełka
whose-own = swój Plecak
whose-other = { $actor ->
    [you] twój Plecak
   *[other] Plecak ({ $name })
}
who = { $actor ->
    [you] { you }
   *[other] { $name }
}
list-two = { $first } i { $last }
list-more = { $first }, { $last }
