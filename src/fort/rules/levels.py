"""Fort levels cost resources and give rewards.  R11, R13.7"""

from typing import Final

from fort.box.language import Tree
from fort.rules.choices import Choice, payment_number
from fort.rules.events import Paid, RuleKept, RulesSeen
from fort.rules.limits import MANY, TOP_LEVEL
from fort.rules.names import NOTHING, PIZZA, TOY
from fort.rules.places import PACK, STUFF, SUPPLY
from fort.rules.scoring import MADE_UP_RULES
from fort.rules.tabletop import Tabletop
from fort.rules.task import SeatStep
from fort.rules.words import Word

# The rewards of levels that are chosen, as the box writes them.
RULE: Final = "made-up rule"
PERK: Final = "perk"


class Advance(Word):
    """You pay the printed cost, or one more or less, and your fort rises one level.  R11.1, R13.7, R14.9"""

    kind = "pay"
    sees = "stuff, pack, level"
    gives = "room, pack room, lookout room, level, perk"
    takes = "stuff, pack"

    def __init__(self, tree: Tree, free: bool, extra: int) -> None:
        super().__init__(tree, free)
        self.extra = extra  # so much more than printed, or less

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        """Offers every exact payment for the next level, out of Stuff first.  R13.7.2, A-10.7"""
        if not self.able(game, me):
            return []
        stuff, pack = game.board(me).stuff, game.board(me).pack
        pizza_cost, toy_cost, total, waived = self._price(game, me)
        options: list[Choice] = []
        least = max(0, total - stuff[PIZZA] - stuff[TOY])
        for from_pack in range(least, min(total, pack[PIZZA] + pack[TOY]) + 1):
            from_stuff = total - from_pack
            for stuff_pizza in range(max(0, from_stuff - stuff[TOY]), min(from_stuff, stuff[PIZZA]) + 1):
                for pack_pizza in range(max(0, from_pack - pack[TOY]), min(from_pack, pack[PIZZA]) + 1):
                    stuff_toy, pack_toy = from_stuff - stuff_pizza, from_pack - pack_pizza
                    pizza, toy = stuff_pizza + pack_pizza, stuff_toy + pack_toy
                    if max(0, pizza_cost - pizza) + max(0, toy_cost - toy) <= waived:
                        number = payment_number(stuff_pizza, stuff_toy, pack_pizza, pack_toy)
                        options.append(game.components.choices.pay[number])
        return options

    def able(self, game: Tabletop, me: int) -> bool:
        board = game.board(me)
        if board.level >= TOP_LEVEL:  # R11.9
            return False
        pizza_cost, toy_cost, total, waived = self._price(game, me)
        pizza, toy = board.stuff[PIZZA] + board.pack[PIZZA], board.stuff[TOY] + board.pack[TOY]
        missing = max(0, pizza_cost - pizza) + max(0, toy_cost - toy)  # R13.7.1
        return missing <= waived and pizza + toy >= total

    def _price(self, game: Tabletop, me: int) -> tuple[int, int, int, int]:
        """Gives the pizza and toys to pay, how many tokens in all, and how many of them are waived."""
        pizza, toy, either = game.components.costs[game.board(me).level + 1]
        symbols = pizza + toy + either
        waived = 1 if self.extra < 0 and symbols else 0  # R14.9.1
        return (pizza, toy, max(0, symbols + self.extra), waived)  # R14.9.2

    def bounds(self, game: Tabletop, me: int, icons: list[int], hand: int) -> tuple[int, int]:
        return (1, MANY) if self.able(game, me) else (0, 0)

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        game.move_tokens(me, PIZZA, STUFF, SUPPLY, choice.pizza)
        game.move_tokens(me, TOY, STUFF, SUPPLY, choice.toy)
        game.move_tokens(me, PIZZA, PACK, SUPPLY, choice.pack_pizza)
        game.move_tokens(me, TOY, PACK, SUPPLY, choice.pack_toy)
        if game.log is not None:
            game.log.append(Paid(me, choice.pizza, choice.toy, choice.pack_pizza, choice.pack_toy))
        game.rise(me)
        reward = game.components.track[game.board(me).level].reward
        if reward == RULE and game.seats[me].made_up_rule == NOTHING and game.made_up_rules:
            game.push(KeepRule(me))  # R11.3, R11.8, R11.10
        elif reward == PERK and not game.seats[me].had_perk and game.perk_row:
            game.push(TakePerk(me))  # R11.4, R11.8, R11.10


class KeepRule(SeatStep):
    """A player looks through the made-up rules in private and keeps one.  R11.3"""

    kind = "keep"
    judged = False
    idle = True

    def look(self, game: Tabletop) -> None:
        seat = game.seats[self.seat]
        seat.recall = seat.recall.looked_at(sorted(game.made_up_rules))
        if game.log is not None:
            names = tuple([MADE_UP_RULES[rule] for rule in sorted(game.made_up_rules)])
            game.log.append(RulesSeen(game.play.actor, names))

    def run(self, game: Tabletop) -> None:
        self.look(game)
        super().run(game)

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        return [game.components.choices.keep[rule] for rule in sorted(game.made_up_rules)]

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        game.made_up_rules.remove(choice.number)
        game.seats[me].made_up_rule = choice.number
        if game.log is not None:
            game.log.append(RuleKept(me, MADE_UP_RULES[choice.number]))


class TakePerk(SeatStep):
    """A player takes one perk from the row; it works from now on.  R11.4, R16.0"""

    kind = "take"

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        return [game.components.choices.take[perk] for perk in game.perk_row]

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        game.take_perk(me, choice.number)
