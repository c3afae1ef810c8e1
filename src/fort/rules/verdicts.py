"""What foresight found out is remembered, by the counts that it depends on.

Play comes to the same counts again and again, so that most questions were answered before. All that foresight
can look at is packed into one number; each kid keeps of it the bits that its own words look at.
"""

from typing import TYPE_CHECKING, Any, Final

from fort.rules.choices import MOST_PACKED
from fort.rules.compiling import mypyc_attr
from fort.rules.language import Tree
from fort.rules.names import NOTHING, PIZZA, STUFF_ROOM, TOP_LEVEL, TOY
from fort.rules.perks import BRIBE, PERKS, STICKY_FINGERS, XXL_BACKPACK

if TYPE_CHECKING:
    from mypy_extensions import i64

    from fort.rules.components import Kid
    from fort.rules.seat import Seat
    from fort.rules.tabletop import Tabletop


MOST_REMEMBERED: Final = 2000  # of each kind of question about a kid; then it begins anew
ENOUGH: Final = 12  # of a resource in the supply: nobody has room for more  R4.3, R4.4
MOST_ADDED: Final = 5
EVERYTHING: Final = (1 << 62) - 1  # all fields: as many bits as a compiled int has without a detour
_AFFORDS: Final = 3 << 39
_CARDS: Final = 41  # the lowest bit of the fields about cards
_NO_CARDS: Final = (1 << _CARDS) - 1
_OF_STUFF: Final[list[int]] = [  # by the pizza in it and the toys; of the sums of both places, its share
    pizza * (1 | 1 << 14) + toy * (1 << 3 | 1 << 18) + (min(pizza, toy) << 22)
    for pizza in range(STUFF_ROOM + 1)
    for toy in range(16)
]
_OF_PACK: Final[list[int]] = [  # likewise; what lies in it leaves less room
    pizza * (1 << 6 | 1 << 14) + toy * (1 << 10 | 1 << 18) + (min(pizza + toy, 1) << 25) - (pizza + toy << 26)
    for pizza in range(MOST_PACKED + 1)
    for toy in range(16)
]
_OF_LEVEL: Final[list[int]] = [  # by the level and the perk, the first being none
    (level + 1 + (2 if perk == XXL_BACKPACK else 0) << 26)
    + (level << 30)
    + ((perk == BRIBE) << 34)
    + ((perk == STICKY_FINGERS) << 35)
    + (level + 1 << 36)
    for level in range(TOP_LEVEL + 1)
    for perk in range(NOTHING, 15)
]
_ROW_BIT: Final[list[int]] = [
    {BRIBE: 2, STICKY_FINGERS: 4, XXL_BACKPACK: 8}.get(perk, 1) << 16 for perk in range(len(PERKS))
]


def counts(game: "Tabletop", me: int, wanted: int, added: int = 0) -> int:
    """All that foresight for this seat can look at, in the fields of `_FIELDS`; NOTHING if there is more.

    Fields that are not wanted may be left out.
    """
    seat = game.seats[me]
    stuff, pack = seat.stuff, seat.pack
    if game.supply[PIZZA] < ENOUGH or game.supply[TOY] < ENOUGH or added > MOST_ADDED:
        return NOTHING
    # Numbers of the machine's width take half the instructions.
    in_stuff: i64 = stuff[PIZZA] * 16 + stuff[TOY]
    in_pack: i64 = pack[PIZZA] * 16 + pack[TOY]
    level: i64 = seat.level
    perk: i64 = seat.perk + 1
    lookout: i64 = len(seat.lookout)
    found: i64 = _OF_STUFF[in_stuff] + _OF_PACK[in_pack] + _OF_LEVEL[level * 16 + perk]
    if lookout:
        found += (1 << 33) - (lookout << 36)
    if wanted & _AFFORDS:
        afforded: i64 = game.components.afforded[level * 256 + in_stuff + in_pack]
        found += afforded << 39
    if wanted >> _CARDS:
        cards: i64 = _cards(game, seat, me, 2 * added + 5)
        found += cards << _CARDS
    return found


def counts_for(game: "Tabletop", kid: "Kid", me: int, wanted: int, added: int = 0) -> int:
    """The same for a kid, which may look into the Packs of rivals in place of the fields about cards."""
    found = counts(game, me, wanted, added)
    if not kid.copies_rivals or found == NOTHING:
        return found
    packs = 0
    for rival in game.rivals(me):
        for tokens in game.seats[rival].pack:
            packs = packs * 8 + min(tokens, STUFF_ROOM + 1)  # more than that never fits  R4.3
    return found & _NO_CARDS | packs << _CARDS


def _cards(game: "Tabletop", seat: "Seat", me: int, plenty: int) -> int:
    """The fields about cards and the perk row.

    An action takes at most as many cards as icons can be shown: two on each added card, on one more, and that
    one itself. A place with more cards than that is as good as any other.
    """
    enough: i64 = plenty
    hand: i64 = len(seat.hand)
    own: i64 = hand + len(seat.discard_pile)
    yards: i64 = game.yard_cards(me)
    others: i64 = len(game.park_deck)
    if others < enough:
        others += len(game.park) + yards
    found: i64 = (
        (hand if hand < enough else enough)
        | (own if own < enough else enough) << 4
        | (yards if yards < enough else enough) << 8
        | (others if others < enough else enough) << 12
        | (1 if yards else 0) << 20
    )
    if not seat.had_perk:  # else there is no other to be gained  R11.4
        for other in game.perk_row:
            found |= _ROW_BIT[other]
    return found


