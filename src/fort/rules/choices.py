"""The catalogue: every choice that exists in Fort stands in it once, with its text and its number."""

from collections.abc import Iterable
from itertools import product
from typing import TYPE_CHECKING, Final, Literal, get_args

from fort.box import MADE_UP_RULES, PERKS
from fort.rules.limits import MOST_SEATS, STUFF_ROOM
from fort.rules.names import NOBODY, NOTHING, ORDINARY, RESOURCES, SIDES, SUITS, amount
from fort.rules.places import DISCARD_PILE, HAND, LOOKOUT, PACK, PARK, PARK_DECK, STUFF, SUPPLY, YARD

if TYPE_CHECKING:
    from fort.rules.components import Components

_First = Literal["pick", "play", "skip", "declare", "add", "coin", "use", "end", "count", "gather"]
_Then = Literal["convert-to", "convert-in", "times", "stop", "order", "pack", "tuck", "trash", "recruit"]
_Last = Literal["spend", "pay", "copy-whose", "copy", "keep", "take", "follow", "decline", "perk", "pass"]
Verb = Literal[_First, _Then, _Last, "recycle"]
VERBS: Final[tuple[str, ...]] = get_args(Verb)

MOST_TIMES: Final = 24  # more icons than any play can show
MOST_PACKED: Final = 8  # Level 5 and XXL Backpack  R4.4


class Choice:
    """A choice is one answer. Choices of one catalogue are compared by identity, others by their text."""

    def __init__(self, index: int, what: Verb, text: str, about: dict[str, int]) -> None:
        self.index = index
        self.what = what
        self.text = text
        self.about = about  # what it says of these ten things
        self.place = about.get("place", NOTHING)
        self.kid = about.get("kid", NOTHING)
        self.seat = about.get("seat", NOBODY)
        self.suit = about.get("suit", NOTHING)
        self.resource = about.get("resource", NOTHING)
        self.number = about.get("number", 0)  # of the side, perk, rule, times; of the suits on a card
        self.pizza = about.get("pizza", 0)
        self.toy = about.get("toy", 0)
        self.pack_pizza = about.get("pack_pizza", 0)
        self.pack_toy = about.get("pack_toy", 0)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __copy__(self) -> "Choice":
        return self  # it never changes

    def __deepcopy__(self, memo: dict[int, object]) -> "Choice":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (Choice, (self.index, self.what, self.text, self.about))


