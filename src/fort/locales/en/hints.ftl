# Why a bot would choose something, or not: by the stable codes of fort.bots. Listed after "For it:" and
# "Against it:", several at a time, so each must fit there.

hint-deck-for = improves your deck
hint-deck-against = weakens your deck
hint-end-for = ends the game at a good moment
hint-end-against = ends the game at a bad moment
hint-fort-for = raises your fort
hint-fort-against = leaves your fort low
hint-fort-cost-for = saves for the next level of your fort
hint-fort-cost-against = leaves less for the next level of your fort
hint-hand-for = keeps a good hand
hint-hand-against = leaves a poor hand
hint-lookout-for = makes your Lookout useful
hint-lookout-against = leaves your Lookout less useful
hint-made-up-rule-for = helps your made-up rule
hint-made-up-rule-against = does little for your made-up rule
hint-pack-for = fills your Pack
hint-pack-against = leaves your Pack emptier
hint-perk-for = makes the most of your perk
hint-perk-against = makes little use of your perk
hint-points-for = brings points
hint-points-against = brings fewer points
hint-rivals-for = leaves less for rivals
hint-rivals-against = helps rivals
hint-stuff-for = brings pizza and toys
hint-stuff-against = leaves you with less pizza and fewer toys
hint-yard-for = keeps good cards out of the Yard
hint-yard-against = leaves good cards in the Yard

hint-for = For it: { $reasons }.
hint-against = Against it: { $reasons }.
hint-expects = I expect: { $line }.
