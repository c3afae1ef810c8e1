# Jak przebiega tura: wszystko naraz i co z tego będzie, co odpowiadamy za gracza, dziennik zdaniami, koniec.
story-with = { $kid } z kartami: { $added }
story-then = { $first }, potem { $last }
story-spent = { $mood ->
    [plan] wydaj { $tokens }
    [you] wydajesz { $tokens }
   *[other] wydaje { $tokens }
}
story-converted = { $mood ->
    [plan] zamień na { $tokens }
    [you] zamieniasz na { $tokens }
   *[other] zamienia na { $tokens }
}
story-packed = { $mood ->
    [plan] spakuj { $tokens }
    [you] pakujesz { $tokens }
   *[other] pakuje { $tokens }
}
story-tucked = { $mood ->
    [plan] do Czatowni: { $kids }
    [you] wkładasz do Czatowni: { $kids }
   *[other] wkłada do Czatowni: { $kids }
}
story-trashed = { $mood ->
    [plan] wyrzuć: { $kids }
    [you] wyrzucasz: { $kids }
   *[other] wyrzuca: { $kids }
}
story-paid = { $mood ->
    [plan] zapłać { $tokens }
    [you] płacisz { $tokens }
   *[other] płaci { $tokens }
}
story-advanced = { $level }. poziom Fortu
story-promisedtrash = do pudełka: { $kids }
story-perkused = { $mood ->
    [plan] zużyj „{ $perk }”
    [you] zużywasz „{ $perk }”
   *[other] zużywa „{ $perk }”
}
passing-single = Możliwa jest tylko jedna odpowiedź: { $choice }. Zaraz padnie sama.
passing-last = Za chwilę: { $choice }. Do tego czasu możesz cofnąć całość.
passing-declining = Nie naśladujesz aż do swojej tury.
passing-now = Dalej
settings-answer = Odpowiadaj za mnie, gdy jest tylko jedna odpowiedź
settings-answer-note = Wśród znajomych tylko wtedy, gdy każdy to widzi. Szybki pas nie zdradza twojej ręki.
menu-end = Zakończ grę
menu-end-sure = Skończy się bez wyniku. Zakończyć?
end-why-points = Gra się skończyła, bo ktoś zdobył 25 punktów.
end-why-level = Gra się skończyła, bo ktoś osiągnął 5. poziom Fortu.
end-why-park-deck = Gra się skończyła, bo talia Parku jest pusta.
end-over = Gra skończona.
end-back = Wróć do wyniku
story-recruited = { $mood ->
    [plan] zwerbuj: { $kids }
    [you] werbujesz: { $kids }
   *[other] werbuje: { $kids }
}
story-unseen = zakryta karta
story-gives = { $said } – { $gains }
story-left = { $mood ->
    [you] zostawiasz na Podwórku: { $kids }
   *[other] { $name } zostawia na Podwórku: { $kids }
}
story-nobody = Nikt nie naśladuje.
log-round = Runda { $round }
log-steps = Krok po kroku
log-turns = Tura po turze
log-for-you = Zrobione za ciebie: { $what }.
since-title = Od twojej ostatniej tury
settings-text = Wielkość tekstu
settings-volume = Głośność
settings-haptics = Wibruj, gdy moja tura
play-now-bots = Jak dobrze grają
away-for = nie ma od { $time }
away-bot = Niech zagra bot
orders-title = Odpowiedzi za ciebie
orders-decline = Nie naśladuj aż do mojej tury
orders-stops = Ale zawsze pytaj, gdy ktoś zagra
orders-stops-add = Wybierz dzieciaka
orders-stops-remove = Nie pytaj już o kartę { $kid }
ask-away = Nie ma teraz: { $name }.
curtain-now = teraz decyduje
curtain-names = Imiona
seat-name = Imię gracza { $number }
