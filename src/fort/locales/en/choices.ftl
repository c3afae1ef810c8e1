# Labels of choices: short, because the question stands beside them. `choice-from-` says the rest, for lists and screen readers.

choice-pick = { $kid }
choice-play = { $kid }
choice-skip = Play nothing
choice-declare = { $suit }
choice-add = Add { $kid }
choice-add-lookout = Add { $suits }
choice-coin = Count it as { $suit }
choice-coin-uncounted = Don’t count it
choice-use-public = Upper action
choice-use-private = Lower action
choice-use-perk = Use { $perk }
choice-end = Done
choice-count = { $suit }
choice-gather-pizza = Pizza
choice-gather-toy = Toys
choice-convert-to-pizza = Toys to pizza
choice-convert-to-toy = Pizza to toys
choice-convert-in-stuff = In Stuff
choice-convert-in-pack = In the Pack
choice-times = { $number ->
    [0] Not at all
    [1] Once
   *[other] { $number } times
}
choice-stop = Stop here
choice-left-first = first
choice-right-first = first
choice-pack-pizza = Pizza
choice-pack-toy = Toy
choice-from-stuff = from Stuff
choice-from-pack = from the Pack
choice-from-supply = from the supply
choice-tuck = { $kid }
choice-trash = { $kid }
choice-recruit = { $kid }
choice-tuck-unseen = Tuck it unseen
choice-recruit-unseen = Take it unseen
choice-from-hand = from your hand
choice-from-discard-pile = from your discard pile
choice-from-park = from the Park
choice-from-park-deck = from the Park deck
choice-from-lookout = from your Lookout, where it stays
choice-from-yard = from { $name }’s Yard
choice-spend-pizza = Pizza
choice-spend-toy = Toy
choice-pay = Pay { $tokens }
choice-pay-pack = Pay { $tokens } ({ $pack } from the Pack)
choice-pay-nothing = Pay nothing
choice-copy-whose = { $name }’s Pack
choice-copy = { $tokens }
choice-keep = { $rule }
choice-take = { $perk }
choice-follow = { $kid }
choice-decline = Decline
choice-pass = No
choice-recycle = Recycle { $kid }
choice-more = More
choice-back = Back
choice-keep-sure = Keep { $what }
choice-take-sure = Take { $what }
choice-change = Change
choice-final = can’t be undone
choose-one = What do you want to do?

## What it would come to

preview-count = ×{ $count }: { $tokens }
preview-times = ×{ $count }
preview-not = nothing right now
preview-room = only room for { $possible }
preview-partly = partly, { $possible } of { $count }
preview-fully = in full
preview-either = { $first } or { $second }
preview-level = Fort Level { $level }
use-unused = not used
use-used-fully = used fully
use-used-partly = used partly
use-now = being used
