# The rules page and the guided first game. Marks such as [icon pizza], [kid Bug] and **bold** are drawn by the page;
# [kid Bug|Bugs] shows other words for the same kid.

## The rules page

rules-found = found
rules-see = See also
rules-in-english = Nobody has put the rules into this language yet. Here they are in English.
rules-level = Level
rules-price = Price
rules-points = Points
rules-reward = Reward

## The guided first game: the page

learn-title = Learn Fort
learn-lead = { $number } short lessons, about ten minutes. You make the moves, Scout shows you how.
learn-start = Start
learn-go-on = Go on
learn-again = From the beginning
learn-rules = Or read the rules
learn-done = done
learn-of = Lesson { $number } of { $total }
learn-coach = Scout shows you how
learn-next = Next
learn-next-lesson = Next lesson
learn-finish = Finish
learn-back = Back
learn-total = Total
learn-leave = Leave the lesson
learn-steps = Step { $number } of { $total }
learn-watch = Look and read.
learn-only = Just this one for now. The rest comes later.
learn-choose = Any of these will do.
learn-other = That is allowed, but let’s do it another way for now.
learn-finished = You know Fort now!
learn-finished-note = Play a game against the bots, or look something up in the rules.
learn-play = Play now
learn-trouble = The lesson cannot be loaded.
learn-again-try = Try again

## Lesson 1: a whole turn

lesson-turn = A whole turn
lesson-turn-1 = Hi, I’m [kid Scout]! In these lessons you play Fort yourself.
    .note = This bar always tells you what to decide. When it is yellow, it is waiting for you.
lesson-turn-2 = This is your fort. The higher it is, the more points it is worth at the end.
    .note = You can score points on the way, too. Most points wins.
lesson-turn-3 = A turn has five phases: Cleanup, Play, Recruit, Discard, Draw.
    .note = Cleanup is already done. You decide in Play and in Recruit. The rest happens by itself.
lesson-turn-4 = Phase 2: Play. Play [kid Giggles].
    .note = The upper box would copy your Pack, but that is empty. The lower box gives one toy [icon toy].
    .else = You could do that. But let’s start with something easy: [kid Giggles].
lesson-turn-5 = Use the lower action: one toy [icon toy] for you.
lesson-turn-6 = [kid Giggles] has nothing more to do. Tap Done.
lesson-turn-7 = Phase 3: Recruit. Take a new kid from the Park, whichever you like.
    .note = It goes to your discard pile and will come into your hand later.
    .else = A hidden card can be fun. For now take one that you can see.
lesson-turn-8 = Phases 4 and 5 are done: you have put your cards away and drawn five new ones.
    .note = The cards you played and recruited are in your discard pile.
lesson-turn-9 = The kids you did not play with are standing in your Yard.
    .note = The others may take them from there. You will soon see how.

## Lesson 2: adding cards

lesson-bug = Adding cards
lesson-bug-1 = This is [kid Bug]. The upper box gives 1 pizza [icon pizza] for each shovel [icon shovel]. Play it.
    .else = Not bad. But this lesson is about [kid Bug].
lesson-bug-2 = [kid Bug] shows one shovel. Add [kid The Moles]: they show two.
    .note = Only their suits count. What else a card can do does not matter when you add it.
    .else = Wait: add [kid The Moles] first. Then you get three pizza at once.
lesson-bug-3 = Three shovels! Now start the upper action.
    .note = Once it has started, you can add nothing more to it.
    .else = That would make it four. Three is plenty for today: start the upper action.
lesson-bug-4 = One pizza for each shovel: three. Take them.
lesson-bug-5 = The lower action counts your Fort Level. That is 0, so there is nothing to get. Tap Done.
lesson-bug-6 = Three pizza [icon pizza] are in your Stuff. It holds four pizza and four toys.
    .note = A card that would change nothing may not be added. Press and hold a grey card and it tells you why.

## Lesson 3: both actions

lesson-both = Both actions
lesson-both-1 = [kid Munch] has two boxes: take pizza, and spend pizza for points [icon vp]. Play it.
    .else = That works, too. But look at [kid Munch] now.
