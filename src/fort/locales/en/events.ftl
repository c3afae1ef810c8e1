# What happens, in the present tense. $actor is "you" or "other"; $name is empty under the heading of that player's turn.

event-gamebegan = The game begins.
event-dealt = { $actor ->
    [you] you are dealt { $kids }
   *[other] { $name } is dealt cards
}
event-picked = { $actor ->
    [you] you keep { $kid }
   *[other] { $name } keeps a card
}
event-shuffled = { $actor ->
    [you] you shuffle { tokens-cards } into a new deck
   *[other] { $name } shuffles { tokens-cards } into a new deck
}
event-drew = { $actor ->
    [you] you draw { $kids }
   *[other] { $name } draws { tokens-cards }
}
event-turn = { $actor ->
    [you] Your turn
   *[other] { $name }
}
event-turnbegan = { $actor ->
    [you] Round { $round }: your turn.
   *[other] Round { $round }: { $name }’s turn.
}
event-cleanedup = { $actor ->
    [you] home from your Yard: { $kids }
   *[other] home from the Yard: { $kids }
}
event-skipped = { $actor ->
    [you] you play nothing
   *[other] { $name } plays nothing
}
event-played = { $actor ->
    [you] you play { $kid }
   *[other] { $name } plays { $kid }
}
event-declared = it counts as { $suit }
event-added = { $actor ->
    [you] you add { $kid }
   *[other] { $name } adds { $kid }
}
event-added-lookout = { $actor ->
    [you] you add a Lookout card ({ $suits }); it stays there
   *[other] { $name } adds a Lookout card ({ $suits }); it stays there
}
event-coincounted = the coin counts as { $suit }
event-coincounted-not = the coin doesn’t count
event-useended-partly = { $side ->
    [public] the upper action is only partly done
   *[private] the lower action is only partly done
}
event-suitcounted = { $actor ->
    [you] you count { $suit }
   *[other] { $name } counts { $suit }
}
event-gathered = { $actor ->
    [you] you gather { $tokens }
   *[other] { $name } gathers { $tokens }
}
event-scored = { $actor ->
    [you] you score { $tokens }
   *[other] { $name } scores { $tokens }
}
event-promisedtrash = { $kid } will go to the box
event-packed = { $actor ->
    [you] you pack { $tokens } from { $place }
   *[other] { $name } packs { $tokens } from { $place }
}
event-tucked = { $actor ->
    [you] you tuck { $kid } from { $place } into your Lookout
   *[other] { $name } tucks { $kid } from { $place } into the Lookout
}
event-tucked-hidden = { $name } tucks a card ({ $suits }) from { $place } into the Lookout
event-trashed = { $actor ->
    [you] you trash { $kid } from { $place }
   *[other] { $name } trashes { $kid } from { $place }
}
event-recruited = { $actor ->
    [you] you recruit { $kid } from { $place }
   *[other] { $name } recruits { $kid } from { $place }
}
event-parkrefilled = new in the Park: { $kid }
event-spent = { $actor ->
    [you] you spend { $tokens } from { $place }
   *[other] { $name } spends { $tokens } from { $place }
}
event-converted = { $actor ->
    [you] you swap a token in { $place } for { $tokens }
   *[other] { $name } swaps a token in { $place } for { $tokens }
}
event-paid = { $actor ->
    [you] you pay { $tokens }
   *[other] { $name } pays { $tokens }
}
event-advanced = { $actor ->
    [you] your fort reaches Level { $level }
   *[other] { $name } reaches Fort Level { $level }
}
event-rulesseen = { $actor ->
    [you] you look through the made-up rules
   *[other] { $name } looks through the made-up rules
}
event-rulekept = { $actor ->
    [you] you keep { $rule }
   *[other] { $name } keeps a made-up rule, face down
}
event-perktaken = { $actor ->
    [you] you take the perk { $perk }
   *[other] { $name } takes the perk { $perk }
}
event-perkused = { $actor ->
    [you] you use up { $perk }
   *[other] { $name } uses up { $perk }
}
event-sculpturetaken = { $actor ->
    [you] you take the macaroni sculpture
   *[other] { $name } takes the macaroni sculpture
}
event-copied = { $actor ->
    [you] you copy { $whose } Pack: { $tokens }
   *[other] { $name } copies { $whose } Pack: { $tokens }
}
event-followed = { $actor ->
    [you] you follow with { $kid }
   *[other] { $name } follows with { $kid }
}
event-declined = { $count ->
    [one] { $actor ->
        [you] you decline
       *[other] { $names } declines
    }
   *[other] { $names } decline
}
event-boxed = { $kid } goes to the box
event-recycled = { $actor ->
    [you] you take { $kid } back
   *[other] { $name } takes { $kid } back
}
event-discarded = { $actor ->
    [you] you discard { $kids } and leave { $yard } in your Yard
   *[other] { $name } discards { $kids } and leaves { $yard } in the Yard
}
event-discarded-pile = { $actor ->
    [you] you discard { $kids }
   *[other] { $name } discards { $kids }
}
event-discarded-yard = { $actor ->
    [you] you leave { $yard } in your Yard
   *[other] { $name } leaves { $yard } in the Yard
}
event-discarded-nothing = { $actor ->
    [you] you have nothing to discard
   *[other] { $name } has nothing to discard
}
event-endtriggered-points = 25 points: this is the last round
event-endtriggered-level = Fort Level 5: this is the last round
event-endtriggered-park-deck = the Park deck is empty: this is the last round
event-revealed = { $actor ->
    [you] your made-up rule: { $rule }
   *[other] { $name } shows { $rule }
}
event-revealed-none = { $actor ->
    [you] you have no made-up rule
   *[other] { $name } has no made-up rule
}
event-gameended = the game is over

## Places, in the form they have after "from"

place-hand = hand
place-own-discard-pile = the discard pile
place-discard-pile = the discard pile
place-yard = { $actor ->
    [you] your Yard
   *[other] { $name }’s Yard
}
place-lookout = the Lookout
place-park = the Park
place-park-deck = the Park deck
place-stuff = Stuff
place-pack = the Pack
place-supply = the supply
place-box = the box
whose-own = { $actor ->
    [you] your
   *[other] their own
}
whose-other = { $actor ->
    [you] your
   *[other] { $name }’s
}
who = { $actor ->
    [you] { you }
   *[other] { $name }
}
list-two = { $first } and { $last }
list-more = { $first }, { $last }
