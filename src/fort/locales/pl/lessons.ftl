# Strona z zasadami i pierwsza gra z przewodnikiem. Znaki takie jak [icon pizza], [kid Bug] i **grube** rysuje strona;
# [kid Bug|Żuka] pokazuje inne słowa dla tego samego dzieciaka.

## Strona z zasadami

rules-found = znalezione
rules-see = Zobacz też
rules-in-english = Nikt jeszcze nie przełożył zasad na ten język. Oto one po angielsku.
rules-level = Poziom
rules-price = Cena
rules-points = Punkty
rules-reward = Nagroda

## Pierwsza gra z przewodnikiem: strona

learn-title = Poznaj Fort
learn-lead = { $number ->
    [one] { $number } krótka lekcja
    [few] { $number } krótkie lekcje
   *[many] { $number } krótkich lekcji
}, około dziesięciu minut. Ruchy robisz ty, a Zuch pokazuje jak.
learn-start = Zaczynamy
learn-go-on = Dalej
learn-again = Od początku
learn-rules = Albo przeczytaj zasady
learn-done = gotowe
learn-of = Lekcja { $number } z { $total }
learn-coach = Zuch pokazuje jak
learn-next = Dalej
learn-next-lesson = Następna lekcja
learn-finish = Zakończ
learn-back = Wstecz
learn-total = Razem
learn-leave = Wyjdź z lekcji
learn-steps = Krok { $number } z { $total }
learn-watch = Popatrz i przeczytaj.
learn-only = Na razie możesz zrobić tylko to. Reszta będzie później.
learn-choose = Każdy z tych wyborów jest dobry.
learn-other = To dozwolone, ale teraz zróbmy to inaczej.
learn-finished = Umiesz już grać w Fort!
learn-finished-note = Zagraj z botami albo sprawdź coś w zasadach.
learn-play = Graj teraz
learn-trouble = Nie można wczytać lekcji.
learn-again-try = Spróbuj ponownie

## Lekcja 1: cała tura

lesson-turn = Cała tura
lesson-turn-1 = Cześć, jestem [kid Scout]! W tych lekcjach wszystkie ruchy robisz ty.
    .note = Ten pasek zawsze mówi, o co chodzi. Gdy jest żółty, czeka na ciebie.
lesson-turn-2 = To twój Fort. Im jest wyższy, tym więcej punktów da na koniec.
    .note = Punkty możesz zdobywać też po drodze. Wygrywa, kto ma ich najwięcej.
lesson-turn-3 = Tura ma pięć faz: Zebranie ekipy, Zagrywka, Werbunek, Odrzucenie, Dobranie.
    .note = Zebranie ekipy już za nami. Decydujesz w Zagrywce i w Werbunku. Reszta dzieje się sama.
lesson-turn-4 = Faza 2: Zagrywka. Zagraj [kid Giggles|Chichotkę].
    .note = Górne pole skopiowałoby twój Plecak, ale jest pusty. Dolne daje jedną zabawkę [icon toy].
    .else = Tak też można. Ale zacznijmy od czegoś łatwego: [kid Giggles].
lesson-turn-5 = Wykonaj dolną akcję: jedna zabawka [icon toy] dla ciebie.
lesson-turn-6 = [kid Giggles]: nic więcej nie da się tu zrobić. Kliknij „Gotowe”.
lesson-turn-7 = Faza 3: Werbunek. Weź z Parku nowego dzieciaka: kogo tylko chcesz.
    .note = Trafi na stos kart odrzuconych, a później na twoją rękę.
    .else = W ciemno też jest zabawa. Na razie weź kartę, którą widzisz.
lesson-turn-8 = Fazy 4 i 5 już za nami: karty odłożone, pięć nowych na ręce.
    .note = Zagrana i zwerbowana karta leżą wśród odrzuconych.
lesson-turn-9 = Dzieciaki, z którymi się nie bawisz, stoją na twoim Podwórku.
    .note = Stamtąd mogą je zabrać inni. Zaraz to zobaczysz.

## Lekcja 2: dodawanie kart

lesson-bug = Dodawanie kart
lesson-bug-1 = To jest [kid Bug]. Górne pole daje 1 pizzę [icon pizza] za każdą łopatę [icon shovel]. Zagraj tę kartę.
    .else = Nieźle. Ale bohaterem tej lekcji jest [kid Bug].
