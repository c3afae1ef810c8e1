# What is printed: kids, suits, resources, perks, made-up rules, boards.

## Kids

kid-bones = Bones
kid-captain = Captain
kid-chef = Chef
kid-doc = Doc
kid-einstein = Einstein
kid-patch = Patch
kid-noodle-twins = Noodle Twins
kid-smoke = Smoke
kid-ghost = Ghost
kid-golden-boy = Golden Boy
kid-prince = Prince
kid-tiny = Tiny
kid-puddin = Puddin
kid-doodles = Doodles
kid-dot = Dot
kid-giggles = Giggles
kid-kitty = Kitty
kid-penny = Penny
kid-sweet-pea = Sweet Pea
kid-tink = Tink
kid-icky-and-sticky = Icky & Sticky
kid-bug = Bug
kid-lefty = Lefty
kid-moose = Moose
kid-sarge = Sarge
kid-scout = Scout
kid-wart = Wart
kid-worm = Worm
kid-the-moles = The Moles
kid-the-ant = The Ant
kid-dash = Dash
kid-munch = Munch
kid-skids = Skids
kid-spike = Spike
kid-thunder = Thunder
kid-rocket-bros = Rocket Bros
kid-baby-face = Baby Face
kid-blitz = Blitz
kid-crash = Crash
kid-lil-boss = Lil Boss
kid-punky = Punky
kid-the-scrappers = The Scrappers
kid-zip = Zip
kid-blades = Blades
kid-rusty = Rusty
kid-bud = Bud
kid-sparky = Sparky
kid-ace = Ace
kid-bitsy = Bitsy
kid-flipper = Flipper

## Suits and resources

suit-book = book
suit-crown = crown
suit-glue = glue
suit-shovel = shovel
suit-skateboard = skateboard
suit-squirtgun = squirtgun
suit-coin = coin
resource-pizza = pizza
resource-toy = toy

# Amounts, as in "you gather 2 toys".
tokens-pizza = { $number } pizza
tokens-toy = { $number ->
    [one] { $number } toy
   *[other] { $number } toys
}
tokens-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
tokens-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
tokens-either = { $number } pizza or toy
nothing = nothing

# The suits of one card: "2 shovels", "crown and coin".
suits-one = { $suit }
suits-two-alike = 2 × { $suit }
suits-two = { $first } and { $second }

## Perks: name and what it does


perk-birthday-party = Birthday Party
    .does = At the end of Recruit, you may take one more kid from the Park or its deck.
perk-bribe = Bribe
    .does = On your turn you may also tuck cards from a Yard, the Park or the Park deck.
perk-copy-cat = Copy Cat
    .does = Follow with up to two matching cards and count both.
perk-diy = DIY
    .does = Instead of playing a kid, advance your fort for one extra resource. Nobody can follow.
perk-do-over = Do-Over
    .does = After everybody has followed or declined, play a second card.
perk-recycling = Recycling
    .does = On your turn, take a kid from your discard pile into your hand.
perk-rough-housing = Rough Housing
    .does = If you did not follow, put the leader’s played kid in the box.
perk-sticky-fingers = Sticky Fingers
    .does = On your turn, what you pack may come straight from the supply.
perk-xxl-backpack = XXL Backpack
    .does = Your Pack holds two more resources.
perk-once = use once, then gone
perk-lasting = lasts the whole game

## Made-up rules: name and what it scores

rule-big-plans = Big Plans
    .scores = 1 point for each Advance symbol on your cards, even inside a longer action.
rule-friendship-bracelet = Friendship Bracelet
    .scores = 1 point for each different suit on your cards (not coins), and 1 more for all six.
rule-piggy-bank = Piggy Bank
    .scores = 1 point for each toy in your Stuff and Pack.
rule-pizza-party = Pizza Party
    .scores = 1 point for each pizza in your Stuff and Pack.
rule-loner = Loner
    .scores = 5 points if you have no Best Friend left.
rule-minimalism = Minimalism
    .scores = 8 points if your fort is at exactly Level 2.
rule-popularity = Popularity
    .scores = 1 point for each kid in your Lookout.
rule-play-palace = Play Palace
    .scores = 1 point for each crown on your cards. Coins do not count.
rule-secret-stash = Secret Stash
    .scores = 1 point for each resource in your Pack.
rule-sleepover = Sleepover
    .scores = 8 points if you have more cards than any rival, 4 if tied for most.
rule-slime-lab = Slime Lab
    .scores = 1 point for each book on your cards. Coins do not count.

## Boards and rewards

board-red = red
board-yellow = yellow
board-green = green
board-orange = orange
reward-made-up-rule = a made-up rule
reward-perk = a perk
reward-macaroni-sculpture = the macaroni sculpture
best-friend = Best Friend
card-face-down = face-down card
card-blank = blank
card-plain = No actions: add it, tuck it, trash it or discard it to follow.
card-public = Others may follow
card-private = Only you
card-copies = { $number ->
    [one] { $number } in the game
   *[other] { $number } in the game
}
card-friend-of = Best Friend of the { $board } board: never goes to the Yard.
card-assumed = assumed
