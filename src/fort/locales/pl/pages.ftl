# Strona główna, nowy stół, poczekalnia, moje gry, ustawienia, o projekcie, liczby, odtwarzanie.

loading = Wczytuję
tagline = Zbierz ekipę, nagarnij pizzy i zabawek, zbuduj najlepszy fort na dzielnicy.
unofficial = Projekt nieoficjalny: wydawca go nie stworzył ani nie firmuje.
play-now = Graj teraz
play-now-note = Ty i trzy boty, od razu
new-table = Nowy stół
join-table = Dołącz do stołu
your-games = Twoje gry
your-turn = Twoja tura
game-waiting-start = Nierozpoczęta
game-waiting-for = Na ruchu: { $names }
game-finished = Skończona
game-abandoned = Przerwana bez wyniku
games-all = Wszystkie twoje gry
new-to-fort = Nie znasz Fortu?
new-to-fort-note = Pierwsza gra z przewodnikiem, około 10 minut
kids = Dzieciaki
rules = Zasady
about = O projekcie
learn = Nauka
language = Język
theme-to-dark = Ciemny motyw
theme-to-light = Jasny motyw
nickname = Ksywka
nickname-save = Zapisz

## Ustawienia

settings-theme = Motyw
theme-light = Jasny
theme-dark = Ciemny
theme-system = Jak w systemie
settings-speed = Tempo innych graczy
settings-language = Język
settings-motion = Ruch kart i żetonów
settings-sound = Dźwięki
settings-notify = Powiadom o mojej turze
menu-resume = Graj dalej

## Nowy stół

players = Gracze
new-table-note = Miejsca i pierwszego gracza wskaże los.
seat-this-device = To urządzenie
seat-by-link = dołączy przez link
seat-at-once = gra od razu
seat-waits = czeka na kogoś
seat-here = tutaj
seat-free = Wolne miejsce
seat-person = Osoba
seat-bot = Bot
seat-me = Tutaj
seat-take = Siadam tu
seat-take-any = Siadam
seat-remove = Usuń
seat-kind = Kto gra na miejscu { $number }
seat-level = Jak dobrze gra bot na miejscu { $number }
bot-random = Losowy
bot-rookie = Żółtodziób
bot-casual = Amator
bot-regular = Bywalec
bot-expert = Ekspert
bot-master = Mistrz
setup = Przygotowanie
setup-basic = Podstawowe
setup-basic-note = Każdy dostaje 8 kart. Najlepsze na pierwszą grę.
setup-advanced = Zaawansowane
setup-advanced-note = Wybierz 1 z 8, resztę podaj w lewo, i tak aż do 8 kart.
pace = Tempo
pace-none = Bez zegara
pace-none-note = Nikt nikogo nie pogania.
pace-live = Na żywo
pace-live-note = 15 minut dla każdego i 10 sekund na każdy wybór.
pace-slow = Bez pośpiechu
pace-slow-note = Dwa dni na każdą decyzję. Wracaj, kiedy chcesz.
who-joins = Kto może dołączyć
join-link = Z linkiem
join-link-note = Osoby, które mają twój link.
join-open = Otwarty
join-open-note = Każdy, kto szuka tu stołu.
may-watch = Inni mogą oglądać
box-numbers = Liczby z pudełka
box-ours = Nasze
box-own = Z mojego pudełka
box-edit = Zmień
create = Otwórz stół
ready = Gotowe
ready-players = { $number ->
    [one] { $number } gracz
    [few] { $number } graczy
   *[many] { $number } graczy
}
summary-me = { $number ->
    [one] Ty
    [few] { $number } osoby tutaj
   *[many] { $number } osób tutaj
}
summary-people = { $number ->
    [0] nikt inny
    [one] jedna osoba przez link
    [few] { $number } osoby przez link
   *[many] { $number } osób przez link
}
summary-bots = { $number ->
    [0] bez botów
    [one] jeden bot
    [few] { $number } boty
   *[many] { $number } botów
}

## Poczekalnia i dołączanie