lesson-bug-2 = [kid Bug] ma jedną łopatę. Dodaj [kid The Moles]: mają dwie.
    .note = Liczą się tylko ich symbole. Co jeszcze potrafi dodawana karta, nie ma znaczenia.
    .else = Chwila: najpierw dodaj [kid The Moles]. Od razu dostaniesz trzy pizze.
lesson-bug-3 = Trzy łopaty! Teraz zacznij górną akcję.
    .note = Gdy już się zacznie, nic więcej do niej nie dodasz.
    .else = Byłyby cztery. Na dziś wystarczą trzy: zacznij górną akcję.
lesson-bug-4 = Trzy razy po jednej pizzy. Weź je.
lesson-bug-5 = Dolna akcja liczy poziom Fortu. Masz 0, więc nic tu nie zyskasz. Kliknij „Gotowe”.
lesson-bug-6 = W Gratach leżą trzy pizze [icon pizza]. Mieszczą się tam cztery pizze i cztery zabawki.
    .note = Karty, która nic by nie zmieniła, nie wolno dodać. Przytrzymaj szarą kartę, a powie ci dlaczego.

## Lekcja 3: obie akcje

lesson-both = Obie akcje
lesson-both-1 = [kid Munch] ma dwa pola: weź pizzę i wydaj pizzę za punkty [icon vp]. Zagraj tę kartę.
    .else = Tak też można. Ale teraz pora na kartę [kid Munch].
lesson-both-2 = Dodaj [kid Rocket Bros|Braci Rakieta]: to dwie deskorolki [icon skateboard].
    .note = Dodane karty liczą się w obu akcjach.
    .else = Najpierw dodaj [kid Rocket Bros|Braci Rakieta]: wzmocnią obie akcje.
lesson-both-3 = Kolejność wybierasz ty. Graty są puste, więc najpierw weź pizzę: górna akcja.
lesson-both-4 = Trzy deskorolki, trzy pizze.
lesson-both-5 = Teraz dolna akcja: wydaj pizzę i zdobądź punkty.
    .else = Możesz zatrzymać pizzę. Ale punkty są fajne: wykonaj dolną akcję.
lesson-both-6 = Jedna pizza oddana, jeden punkt zdobyty. Oddaj następną.
    .note = Górna akcja jest wykonana w całości. Dolną można więc tutaj przerwać.
    .else = Można przerwać, ale wtedy [kid Rocket Bros|Bracia Rakieta] pomogą mniej. Graj dalej.
lesson-both-7 = I ostatnia.
    .else = Jeszcze jedna!
lesson-both-8 = Trzy punkty jedną kartą! Widać je na Torze Zwycięstwa.
    .note = Kolejność akcji często decyduje o wszystkim.

## Lekcja 4: jedna akcja w całości

lesson-fully = Jedna akcja w całości
lesson-fully-1 = W Gratach masz 3 pizze i 4 zabawki. Jest miejsce tylko na jedną pizzę.
    .note = Najważniejsza zasada: cokolwiek zagrasz, co najmniej jedną akcję trzeba wykonać w całości.
lesson-fully-2 = [kid Bud] daje dwa zasoby jednego rodzaju: za dużo. Ale dolną akcję, wyrzuć kartę [icon trash], da się wykonać. Zagraj [kid Bud|Kola].
    .else = To można zagrać. Ale spróbuj trudniejszej karty: [kid Bud|Kola].
lesson-fully-3 = [kid Bud] to karta z monetą [icon coin]. Wybierz dowolny symbol, który zastąpi moneta.
    .note = Inni mogą naśladować kartami z tym symbolem.
lesson-fully-4 = Najpierw wykonaj dolną akcję: tę możesz wykonać w całości.
    .else = Można od niej zacząć, bo druga wciąż jest możliwa. Ale najpierw zróbmy tę w całości.
lesson-fully-5 = Wyrzuć kartę, której nie potrzebujesz, z ręki albo z odrzuconych.
    .note = Im mniej kart, tym częściej widzisz te dobre.
lesson-fully-6 = Jedna akcja jest wykonana w całości. Drugą można więc wykonać częściowo: weź tę jedną pizzę, która się zmieści.
    .else = Można tu skończyć. Ale czeka jeszcze pizza dla ciebie.
lesson-fully-7 = Graty są pełne. Czego nie da się zmieścić, tego się nie bierze.
    .note = Szarej karty z ręki nie można zagrać, bo żadnej z jej akcji nie da się wykonać w całości.

