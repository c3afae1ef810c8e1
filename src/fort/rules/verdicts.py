"""What foresight found out is remembered, by the counts that it depends on.

Play comes to the same counts again and again, so that most questions were answered before. All that foresight
can look at is packed into one number; each kid keeps of it the bits that its own words look at.
"""

from typing import TYPE_CHECKING, Any, Final

from fort.rules.language import Tree
from fort.rules.names import NOTHING, PIZZA, TOY
from fort.rules.perks import BRIBE, PERKS, STICKY_FINGERS, XXL_BACKPACK

if TYPE_CHECKING:
    from fort.rules.tabletop import Tabletop


MOST_REMEMBERED: Final = 2000  # of each kind of question about a kid; then it begins anew
ENOUGH: Final = 12  # of a resource in the supply: nobody has room for more  R4.3, R4.4
MOST_ADDED: Final = 5
EVERYTHING: Final = (1 << 61) - 1  # all fields
_CARDS: Final = 41  # the lowest bit of the fields about cards
_ROW_BIT: Final[list[int]] = [
    {BRIBE: 2, STICKY_FINGERS: 4, XXL_BACKPACK: 8}.get(perk, 1) << 16 for perk in range(len(PERKS))
]


def counts(game: "Tabletop", me: int, wanted: int, added: int = 0) -> int:
    """All that foresight for this seat can look at, in the fields of `_FIELDS`; NOTHING if there is more.

    Fields that are not wanted may be left out. With so many cards added an action takes at most as many cards
    as icons can be shown: a place with more of them than that is as good as any other.
    """
    seat = game.seats[me]
    stuff, pack = seat.stuff, seat.pack
    if game.supply[PIZZA] < ENOUGH or game.supply[TOY] < ENOUGH or added > MOST_ADDED:
        return NOTHING
    stuff_pizza, stuff_toy, pack_pizza, pack_toy = stuff[PIZZA], stuff[TOY], pack[PIZZA], pack[TOY]
    perk = seat.perk
    level = seat.level
    lookout = len(seat.lookout)
    cards = 0
    if wanted >> _CARDS:
        plenty = 2 * added + 5  # two icons on each card, on one more, and that one itself
        hand = len(seat.hand)
        own = hand + len(seat.discard_pile)
        yards = game.yard_cards(me)
        others = len(game.park) + yards + len(game.park_deck)
        cards = (
            (hand if hand < plenty else plenty)
            | (own if own < plenty else plenty) << 4
            | (yards if yards < plenty else plenty) << 8
            | (others if others < plenty else plenty) << 12
        )
        if not seat.had_perk:  # else there is no other to be gained  R11.4
            for other in game.perk_row:
                cards |= _ROW_BIT[other]
    return (
        stuff_pizza
        | stuff_toy << 3
        | pack_pizza << 6
        | pack_toy << 10
        | stuff_pizza + pack_pizza << 14
        | stuff_toy + pack_toy << 18
        | pack_pizza + pack_toy << 22
        | seat.pack_room() << 26
        | level << 30
        | lookout << 33
        | level + 1 - lookout << 36
        | (perk == BRIBE) << 39
        | (perk == STICKY_FINGERS) << 40
        | cards << _CARDS
    )


_FIELDS: Final = {  # the lowest bit, and how many
    "stuff pizza": (0, 3),
    "stuff toy": (3, 3),
    "pack pizza": (6, 4),
    "pack toy": (10, 4),
    "all pizza": (14, 4),
    "all toys": (18, 4),
    "pack": (22, 4),
    "pack room": (26, 4),
    "level": (30, 3),
    "lookout": (33, 3),
    "lookout room": (36, 3),
    "bribe": (39, 1),
    "sticky": (40, 1),
    "hand": (41, 4),
    "own cards": (45, 4),
    "yards": (49, 4),
    "other cards": (53, 4),
    "perk row": (57, 4),
}
_TOKENS: Final = ("stuff pizza", "stuff toy", "pack pizza", "pack toy")
_PAY: Final = ("all pizza", "all toys", "level")
_PERKED: Final = ("pack", "lookout")  # more of it is done with a perk  R16.2, R16.8, R16.9
# What the foresight of each word looks at; a word that looks beyond this is not here.
_LOOKS_AT: Final[dict[str, tuple[str, ...]]] = {
    "pizza": ("stuff pizza",),
    "toy": ("stuff toy",),
    "res": ("stuff pizza", "stuff toy"),
    "pack": ("stuff pizza", "stuff toy", "pack room", "sticky"),
    "lookout": ("lookout room", "hand", "bribe", "other cards"),
    "trash": ("own cards",),
    "trash-this": (),
    "trash-rival": ("yards",),
    "recruit": ("other cards",),
    "advance": _PAY,
    "advance-1": _PAY,
    "advance+1": _PAY,
    "vp": (),
    "spend-pizza": ("stuff pizza", "pack pizza"),
    "spend-toy": ("stuff toy", "pack toy"),
    "copy-pack": _TOKENS,
    "convert": _TOKENS,
}
_COUNTED: Final = {"fort": "level", "pack": "pack", "lookout": "lookout"}
_TAKES_CARD: Final = ("lookout", "trash", "trash-rival", "recruit")


def make_room(verdicts: dict[Any, Any]) -> None:
    """Before one more is remembered: when there are too many, it begins anew."""
    if len(verdicts) >= MOST_REMEMBERED:
        verdicts.clear()


def looks_at(actions: list[Tree | None], lacks: int) -> int:
    """The bits of `counts` that matter to these actions; NOTHING if that is not all.

    Where a suit is lacking, which cards are left in hand matters, too: then none may be taken.
    """
    trees = [tree for tree in actions if tree is not None]
    words = [word for tree in trees for word in tree.words()]
    takes = [word for word in words if word in _TAKES_CARD]
    if len(takes) > (0 if lacks else 1) or any(word not in _LOOKS_AT for word in words):
        return NOTHING
    fields = {field for word in words for field in _LOOKS_AT[word]}
    for tree in trees:
        numbers = [_COUNTED[count] for count in tree.counts() if count in _COUNTED]
        if len(tree.counts()) > 1 or (numbers and set(takes).intersection(tree.words())):
            return NOTHING
        fields.update(numbers)
    if "all pizza" in fields:
        if fields.intersection(_TOKENS):  # it matters out of where it is paid
            fields.update(_TOKENS)
        if set(words).intersection(_PERKED):  # a perk may be gained on the way
            fields.add("perk row")
    found = 0
    for field in fields:
        lowest, bits = _FIELDS[field]
        found |= ((1 << bits) - 1) << lowest
    return found
