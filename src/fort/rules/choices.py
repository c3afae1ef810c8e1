"""The catalogue: every choice that exists in Fort stands in it once, with its text and its number."""

from typing import Any, Final

from fort.rules.limits import MOST_SEATS, STUFF_ROOM
from fort.rules.names import COIN, NOBODY, NOTHING, ORDINARY, PIZZA, RESOURCES, SIDES, SUITS, TOY, amount
from fort.rules.places import BOX, DISCARD_PILE, HAND, LOOKOUT, PACK, PARK, PARK_DECK, STUFF, SUPPLY, YARD

# What a choice does.
PICK: Final = 0
PLAY: Final = 1
SKIP: Final = 2
DECLARE: Final = 3
ADD: Final = 4
COIN_AS: Final = 5
USE: Final = 6
END: Final = 7
COUNT: Final = 8
GATHER: Final = 9
CONVERT_TO: Final = 10
CONVERT_IN: Final = 11
TIMES: Final = 12
STOP: Final = 13
ORDER: Final = 14
PACK_ONE: Final = 15
TUCK: Final = 16
TRASH: Final = 17
RECRUIT: Final = 18
SPEND: Final = 19
PAY: Final = 20
COPY_WHOSE: Final = 21
COPY: Final = 22
KEEP: Final = 23
TAKE: Final = 24
FOLLOW: Final = 25
DECLINE: Final = 26
PERK: Final = 27
PASS: Final = 28
RECYCLE: Final = 29

MOST_TIMES: Final = 24  # more icons than any play can show
MOST_PACKED: Final = 8  # Level 5 and XXL Backpack  R4.4


class Choice:
    """A choice is one answer. Choices of one catalogue are compared by identity, others by their text."""

    def __init__(
        self,
        index: int,
        text: str,
        what: int,
        place: int = NOTHING,
        kid: int = NOTHING,
        seat: int = NOBODY,
        suit: int = NOTHING,
        resource: int = NOTHING,
        number: int = 0,
        tokens: tuple[int, int, int, int] = (0, 0, 0, 0),
    ) -> None:
        self.index = index
        self.text = text
        self.what = what
        self.place = place
        self.kid = kid
        self.seat = seat
        self.suit = suit
        self.resource = resource
        self.number = number  # of the side, perk, rule, times; of the suits on an added or discarded card
        self.pizza, self.toy, self.pack_pizza, self.pack_toy = tokens

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
        about = (self.place, self.kid, self.seat, self.suit, self.resource, self.number)
        tokens = (self.pizza, self.toy, self.pack_pizza, self.pack_toy)
        return (Choice, (self.index, self.text, self.what, *about, tokens))


