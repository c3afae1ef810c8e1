# Dlaczego czegoś nie wolno, według stałych kodów silnika.

reason-over = Gra jest skończona.
reason-not-asked = Teraz decyduje { $asked }.
reason-not-now = Teraz trzeba zdecydować o czym innym.
reason-not-in-packet = Karty { $kid } nie ma w twoim zestawie.
reason-already-picked = Masz już swoją kartę; pozostali jeszcze wybierają.
reason-not-in-hand = Nie masz na ręce karty { $kid }.
reason-not-in-lookout = W Czatowni nie ma już takiej karty do dodania: { $suits }.
reason-no-boxes = Karta { $kid } nie ma akcji. Możesz ją dodać, włożyć do Czatowni, wyrzucić albo odrzucić, żeby naśladować.
reason-never-full = Jedną akcję karty { $kid } trzeba wykonać w całości, a teraz żadnej się nie da.
reason-too-poor = Karta { $kid } rozbudowuje Fort, ale nie stać cię na poziom { $level }.
reason-no-room = Karta { $kid } daje { $tokens }, ale { $possible ->
    [0] nie masz na to miejsca
   *[other] masz miejsce tylko na { $possible }
}, a jedną akcję trzeba wykonać w całości.
reason-no-suit = { $kid }: tu nie ma symbolu, który wzmocniłby pozostałe akcje karty { $played }.
reason-no-purpose = Karta { $kid } nic by tu nie zmieniła, a każda dodana karta musi pomóc.
reason-blank = { $side ->
    [public] Górne pole karty { $played } jest puste.
   *[private] Dolne pole karty { $played } jest puste.
}
reason-used = { $side ->
    [public] Górną akcję karty { $played } masz już za sobą.
   *[private] Dolną akcję karty { $played } masz już za sobą.
}
reason-does-nothing = { $side ->
    [public] Górnej akcji karty { $played } nie możesz teraz wykonać: nic by nie dała albo potem żadnej akcji nie dałoby się wykonać w całości.
   *[private] Dolnej akcji karty { $played } nie możesz teraz wykonać: nic by nie dała albo potem żadnej akcji nie dałoby się wykonać w całości.
}
reason-nothing-used = Żadna akcja karty { $played } nie jest jeszcze wykonana.
reason-not-full = Zanim skończysz, jedną akcję karty { $played } trzeba wykonać w całości.
reason-added-in-vain = Jedna z dodanych kart jeszcze nie pomogła. Wykonaj akcję, do której się liczy.
reason-no-match = Karta { $kid } nie ma symbolu, który pasuje do karty { $played }.
reason-not-in-full = Z kartą { $kid } nie da się wykonać w całości górnej akcji karty { $played }.
reason-too-little = Tyle razy się nie da: jedną akcję trzeba wykonać w całości, a każda dodana karta musi pomóc.
reason-must-go-on = Nie możesz jeszcze skończyć: jedną akcję trzeba wykonać w całości, a każda dodana karta musi pomóc.
reason-wrong-payment = To nie jest dokładna cena albo nie masz tych żetonów.
reason-top-level = Powyżej 5. poziomu nie ma już nic.
reason-not-there = Tam nie ma karty { $kid }.
reason-park-deck-empty = Talia Parku jest pusta.
reason-no-perk = Nie masz Bonusu „{ $perk }”.
reason-cannot-pay = Brakuje ci zasobów: kolejny poziom kosztuje teraz o jeden więcej.
reason-nothing-to-play = Żadnej karty z twojej ręki nie da się zagrać.
reason-not-in-discard-pile = Karty { $kid } nie ma w twoich odrzuconych.
reason-spoils = Potem nie dałoby się skończyć: jedną akcję trzeba wykonać w całości, a każda dodana karta musi pomóc.
reason-unknown = Zasady teraz na to nie pozwalają.

## Błędy serwera, według kodów

