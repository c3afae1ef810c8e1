# What the terminal says and the browser does not. Texts both need stand in the other files.
# A kid, suit, perk or the like comes as its name ($kid, $suit): it cannot be inflected.

## Choices, as they are listed and can be typed. No two may be alike.

do-pick = Keep { $kid }
do-play = Play { $kid }
do-declare = Declare { $suit }
do-add-lookout = Add a card with { $suits } from your Lookout
do-coin = The coin counts as { $suit }
do-coin-uncounted = Don’t count the coin
do-use-public = Use the upper action
do-use-private = Use the lower action
do-count = Count { $suit }
do-gather-pizza = Gather pizza
do-gather-toy = Gather toys
do-convert-to-pizza = Turn toys into pizza
do-convert-to-toy = Turn pizza into toys
do-convert-in-stuff = Swap a token in your Stuff
do-convert-in-pack = Swap a token in your Pack
do-left-first = Begin with the first step
do-right-first = Begin with the second step
do-pack-pizza = { $place ->
    [supply] Pack 1 pizza from the supply
   *[stuff] Pack 1 pizza from your Stuff
}
do-pack-toy = { $place ->
    [supply] Pack 1 toy from the supply
   *[stuff] Pack 1 toy from your Stuff
}
do-tuck = { $place ->
    [park] Tuck { $kid } from the Park
    [yard] Tuck { $kid } from { $name }’s Yard
   *[hand] Tuck { $kid } from your hand
}
do-tuck-unseen = Tuck an unseen card from the top of the Park deck
do-trash = { $place ->
    [discard-pile] Trash { $kid } from your discard pile
    [yard] Trash { $kid } from { $name }’s Yard
   *[hand] Trash { $kid } from your hand
}
do-recruit = { $place ->
    [yard] Recruit { $kid } from { $name }’s Yard
   *[park] Recruit { $kid } from the Park
}
do-recruit-unseen = Recruit an unseen card from the top of the Park deck
do-spend-pizza = { $place ->
    [pack] Spend 1 pizza from your Pack
   *[stuff] Spend 1 pizza from your Stuff
}
do-spend-toy = { $place ->
    [pack] Spend 1 toy from your Pack
   *[stuff] Spend 1 toy from your Stuff
}
do-keep = Keep { $rule }
do-take = Take { $perk }
do-follow = Follow with { $kid }

# Behind a choice: what it is about, and what it would come to.
note-result = { $note }: { $result }
note-card = { $suits }; { $actions }
preview-side = { $side ->
    [public] upper action ×{ $count }
   *[private] lower action ×{ $count }
}

## Questions. The line below a question, where the browser's does not fit the terminal.

asked-card = { $kid }: { $question }
asked-seat = { $name }: { $question }
asked-why = { $why } ({ $rule })
asked-play = It goes into play, and you use its actions. Type why to see what you can’t play, and the reasons.
asked-play-none = Type why to read the reasons.
asked-pay = Pay from your Stuff, your Pack or both.

## Events that the terminal tells at greater length. $actor is "you" or "other".

told-gamebegan = The game begins ({ $setup ->
    [advanced] advanced set-up
   *[basic] basic set-up
}). Boards: { $boards }. In the Park: { $park }. Perks: { $perks }
told-board = { $name } { $board }
told-usebegan = { $side ->
    [public] { $actor ->
        [you] you use the upper action
       *[other] { $name } uses the upper action
    }
   *[private] { $actor ->
        [you] you use the lower action
       *[other] { $name } uses the lower action
    }
}
told-useended = { $side ->
    [public] the upper action is used fully
   *[private] the lower action is used fully
}
told-paid-pack = { $actor ->
    [you] you pay { $tokens } ({ $pack } from the Pack)
   *[other] { $name } pays { $tokens } ({ $pack } from the Pack)
}
told-rulesseen = you look through the made-up rules: { $rules }
told-lookout = { $actor ->
    [you] in your Lookout: { $kids }
   *[other] in { $name }’s Lookout: { $kids }
}
told-gameended = the game is over: { $scores }
told-score = { $name } { tokens-points }

## Cards

card-suits = { $kid } ({ $suits })
card-suits-friend = { $kid } ({ $suits }, Best Friend)
card-line = { $card }: { $actions }
card-boxes = upper: { $public } | lower: { $private }
card-upper = upper: { $public }
card-lower = lower: { $private }
card-title = { $kid }: { $suits }
card-upper-full = Upper action, others may follow: { $action }
card-lower-full = Lower action, only you: { $action }
card-tucked = a card with { $suits }
card-is-assumed = { $text } (assumed)
perk-full = { $does } ({ $use })
rule-full = At the end: { $scores }
level-assumed = { $level } (assumed: see fort box assumptions)
list-or = { $first } or { $last }
refused = { $choice }: { $reason }
reason-cited = { $reason } ({ $rule })

