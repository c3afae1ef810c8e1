"""Fort levels: what they cost and what they give.  R11, R13.7"""

from typing import TYPE_CHECKING

from fort.rules.choices import Choice, payment_number
from fort.rules.events import Advanced, Paid, PerkTaken, RuleKept
from fort.rules.language import Tree
from fort.rules.names import NOTHING, PACK, PERK, PIZZA, RULE, SCULPTURE, STUFF, TOP_LEVEL, TOY
from fort.rules.perks import BRIBE, PERKS, STICKY_FINGERS, XXL_BACKPACK
from fort.rules.scoring import MADE_UP_RULES
from fort.rules.task import Task, Todo
from fort.rules.words import Word

if TYPE_CHECKING:
    from fort.legal.foresight import Tally
    from fort.legal.game import Game
    from fort.rules.components import Components


def payments(
    components: "Components", level: int, stuff: list[int], pack: list[int], more: int
) -> list[Choice]:
    """Every exact payment for the next level, out of Stuff first.  R13.7, A-10.7"""
    if level >= TOP_LEVEL:  # R11.9
        return []
    pizza_cost, toy_cost, either_cost = components.costs[level + 1]
    symbols = pizza_cost + toy_cost + either_cost
    total = max(0, symbols + more)
    waived = 1 if more < 0 and symbols else 0
    found: list[Choice] = []
    for from_pack in range(min(total, pack[PIZZA] + pack[TOY]) + 1):
        from_stuff = total - from_pack
        if from_stuff > stuff[PIZZA] + stuff[TOY]:
            continue
        for stuff_pizza in range(max(0, from_stuff - stuff[TOY]), min(from_stuff, stuff[PIZZA]) + 1):
            for pack_pizza in range(max(0, from_pack - pack[TOY]), min(from_pack, pack[PIZZA]) + 1):
                pizza = stuff_pizza + pack_pizza
                missing = max(0, pizza_cost - pizza) + max(0, toy_cost - (total - pizza))
                if missing <= waived:
                    paid = payment_number(
                        stuff_pizza, from_stuff - stuff_pizza, pack_pizza, from_pack - pack_pizza
                    )
                    found.append(components.choices.pay[paid])
    return found


def affords(components: "Components", level: int, pizza: int, toy: int, more: int) -> bool:
    """Is there any payment out of so many tokens? It takes a tenth of asking for all of them."""
    if level >= TOP_LEVEL:
        return False
    pizza_cost, toy_cost, either_cost = components.costs[level + 1]
    symbols = pizza_cost + toy_cost + either_cost
    waived = 1 if more < 0 and symbols else 0
    missing = max(0, pizza_cost - pizza) + max(0, toy_cost - toy)
    return missing <= waived and pizza + toy >= symbols + more


def prize(game: "Game", me: int, level: int) -> Task | None:
    """What is to be chosen on reaching a level.  R11.3, R11.4"""
    seat = game.seats[me]
    reward = game.components.track[level].reward
    if reward == RULE and seat.made_up_rule == NOTHING and game.made_up_rules:
        return KeepRule(me)
    if reward == PERK and not seat.had_perk and game.perk_row:
        return TakePerk(me)
    return None