_FIELDS: Final = {  # the lowest bit, and how many
    "stuff pizza": (0, 3),
    "stuff toy": (3, 3),
    "pack pizza": (6, 4),
    "pack toy": (10, 4),
    "all pizza": (14, 4),
    "all toys": (18, 4),
    "least stuff": (22, 3),
    "any pack": (25, 1),
    "pack room": (26, 4),
    "level": (30, 3),
    "any lookout": (33, 1),
    "bribe": (34, 1),
    "sticky": (35, 1),
    "lookout room": (36, 3),
    "affords": (39, 1),
    "affords less": (40, 1),
    "hand": (41, 4),
    "own cards": (45, 4),
    "yards": (49, 4),
    "other cards": (53, 4),
    "perk row": (57, 4),
    "any yards": (61, 1),
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
_ADVANCES: Final = {"advance", "advance-1", "advance+1"}
_AFFORDED: Final = {"advance": "affords", "advance-1": "affords less"}
_COUNTED: Final = {
    "fort": ("level",),
    "pack": ("pack pizza", "pack toy"),
    "lookout": ("level", "lookout room"),
}
_COUNTED_POINTS: Final = {"fort": ("level",), "pack": ("any pack",), "lookout": ("any lookout",)}
_POINTS: Final = {"vp", "trash-this"}
_TAKES_CARD: Final = ("lookout", "trash", "trash-rival", "recruit")


@mypyc_attr(acyclic=True)
class Verdicts:
    """What was found out about the choices of one question: two sets of them, each choice a bit."""

    def __init__(self, unlawful: int) -> None:
        self.lawful = 0
        self.unlawful = unlawful

    def note(self, bit: int, lawful: bool) -> None:
        if lawful:
            self.lawful |= bit
        else:
            self.unlawful |= bit


def make_room(remembered: dict[Any, Any]) -> None:
    """Before one more is remembered: when there are too many, it begins anew."""
    if len(remembered) >= MOST_REMEMBERED:
        remembered.clear()


def looks_into_packs(actions: list[Tree | None], lacks: int) -> int:
    """`looks_at` for a leader who copies rivals: their Packs take the place of the fields about cards."""
    trees = [None if tree is None else tree.replaced("copy-rival-pack", "copy-pack") for tree in actions]
    found = looks_at(trees, lacks, leads=True)
    more = found == NOTHING or found >> _CARDS != 0
    return NOTHING if more else found | EVERYTHING & ~_NO_CARDS


def looks_at(actions: list[Tree | None], lacks: int, leads: bool = False) -> int:
    """The bits of `counts` that matter to these actions, used by a follower; NOTHING if that is not all.

    Where a suit is lacking, which cards are left in hand matters, too: then none may be taken.
    """
    trees = [tree for tree in actions if tree is not None]
    words = [word for tree in trees for word in tree.words()]
    takes = [word for word in words if word in _TAKES_CARD]
    if len(takes) > (0 if lacks else 1) or any(word not in _LOOKS_AT for word in words):
        return NOTHING
    fields = {field for word in words for field in _LOOKS_AT[word]}
    for tree in trees:
        counted = [count for count in tree.counts() if count in _COUNTED]
        if len(tree.counts()) > 1 or (counted and set(takes).intersection(tree.words())):
            return NOTHING
        by_count = _COUNTED_POINTS if _POINTS.issuperset(tree.words()) else _COUNTED
        for count in counted:
            fields.update(by_count[count])
    if "all pizza" in fields:
        _look_at_payment(fields, trees, words)
    _look_less(fields, trees, words, leads)
    found = 0
    for field in fields:
        lowest, bits = _FIELDS[field]
        found |= ((1 << bits) - 1) << lowest
    return found


def _look_at_payment(fields: set[str], trees: list[Tree], words: list[str]) -> None:
    """An advance: whether it can be paid, or more if other steps have to do with tokens."""
    paid = [word for word in words if word in _ADVANCES]
    repeated = any(tree.counts() for tree in trees if _ADVANCES.intersection(tree.words()))
    if fields.intersection((*_TOKENS, "any pack")):  # it matters out of where it is paid
        fields.update(_TOKENS)
    elif len(paid) == 1 and paid[0] in _AFFORDED and not repeated:
        fields.difference_update(("all pizza", "all toys"))
        fields.add(_AFFORDED[paid[0]])
    if set(words).intersection(_PERKED):  # a perk may be gained on the way
        fields.add("perk row")


def _look_less(fields: set[str], trees: list[Tree], words: list[str], leads: bool) -> None:
    """Fewer fields, or smaller ones, where no more of it can matter."""
    if "trash-rival" in words and not any(tree.counts() for tree in trees if "trash-rival" in tree.words()):
        fields.remove("yards")
        fields.add("any yards")
    gathering = [tree for tree in trees if "res" in tree.words()]
    touching = {word for word in words if {"stuff pizza", "stuff toy"}.intersection(_LOOKS_AT[word])}
    if len(gathering) == 1 and touching == {"res"} and leads and "all pizza" not in fields:
        fields.difference_update(("stuff pizza", "stuff toy"))
        fields.add("least stuff")  # of two types the one with more room; a follower may be bound  R7.8
