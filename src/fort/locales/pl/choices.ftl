# Napisy na wyborach: krótkie, bo pytanie stoi obok. `choice-from-` mówi resztę: na listach i czytnikom ekranu.

choice-pick = { $kid }
choice-play = { $kid }
choice-skip = Nie zagrywaj
choice-declare = { $suit }
choice-add = Dodaj: { $kid }
choice-add-lookout = Dodaj: { $suits }
choice-coin = Liczy się jako { $suit }
choice-coin-uncounted = Nie licz jej
choice-use-public = Górna akcja
choice-use-private = Dolna akcja
choice-use-perk = Użyj: { $perk }
choice-end = Gotowe
choice-count = { $suit }
choice-gather-pizza = Pizza
choice-gather-toy = Zabawki
choice-convert-to-pizza = Zabawki na pizzę
choice-convert-to-toy = Pizzę na zabawki
choice-convert-in-stuff = W Gratach
choice-convert-in-pack = W Plecaku
choice-times = { $number ->
    [0] Ani razu
    [1] Raz
   *[other] { $number } razy
}
choice-stop = Wystarczy
choice-left-first = najpierw
choice-right-first = najpierw
choice-pack-pizza = Pizza
choice-pack-toy = Zabawka
choice-from-stuff = z Gratów
choice-from-pack = z Plecaka
choice-from-supply = z puli
choice-tuck = { $kid }
choice-trash = { $kid }
choice-recruit = { $kid }
choice-tuck-unseen = Weź w ciemno
choice-recruit-unseen = Weź w ciemno
choice-from-hand = z ręki
choice-from-discard-pile = z twoich odrzuconych
choice-from-park = z Parku
choice-from-park-deck = z talii Parku
choice-from-lookout = z Czatowni, karta tam zostaje
choice-from-yard = z Podwórka: { $name }
choice-spend-pizza = Pizza
choice-spend-toy = Zabawka
choice-pay = Zapłać { $tokens }
choice-pay-pack = Zapłać { $tokens } (z Plecaka: { $pack })
choice-pay-nothing = Nic nie płać
choice-copy-whose = Plecak: { $name }
choice-copy = { $tokens }
choice-keep = { $rule }
choice-take = { $perk }
choice-follow = { $kid }
choice-decline = Nie naśladuj
choice-pass = Nie
choice-recycle = Weź na rękę: { $kid }
choice-more = Więcej
choice-back = Wstecz
choice-keep-sure = Zatrzymaj: { $what }
choice-take-sure = Weź: { $what }
choice-change = Zmień
choice-final = nie da się cofnąć
choose-one = Co chcesz zrobić?

## Co z tego wyjdzie

preview-count = ×{ $count }: { $tokens }
preview-times = ×{ $count }
preview-not = teraz nic z tego
preview-room = miejsce tylko na { $possible }
preview-partly = częściowo, { $possible } z { $count }
preview-fully = w całości
preview-either = { $first } albo { $second }
preview-level = Poziom Fortu: { $level }
use-unused = jeszcze nie
use-used-fully = w całości
use-used-partly = w części
use-now = w toku