## Lekcja 5: naśladowanie

lesson-follow = Naśladowanie
lesson-follow-1 = Teraz gra Pip. Popatrz, jaką kartę zagrywa.
    .note = Gdy grają inni, możesz się przyłączyć.
lesson-follow-2 = [kid Doodles] daje zabawkę za każdy klej [icon glue]. Naśladuj: odrzuć [kid Icky & Sticky|Gluta i Lepika], czyli dwa kleje.
    .note = Wykonujesz górną akcję z symbolami własnej karty. Naśladujesz tylko wtedy, gdy wykonasz ją w całości.
    .else = To dozwolone. Ale za [kid Icky & Sticky|Gluta i Lepika] dostajesz dwie zabawki.
lesson-follow-3 = Dwie zabawki [icon toy]! Pip bierze tylko jedną: o liczbie decyduje własna karta.
    .note = Moneta pasuje do każdego symbolu. Dolnej akcji nikt nie może naśladować.
lesson-follow-4 = To ma swoją cenę: własną turę zaczynasz z czterema kartami. Nic w zamian nie dobierasz.

## Lekcja 6: podbieranie przyjaciół

lesson-yard = Podbieranie przyjaciół
lesson-yard-1 = [kid Lefty] i [kid Tiny] stoją i nudzą się na Podwórku u Pip, bo nikt się z nimi nie bawi.
lesson-yard-2 = Trwa twój Werbunek. Weź z tego Podwórka [kid Lefty|Lewuskę].
    .else = Możesz wziąć tę. Ale [kid Lefty] bardzo chce iść z tobą.
lesson-yard-3 = Teraz spójrz na własne Podwórko: [kid Chef] i [kid Dot]. W tej turze nikt się z nimi nie bawi.
    .note = [kid Rusty] tam nie stoi. Najlepsi Przyjaciele [icon friend] nigdy nie trafiają na Podwórko.
lesson-yard-4 = Pip podbiera ci [kid Chef|Kuchcika]! [kid Dot] wraca do ciebie w fazie Zebrania ekipy.
    .note = Pilnuj przyjaciół: zagrywaj ich, dodawaj albo nimi naśladuj. Wtedy nikt ich nie zabierze.

## Lekcja 7: Plecak

lesson-pack = Plecak
lesson-pack-1 = Plecak mieści o jeden zasób więcej, niż wynosi poziom Fortu: na poziomie 1 to dwa zasoby.
    .note = Niektóre dzieciaki dają punkty za to, co w nim jest. Zapłacisz tym też za Fort.
lesson-pack-2 = Zagraj [kid Penny|Centusia]: spakuj zasób [icon pack] za każdy klej, a potem zdobądź punkty za zasoby w Plecaku.
    .else = Innym razem. Teraz kolej na [kid Penny|Centusia].
lesson-pack-3 = Dodaj [kid Tink|Dzwoneczka]: to drugi klej.
    .else = Najpierw dodaj [kid Tink|Dzwoneczka]: wtedy spakujesz dwa zasoby.
lesson-pack-4 = Zacznij górną akcję.
lesson-pack-5 = Wybierz, co pakujesz: pizzę czy zabawkę.
lesson-pack-6 = I jeszcze jeden zasób.
lesson-pack-7 = Teraz dolna akcja: punkt za każdy zasób w Plecaku.
    .else = Można tu skończyć. Ale czekają dwa punkty.
lesson-pack-8 = Dwa zasoby w Plecaku, dwa punkty.
    .else = Czemu tylko jeden? Weź oba.
lesson-pack-9 = Co spakowane, to spakowane. Następnym razem znów da punkty.

## Lekcja 8: Czatownia

lesson-lookout = Czatownia
lesson-lookout-1 = Czatownia mieści o jedną kartę więcej, niż wynosi poziom Fortu. Karty zostają tam do końca gry.
    .note = Ich symbole możesz dodawać w każdej turze, a karty zostają na miejscu.
lesson-lookout-2 = Zagraj [kid Sarge|Sierżanta].
    .else = Innym razem. Teraz kolej na [kid Sarge|Sierżanta].
lesson-lookout-3 = Najpierw dolna akcja: włóż kartę do Czatowni [icon lookout].
    .else = Jeszcze nie. Najpierw dolna akcja: zaraz zobaczysz dlaczego.
