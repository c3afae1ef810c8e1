# A finished game looked at again: the summary, and the way through it at the table.

end-review = How it went
look-title = How it went
look-back = Back to the end
look-summary = Summary
look-working = We are looking at your game.
look-result = { $place ->
    [1] You won with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    [2] You came second with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    [3] You came third with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] You came fourth with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
look-came = { $place ->
    [1] You won
    [2] You came second
    [3] You came third
   *[other] You came fourth
}
look-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
look-points-behind = { $points ->
    [one] 1 point. { $winner } won with { $best }.
   *[other] { $points } points. { $winner } won with { $best }.
}

## Three numbers

look-given = Given away
look-given-note = Chance to win that went with choices: the less, the better.
look-rate = Error rate
look-rate-note = What a choice that mattered cost, in thousandths of a win: the less, the better.
look-luck = Luck
look-luck-note = What the cards brought, in parts of a win. It has nothing to do with how you played.
look-lucky = lucky
look-unlucky = unlucky

## The curve

look-your-chance = your chance
look-chance = Your chance
look-round = Round { $round }
look-draft = Draft
look-round-head = Round
look-mark = Round { $round }: { $label }, { $played } in place of { $best }
look-curve = Your chance to win: { $start } at the start, { $best } at best in round { $round }, { $end } at the end.
look-curve-table = Your chance after each round

## Turning points

look-turning = { $number ->
    [0] Turning points
    [one] One turning point
    [2] Two turning points
   *[other] Three turning points
}
look-calm = No choice stood out: you kept what the cards gave you.
look-look = Look
look-skill-and-luck = Skill and luck
look-skill = Skill
look-practise = What to practise
look-practise-nothing = Nothing stood out. A puzzle now and then keeps you sharp.
look-puzzles-on = Puzzles on this
look-walk = Walk through it

## A moment

look-moment = Moment { $number } of { $total }
look-moments = { $total ->
    [0] Nothing to remark
    [one] One moment stands out
   *[other] { $total } moments stand out
}
look-previous = Moment before
look-next = Next moment
look-fine = A good choice
look-between = Between the moments
look-between-note = Here nothing was yours to decide. The arrows lead to the moments that counted.
look-you-played = You played
look-played = Played
look-better = Better
look-next-best = Next best
look-nothing-better = We found nothing better.
look-why = Why { $kid }?
look-why-it = Why?
look-knew = Judged by what you knew then.
look-knew-other = Judged by what was known then.
look-open = With open hands
look-open-note = All hands are open. You did not know them then.
look-show-cards = Show their cards
look-hide-cards = Hide their cards
look-sealed = Their cards open when the day is over.
look-fold = Fold away
look-unfold = Fold out
look-said = You played: { $played }. Chance to win: { $share }.
look-said-other = Played: { $played }. Chance to win: { $share }.
look-said-better = Better: { $best }, { $share }.
look-said-next = Next best: { $best }, { $share }.

## Once more

look-again = Try again from here
look-again-note = A new table from this moment on. Cards that you could not know are dealt anew, bots take the other seats, and nothing counts.
look-again-bots = How well the bots play
look-again-start = Sit down
