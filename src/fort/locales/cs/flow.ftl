# Jak probíhá tah: všechno najednou a co to přinese, co se odpoví za hráče, průběh ve větách, konec.
story-with = { $kid } s kartami: { $added }
story-then = { $first }, pak { $last }
story-spent = { $mood ->
    [plan] utratit { $tokens }
    [you] utrácíš { $tokens }
   *[other] utrácí { $tokens }
}
story-converted = { $mood ->
    [plan] vyměnit za { $tokens }
    [you] měníš za { $tokens }
   *[other] mění za { $tokens }
}
story-packed = { $mood ->
    [plan] do báglu { $tokens }
    [you] přesouváš do báglu { $tokens }
   *[other] přesouvá do báglu { $tokens }
}
story-tucked = { $mood ->
    [plan] na hlídku: { $kids }
    [you] zasouváš na hlídku: { $kids }
   *[other] zasouvá na hlídku: { $kids }
}
story-trashed = { $mood ->
    [plan] zničit: { $kids }
    [you] ničíš: { $kids }
   *[other] ničí: { $kids }
}
story-paid = { $mood ->
    [plan] zaplatit { $tokens }
    [you] platíš { $tokens }
   *[other] platí { $tokens }
}
story-advanced = bunkr na úroveň { $level }
story-promisedtrash = do krabice: { $kids }
story-perkused = { $mood ->
    [plan] použít „{ $perk }“
    [you] používáš „{ $perk }“
   *[other] používá „{ $perk }“
}
passing-single = Možná je jen jedna odpověď: { $choice }. Za chvilku přijde sama.
passing-last = Za chvilku: { $choice }. Do té doby můžeš vzít všechno zpět.
passing-declining = Nenásleduješ, dokud nejsi na tahu.
passing-now = Dál
settings-answer = Odpovídat za mě, když je jen jedna odpověď
settings-answer-note = S přáteli u stolu jen tam, kde to vidí každý. Rychlé pasování tvoji ruku nikdy neprozradí.
menu-end = Ukončit hru
menu-end-sure = Skončí bez výsledku. Ukončit?
end-why-points = Hra skončila, protože někdo má 25 bodů.
end-why-level = Hra skončila, protože někdo má bunkr na úrovni 5.
end-why-park-deck = Hra skončila, protože došel balíček parku.
end-over = Hra skončila.
end-back = Zpátky k výsledku
story-recruited = { $mood ->
    [plan] zlanařit: { $kids }
    [you] lanaříš: { $kids }
   *[other] lanaří: { $kids }
}
story-unseen = neznámá karta
story-gives = { $said } – { $gains }
story-left = { $mood ->
    [you] necháváš na dvorku: { $kids }
   *[other] { $name } nechává na dvorku: { $kids }
}
story-nobody = Nikdo nenásleduje.
log-round = Kolo { $round }
log-steps = Krok za krokem
log-turns = Tah za tahem
log-for-you = Za tebe: { $what }.
since-title = Od tvého posledního tahu
settings-text = Velikost písma
settings-volume = Hlasitost
settings-haptics = Zavibrovat, když jsem na tahu
play-now-bots = Jak dobře hrají
away-for = pryč { $time }
away-bot = Ať hraje bot
orders-title = Odpovědi za tebe
orders-decline = Nenásledovat, dokud nejsem na tahu
orders-stops = Ale vždycky se ptát, když někdo zahraje
orders-stops-add = Vyber kamaráda
orders-stops-remove = Na kartu { $kid } se už neptat
ask-away = { $name } tu teď není.
curtain-now = teď rozhoduje
curtain-names = Jména
seat-name = Jméno hráče { $number }