class Choices:
    """A catalogue holds all choices for the kids, suits, costs, perks and made-up rules of one box."""

    def __init__(self, parts: "Components") -> None:
        self.all: list[Choice] = []
        self.by_text: dict[str, Choice] = {}
        kids = [kid.name for kid in parts.kids]
        patterns = [" ".join([SUITS[suit] for suit in suits]) for suits in parts.patterns]
        self.pick = self._each("pick", "pick {}", "kid", kids)
        self.play = self._each("play", "play {}", "kid", kids)
        self.skip = self._new("skip", "skip")
        self.declare = self._each("declare", "declare {}", "suit", SUITS[:ORDINARY])
        self.add = [
            self._new("add", f"add {kid.name}", kid=kid.number, number=kid.pattern, place=HAND)
            for kid in parts.kids
        ]
        self.add_lookout = self._each("add", "add {} from lookout", "number", patterns, place=LOOKOUT)
        self.coin_as = self._each("coin", "coin as {}", "suit", SUITS)
        self.coin_as.append(self._new("coin", "coin uncounted"))  # the last, [NOTHING]
        self.use = self._each("use", "use {}", "number", SIDES)
        self.end = self._new("end", "end")
        self.count = self._each("count", "count {}", "suit", SUITS)
        self.gather = self._each("gather", "gather {}", "resource", RESOURCES)
        self.convert_to = self._each("convert-to", "convert to {}", "resource", RESOURCES)
        self.convert_in_stuff = self._new("convert-in", "convert in stuff", place=STUFF)
        self.convert_in_pack = self._new("convert-in", "convert in pack", place=PACK)
        self.times = self._each("times", "times {}", "number", range(MOST_TIMES + 1))
        self.stop = self._new("stop", "stop")
        self.left_first = self._new("order", "left first")
        self.right_first = self._new("order", "right first")
        self.pack = self._each("pack", "pack {}", "resource", RESOURCES, place=STUFF)
        self.pack_supply = self._each("pack", "pack {} from supply", "resource", RESOURCES, place=SUPPLY)
        self.tuck = self._each("tuck", "tuck {}", "kid", kids, place=HAND)
        self.tuck_park = self._each("tuck", "tuck {} from park", "kid", kids, place=PARK)
        self.tuck_yard = self._yards("tuck", kids)
        self.tuck_park_deck = self._new("tuck", "tuck from park deck", place=PARK_DECK)
        self.trash = self._each("trash", "trash {}", "kid", kids, place=HAND)
        self.trash_discard = self._each(
            "trash", "trash {} from discard pile", "kid", kids, place=DISCARD_PILE
        )
        self.trash_yard = self._yards("trash", kids)
        self.recruit_park = self._each("recruit", "recruit {} from park", "kid", kids, place=PARK)
        self.recruit_yard = self._yards("recruit", kids)
        self.recruit_park_deck = self._new("recruit", "recruit from park deck", place=PARK_DECK)
        self.spend_stuff = self._each("spend", "spend {} from stuff", "resource", RESOURCES, place=STUFF)
        self.spend_pack = self._each("spend", "spend {} from pack", "resource", RESOURCES, place=PACK)
        self.pay = self._payments(parts.prices())
        self.copy_whose = self._each("copy-whose", "copy pack of {}", "seat", range(MOST_SEATS))
        self.copy = {
            (pizza, toy): self._new("copy", f"copy {amount(pizza, toy)}", pizza=pizza, toy=toy)
            for pizza, toy in product(range(MOST_PACKED + 1), repeat=2)
            if 0 < pizza + toy <= MOST_PACKED
        }
        self.keep = self._each("keep", "keep {}", "number", MADE_UP_RULES)
        self.take = self._each("take", "take {}", "number", PERKS)
        self.follow = self._each("follow", "follow {}", "kid", kids, place=HAND)
        self.decline = self._new("decline", "decline")
        self.perk = self._each("perk", "use {}", "number", PERKS)
        self.pass_ = self._new("pass", "pass")
        self.recycle = self._each("recycle", "recycle {}", "kid", kids)

    def coins(self, suits: list[int]) -> list[Choice]:
        """Gives the choices that count a coin as one of these suits; NOTHING leaves it uncounted."""
        return [self.coin_as[suit] for suit in suits]

    def find(self, text: str) -> Choice:
        """Finds the choice with this text; upper case and extra spaces do not matter."""
        choice = self.by_text.get(_key(text))
        if choice is None:
            raise UnknownChoice(text)
        return choice

    def _new(self, what: Verb, text: str, **about: int) -> Choice:
        choice = Choice(len(self.all), what, text, about)
        self.all.append(choice)
        self.by_text[_key(text)] = choice
        return choice

    def _each(self, what: Verb, text: str, fact: str, names: Iterable[object], **about: int) -> list[Choice]:
        """Makes a choice for each of these names, which stand in the order of their numbers."""
        return [self._new(what, text.format(name), **{fact: at}, **about) for at, name in enumerate(names)]

    def _yards(self, what: Verb, kids: list[str]) -> list[list[Choice]]:
        """Makes, for the Yard of each seat, a choice for each kid."""
        texts = [f"{what} {{}} from yard {seat}" for seat in range(MOST_SEATS)]
        return [self._each(what, text, "kid", kids, place=YARD, seat=seat) for seat, text in enumerate(texts)]

    def _payments(self, prices: list[tuple[int, int]]) -> dict[int, Choice]:
        """Makes all ways to pay so much pizza and so many toys out of Stuff and Pack."""
        payments = {}
        for pizza, toy, pack_pizza, pack_toy in _ways_to_pay(prices):
            text = f"pay {amount(pizza, toy)}"
            if pack_pizza or pack_toy:
                text = f"{text} and " if pizza or toy else "pay "
                text += f"{amount(pack_pizza, pack_toy)} from pack"
            paid = self._new("pay", text, pizza=pizza, toy=toy, pack_pizza=pack_pizza, pack_toy=pack_toy)
            payments[payment_number(pizza, toy, pack_pizza, pack_toy)] = paid
        return payments


def _ways_to_pay(prices: list[tuple[int, int]]) -> list[tuple[int, int, int, int]]:
    return [
        (pizza - pack_pizza, toy - pack_toy, pack_pizza, pack_toy)
        for pizza, toy in prices
        for pack_pizza, pack_toy in product(range(pizza + 1), range(toy + 1))
        if max(pizza - pack_pizza, toy - pack_toy) <= STUFF_ROOM and pack_pizza + pack_toy <= MOST_PACKED
    ]


def payment_number(pizza: int, toy: int, pack_pizza: int, pack_toy: int) -> int:
    return ((pizza * 16 + toy) * 16 + pack_pizza) * 16 + pack_toy


class UnknownChoice(ValueError):
    """This text is no choice at all."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        examples = "'play Bug', 'add Skids', 'use public' or 'end' (see docs/notation.md)"
        return f"'{self.text}' is not a choice: expected for example {examples}"


def _key(text: str) -> str:
    return " ".join(text.split()).casefold()