## The table

shown-seat = { $leads ->
    [yes] { $name } ({ $board } board, leading this turn)
   *[no] { $name } ({ $board } board)
}
shown-seat-yours = { $leads ->
    [yes] You are { $name } ({ $board } board, leading this turn)
   *[no] You are { $name } ({ $board } board)
}
shown-standing = { $sculpture ->
    [yes] { tokens-points }, Fort Level { $level }, macaroni sculpture
   *[no] { tokens-points }, Fort Level { $level }
}
shown-tokens = Stuff: { $stuff } (at most { $most } of each); Pack: { $pack } (at most { $room })
shown-piles = { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}, { $deck } in deck, { $discards } in discard pile
shown-line = { $first }; { $second }
shown-lookout = Lookout: { $cards }
shown-lookout-yours = Lookout, at most { $room }: { $cards }
shown-yard = Yard: { $cards }
shown-perk = Perk: { $perk }
shown-perk-yours = Perk: { $perk }. { $does }
shown-rule = Made-up rule: { $rule }
shown-rule-hidden = Made-up rule: one, face down
shown-rule-yours = Made-up rule: { $rule }. { $scores }
shown-discards = Discard pile: { $cards }
shown-deck = Deck: { tokens-cards }
shown-park = Park: { $cards }; in the Park deck: { tokens-cards }
shown-supply = Supply: { $tokens }
shown-perks = Perks to take at Level 2: { $perks }
shown-sculpture = The macaroni sculpture goes to the first fort at Level 5
shown-ending = The game ends after this round
shown-round = Table, round { $round }
shown-before-round = Table, before the first round
shown-in-play = In play
shown-declared = counts as { $suit }: { $card }
shown-added = added: { $card }
shown-added-lookout = added from the Lookout: { $suits }
shown-earlier = from before: { $cards }
shown-packet = The packet you hold
shown-kept = kept so far: { $cards }
shown-pile = { $name }: { $cards }

## Scores

score-track = track
score-fort = fort
score-rule = made-up rule
score-sculpture = sculpture
score-total = total

## A game

cli-welcome = { $setup ->
    [advanced] Fort for { $seats }, advanced set-up. Type help to see the commands.
   *[basic] Fort for { $seats }, basic set-up. Type help to see the commands.
}
cli-welcome-from = Fort for { $seats }, from { $file }. Type help to see the commands.
cli-welcome-back = Fort for { $seats }, from { $file }; choices so far: { $number }. Type help if you need it.
cli-sealed = The seed is sealed; it is shown when the game is over. Commitment: { $commitment }
cli-opened = The seal is opened. Seed: { $seed }, salt: { $salt }, commitment: { $commitment }
cli-after-the-end = save FILE keeps the record, and fort verify FILE checks all of it; Enter leaves.
cli-pass-on = --- { $name }: press Enter ---
cli-only-option = There is nothing else to choose: press Enter.
cli-cannot = Not possible now: { $kids }. Type why for the reasons.
cli-end-of-input = End of input: the game stops here, unfinished.
cli-interrupted = Interrupted: the game stops here, unfinished.
cli-goodbye = Goodbye: the game stops here, unfinished.
cli-number = There is no option { $number }: type a number from 1 to { $most }.
cli-unknown = ‘{ $text }’ is not an option: type a number from 1 to { $most }, the words of an option, or help.
cli-ambiguous = ‘{ $text }’ could be { $options }: type more of it, or a number.
cli-allowed = ‘{ $choice }’ is possible now.
cli-nothing-refused = Nothing is refused here: everything you could try is among the options.
cli-over = The game is over: only log, table, piles, rules and save can still be typed; Enter leaves.
cli-taken-back = Taken back: { $choice }.
cli-undo-nothing = Nothing has been chosen yet, so nothing can be taken back.
cli-undo-other = { $name } chose last: only your own last choices can be taken back (A-14.2).
cli-undo-final = ‘{ $choice }’ brought new cards or other news, so it cannot be taken back (A-14.2).
cli-why-what = ‘{ $text }’ is neither an option nor a card: type for example why play Bud.
cli-save-where = Save to which file? Type for example save my-game.fort.
cli-saved = Saved: fort play --resume { $file } goes on from here.
cli-saved-sealed = Saved: fort play --resume { $file } goes on from here; it needs { $seal }, which is secret.
cli-saved-over = Saved: fort verify { $file } checks the game, fort replay { $file } tells it.
cli-save-other = { $file } holds another game: nothing was written.
cli-save-refused = { $file } exists and is not a saved game of Fort: nothing was written.
cli-save-seal = { $file } is a name for a seal: type for example save my-game.fort.
cli-save-failed = { $file } cannot be written: { $error }.
cli-hint-only = There is nothing to weigh: it is the only choice.
cli-hint-estimate = { $percent }% to win, as far as a bot can tell in half a second.
cli-hint-other = Next best: { $choice } ({ $percent }%).

