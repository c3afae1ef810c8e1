# Why something is refused, by the engine's stable codes.

reason-over = The game is over.
reason-not-asked = It is { $asked }’s decision now.
reason-not-now = That is not what is being decided now.
reason-not-in-packet = { $kid } is not in your packet.
reason-already-picked = You have picked; the others are still choosing.
reason-not-in-hand = { $kid } is not in your hand.
reason-not-in-lookout = No Lookout card with { $suits } is left to add.
reason-no-boxes = No actions on { $kid }: add the card, tuck it, trash it or discard it to follow.
reason-never-full = Neither action of { $kid } can be used fully now, and one of them must be.
reason-too-poor = { $kid } would advance your fort, but you cannot pay for Level { $level }.
reason-no-room = { $kid } gives { $tokens }, but { $possible ->
    [0] you can take none
   *[other] you can take only { $possible }
}, and one action must be used fully.
reason-no-suit = No suit on { $kid } counts for an unused action of { $played }.
reason-no-purpose = Adding { $kid } would change nothing.
reason-blank = { $side ->
    [public] The upper box of { $played } is blank.
   *[private] The lower box of { $played } is blank.
}
reason-used = { $side ->
    [public] The upper action of { $played } was used already.
   *[private] The lower action of { $played } was used already.
}
reason-does-nothing = { $side ->
    [public] The upper action of { $played } cannot be used now: it would do nothing, or leave no action used fully.
   *[private] The lower action of { $played } cannot be used now: it would do nothing, or leave no action used fully.
}
reason-nothing-used = No action of { $played } was used yet.
reason-not-full = One action of { $played } must be used fully.
reason-added-in-vain = An added card has changed nothing so far.
reason-no-match = No suit on { $kid } matches { $played }.
reason-not-in-full = With { $kid } you could not do the upper action of { $played } in full.
reason-too-little = It cannot be done that often, or the play could not end by the rules.
reason-must-go-on = If you stop here, the play cannot end by the rules.
reason-wrong-payment = That is not the exact cost, or you do not have it.
reason-top-level = There is no level above 5.
reason-not-there = { $kid } is not there.
reason-park-deck-empty = The Park deck is empty.
reason-no-perk = You do not have { $perk }.
reason-cannot-pay = You cannot pay for the next level plus one extra resource.
reason-nothing-to-play = No card in your hand can be played.
reason-not-in-discard-pile = { $kid } is not in your discard pile.
reason-spoils = After that, the play could not end by the rules.
reason-unknown = The rules do not allow this now.

## Errors of the server, by code

error-offline = The server cannot be reached. Is it running?
error-unknown = There is nothing here, or it is not for you. Check the link.
error-no-guest = Please choose a nickname first.
error-stale-decision = The table has moved on. This is how it stands now.
error-not-asked = Somebody else decides now.
error-no-free-seat = All seats of this table are taken.
error-not-started = This table has not started yet.
error-not-running = This game is not running.
error-not-host = Only the host of the table can do that.
error-not-your-seat = That is not your seat.
error-not-playing = Only players at this table can do that.
error-not-over = This game is not over yet.
error-nothing-to-undo = There is nothing to undo.
error-no-hints = This table was opened without hints.
error-paused = The game is paused.
error-vote-open = There is already a vote on that.
error-still-here = That player is still here.
error-gone-briefly = { $name } has been away for { $seconds } s. In { $wait } s you can let a bot play.
error-clock-decides = Time decides at this table: when the clock is up, a bot plays for { $name }.
error-seats-empty = Not all seats are taken yet.
error-seat-is-yours = You already sit at this table.
error-resigned = You have given up this game.
error-bot-plays = A bot plays for this seat.
error-broken = This table is damaged: it can be looked at, but not played on. Tell whoever runs the server.
error-busy = The server is busy. Please try again in a moment.
error-too-fast = That was too much at once. Please wait a moment.
error-too-many-guests = Too many new guests came from your network today. Try again later.
error-too-many-tables = There are too many tables of yours. End or leave one first.
error-too-much-said = You have said enough for today. Try again later.
error-too-much-stored = Too much was stored for you today. Try again later.
error-log-full = This table has seen so much that you can only play on to the end.
error-failed = Something went wrong on the server; nothing was changed.
error-nickname = This nickname cannot be used. Take 1 to 24 letters or digits, without invisible characters.
error-invalid = The server did not understand that. Reload the page and try again.
error-too-large = That was too large to send.
error-wrong-origin = That came from another page. Use the server’s own address.
error-no-people = Give at least one seat to yourself or to another person.
error-which-bot = A bot’s seat needs a bot, and no other seat may have one.
error-no-such-seat = This game has no such seat.
error-bad-box = These numbers do not make a box that can be played with.
error-box-missing = This server does not have the cards this table was played with.
error-bad-diagram = This position cannot be played.
error-wrong-seats = This position is for a different number of players.
error-cannot-be-played = This choice cannot be carried out; nothing was changed.
error-no-such-vote = This vote is over, or you have no say in it.
error-nobody-to-replace = Only the seat of another person can go to a bot.
error-not-paused = The game is not paused.
error-astray = That is not part of the lesson. Start it again.
error-too-many-devices = You already play on too many devices. Remove one first.
error-bad-token = This token is not known here, or was revoked. Make another one.
error-not-a-program = Only bots have tokens, and a bot comes without a person’s cookie.
error-too-many-tokens = This bot already has too many tokens. Revoke one first.
error-not-here = Only whoever started the server can share it: open the link with “#share=” that it showed in the terminal.
error-bad-host = There is no server by this name. Check the address.
error-bad-address = There can be no such address. Check the link.
error-cannot-share = This server was not started for sharing.
error-already-started = This table has started already.
error-nobody-there = Nobody sits there.
error-unknown-choice = This game has no such choice. Reload the page and try again.