waiting-title = Poczekalnia
waiting-for = { $number ->
    [one] Czekamy jeszcze na jedną osobę.
    [few] Czekamy na jeszcze { $number } osoby.
   *[many] Czekamy na jeszcze { $number } osób.
}
waiting-ready = Są już wszyscy.
waiting-host = Czekamy, aż gospodarz zacznie grę.
invite-title = Zaproś
invite-how = Wyślij link albo daj zeskanować kod.
invite-qr = Kod QR z zaproszeniem
invite-link = Link do tego stołu
invite-copy = Kopiuj link
share-not-yet = Na razie ten link działa tylko na tym komputerze.
share-open = Otwórz dla swojej sieci
join-title = Dołącz do tego stołu
join-open-title = Otwarte stoły
join-open-none = Żaden otwarty stół nie czeka teraz na graczy.
join-paste = Masz link? Wklej go tutaj.
join-go = Przejdź
join-not-a-link = To nie jest link do stołu. Taki link wygląda tak: { $example }
join-full = Wszystkie miejsca przy tym stole są zajęte. Poproś o link do innego albo otwórz własny.
join-too-late = Ta gra zaczęła się bez ciebie i nikt nie może jej oglądać. Poproś o link do nowego stołu albo otwórz własny.
page-missing = Nie ma takiej strony. Sprawdź link albo zacznij od strony głównej.
leave = Wyjdź
start = Zaczynamy
start-with-bots = Dobierz boty i zacznij

## O projekcie

about-what = To otwarta cyfrowa wersja gry planszowej Fort: dokładne zasady, boty, stół w przeglądarce, zapisy gier i ich odtwarzanie. Działa na twoim własnym komputerze i nie łączy się z nikim innym.
about-game = Autorem gry Fort jest Grant Rodiek, a wydawcą Leder Games. Do nich należą nazwa, znak towarowy, ilustracje i teksty wydrukowanej gry. Ten projekt jest nieoficjalny: ani go nie stworzyli, ani nie firmują; nie zawiera ich ilustracji i opisuje zasady własnymi słowami. Jeśli gra ci się podoba, kup pudełko.
about-portraits = Portrety: przeróbka „Adventurer” autorstwa Lisy Wischofsky na licencji CC BY 4.0, przez DiceBear; rekwizyty i ubrania dodaliśmy my.
about-fonts = Kroje pisma: Shantell Sans i Nunito, na licencji SIL Open Font License.
about-libraries = Zbudowane z użyciem React, Motion i Fluent.
about-icons = Ikony, rekwizyty, ubrania i rewers kart narysowano dla tego projektu.
about-numbers = Niektórych liczb z drukowanej gry nie znamy: przyjęliśmy własne.
about-numbers-link = Zobacz je i popraw
about-version = Wersja { $version }, silnik { $engine ->
    [compiled] skompilowany
   *[plain] czysty Python
}
about-source = Źródło portretów
about-licence = Ich licencja

## Przyjęte liczby

numbers = Niepewne liczby
numbers-why = Te liczby są wydrukowane w grze, ale nie wszystkie udało nam się odczytać. Jeśli masz pudełko, popraw je tutaj: stoły otwarte z opcją „Z mojego pudełka” użyją twoich liczb.
numbers-level = Poziom
numbers-points = Punkty
numbers-toy = Zabawki
numbers-pizza = Pizza
numbers-either = Dowolne
numbers-copies = Liczba kart dzieciaków
numbers-fort = Tor Fortu
numbers-friends = Najlepsi Przyjaciele
numbers-save = Zapisz na tym urządzeniu
numbers-saved = Zapisane. Nowe stoły mogą ich użyć.
numbers-reset = Przywróć nasze
numbers-assumed = niepewne
numbers-total = Razem kart dzieciaków: { $number }; powinno być 60.

## Odtwarzanie

replay = Odtwarzanie
replay-from = Widok gracza
replay-open = Odkryte karty
replay-start = Na początek
replay-back = Wybór wstecz
replay-on = Wybór do przodu
replay-end = Na koniec
replay-play = Odtwórz
replay-pause = Pauza
replay-scrub = Wybór
replay-moment = Runda { $round }, wybór { $number } z { $total }
replay-link = Link do tej chwili
replay-verified = Tasowania sprawdzone
replay-not-verified = Tasowania niesprawdzone

## Dzieciaki i zasady

kids-perks = Bonusy
kids-rules = Zmyślone Zasady
kids-search = Ksywka
kids-suit = Symbol
kids-can = Potrafi
kids-number = Dzieciaki: { $number } z { $total }
kids-all = Pokaż wszystkie
kids-friends = Najlepsi Przyjaciele
kids-filters = Filtry
kids-none = Nikt nie pasuje. Wybierz mniej filtrów.
rules-search = Szukaj w zasadach
rules-places = { $number ->
    [one] jedno miejsce
    [few] { $number } miejsca
   *[many] { $number } miejsc
}
rules-chapters = Rozdziały

## Kłopoty

error-title = Coś się tu zepsuło.
error-what = Gra jest bezpieczna na serwerze. Odśwież stronę, by do niej wrócić.
error-reload = Odśwież
error-report = Kopiuj raport

## Inne urządzenia

device-title = To urządzenie
device-make = Graj też na innym urządzeniu
device-how = Otwórz ten link na drugim urządzeniu. Działa tylko raz i niedługo; potem i tam grasz pod swoją ksywką.