## help. `.typed` is what is typed: its first word stays as it is, what stands for something else is translated.

help-goal = Most points wins. Score points by actions, and raise your fort: its level counts at the end.
help-turn = On your turn you play one card and use its actions, recruit a card, and draw five new ones.
help-follow = Others may follow the upper action of a card; the lower one is yours alone.
help-yard = Cards you leave unplayed lie in your Yard until your next turn: rivals can recruit them there.
help-number = Choose by number, or type the first words of an option.
help-why = what is refused now, and by which rule
    .typed = why
help-why-choice = why a choice is refused: why play Bud, why Bud
    .typed = why CHOICE
help-hint = what a strong bot would choose, and why
    .typed = hint
help-table = the table once more
    .typed = table
help-piles = everybody’s discard pile
    .typed = piles
help-log = what has happened so far, as far as you could see it
    .typed = log
help-rules = a clause of the rules; rules WORD finds clauses with a word
    .typed = rules R7.4
help-undo = take back your last choice, if nothing new was seen since
    .typed = undo
help-save = write the record to a file, to go on from later
    .typed = save FILE
help-help = show this list
    .typed = help
help-quit = leave the game
    .typed = quit

## Commands

cli-language = There is no language ‘{ $text }’: expected { $languages }.
cli-rules-what = Which rule? Type for example rules R7.4, rules A-5.7 or rules lookout.
cli-rules-unknown = There is no { $text } in the rules.
cli-rules-none = No clause of the rules contains ‘{ $text }’.
cli-rules-many = { $number ->
    [one] { $number } clause contains ‘{ $text }’:
   *[other] { $number } clauses contain ‘{ $text }’:
}
cli-rules-pages = The rules have { $number } parts; fort rules R7 shows one, fort rules R7.4 a clause.
cli-no-kid = There is no kid ‘{ $name }’.
cli-no-kid-but = There is no kid ‘{ $name }’: did you mean { $other }?
cli-copies-assumed = (?) is assumed: the printed numbers are not known. fort box assumptions lists all.
cli-kids-kid = kid
cli-kids-suits = suits
cli-kids-copies = copies
cli-kids-public = upper action (others may follow)
cli-kids-private = lower action
cli-kids-board = { $board } board
cli-box-copied = Wrote { $files } to { $directory }. Play with it: fort play --box { $directory }
cli-box-exists = { $file } exists: nothing was overwritten.
cli-box-fine = { $directory } is a box: { $kids } designs, { $cards } cards, { $assumed } values marked (?).
cli-box-assumptions = { $number ->
    [one] { $number } value is assumed, until somebody who owns the printed game confirms it:
   *[other] { $number } values are assumed, until somebody who owns the printed game confirms them:
}
cli-perft = { $number ->
    [one] { $number } choice sequence of length { $depth }
   *[other] { NUMBER($number, useGrouping: 0) } choice sequences of length { $depth }
}
cli-bad-depth = Depth { $depth } cannot be counted: expected 0 or more.
cli-bad-seats = { $number ->
    [one] { $number } seat
   *[other] { $number } seats
}: Fort is played by 2 to 4 (R1.1).
cli-no-bot = There is no bot ‘{ $name }’: expected one of { $names }.
cli-bad-human = Seat { $number } cannot be a person: the game has seats 1 to { $seats }.
cli-brings-own = --{ $source } brings its own { $option }: leave out --{ $option }.
cli-resume-over = { $file } is the record of a finished game: fort replay { $file } tells it.
cli-no-seal = { $file } cannot go on: its seed and salt should be in { $seal }, which cannot be read ({ $error }).
cli-bad-seal = { $seal } is not a seal: expected ‘fort seal 1’, a seed and a salt, as save writes them.
cli-wrong-seal = { $seal } does not open the commitment of { $file }: it belongs to another game, or was changed.
cli-no-file = { $file } cannot be read: { $error }.
cli-in-file = { $file }, { $error }
cli-whole-file = { $file }: { $error }
cli-no-text = { $file }: expected UTF-8 text
cli-no-seat = There is no seat { $number }: the game has seats 1 to { $seats }.
cli-bad-to = { $number ->
    [one] There is { $number } choice in { $file }: --to cannot be { $to }.
   *[other] There are { $number } choices in { $file }: --to cannot be { $to }.
}
cli-honest = { $number ->
    [one] { $file } is genuine: seed and salt match the commitment, { $number } choice is legal and the result is right.
   *[other] { $file } is genuine: seed and salt match the commitment, { $number } choices are legal and the result is right.
}
cli-honest-diagram = { $number ->
    [one] { $file } is honest: { $number } choice is legal and the result is right; it starts from a diagram, so no seed was sealed.
   *[other] { $file } is honest: { $number } choices are legal and the result is right; it starts from a diagram, so no seed was sealed.
}
cli-written = Wrote { $files }.
cli-offer = Press Enter to play in the browser, t to play at the terminal, anything else to leave.
cli-version = { $engine ->
    [compiled] fort { $version } (compiled)
   *[plain] fort { $version } (plain Python)
}

