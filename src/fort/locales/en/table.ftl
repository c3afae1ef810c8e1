# The table screen.

you = you
You = You
seat-number = Player { $number }
bot = bot
seat-empty = free seat
turn-mark = Turn
thinking = Thinking
choosing = choosing
following = Following?
recruiting = Recruiting
away = away
table-title = Table
title-your-turn = Your turn · Fort
title-table = Fort
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write to the table
chat-send = Send
chat-unread = { $number ->
    [one] { $number } new message
   *[other] { $number } new messages
}
menu = Menu
close = Close
park = Park
park-deck = Park deck, { tokens-cards }
perks = Perks
perks-none = none left
in-play = In play: { $name }
in-play-you = In play: you
in-play-none = In play: nothing yet
in-play-added = added
in-play-empty = A played card lies here, with the cards added to it.
supply-pizza = pizza in the supply: { $number }
supply-toy = toys in the supply: { $number }
made-up-rules-left = made-up rules left: { $number }
sculpture-free = macaroni sculpture: 4 points at Fort Level 5
sculpture-of = { $name } has the macaroni sculpture
victory-track = Victory Track
track-score = { $name }: { $number }
fort-track = Fort track
fort-step = Level { $level }: { $points } at the end, costs { $cost }
fort-step-start = Level 0
fort-step-reward = { $step }, gives { $reward }
fort-here = your fort is here
fort-level = fort level { $level }
points = points: { $number }
stuff = Stuff
pack = Pack
lookout = Lookout
yard = Yard
yard-empty = Yard empty
yard-empty-yours = empty on your turn
room = { $number } / { $room }
deck-count = deck: { tokens-cards }
discard-count = discard pile: { tokens-cards }
hand-count = hand: { tokens-cards }
rule-hidden = a made-up rule, face down
first-player = first player
your-hand = Your hand
hand-empty = Your hand is empty.
hand-of = { $name }’s hand
followers-yes = { $name } followed
followers-no = { $name } didn’t follow
followers-open = { $name } hasn’t decided
undo = Undo
undo-ask = Ask to undo
hint = Hint
hint-says = A bot would choose: { $choice }
hint-chance = { $percent }% chance to win
skip = Skip
speed = Speed { $speed }×
decline-turn = decline until my turn
options-of = Your options
last-round = Last round
last-round-why = Everybody finishes this round. Then the game ends.
you-may-look = Hold to see the Park
notes-rules = Made-up rules: keep one
notes-rules-chip = Only you see these
notes-perks = Perks: take one
notes-perks-chip = Everybody sees your choice
pay-costs = Level { $level } costs
pay-start-over = Start over
piles = Discard piles
piles-yours = Your discard pile
piles-of = { $name }’s discard pile
piles-everybody = everybody may look
piles-deck = In your deck
piles-unordered = order unknown
piles-newest = Newest
piles-by-suit = By suit
piles-empty = No cards here.
draft-packet = Your packet: { tokens-cards }
draft-pick = pick { $number } of 8
draft-next = the rest goes left, to { $name }
draft-from = the next packet comes from { $name }
draft-has-picked = has picked
draft-to-pass = to pass
draft-in-packet = in packet
draft-kept = kept
draft-yours = Kept
draft-yours-note = { $number } of 8, only you see them
draft-friends = Your Best Friends
draft-suits = Suits in your deck so far
draft-suits-note = Best Friends included.
draft-how = tap a card, or press 1 to { $number }
link-lost = Connection lost. Trying to reconnect.
link-closed = You can’t see this table: it is private, or it no longer exists.
link-broken = This table is damaged: you can look at it, but not play on. Tell whoever runs the server.
link-signed-out = You’re signed out on this device.
vote-undo = { $name } wants to undo a move.
vote-pause = { $name } wants a break.
vote-abandon = { $name } wants to end the game without a result.
vote-replace = { $name } wants a bot to play for { $who }.
vote-yes = Agree
vote-no = Refuse
vote-waiting = Waiting for { $names }.
vote-away = { $name } is away. In { $time } the vote counts without them.
vote-withdraw = Withdraw
clock = { $name }: { $time } left
menu-title = This table
menu-rules = Rules
menu-settings = Settings
menu-pause = Ask for a pause
menu-abandon = Ask to end the game
menu-resign = Give up
menu-resign-sure = A bot will take your place. Give up?
menu-replace = Let a bot play for { $name }
menu-replace-wait = { $name } has been away for { $time }. In { $wait } you can let a bot play.
menu-replace-clock = { $name } is away. When their time is up, a bot plays.
menu-take-back = Take your seat back
menu-home = Home
copied = Copied
yes = Yes
no = No
spectating = You’re watching.
seed-sealed = Shuffles are sealed: you can check them after the game.

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nice!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-thinking = I’m thinking.
phrase-one-moment = One moment, please.
phrase-your-turn = It’s your turn.
phrase-good-game = Good game!
phrase-bye = Bye!

## The end

end-wins = { $name } wins!
end-you-win = You win!
end-shared = { $names } share the victory!
end-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
} after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
end-you-place = You came { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}.
end-track = Victory Track
end-fort = Fort Level { $level }
end-fort-key = Fort Level
end-rule-key = Made-up rule
end-sculpture = Macaroni sculpture
end-sculpture-short = Sculpture
end-tie = tie: higher fort
end-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
end-rematch = Rematch
end-replay = Replay
end-download = Download record
end-verify = Check the shuffles
end-verified = Shuffles checked: nobody rigged them.
end-not-verified = The shuffles don’t match the seal!
end-no-seal = This game had no sealed shuffles.
end-home = Home
end-look = Look at the table
end-rematch-join = Go to the rematch

## Curtain

curtain-pass = Pass the device to
curtain-hidden = Hands are hidden until { $name } opens the curtain.
curtain-since = Since { $name } last looked
curtain-nothing = Nothing new.
curtain-open = I’m { $name }
curtain-hold = Hold to open the curtain

## Skip links and live region

skip-to-question = To the question
skip-to-hand = To your hand
skip-to-log = To the log
live-your-question = Your call: { $question }
