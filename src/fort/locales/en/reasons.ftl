# Why something is refused, by the engine's stable codes.

reason-over = The game is over.
reason-not-asked = { $asked } decides now.
reason-not-now = That isn’t the question right now.
reason-not-in-packet = { $kid } isn’t in your packet.
reason-already-picked = You’ve picked. The others are still choosing.
reason-not-in-hand = { $kid } isn’t in your hand.
reason-not-in-lookout = No card with { $suits } is left in your Lookout to add.
reason-no-boxes = { $kid } has no actions. You can add it, tuck it, trash it or discard it to follow.
reason-never-full = You must use one action of { $kid } fully, and right now you can’t do either.
reason-too-poor = { $kid } would advance your fort, but you can’t pay for Level { $level } yet.
reason-no-room = { $kid } gives { $tokens }, but { $possible ->
    [0] you have no room for any
   *[other] you only have room for { $possible }
}, and you must use one action fully.
reason-no-suit = { $kid }: no suit here counts for an action of { $played } that you can still use.
reason-no-purpose = Adding { $kid } would change nothing, and every card you add has to help.
reason-blank = { $side ->
    [public] The upper box of { $played } is blank.
   *[private] The lower box of { $played } is blank.
}
reason-used = { $side ->
    [public] You’ve already used the upper action of { $played }.
   *[private] You’ve already used the lower action of { $played }.
}
reason-does-nothing = { $side ->
    [public] You can’t use the upper action of { $played } now: it would do nothing, or you couldn’t use either action fully after it.
   *[private] You can’t use the lower action of { $played } now: it would do nothing, or you couldn’t use either action fully after it.
}
reason-nothing-used = You haven’t used an action of { $played } yet.
reason-not-full = You must use one action of { $played } fully before you’re done.
reason-added-in-vain = A card you added hasn’t helped yet. Use an action that counts it.
reason-no-match = { $kid } has no suit in common with { $played }.
reason-not-in-full = With { $kid } you couldn’t do the whole upper action of { $played }.
reason-too-little = Not that many times: you must use one action fully, and every card you added has to help.
reason-must-go-on = You can’t stop yet: you must use one action fully, and every card you added has to help.
reason-wrong-payment = That isn’t the exact cost, or you don’t have that much.
reason-top-level = There’s no level above 5.
reason-not-there = { $kid } isn’t there.
reason-park-deck-empty = The Park deck is empty.
reason-no-perk = You don’t have { $perk }.
reason-cannot-pay = You can’t pay for the next level plus one extra resource.
reason-nothing-to-play = You can’t play any card in your hand.
reason-not-in-discard-pile = { $kid } isn’t in your discard pile.
reason-spoils = Then you couldn’t finish: you must use one action fully, and every card you added has to help.
reason-unknown = The rules don’t allow this now.

## Errors of the server, by code

error-offline = I can’t reach the server. Is it running?
error-unknown = There’s nothing here, or it isn’t for you. Check the link.
error-no-guest = Please choose a nickname first.
error-stale-decision = The table has moved on. This is how it stands now.
error-not-asked = Somebody else decides now.
error-no-free-seat = All seats of this table are taken.
error-not-started = This table hasn’t started yet.
error-not-running = This game isn’t running.
error-not-host = Only the host of the table can do that.
error-not-your-seat = That isn’t your seat.
error-not-playing = Only players at this table can do that.
error-not-over = This game isn’t over yet.
error-nothing-to-undo = There’s nothing to undo.
error-no-hints = This table was opened without hints.
error-paused = The game is paused.
error-vote-open = There’s already a vote on that.
error-still-here = That player is still here.
error-gone-briefly = { $name } has been away for { $seconds } s. In { $wait } s you can let a bot play.
error-clock-decides = Time decides at this table: when the clock is up, a bot plays for { $name }.
error-seats-empty = Not all seats are taken yet.
error-seat-is-yours = You already sit at this table.
error-resigned = You’ve given up this game.
error-bot-plays = A bot plays for this seat.
error-broken = This table is damaged: you can look at it, but not play on. Tell whoever runs the server.
error-busy = The server is busy. Please try again in a moment.
error-too-fast = That was too much at once. Please wait a moment.
error-too-many-guests = Too many new guests came from your network today. Try again later.
error-too-many-tables = You have too many tables. End or leave one first.
error-too-much-said = You’ve said enough for today. Try again tomorrow.
error-too-much-stored = Too much was stored for you today. Try again later.
error-log-full = This table has seen so much that you can only play on to the end.
error-failed = Something went wrong on the server. Nothing was changed.
error-nickname = You can’t use this nickname. Use 1 to 24 letters or digits, without invisible characters.
error-invalid = The server didn’t understand that. Reload the page and try again.
error-too-large = That was too large to send.
error-wrong-origin = That came from another page. Use the server’s own address.
error-no-people = Give at least one seat to yourself or to another person.
error-which-bot = Choose a bot for each bot seat, and for no other.
error-no-such-seat = This game has no such seat.
error-bad-box = The game can’t be played with these numbers.
error-box-missing = This server doesn’t have the cards this table was played with.
error-bad-diagram = This position can’t be played.
error-wrong-seats = This position is for a different number of players.
error-cannot-be-played = You can’t make this choice. Nothing was changed.
error-no-such-vote = This vote is over, or you have no say in it.
error-nobody-to-replace = Only the seat of another person can go to a bot.
error-not-paused = The game isn’t paused.
error-astray = That isn’t part of the lesson. Start it again.
error-too-many-devices = You already play on too many devices. Remove one first.
error-bad-token = We don’t know this token, or somebody revoked it. Make another one.
error-not-a-program = Only bots have tokens, and a bot comes without a person’s cookie.
error-too-many-tokens = This bot already has too many tokens. Revoke one first.
error-not-here = Only whoever started the server can share it: open the link with “#share=” that it showed in the terminal.
error-bad-host = There’s no server by this name. Check the address.
error-bad-address = There’s no such address. Check the link.
error-cannot-share = Whoever started this server didn’t let it share.
error-already-started = This table has started already.
error-nobody-there = Nobody sits there.
error-unknown-choice = This game has no such choice. Reload the page and try again.
error-no-review = Nobody has asked for this review yet.
error-no-puzzle-left = You’ve tried all of these puzzles. Choose another theme.
error-sealed = Others still play this deal. Its cards are shown when the day is over.
error-already-played = You’ve played today’s deal. A new one comes tomorrow.
error-no-choice-there = There’s nothing to choose for this seat there.
error-still-playing = You still play with others. Resign there first.
error-too-many-reviews = You’ve asked for many reviews today. Try again later.
error-no-such-choice = That can’t be chosen here.
error-somebody-leads = Somebody else leads. Follow along for now.
error-not-leading = Take the lead first.
error-nothing-there = There’s nothing to show there.
