# Co se děje, v přítomném čase. $actor je "you" nebo "other"; $name je prázdné pod nadpisem tahu toho hráče.
# Přezdívky a jména zůstávají v prvním pádě; místa (place-…) si nesou předložku: „z ruky“.

event-gamebegan = Hra začíná.
event-dealt = { $actor ->
    [you] dostáváš karty: { $kids }
   *[other] { $name } dostává karty
}
event-picked = { $actor ->
    [you] necháváš si kartu { $kid }
   *[other] { $name } si nechává kartu
}
event-shuffled = { $actor ->
    [you] mícháš { tokens-cards } do nového balíčku
   *[other] { $name } míchá { tokens-cards } do nového balíčku
}
event-drew = { $actor ->
    [you] dobíráš si: { $kids }
   *[other] { $name } dobírá { tokens-cards }
}
event-turn = { $actor ->
    [you] Tvůj tah
   *[other] { $name }
}
event-turnbegan = { $actor ->
    [you] { $round }. kolo: jsi na tahu.
   *[other] { $round }. kolo: na tahu je { $name }.
}
event-cleanedup = { $actor ->
    [you] vracejí se ze dvorku: { $kids }
   *[other] vracejí se ze dvorku: { $kids }
}
event-skipped = { $actor ->
    [you] nehraješ nic
   *[other] { $name } nehraje nic
}
event-played = { $actor ->
    [you] hraješ kartu { $kid }
   *[other] { $name } hraje kartu { $kid }
}
event-declared = karta platí jako { $suit }
event-added = { $actor ->
    [you] přidáváš kartu { $kid }
   *[other] { $name } přidává kartu { $kid }
}
event-added-lookout = { $actor ->
    [you] přidáváš z hlídky kartu ({ $suits }), která tam zůstává
   *[other] { $name } přidává z hlídky kartu ({ $suits }), která tam zůstává
}
event-coincounted = mince platí jako { $suit }
event-coincounted-not = mince se nepočítá
event-useended-partly = { $side ->
    [public] horní akce je provedená jen částečně
   *[private] dolní akce je provedená jen částečně
}
event-suitcounted = { $actor ->
    [you] počítáš symbol: { $suit }
   *[other] { $name } počítá symbol: { $suit }
}
event-gathered = { $actor ->
    [you] získáváš { $tokens }
   *[other] { $name } získává { $tokens }
}
event-scored = { $actor ->
    [you] získáváš { $tokens }
   *[other] { $name } získává { $tokens }
}
event-promisedtrash = karta { $kid } půjde do krabice
event-packed = { $actor ->
    [you] přesouváš do báglu { $tokens } { $place }
   *[other] { $name } přesouvá do báglu { $tokens } { $place }
}
event-tucked = { $actor ->
    [you] zasouváš na hlídku kartu { $kid } { $place }
   *[other] { $name } zasouvá na hlídku kartu { $kid } { $place }
}
event-tucked-hidden = { $name } zasouvá na hlídku kartu ({ $suits }) { $place }
event-trashed = { $actor ->
    [you] ničíš kartu { $kid } { $place }
   *[other] { $name } ničí kartu { $kid } { $place }
}
event-recruited = { $actor ->
    [you] lanaříš kartu { $kid } { $place }
   *[other] { $name } lanaří kartu { $kid } { $place }
}
event-parkrefilled = nová karta v parku: { $kid }
event-spent = { $actor ->
    [you] utrácíš { $tokens } { $place }
   *[other] { $name } utrácí { $tokens } { $place }
}
event-converted = { $actor ->
    [you] měníš surovinu { $place } za { $tokens }
   *[other] { $name } mění surovinu { $place } za { $tokens }
}
event-paid = { $actor ->
    [you] platíš surovinami: { $tokens }
   *[other] { $name } platí surovinami: { $tokens }
}
event-advanced = { $actor ->
    [you] vylepšuješ bunkr na úroveň { $level }
   *[other] { $name } vylepšuje bunkr na úroveň { $level }
}
event-rulesseen = { $actor ->
    [you] prohlížíš si karty Švindlování
   *[other] { $name } prohlíží karty Švindlování
}
event-rulekept = { $actor ->
    [you] necháváš si kartu Švindlování „{ $rule }“
   *[other] { $name } získává kartu Švindlování, lícem dolů
}
event-perktaken = { $actor ->
    [you] bereš si výhodu „{ $perk }“
   *[other] { $name } získává výhodu „{ $perk }“
}
event-perkused = { $actor ->
    [you] používáš výhodu „{ $perk }“ a přicházíš o ni
   *[other] { $name } používá výhodu „{ $perk }“ a přichází o ni
}
event-sculpturetaken = { $actor ->
    [you] získáváš Hrad z kolínek
   *[other] { $name } získává Hrad z kolínek
}
event-copied = { $actor ->
    [you] kopíruješ { $whose }: { $tokens }
   *[other] { $name } kopíruje { $whose }: { $tokens }
}
event-followed = { $actor ->
    [you] následuješ kartou { $kid }
   *[other] { $name } následuje kartou { $kid }
}
event-declined = { $count ->
    [one] { $actor ->
        [you] nenásleduješ
       *[other] { $names } nenásleduje
    }
    [few] nenásledují: { $names }
   *[other] nenásledují: { $names }
}
event-boxed = karta { $kid } jde do krabice
event-recycled = { $actor ->
    [you] bereš si zpátky do ruky kartu { $kid }
   *[other] { $name } bere zpátky do ruky kartu { $kid }
}
event-discarded = { $actor ->
    [you] odhazuješ: { $kids }, na dvorku zůstávají: { $yard }
   *[other] { $name } odhazuje: { $kids }, na dvorku zůstávají: { $yard }
}
event-discarded-pile = { $actor ->
    [you] odhazuješ: { $kids }
   *[other] { $name } odhazuje: { $kids }
}
event-discarded-yard = { $actor ->
    [you] necháváš na dvorku: { $yard }
   *[other] { $name } nechává na dvorku: { $yard }
}
event-discarded-nothing = { $actor ->
    [you] nemáš co odhodit
   *[other] { $name } nemá co odhodit
}
event-endtriggered-points = 25 bodů: tohle je poslední kolo
event-endtriggered-level = bunkr na úrovni 5: tohle je poslední kolo
event-endtriggered-park-deck = balíček parku je prázdný: tohle je poslední kolo
event-revealed = { $actor ->
    [you] tvoje karta Švindlování: { $rule }
   *[other] { $name } odhaluje kartu Švindlování „{ $rule }“
}
event-revealed-none = { $actor ->
    [you] nemáš kartu Švindlování
   *[other] { $name } nemá kartu Švindlování
}
event-gameended = konec hry

## Místa

place-hand = z ruky
place-own-discard-pile = z odhozených
place-discard-pile = z odhozených
place-yard = { $actor ->
    [you] z tvého dvorku
   *[other] ze dvorku ({ $name })
}
place-lookout = z hlídky
place-park = z parku
place-park-deck = z balíčku parku
place-stuff = ze skrýše
place-pack = z báglu
place-supply = ze zásoby
place-box = z krabice
whose-own = svůj bágl
whose-other = { $actor ->
    [you] tvůj bágl
   *[other] bágl ({ $name })
}
who = { $actor ->
    [you] { you }
   *[other] { $name }
}
list-two = { $first } a { $last }
list-more = { $first }, { $last }