lesson-lookout-4 = Włóż [kid The Moles]: dwie łopaty na zawsze.
    .else = Możesz włożyć tę kartę. Ale dwie łopaty pomogą bardziej niż jeden symbol.
lesson-lookout-5 = A teraz dodaj tę kartę z Czatowni.
    .else = Najpierw dodaj dwie łopaty z Czatowni.
lesson-lookout-6 = Trzy łopaty do górnej akcji. Zacznij ją.
    .else = Zmieściłoby się więcej, ale trzy wystarczą. Zacznij górną akcję.
lesson-lookout-7 = Trzy zabawki naraz.
    .else = Weź wszystkie trzy: inaczej dodana karta pomogłaby mniej.
lesson-lookout-8 = [kid The Moles] zostają w Czatowni i pomagają w każdej turze, w której liczą się łopaty.
    .note = Dobrze wybierz, kogo tam posłać: tej karty już nie zagrasz.

## Lekcja 9: Fort i Zmyślona Zasada

lesson-fort = Rozbudowa Fortu
lesson-fort-1 = Nad każdym poziomem jest jego cena. Płacisz z Gratów albo z Plecaka.
lesson-fort-2 = [kid Rusty] to twój Najlepszy Przyjaciel i pomaga ci budować. Zagraj [kid Rusty|Rudzika].
    .else = Dobrze, ale teraz budujemy. Zagraj [kid Rusty|Rudzika].
lesson-fort-3 = Poziom 1! Przejrzyj w tajemnicy Zmyślone Zasady i zatrzymaj jedną.
    .note = Da ci punkty na koniec, a nikt inny jej nie zna. Która pasuje do twoich planów?
lesson-fort-4 = Twój Fort rośnie! W Plecaku i w Czatowni też jest o jedno miejsce więcej.
    .note = Poziom 1 daje Zmyśloną Zasadę, poziom 2 Bonus, a poziom 5 Rzeźbę z Makaronu.

## Lekcja 10: Bonus

lesson-perk = Bonus
lesson-perk-1 = [kid Moose] też umie budować, dolną akcją. Zagraj [kid Moose|Łosia].
    .else = Innym razem. Teraz kolej na [kid Moose|Łosia].
lesson-perk-2 = Wykonaj dolną akcję.
    .else = Innym razem. Teraz budujemy: dolna akcja.
lesson-perk-3 = Jeden symbol w cenie jest biały: tu zapłać, czym chcesz.
lesson-perk-4 = Poziom 2: wybierz Bonus. Weź [perk Birthday Party|Imprezę Urodzinową]: od razu pokaże, co potrafi.
    .else = To też dobry Bonus. Ale tym razem weź [perk Birthday Party|Imprezę Urodzinową].
lesson-perk-5 = Kliknij „Gotowe”.
    .else = Ta karta może więcej. Na dziś wystarczy: zakończ zagrywkę.
lesson-perk-6 = Werbuj jak zawsze.
lesson-perk-7 = A teraz [perk Birthday Party]: jeszcze jeden dzieciak, z Parku.
    .else = Możesz zrezygnować albo wziąć zakrytą kartę. Ale wybierz taką, którą widzisz.
lesson-perk-8 = Niektóre Bonusy działają całą grę, inne tylko raz.
    .note = Każdy dostaje jedną Zmyśloną Zasadę i jeden Bonus.

## Lekcja 11: koniec

lesson-end = Koniec gry i punkty
lesson-end-1 = Masz poziom 4 i dość zasobów na poziom 5.
    .note = Gra się kończy, gdy ktoś osiągnie poziom 5 albo 25 punktów lub gdy talia Parku jest pusta.
lesson-end-2 = Zagraj jeszcze raz [kid Rusty|Rudzika].
    .else = Koniec blisko: zagraj [kid Rusty|Rudzika].
lesson-end-3 = Zapłać z Gratów albo z Plecaka, jak chcesz.
lesson-end-4 = Poziom 5! Rzeźba z Makaronu [icon sculpture] jest twoja. Teraz werbuj jak zawsze.
lesson-end-5 = To ostatnia runda. Pip ma jeszcze turę, żeby każde z was miało ich tyle samo.
lesson-end-6 = Teraz odkrywamy Zmyślone Zasady i liczymy wszystkie punkty.
    .note = Tor Zwycięstwa, Fort, Zmyślona Zasada, Rzeźba. Przy remisie wygrywa wyższy Fort.