## Bots against bots: fort arena and fort stats

cli-arena = { $games } games on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $seats } seats, { $setup ->
    [basic] basic set-up
    [advanced] advanced set-up
   *[both] both set-ups
}, seed ‘{ $seed }’
cli-arena-fair = Win share of one seat with ties split; { $share } is fair. Intervals are 95%, by deals.
cli-arena-rounded = { $asked } games do not make whole deals of { $seats }: { $games } are played.
cli-arena-stopped = Stopped. { $done } of { $games } games are in { $file }; the same command goes on from there.
cli-arena-lost = Stopped; nothing was kept. With --resume FILE a series can be stopped and continued later.
cli-arena-seats = Whoever sat there, the seats won { $shares }.
cli-mirror-fair = Mirror: { $share } is within { $low } to { $high }, as it must be in 19 of 20 runs.
cli-mirror-unfair = Mirror: { $share } is outside { $low } to { $high }, as in 1 of 20 runs, or something is wrong.
cli-late = { $number ->
    [one] { $bot } went more than 20% over its time once.
   *[other] { $bot } was late { $number } times: more than its budget and a fifth.
}
cli-arena-bot = bot
cli-arena-games = seats
cli-arena-share = win share
cli-arena-interval = 95%
cli-arena-elo = Elo
cli-arena-score = score
cli-arena-rank = rank
cli-arena-decisions = decisions
cli-arena-each = ms each
cli-arena-most = ms at most
cli-bad-number = ‘{ $text }’ is not a list of seats: expected for example 2,3,4.
cli-bad-workers = { $workers } workers: expected at least 1.
cli-one-way = --ray plays on a cluster: leave out --workers.
cli-simulated = { $file } holds games: { $games }, decisions: { $decisions }, megabytes: { $megabytes }.
cli-stats = { $games } games of { $bot } for each number of seats, { $setup ->
    [basic] basic set-up
    [advanced] advanced set-up
   *[both] both set-ups
}, seed ‘{ $seed }’
cli-stats-lift = Wins: those of the owners as a multiple of the fair share; intervals are 95%, by games.

# fort train
cli-train-plan = Games: { $games }, rounds: { $rounds }, done: { $done }; cores: { $workers }, about { $minutes } min. It can be stopped and goes on later.
cli-train-round = Round { $round }, games: { $games }; { $percent }% less surprise at who won than the linear mind; against the best net so far: { $share }.
cli-train-stopped = Stopped. The same command goes on from there.

## A bot at a table of a server: fort connect and fort token

cli-connect-table = At the table: { $names }.
cli-connect-bot = { $name } (bot)
cli-connect-waits = Waiting until the host starts the game.
cli-connect-plays = The game is on. Ctrl-C stops; the same command comes back to the seat.
cli-connect-lost = The connection is lost. Trying again …
cli-connect-back = Back at the table.
cli-connect-score = { $rank }. { $name }, { $points }
cli-connect-abandoned = The game was ended without a result.
cli-connect-stopped = Stopped. While the game runs the seat is kept: the same command comes back to it.
cli-connect-next = Waiting for the next table. Ctrl-C stops.
cli-token-made = { $name } has a new token at { $server }. It is shown this once:
cli-token-revoked = The token { $token } is revoked.
cli-token-none = No token for { $server } is kept here: make one with fort token make { $server }.
cli-token-several = Several bots have tokens for { $server }: say which with --name. Known are { $names }.
cli-token-this = this one
cli-token-id = id
cli-token-label = label
cli-token-created = made
