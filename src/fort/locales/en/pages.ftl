# Home, new table, waiting room, my games, settings, about, numbers, replay.

loading = Loading
tagline = Round up the kids, hoard pizza and toys, and build the mightiest fort on the block.
unofficial = Unofficial: not made or endorsed by the publisher.
play-now = Play now
play-now-note = You and three bots, right away
new-table = New table
join-table = Join a table
your-games = Your games
your-turn = Your turn
game-waiting-start = Not started
game-waiting-for = Waiting for { $names }
game-finished = Finished
game-abandoned = Ended without a result
games-all = All your games
new-to-fort = New to Fort?
new-to-fort-note = A guided first game, about ten minutes
kids = Kids
rules = Rules
about = About
learn = Learn
language = Language
theme-to-dark = Dark theme
theme-to-light = Light theme
nickname = Nickname
nickname-save = Save

## Settings

settings-theme = Theme
theme-light = Light
theme-dark = Dark
theme-system = System
settings-speed = Speed of others
settings-language = Language
settings-motion = Animate cards and tokens
settings-sound = Sounds
settings-notify = Notify me on my turn
menu-resume = Resume

## New table

players = Players
new-table-note = Seats and the first player are drawn at random.
seat-this-device = This device
seat-by-link = joins by link
seat-at-once = ready to play
seat-waits = waiting for a player
seat-here = here
seat-free = Free seat
seat-person = Person
seat-bot = Bot
seat-me = Here
seat-take = Sit here
seat-take-any = Sit down
seat-remove = Remove
seat-kind = Who plays seat { $number }
seat-level = How well the bot of seat { $number } plays
bot-random = Random
bot-rookie = Rookie
bot-casual = Casual
bot-regular = Regular
bot-expert = Expert
bot-master = Master
setup = Setup
setup-basic = Basic
setup-basic-note = Everybody is dealt 8 kids. Best for a first game.
setup-advanced = Advanced
setup-advanced-note = Pick 1 of 8, pass the rest left, until you have 8.
pace = Pace
pace-none = No clock
pace-none-note = Nobody is hurried.
pace-live = Live
pace-live-note = 15 minutes each, plus 10 seconds per choice.
pace-slow = Take your time
pace-slow-note = Two days for every decision. Come back when you like.
who-joins = Who may join
join-link = By link
join-link-note = People with your link.
join-open = Open
join-open-note = Anybody looking for a table here.
may-watch = Others may watch
box-numbers = Card counts and costs
box-ours = Standard
box-own = My own box
box-edit = Edit
create = Create table
ready = Ready
ready-players = { $number } players
summary-me = { $number ->
    [one] You
   *[other] { $number } people here
}
summary-people = { $number ->
    [0] nobody else
    [one] one person by link
   *[other] { $number } people by link
}
summary-bots = { $number ->
    [0] no bots
    [one] one bot
   *[other] { $number } bots
}

## Waiting room and joining

waiting-title = Waiting room
waiting-for = { $number ->
    [one] Waiting for one more player.
   *[other] Waiting for { $number } more players.
}
waiting-ready = Everybody is here.
waiting-host = Waiting for the host to start.
invite-title = Invite
invite-how = Send the link, or let them point a camera at the code.
invite-qr = QR code of the invitation
invite-link = Link to this table
invite-copy = Copy link
share-not-yet = So far this link works on this computer only.
share-open = Open it to your network
join-title = Join this table
join-open-title = Open tables
join-open-none = No open table is waiting for players now.
join-paste = Got a link? Paste it here.
join-go = Go there
join-not-a-link = That isn’t a link to a table. It looks like { $example }
join-full = All seats of this table are taken. Ask for a link to another one, or open one.
join-too-late = This game began without you, and nobody may watch it. Ask for a link to a new table, or open one.
page-missing = There’s no such page. Check the link, or start from home.
leave = Leave
start = Start
start-with-bots = Fill with bots and start

## About

about-what = This is a free digital edition of the board game Fort: exact rules, bots, a table in the browser, records and replays. It runs on your own computer and sends nothing to anyone.
about-game = Fort is a game by Grant Rodiek, published by Leder Games. The name, the trademark, the art and the text of the printed game are theirs. This project is unofficial: it is neither made nor endorsed by them, contains none of their art and states the rules in its own words. If you like the game, buy the box.
about-portraits = Portraits: remix of “Adventurer” by Lisa Wischofsky, licensed under CC BY 4.0, via DiceBear; props and clothes added.
about-fonts = Lettering: Shantell Sans and Nunito, under the SIL Open Font License.
about-libraries = Built with React, Motion and Fluent.
about-icons = Icons, props, clothes and the card back were drawn for this project.
about-numbers = Some numbers of the printed game are assumed.
about-numbers-link = See and correct them
about-version = Version { $version }, { $engine ->
    [compiled] compiled engine
   *[plain] plain Python engine
}
about-source = The portraits’ source
about-licence = Their licence

## Assumed numbers

numbers = Assumed numbers
numbers-why = The real numbers are printed on the pieces of the game, but we couldn’t read all of them. If you own it, correct them here: tables you open with “My own box” use your numbers.
numbers-level = Level
numbers-points = Points
numbers-toy = Toys
numbers-pizza = Pizza
numbers-either = Either
numbers-copies = Copies of each kid
numbers-fort = The fort track
numbers-friends = Best Friends
numbers-save = Save on this device
numbers-saved = Saved. New tables can use them.
numbers-reset = Back to ours
numbers-assumed = assumed
numbers-total = { $number } kid cards in all; there should be 60.

## Replay

replay = Replay
replay-from = Seen from
replay-open = Show all hands
replay-start = To the start
replay-back = One choice back
replay-on = One choice forward
replay-end = To the end
replay-play = Play
replay-pause = Pause
replay-scrub = Choice
replay-moment = Round { $round }, choice { $number } of { $total }
replay-link = Link to here
replay-verified = Shuffles checked
replay-not-verified = Shuffles not checked

## Kids and rules

kids-perks = Perks
kids-rules = Made-up rules
kids-search = Name
kids-suit = Suit
kids-can = Can do
kids-number = { $number } of { $total } kids
kids-all = Show all
kids-friends = Best Friends
kids-filters = Filters
kids-none = Nobody matches. Use fewer filters.
rules-search = Search the rules
rules-places = { $number ->
    [one] 1 match
   *[other] { $number } places
}
rules-chapters = Chapters

## Trouble

error-title = Something broke here.
error-what = The game is safe on the server. Reload to come back to it.
error-reload = Reload
error-report = Copy a report

## Other devices

device-title = This device
device-make = Play on another device too
device-how = Open this link on your other device. It works once, for a short time, and lets you play from there.
