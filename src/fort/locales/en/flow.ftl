# How a turn goes: gestures and their previews, what is answered for a player, the log in sentences, the end.
# $mood is "plan" (what a button would do), "you" or "other" (what has happened).
story-with = { $kid } with { $added }
story-then = { $first }, then { $last }
story-spent = { $mood ->
   *[plan] spend { $tokens }
    [other] spends { $tokens }
}
story-converted = { $mood ->
   *[plan] swap for { $tokens }
    [other] swaps for { $tokens }
}
story-packed = { $mood ->
   *[plan] pack { $tokens }
    [other] packs { $tokens }
}
story-tucked = { $mood ->
   *[plan] tuck { $kids }
    [other] tucks { $kids }
}
story-trashed = { $mood ->
   *[plan] trash { $kids }
    [other] trashes { $kids }
}
story-paid = { $mood ->
   *[plan] pay { $tokens }
    [other] pays { $tokens }
}
story-advanced = Fort Level { $level }
story-promisedtrash = { $kids } to the box
story-perkused = { $mood ->
   *[plan] use up { $perk }
    [other] uses up { $perk }
}
passing-single = Only one answer is possible: { $choice }. It’s done for you in a moment.
passing-last = { $choice } follows in a moment. Until then you can undo it all.
passing-declining = You decline until it’s your turn.
passing-now = Go on
settings-answer = Answer for me when there’s only one answer
settings-answer-note = With friends at the table, only where everybody can see it. A quick pass never gives your hand away.
menu-end = End the game
menu-end-sure = It ends without a result. End it?
end-why-points = It ended because somebody reached 25 points.
end-why-level = It ended because somebody reached Fort Level 5.
end-why-park-deck = It ended because the Park deck ran out.
end-over = The game is over.
end-back = Back to the result
story-recruited = { $mood ->
   *[plan] recruit { $kids }
    [other] recruits { $kids }
}
story-unseen = a card unseen
story-gives = { $said }: { $gains }
story-left = { $mood ->
   *[you] leave { $kids } in your Yard
    [other] { $name } leaves { $kids } in the Yard
}
story-nobody = Nobody follows.
log-round = Round { $round }
log-steps = Every single step
log-turns = Turn by turn
log-for-you = Done for you: { $what }.
since-title = Since your last turn
settings-text = Text size
settings-volume = Volume
settings-haptics = Vibrate on my turn
play-now-bots = How well they play
away-for = away { $time }
away-bot = Let a bot play
orders-title = Answered for you
orders-decline = Decline until it’s my turn
orders-stops = But always ask me about
orders-stops-add = Choose a kid
orders-stops-remove = Don’t ask about { $kid } any more
ask-away = { $name } is away.
curtain-now = decides now
curtain-names = Names
seat-name = Name of player { $number }
