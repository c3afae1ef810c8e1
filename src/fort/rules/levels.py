"""Fort levels cost resources and give rewards.  R11, R13.7"""

from typing import TYPE_CHECKING, Final

from fort.recall.recall import Recall
from fort.rules.choices import Choice, payment_number
from fort.rules.events import Paid, RuleKept, RulesSeen
from fort.rules.limits import MANY, TOP_LEVEL
from fort.rules.names import NOTHING, PIZZA, TOY
from fort.rules.perks import BRIBE, STICKY_FINGERS, XXL_BACKPACK
from fort.rules.places import PACK, STUFF, SUPPLY
from fort.rules.scoring import MADE_UP_RULES
from fort.rules.seat import Board
from fort.rules.task import SeatTask, Task
from fort.rules.words import Word

# The rewards of levels, as the box writes them.
RULE: Final = "made-up rule"
PERK: Final = "perk"
SCULPTURE: Final = "macaroni sculpture"

if TYPE_CHECKING:
    from fort.rules.components import Components
    from fort.rules.tabletop import Tabletop


def payments(components: "Components", board: Board, more: int) -> list[Choice]:
    """Finds every exact payment for the next level, out of Stuff first.  R13.7.2, A-10.7"""
    if board.level >= TOP_LEVEL:  # R11.9
        return []
    stuff, pack = board.stuff, board.pack
    pizza_cost, toy_cost, either_cost = components.costs[board.level + 1]
    symbols = pizza_cost + toy_cost + either_cost
    total = max(0, symbols + more)  # R14.9.1, R14.9.2
    waived = 1 if more < 0 and symbols else 0
    options: list[Choice] = []
    for from_pack in range(min(total, pack[PIZZA] + pack[TOY]) + 1):
        from_stuff = total - from_pack
        if from_stuff > stuff[PIZZA] + stuff[TOY]:
            continue
        for stuff_pizza in range(max(0, from_stuff - stuff[TOY]), min(from_stuff, stuff[PIZZA]) + 1):
            for pack_pizza in range(max(0, from_pack - pack[TOY]), min(from_pack, pack[PIZZA]) + 1):
                pizza = stuff_pizza + pack_pizza
                missing = max(0, pizza_cost - pizza) + max(0, toy_cost - (total - pizza))  # R13.7.1
                if missing <= waived:  # R14.9.1, A-10.8
                    toys = (from_stuff - stuff_pizza, from_pack - pack_pizza)
                    options.append(
                        components.choices.pay[payment_number(stuff_pizza, toys[0], pack_pizza, toys[1])]
                    )
    return options


def affords(components: "Components", board: Board, more: int) -> bool:
    """Is there any payment? To ask this takes a tenth of the time of finding all of them."""
    if board.level >= TOP_LEVEL:  # R11.9
        return False
    pizza, toy = board.stuff[PIZZA] + board.pack[PIZZA], board.stuff[TOY] + board.pack[TOY]
    pizza_cost, toy_cost, either_cost = components.costs[board.level + 1]
    symbols = pizza_cost + toy_cost + either_cost
    waived = 1 if more < 0 and symbols else 0
    missing = max(0, pizza_cost - pizza) + max(0, toy_cost - toy)
    return missing <= waived and pizza + toy >= symbols + more


class Advance(Word):
    """You pay the printed cost, or `which` more, and your fort rises one level.  R11.1, R13.7, R14.9"""

    kind = "pay"
    sees = "stuff, pack, level"
    gives = "room, pack room, lookout room, level, perk"
    takes = "stuff, pack"

    def ways(self, game: "Tabletop", me: int) -> list[Choice]:
        return payments(game.components, game.board(me), self.which)

    def able(self, game: "Tabletop", me: int) -> bool:
        return affords(game.components, game.board(me), self.which)

    def bounds(self, game: "Tabletop", me: int, icons: list[int], hand: int) -> tuple[int, int]:
        return (1, MANY) if self.able(game, me) else (0, 0)

    def do(self, game: "Tabletop", me: int, choice: Choice) -> None:
        game.move_tokens(me, PIZZA, STUFF, SUPPLY, choice.pizza)
        game.move_tokens(me, TOY, STUFF, SUPPLY, choice.toy)
        game.move_tokens(me, PIZZA, PACK, SUPPLY, choice.pack_pizza)
        game.move_tokens(me, TOY, PACK, SUPPLY, choice.pack_toy)
        if game.log is not None:
            game.log.append(Paid(me, choice.pizza, choice.toy, choice.pack_pizza, choice.pack_toy))
        game.rise(me)


def prize(game: "Tabletop", me: int) -> Task | None:
    """Says what is to be chosen on reaching the present level, at most once.  R11.3, R11.4, R11.10"""
    seat = game.seats[me]
    reward = game.components.track[game.board(me).level].reward
    if reward == RULE and seat.made_up_rule == NOTHING and game.made_up_rules:
        return KeepRule(me)
    if reward == PERK and not seat.had_perk and game.perk_row:
        return TakePerk(me)
    return None


def gives_sculpture(game: "Tabletop", level: int) -> bool:
    return game.components.track[level].reward == SCULPTURE


class KeepRule(SeatTask):
    """A player looks through the made-up rules in private and keeps one.  R11.3"""

    kind = "keep"
    of_play = True
    idle = True

    def look(self, game: "Tabletop") -> None:
        seat = game.seats[self.seat]
        seat.recall = Recall(seat.recall.unseen, seat.recall.sure, sorted(game.made_up_rules))
        if game.log is not None:
            names = tuple([MADE_UP_RULES[rule] for rule in sorted(game.made_up_rules)])
            game.log.append(RulesSeen(self.seat, names))

    def run(self, game: "Tabletop") -> bool:
        self.look(game)
        if len(game.made_up_rules) > 1:
            return game.ask(self.seat)
        self.answer(game, self.offered(game)[0])
        return False

    def offered(self, game: "Tabletop") -> list[Choice]:
        return [game.components.choices.keep[rule] for rule in sorted(game.made_up_rules)]

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        game.made_up_rules.remove(choice.number)
        game.seats[self.seat].made_up_rule = choice.number
        if game.log is not None:
            game.log.append(RuleKept(self.seat, MADE_UP_RULES[choice.number]))


class TakePerk(SeatTask):
    """A player takes one perk from the row; it works from now on.  R11.4, R16.0"""

    kind = "take"
    judged = True
    of_play = True

    def run(self, game: "Tabletop") -> bool:
        if len(game.perk_row) > 1:
            return game.ask(self.seat)
        self.answer(game, self.offered(game)[0])
        return False

    def offered(self, game: "Tabletop") -> list[Choice]:
        return [game.components.choices.take[perk] for perk in game.perk_row]

    def foreseen(self, game: "Tabletop") -> list[Choice]:
        """Tries the perks that can matter to a play in progress, and one of the others."""
        options = self.offered(game)
        matter = [option for option in options if option.number in (BRIBE, STICKY_FINGERS, XXL_BACKPACK)]
        others = [option for option in options if option not in matter]
        return matter + others[:1]

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        game.take_perk(self.seat, choice.number)