error-offline = Nie ma połączenia z serwerem. Czy działa?
error-unknown = Tu nic nie ma albo nie jest to dla ciebie. Sprawdź link.
error-no-guest = Najpierw wybierz sobie ksywkę.
error-stale-decision = Gra poszła dalej. Tak wygląda stół teraz.
error-not-asked = Teraz decyduje ktoś inny.
error-no-free-seat = Wszystkie miejsca przy tym stole są zajęte.
error-not-started = Przy tym stole gra się jeszcze nie zaczęła.
error-not-running = Ta gra nie jest w toku.
error-not-host = To może zrobić tylko gospodarz stołu.
error-not-your-seat = To nie jest twoje miejsce.
error-not-playing = To mogą zrobić tylko ci, którzy siedzą przy stole.
error-not-over = Ta gra jeszcze trwa.
error-nothing-to-undo = Nie ma czego cofać.
error-no-hints = Przy tym stole rady są wyłączone.
error-paused = Gra jest wstrzymana.
error-vote-open = Głosowanie w tej sprawie już trwa.
error-still-here = Ta osoba wciąż tu jest.
error-gone-briefly = { $name } jest offline od { $seconds } s. Za { $wait } s może zagrać bot.
error-clock-decides = Przy tym stole decyduje zegar: gdy skończy się czas, miejsce przejmie bot ({ $name }).
error-seats-empty = Nie wszystkie miejsca są zajęte.
error-seat-is-yours = Już siedzisz przy tym stole.
error-resigned = Tę grę już masz za sobą: gra za ciebie bot.
error-bot-plays = Na tym miejscu gra bot.
error-broken = Ten stół jest uszkodzony: można go obejrzeć, ale nie da się grać dalej. Daj znać osobie, która prowadzi serwer.
error-busy = Serwer jest zajęty. Spróbuj za chwilę.
error-too-fast = Za dużo naraz. Poczekaj chwilę.
error-too-many-guests = Z twojej sieci przyszło dziś zbyt wielu nowych gości. Spróbuj później.
error-too-many-tables = Masz zbyt wiele stołów. Najpierw zakończ lub opuść któryś z nich.
error-too-much-said = Na dziś wystarczy rozmów. Spróbuj później.
error-too-much-stored = Zapisano dziś dla ciebie zbyt wiele. Spróbuj później.
error-log-full = Przy tym stole wydarzyło się już tyle, że można tylko dograć do końca.
error-failed = Coś się zepsuło na serwerze; nic się nie zmieniło.
error-nickname = Tej ksywki nie można użyć. Wpisz od 1 do 24 liter lub cyfr, bez niewidocznych znaków.
error-invalid = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj jeszcze raz.
error-too-large = To za duże, żeby wysłać.
error-wrong-origin = To przyszło z innej strony. Użyj adresu tego serwera.
error-no-people = Zostaw przynajmniej jedno miejsce dla siebie albo innej osoby.
error-which-bot = Miejsce bota wymaga bota, a na innych bota być nie może.
error-no-such-seat = W tej grze nie ma takiego miejsca.
error-bad-box = Z takimi liczbami nie da się grać.
error-box-missing = Ten serwer nie ma kart, którymi grano przy tym stole.
error-bad-diagram = Tej pozycji nie da się rozegrać.
error-wrong-seats = Ta pozycja jest dla innej liczby graczy.
error-cannot-be-played = Tego wyboru nie da się wykonać; nic się nie zmieniło.
error-no-such-vote = To głosowanie już się skończyło albo nie bierzesz w nim udziału.
error-nobody-to-replace = Bot może przejąć tylko miejsce innej osoby.
error-not-paused = Gra nie jest wstrzymana.
error-astray = Ten ruch wychodzi poza lekcję. Zacznij ją od nowa.
error-too-many-devices = Masz już za dużo urządzeń. Najpierw usuń któreś.
error-bad-token = Tego tokenu tu nie ma albo został unieważniony. Zrób nowy.
error-not-a-program = Tokeny są tylko dla botów, a bot przychodzi bez ciasteczka człowieka.
error-too-many-tokens = Ten bot ma już za dużo tokenów. Najpierw unieważnij któryś.
error-not-here = Serwer może udostępnić tylko osoba, która go uruchomiła: otwórz link z „#share=”, pokazany w terminalu.
error-bad-host = Pod taką nazwą nie ma tu serwera. Sprawdź adres.
error-bad-address = Takiego adresu nie może być. Sprawdź link.
error-cannot-share = Ten serwer uruchomiono bez możliwości udostępniania.
error-already-started = Przy tym stole gra już trwa.
error-nobody-there = Nikt tam nie siedzi.
error-unknown-choice = Takiego wyboru w grze nie ma. Odśwież stronę i spróbuj jeszcze raz.
error-no-review = Nikt jeszcze nie poprosił o tę analizę.
error-no-puzzle-left = Te zagadki masz już za sobą. Wybierz inny temat.
error-sealed = Inni jeszcze grają to rozdanie. Karty zobaczysz, gdy dzień się skończy.
error-already-played = Dzisiejsze rozdanie masz już za sobą. Jutro będzie nowe.
error-no-choice-there = To miejsce nie ma tam nic do wyboru.
error-still-playing = Trwa jeszcze twoja gra z innymi. Najpierw się w niej poddaj.
error-too-many-reviews = Jak na dziś to dużo analiz. Spróbuj później.
error-no-such-choice = Tego nie można tu wybrać.
error-somebody-leads = Teraz prowadzi ktoś inny. Na razie oglądaj razem z nim.
error-not-leading = Najpierw przejmij prowadzenie.
error-nothing-there = Tam nie ma czego pokazać.