lesson-both-2 = Add [kid Rocket Bros], two skateboards [icon skateboard].
    .note = Added cards count for both actions.
    .else = First add [kid Rocket Bros]: they make both actions stronger.
lesson-both-3 = You choose the order. Your Stuff is empty, so take pizza first: the upper action.
lesson-both-4 = Three skateboards, three pizza.
lesson-both-5 = Now the lower action: spend pizza and score.
    .else = You could keep the pizza. But points are nice: use the lower action.
lesson-both-6 = One pizza spent, one point scored. Spend the next one.
    .note = You have used the upper action fully. So you could stop here with the lower one.
    .else = You could stop, but then [kid Rocket Bros] would help less. Go on.
lesson-both-7 = And the last one.
    .else = One more!
lesson-both-8 = Three points with one card! There they are on the Victory Track.
    .note = The order of the actions often makes all the difference.

## Lesson 4: one action fully

lesson-fully = One action fully
lesson-fully-1 = Your Stuff holds 3 pizza and 4 toys. There is room for one pizza only.
    .note = The most important rule: whatever you play, at least one of its actions must be done fully.
lesson-fully-2 = [kid Bud] gives two of one kind, and you have no room for two. But you can do the lower box: trash a card [icon trash]. Play [kid Bud].
    .else = That can be played. But try [kid Bud], the tricky one.
lesson-fully-3 = [kid Bud] is a coin card [icon coin]. Say which suit the coin stands for: any one you like.
    .note = The others may follow with cards of this suit.
lesson-fully-4 = Do the lower action first: that is the one you can do fully.
    .else = You may begin with it, because the other is still possible. But let’s do the full one first.
lesson-fully-5 = Trash a card that you do not need, from your hand or your discard pile.
    .note = With fewer cards you see the good ones more often.
lesson-fully-6 = One action is done fully. So the other may be done partly: take the one pizza that fits.
    .else = You may end here. But there is still a pizza for you.
lesson-fully-7 = Your Stuff is full now. What does not fit is not taken.
    .note = A grey card in your hand cannot be played, because none of its actions can be done fully.

## Lesson 5: following

lesson-follow = Following
lesson-follow-1 = Now it is Pip’s turn. Watch what Pip plays.
    .note = When others play, you may join in.
lesson-follow-2 = [kid Doodles] gives a toy for each glue [icon glue]. Follow: discard [kid Icky & Sticky], two glue.
    .note = You do the upper action with the suits of your own card. You must be able to do it fully.
    .else = That is allowed. But with [kid Icky & Sticky] you get two toys.
lesson-follow-3 = Two toys [icon toy]! Pip got only one: the number comes from your own card.
    .note = A coin matches every suit. Nobody can follow a lower action.
lesson-follow-4 = Following has its price: you draw no new card, so you start your turn with four.

## Lesson 6: stealing friends

lesson-yard = Stealing friends
lesson-yard-1 = Pip did not play with [kid Lefty] and [kid Tiny]. They are standing in Pip’s Yard, bored.
lesson-yard-2 = It is your Recruit phase. Take [kid Lefty] out of Pip’s Yard.
    .else = You may take that one. But [kid Lefty] would love to come with you.
lesson-yard-3 = Now look at your own Yard: [kid Chef] and [kid Dot]. You did not play with them.
    .note = [kid Rusty] is not there. Best Friends [icon friend] never go to the Yard.
lesson-yard-4 = Pip has taken [kid Chef]! [kid Dot] came home in your Cleanup.
    .note = Keep your friends: play them, add them or follow with them. Then nobody can take them.

## Lesson 7: the Pack

lesson-pack = The Pack
lesson-pack-1 = The Pack holds one resource more than your Fort Level: two, at Level 1.
    .note = Some kids score for what is in it. And it can pay for your fort, too.
lesson-pack-2 = Play [kid Penny]: pack [icon pack] for each glue, then score for each resource in your Pack.
    .else = Another time. Now it is [kid Penny].
lesson-pack-3 = Add [kid Tink] for a second glue.
    .else = First add [kid Tink]: then you can pack two.
