# Labels of choices: short, because the question stands beside them. `choice-from-` says the rest, for lists and screen readers.

choice-pick = { $kid }
choice-play = { $kid }
choice-skip = Nichts spielen
choice-declare = { $suit }
choice-add = { $kid } hinzufügen
choice-add-lookout = { $suits } hinzufügen
choice-coin = Zählt als { $suit }
choice-coin-uncounted = Nicht zählen
choice-use-public = Obere Aktion
choice-use-private = Untere Aktion
choice-use-perk = Nutzen: { $perk }
choice-end = Fertig
choice-count = { $suit }
choice-gather-pizza = Pizza
choice-gather-toy = Spielzeug
choice-convert-to-pizza = Spielzeug zu Pizza
choice-convert-to-toy = Pizza zu Spielzeug
choice-convert-in-stuff = Im Zeugs
choice-convert-in-pack = Im Rucksack
choice-times = { $number ->
    [0] Gar nicht
    [1] Einmal
   *[other] { $number }-mal
}
choice-stop = Hier aufhören
choice-left-first = zuerst
choice-right-first = zuerst
choice-pack-pizza = Pizza
choice-pack-toy = Spielzeug
choice-from-stuff = aus dem Zeugs
choice-from-pack = aus dem Rucksack
choice-from-supply = aus dem Vorrat
choice-tuck = { $kid }
choice-trash = { $kid }
choice-recruit = { $kid }
choice-tuck-unseen = Verdeckt nehmen
choice-recruit-unseen = Verdeckt nehmen
choice-from-hand = aus deiner Hand
choice-from-discard-pile = aus deinem Ablagestapel
choice-from-park = aus dem Park
choice-from-park-deck = vom Park-Stapel
choice-from-lookout = aus deinem Baumhaus, bleibt dort
choice-from-yard = aus dem Garten von { $name }
choice-spend-pizza = Pizza
choice-spend-toy = Spielzeug
choice-pay = Zahle { $tokens }
choice-pay-pack = Zahle { $tokens }, davon { $pack } aus dem Rucksack
choice-pay-nothing = Nichts zahlen
choice-copy-whose = Rucksack von { $name }
choice-copy = { $tokens }
choice-keep = { $rule }
choice-take = { $perk }
choice-follow = { $kid }
choice-decline = Verzichten
choice-pass = Nein
choice-recycle = { $kid } zurückholen
choice-more = Mehr
choice-back = Zurück
choice-keep-sure = { $what } behalten
choice-take-sure = Nehmen: { $what }
choice-change = Ändern
choice-final = lässt sich nicht zurücknehmen
choose-one = Was möchtest du tun?

## What it would come to

preview-count = ×{ $count }: { $tokens }
preview-times = ×{ $count }
preview-not = gerade nichts
preview-room = nur Platz für { $possible }
preview-partly = teilweise, { $possible } von { $count }
preview-fully = komplett
preview-either = { $first } oder { $second }
preview-level = Fort-Level { $level }
use-unused = noch offen
use-used-fully = komplett ausgeführt
use-used-partly = teilweise ausgeführt
use-now = läuft gerade