class Advance(Word):
    """Pay the printed cost, then one level up and its reward.  R13.7, R11"""

    kind = "pay"

    def __init__(self, tree: Tree, free: bool, more: int) -> None:
        super().__init__(tree, free)
        self.more = more  # R14.9

    def ways(self, game: "Game", me: int) -> list[Choice]:
        seat = game.seats[me]
        return payments(game.components, seat.level, seat.stuff, seat.pack, self.more)

    def certain(self, game: "Game", me: int, icons: list[int], hand: int) -> int:
        return 1 if self.able(game, me) else 0

    def do(self, game: "Game", me: int, choice: Choice) -> None:
        seat = game.seats[me]
        game.give_back(me, PIZZA, STUFF, choice.pizza)
        game.give_back(me, TOY, STUFF, choice.toy)
        game.give_back(me, PIZZA, PACK, choice.pack_pizza)
        game.give_back(me, TOY, PACK, choice.pack_toy)
        seat.level += 1
        if game.log is not None:
            game.log.append(Paid(me, choice.pizza, choice.toy, choice.pack_pizza, choice.pack_toy))
            game.log.append(Advanced(me, seat.level))
        gained = prize(game, me, seat.level)
        if gained is not None:
            game.push(gained)
        elif game.components.track[seat.level].reward == SCULPTURE:
            game.take_sculpture(me)
        game.check_end()

    def kind_of(self, game: "Game", choice: Choice) -> int:
        return choice.index

    def kinds(self, tally: "Tally") -> list[int]:
        components = tally.game.components
        return [c.index for c in payments(components, tally.level, tally.stuff, tally.pack, self.more)]

    def count(self, tally: "Tally", kind: int) -> None:
        paid = tally.game.components.choices.all[kind]
        tally.give(PIZZA, STUFF, paid.pizza)
        tally.give(TOY, STUFF, paid.toy)
        tally.give(PIZZA, PACK, paid.pack_pizza)
        tally.give(TOY, PACK, paid.pack_toy)
        tally.level += 1

    def after(self, tally: "Tally", todo: Todo | None) -> Todo | None:
        gained = prize(tally.game, tally.me, tally.level)
        return todo if gained is None else Todo(gained, todo)

    def able(self, game: "Game", me: int) -> bool:
        seat = game.seats[me]
        pizza, toy = seat.stuff[PIZZA] + seat.pack[PIZZA], seat.stuff[TOY] + seat.pack[TOY]
        return affords(game.components, seat.level, pizza, toy, self.more)


class KeepRule(Task):
    """Look through the made-up rules in private and keep one.  R11.3"""

    kind = "keep"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: "Game") -> bool:
        game.look_through_rules(self.seat)
        if len(game.made_up_rules) > 1:
            return game.ask(self.seat)
        self.answer(game, self.offered(game)[0])
        return False

    def offered(self, game: "Game") -> list[Choice]:
        return [game.components.choices.keep[rule] for rule in sorted(game.made_up_rules)]

    def answer(self, game: "Game", choice: Choice) -> None:
        game.made_up_rules.remove(choice.number)
        game.seats[self.seat].made_up_rule = choice.number
        if game.log is not None:
            game.log.append(RuleKept(self.seat, MADE_UP_RULES[choice.number]))

    def foresee(self, tally: "Tally", todo: Todo | None) -> bool:
        return True if todo is None else todo.task.foresee(tally, todo.below)

    def text(self) -> str:
        return f"keep {self.seat}"


class TakePerk(Task):
    """Choose one perk from the row; it works from now on.  R11.4, R16.0"""

    judged = True
    kind = "take"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: "Game") -> bool:
        if len(game.perk_row) > 1:
            return game.ask(self.seat)
        self.answer(game, self.offered(game)[0])
        return False

    def offered(self, game: "Game") -> list[Choice]:
        return [game.components.choices.take[perk] for perk in game.perk_row]

    def answer(self, game: "Game", choice: Choice) -> None:
        game.perk_row.remove(choice.number)
        seat = game.seats[self.seat]
        seat.perk = choice.number
        seat.had_perk = True
        if game.log is not None:
            game.log.append(PerkTaken(self.seat, PERKS[choice.number]))

    def permits(self, game: "Game", choice: Choice) -> bool:
        tally = game.tally()
        tally.perk = choice.number
        below = game.below()
        return True if below is None else below.task.foresee(tally, below.below)

    def foresee(self, tally: "Tally", todo: Todo | None) -> bool:
        assert todo is not None
        others = False
        for perk in tally.game.perk_row:
            if perk in (BRIBE, STICKY_FINGERS, XXL_BACKPACK):  # the ones that can matter to a play
                with_it = tally.copy()
                with_it.perk = perk
                if todo.task.foresee(with_it, todo.below):
                    return True
            else:
                others = True
        return others and todo.task.foresee(tally, todo.below)

    def text(self) -> str:
        return f"take {self.seat}"