class Choices:
    """A catalogue holds all choices for the kids, suits, costs, perks and made-up rules of one box."""

    def __init__(
        self,
        kids: list[str],
        patterns: list[str],
        totals: list[tuple[int, int]],
        perks: tuple[str, ...],
        made_up_rules: tuple[str, ...],
    ) -> None:
        self.all: list[Choice] = []
        self.by_text: dict[str, Choice] = {}
        seats = range(MOST_SEATS)
        self.pick = self._kids(PICK, "pick", kids)
        self.play = self._kids(PLAY, "play", kids)
        self.skip = self._new("skip", SKIP)
        self.declare = [self._new(f"declare {SUITS[suit]}", DECLARE, suit=suit) for suit in range(ORDINARY)]
        self.add = self._kids(ADD, "add", kids, HAND)
        self.add_lookout = [
            self._new(f"add {suits} from lookout", ADD, LOOKOUT, number=number)
            for number, suits in enumerate(patterns)
        ]
        self.coin_as = [self._new(f"coin as {SUITS[suit]}", COIN_AS, suit=suit) for suit in range(COIN + 1)]
        self.coin_uncounted = self._new("coin uncounted", COIN_AS)
        self.use = [self._new(f"use {side}", USE, number=number) for number, side in enumerate(SIDES)]
        self.end = self._new("end", END)
        self.count = [self._new(f"count {SUITS[suit]}", COUNT, suit=suit) for suit in range(COIN + 1)]
        self.gather = self._resources(GATHER, "gather {}")
        self.convert_to = self._resources(CONVERT_TO, "convert to {}")
        self.convert_in_stuff = self._new("convert in stuff", CONVERT_IN, STUFF)
        self.convert_in_pack = self._new("convert in pack", CONVERT_IN, PACK)
        self.times = [self._new(f"times {often}", TIMES, number=often) for often in range(MOST_TIMES + 1)]
        self.stop = self._new("stop", STOP)
        self.left_first = self._new("left first", ORDER)
        self.right_first = self._new("right first", ORDER)
        self.pack = self._resources(PACK_ONE, "pack {}", STUFF)
        self.pack_supply = self._resources(PACK_ONE, "pack {} from supply", SUPPLY)
        self.tuck = self._kids(TUCK, "tuck", kids, HAND)
        self.tuck_park = self._kids(TUCK, "tuck", kids, PARK)
        self.tuck_yard = [self._kids(TUCK, "tuck", kids, YARD, seat) for seat in seats]
        self.tuck_park_deck = self._new("tuck from park deck", TUCK, PARK_DECK)
        self.trash = self._kids(TRASH, "trash", kids, HAND)
        self.trash_discard = self._kids(TRASH, "trash", kids, DISCARD_PILE)
        self.trash_yard = [self._kids(TRASH, "trash", kids, YARD, seat) for seat in seats]
        self.recruit_park = self._kids(RECRUIT, "recruit", kids, PARK)
        self.recruit_yard = [self._kids(RECRUIT, "recruit", kids, YARD, seat) for seat in seats]
        self.recruit_park_deck = self._new("recruit from park deck", RECRUIT, PARK_DECK)
        self.spend_stuff = self._resources(SPEND, "spend {} from stuff", STUFF)
        self.spend_pack = self._resources(SPEND, "spend {} from pack", PACK)
        self.pay: dict[int, Choice] = {}  # by `payment_number`
        self._payments(totals)
        self.copy_whose = [self._new(f"copy pack of {seat}", COPY_WHOSE, seat=seat) for seat in seats]
        self.copy: dict[tuple[int, int], Choice] = {}
        for pizza in range(MOST_PACKED + 1):
            for toy in range(MOST_PACKED + 1 - pizza):
                if pizza + toy:
                    text = f"copy {amount(pizza, toy)}"
                    self.copy[pizza, toy] = self._new(text, COPY, tokens=(pizza, toy, 0, 0))
        self.keep = self._names(KEEP, "keep", made_up_rules)
        self.take = self._names(TAKE, "take", perks)
        self.follow = self._kids(FOLLOW, "follow", kids, HAND)
        self.decline = self._new("decline", DECLINE)
        self.perk = self._names(PERK, "use", perks)
        self.pass_ = self._new("pass", PASS)
        self.recycle = self._kids(RECYCLE, "recycle", kids)

    def coins(self, suits: list[int]) -> list[Choice]:
        """Gives the choices that count a coin as one of these suits; NOTHING leaves it uncounted."""
        return [self.coin_uncounted if suit == NOTHING else self.coin_as[suit] for suit in suits]

    def find(self, text: str) -> Choice:
        """Finds the choice with this text; upper case and extra spaces do not matter."""
        choice = self.by_text.get(_key(text))
        if choice is None:
            raise UnknownChoice(text)
        return choice

    def _new(self, text: str, what: int, *about: Any, **named: Any) -> Choice:
        choice = Choice(len(self.all), text, what, *about, **named)
        self.all.append(choice)
        self.by_text[_key(text)] = choice
        return choice

    def _kids(
        self, what: int, verb: str, kids: list[str], place: int = NOTHING, seat: int = NOBODY
    ) -> list[Choice]:
        of = {PARK: " from park", DISCARD_PILE: " from discard pile", YARD: f" from yard {seat}"}.get(
            place, ""
        )
        return [self._new(f"{verb} {name}{of}", what, place, kid, seat) for kid, name in enumerate(kids)]

    def _resources(self, what: int, text: str, place: int = NOTHING) -> list[Choice]:
        each = (PIZZA, TOY)
        return [self._new(text.format(RESOURCES[one]), what, place, resource=one) for one in each]

    def _names(self, what: int, verb: str, names: tuple[str, ...]) -> list[Choice]:
        return [self._new(f"{verb} {name}", what, BOX, number=at) for at, name in enumerate(names)]

    def _payments(self, totals: list[tuple[int, int]]) -> None:
        for pizza, toy in totals:
            for pack_pizza in range(pizza + 1):
                for pack_toy in range(toy + 1):
                    self._payment(pizza - pack_pizza, toy - pack_toy, pack_pizza, pack_toy)

    def _payment(self, pizza: int, toy: int, pack_pizza: int, pack_toy: int) -> None:
        paid = payment_number(pizza, toy, pack_pizza, pack_toy)
        if pizza > STUFF_ROOM or toy > STUFF_ROOM or pack_pizza + pack_toy > MOST_PACKED or paid in self.pay:
            return
        text = f"pay {amount(pizza, toy)}"
        if pack_pizza or pack_toy:
            stuff = f"{amount(pizza, toy)} and " if pizza or toy else ""
            text = f"pay {stuff}{amount(pack_pizza, pack_toy)} from pack"
        self.pay[paid] = self._new(text, PAY, tokens=(pizza, toy, pack_pizza, pack_toy))


def payment_number(pizza: int, toy: int, pack_pizza: int, pack_toy: int) -> int:
    return ((pizza * 16 + toy) * 16 + pack_pizza) * 16 + pack_toy


class UnknownChoice(ValueError):
    """This text is no choice at all."""

    def __init__(self, text: str) -> None:
        super().__init__(
            f"'{text}' is not a choice: expected for example 'play Bug', 'add Skids', 'use public' or 'end' "
            "(see docs/notation.md)"
        )
        self.text = text

    def __reduce__(self) -> tuple[object, ...]:
        return (UnknownChoice, (self.text,))


def _key(text: str) -> str:
    return " ".join(text.split()).casefold()