lesson-pack-4 = Start the upper action.
lesson-pack-5 = Choose what you pack, pizza or toy.
lesson-pack-6 = And one more.
lesson-pack-7 = Now the lower action: a point for each resource in your Pack.
    .else = You may end here. But two points are waiting.
lesson-pack-8 = Two in the Pack, two points.
    .else = Why only one? Take both.
lesson-pack-9 = What is packed stays packed. Next time it scores again.

## Lesson 8: the Lookout

lesson-lookout = The Lookout
lesson-lookout-1 = The Lookout holds one card more than your Fort Level. Cards in it stay for the whole game.
    .note = You can add their suits on every turn, and they never leave.
lesson-lookout-2 = Play [kid Sarge].
    .else = Another time. Now it is [kid Sarge].
lesson-lookout-3 = The lower action first: tuck a card into your Lookout [icon lookout].
    .else = Not yet. First comes the lower action: you will see why.
lesson-lookout-4 = Tuck [kid The Moles]: two shovels forever.
    .else = You may tuck that one. But two shovels help more than one suit.
lesson-lookout-5 = And now add them from the Lookout.
    .else = First add the two shovels from your Lookout.
lesson-lookout-6 = Three shovels for the upper action. Start it.
    .else = More would fit, but three are fine. Start the upper action.
lesson-lookout-7 = Three toys at once.
    .else = Take all three: otherwise the added card would have helped less.
lesson-lookout-8 = [kid The Moles] stay in the Lookout and help you whenever you need shovels.
    .note = Choose carefully what you tuck: you can never play it again.

## Lesson 9: the fort and a made-up rule

lesson-fort = Building the fort
lesson-fort-1 = Above each level you see its price. Pay from Stuff, Pack or both.
lesson-fort-2 = [kid Rusty] is one of your Best Friends and can build. Play [kid Rusty].
    .else = Good, but now we build. Play [kid Rusty].
lesson-fort-3 = Level 1! Look at the made-up rules in secret and keep one.
    .note = It gives you points at the end, and nobody else knows it. Which fits your plans?
lesson-fort-4 = Your fort has grown. Your Pack and Lookout hold one more, too.
    .note = Level 1 gives a made-up rule, Level 2 a perk, Level 5 the macaroni sculpture.

## Lesson 10: a perk

lesson-perk = A perk
lesson-perk-1 = [kid Moose] can build as well, with the lower action. Play [kid Moose].
    .else = Another time. Now it is [kid Moose].
lesson-perk-2 = Use the lower action.
    .else = Another time. Now we build: the lower action.
lesson-perk-3 = One symbol in the cost is white: pay it with whatever you like.
lesson-perk-4 = Level 2: choose a perk. Take [perk Birthday Party]: you will see at once what it does.
    .else = That is a good perk, too. But take [perk Birthday Party] this time.
lesson-perk-5 = Tap Done.
    .else = You could do more with [kid Moose]. Enough for today: end the play.
lesson-perk-6 = Recruit as always.
lesson-perk-7 = And now [perk Birthday Party]: one more kid, from the Park.
    .else = You may say no or take a hidden card. But choose one you can see.
lesson-perk-8 = Some perks last for the whole game, others work once.
    .note = Everybody can get one made-up rule and one perk.

## Lesson 11: the end

lesson-end = The end and scoring
lesson-end-1 = You are at Level 4, and you have enough for Level 5.
    .note = The last round comes when somebody reaches Level 5 or 25 points, or when the Park deck is empty.
lesson-end-2 = Play [kid Rusty] once more.
    .else = The end is near: play [kid Rusty].
lesson-end-3 = Pay, from Stuff or Pack, as you like.
lesson-end-4 = Level 5, and the macaroni sculpture [icon sculpture] is yours! Now recruit as always.
lesson-end-5 = The end has begun. Pip still gets a turn, so that you both have had the same number of turns.
lesson-end-6 = Now the made-up rules are turned over and everything is counted.
    .note = Victory Track, fort, made-up rule, sculpture. If there is a tie, the higher fort wins.
