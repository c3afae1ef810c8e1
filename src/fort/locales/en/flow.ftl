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
