"""What is in the box, made ready for play: kids with their actions, costs, and the catalogue.  R1"""

from typing import Final

from fort.box import Box, BoxError
from fort.box import Kid as PrintedKid
from fort.rules.actions import LEAVING_ROOM, Action
from fort.rules.build import build
from fort.rules.choices import ADD_SLOT, Choice, Choices
from fort.rules.edition import RULES, known_rules
from fort.rules.language import ActionError, Tree, read_action
from fort.rules.levels import affords
from fort.rules.names import ANY, COIN, PRIVATE, PUBLIC, SUITS, TOP_LEVEL, suit_set
from fort.rules.perks import PERKS
from fort.rules.play import AddedCard
from fort.rules.scoring import MADE_UP_RULES
from fort.rules.verdicts import Verdicts, looks_at, looks_into_packs


class Kid:
    """A kid design. Zones hold its number; copies of a design are alike.  R3"""

    def __init__(self, number: int, printed: PrintedKid, file: str) -> None:
        self.number = number
        self.name = printed.name
        self.copies = printed.copies
        self.board = printed.board
        self.best_friend = printed.board != ""  # R3.7
        self.suits: list[int] = [SUITS.index(suit) for suit in printed.suits]
        self.icons: list[int] = [self.suits.count(suit) for suit in range(COIN + 1)]
        self.coin = self.icons[COIN] > 0
        self.shows: int = suit_set(self.suits)
        self.pattern = 0
        self.trees: list[Tree | None] = [
            _read(printed.public, file, printed.line, printed.name),
            _read(printed.private, file, printed.line, printed.name),
        ]
        self.actions: list[Action | None] = [
            None if tree is None else build(tree) for tree in self.trees
        ]  # None is a blank box  R3.5
        self.public: Action | None = self.actions[PUBLIC]
        self.private: Action | None = self.actions[PRIVATE]
        self.multiplied: list[list[int]] = [_multiplied(tree) for tree in self.trees]
        # Without a card with one of these suits, an action of it does nothing.
        self.lacks: int = suit_set(
            [suit for suits in self.multiplied for suit in suits if suit != ANY and self.icons[suit] == 0]
        )
        self.any_suit = ANY in self.multiplied[PUBLIC] or ANY in self.multiplied[PRIVATE]
        # The suits that added cards can raise for this card: by either action.  R6.3.1
        self.improved: list[int] = sorted(set(self.multiplied[PUBLIC] + self.multiplied[PRIVATE]))
        # The same in `AddedCard.packed`: of an added card nothing else matters.
        self.icons_counted = sum(
            15 << 4 * suit for suit in range(COIN + 1) if self.any_suit or suit in self.improved
        )
        # By the actions that are still unused, see `unused`: these actions, and the suits that a card added
        # then can raise for them.  R6.3.1
        self.unused: list[list[int]] = []
        self.raised: list[int] = []
        for open_sides in range(4):
            sides = [s for s in (PUBLIC, PRIVATE) if open_sides >> s & 1 and self.actions[s] is not None]
            self.unused.append(sides)
            self.raised.append(suit_set([suit for side in sides for suit in self.multiplied[side]]))
        # Could using the other action first let this one be repeated more often?
        self.helped: list[bool] = [
            _helps(self.trees[1 - side], self.trees[side]) for side in (PUBLIC, PRIVATE)
        ]
        self.declares = self.coin and self.public is not None  # R6.1.3, A-16.9
        self.advances: int = sum(
            word.startswith("advance") for tree in self.trees if tree is not None for word in tree.words()
        )  # R15.1
        # Do its actions take cards from hand, from Yards only where others would do as well?
        words = [word for tree in self.trees if tree is not None for word in tree.words()]
        self.spares_hand = not self.lacks and "lookout" not in words
        self.spares_yards = "trash-rival" not in words
        self.spares_stuff = [  # has an action nothing to do with what lies in Stuff?
            tree is None or all(word in LEAVING_ROOM for word in tree.words()) for tree in self.trees
        ]
        self.both = self.public is not None and self.private is not None
        self.blank = self.public is None and self.private is None
        self.bits: list[int] = []  # the bit of each choice of its use, by slot
        self.useless: list[int] = []  # the bits of cards that raise nothing, by the actions still unused
        # What was found out about it, by the counts that matter to it: see `verdicts`.
        self.looks_at: list[int] = []  # by the actions that are still unused
        self.copies_rivals = "copy-rival-pack" in words
        for sides in self.unused:
            trees = [self.trees[side] for side in sides]
            if self.copies_rivals:
                self.looks_at.append(looks_into_packs(trees, self.lacks))
            else:
                self.looks_at.append(looks_at(trees, self.lacks, leads=True))
        self.playing_looks_at = self.looks_at[-1]
        self.follower_looks_at = looks_at([self.trees[PUBLIC]], self.lacks)
        self.playable: dict[int, bool] = {}
        self.uses: list[dict[int, Verdicts]] = [{} for _ in range(9)]  # by what was used
        self.stories: dict[tuple[int, ...], Verdicts] = {}
        # By the suit declared and the type bound, the first of each being none.
        self.follows: list[dict[int, Verdicts]] = [{} for _ in range((COIN + 1) * 3)]

    def action(self, side: int) -> Action:
        """An action that is printed. A list of them would be slower: compiled, it tests what it holds."""
        found = self.public if side == PUBLIC else self.private
        assert found is not None
        return found


def _read(text: str, file: str, line: int, name: str) -> Tree | None:
    if not text:
        return None
    try:
        return read_action(text)
    except ActionError as error:
        raise BoxError(file, line, f"{name}: {error}") from error


# What makes more of a word possible; of a word not named here, anything may.
HELPERS: Final = {
    "pizza": ("pack", "spend-pizza", "spend-toy", "convert", "advance"),
    "toy": ("pack", "spend-pizza", "spend-toy", "convert", "advance"),
    "res": ("pack", "spend-pizza", "spend-toy", "convert", "advance"),
    "pack": ("pizza", "toy", "res", "copy", "convert", "advance"),
    "lookout": ("advance",),
    "trash": ("recruit",),
    "trash-this": (),
    "trash-rival": (),
    "recruit": (),
    "vp": (),
    "convert": ("pizza", "toy", "res", "copy", "pack", "spend", "convert", "advance"),
    "copy-pack": ("pack", "spend", "convert", "advance"),
    "copy-rival-pack": ("pack", "spend", "convert", "advance"),
    "spend-pizza": ("pizza", "toy", "res", "copy", "convert"),
    "spend-toy": ("pizza", "toy", "res", "copy", "convert"),
}


def _helps(other: Tree | None, tree: Tree | None) -> bool:
    if other is None or tree is None:
        return False
    for word in tree.words():
        if word not in HELPERS or any(helper.startswith(HELPERS[word]) for helper in other.words()):
            return True
    return False


def _multiplied(tree: Tree | None) -> list[int]:
    if tree is None:
        return []
    found = []
    for count in tree.counts():
        if count == "any":
            found.append(ANY)
        elif count in SUITS:
            found.append(SUITS.index(count))
    return found


def _bits(kid: Kid, patterns: list[list[int]]) -> list[int]:
    """The bits of the choices of its use. Cards that can count for the same share theirs.

    Not so where cards left in hand matter, or the suits that cards have in common.
    """
    found = [1 << slot for slot in range(ADD_SLOT)]
    first: dict[tuple[int, ...], int] = {}
    for number, suits in enumerate(patterns):
        counted = tuple(sorted([suit for suit in suits if suit == COIN or suit in kid.improved]))
        if counted == (COIN,) and len(kid.improved) == 1:
            counted = (kid.improved[0],)
        alike = number if kid.lacks or kid.any_suit else first.setdefault(counted, number)
        found += [1 << ADD_SLOT + 2 * alike, 1 << ADD_SLOT + 2 * alike + 1]
    return found


class Components:
    """The box as the rules use it. Immutable; all games of a box by the same rules share one.  R1"""

    def __init__(self, box: Box, rules: int = RULES) -> None:
        self.box = box
        self.rules = known_rules(rules)
        self.kids: list[Kid] = []
        for printed in box.kids:
            self.kids.append(Kid(len(self.kids), printed, "kids.txt"))
        self.park_kids = len(self.kids)
        for printed in box.best_friends:
            self.kids.append(Kid(len(self.kids), printed, "best_friends.txt"))
        self.number: dict[str, int] = {kid.name.casefold(): kid.number for kid in self.kids}
        self.boards: list[str] = list(box.boards)
        self.park_cards: list[int] = []
        for kid in self.kids[: self.park_kids]:
            self.park_cards += [kid.number] * kid.copies
        self.friends: dict[str, list[int]] = {board: [] for board in self.boards}
        for kid in self.kids[self.park_kids :]:
            self.friends[kid.board].append(kid.number)
        self.perks: list[int] = [PERKS.index(name) for name in box.perks]
        self.made_up_rules: list[int] = [MADE_UP_RULES.index(name) for name in box.made_up_rules]
        self.track = box.track
        self.costs: list[tuple[int, int, int]] = [(cost.pizza, cost.toy, cost.either) for cost in box.track]
        self.afforded = [  # by the level and all pizza and toys: is there a payment, and for one less?
            affords(self, level, pizza, toy, 0) | affords(self, level, pizza, toy, -1) << 1
            for level in range(TOP_LEVEL + 1)
            for pizza in range(16)
            for toy in range(16)
        ]
        self.payments: dict[int, list[Choice]] = {}  # those asked for so far
        self.patterns: list[list[int]] = []  # the suit combinations on cards
        for kid in self.kids:
            if kid.suits not in self.patterns:
                self.patterns.append(kid.suits)
            kid.pattern = self.patterns.index(kid.suits)
        self.shown: list[int] = [suit_set(suits) for suits in self.patterns]
        self.choices = Choices(
            [kid.name for kid in self.kids],
            [" ".join(SUITS[suit] for suit in suits) for suits in self.patterns],
            self._totals(),
            list(PERKS),
            list(MADE_UP_RULES),
        )

        for kid in self.kids:
            self.choices.add[kid.number].number = kid.pattern
            self.choices.add[kid.number].slot = ADD_SLOT + 2 * kid.pattern
            self.choices.follow[kid.number].number = kid.pattern
            self.choices.follow[kid.number].slot = kid.pattern
            kid.bits = _bits(kid, self.patterns)
            kid.useless = [self._useless(kid, raised) for raised in kid.raised]
        self.added_cards: dict[int, AddedCard] = {}  # see `added_card`

    def _useless(self, kid: Kid, raised: int) -> int:
        found = 0
        for pattern, shown in enumerate(self.shown):
            if not shown & raised:
                found |= kid.bits[ADD_SLOT + 2 * pattern] | kid.bits[ADD_SLOT + 2 * pattern + 1]
        return found

    def friends_of(self, board: str) -> list[int]:
        """The Best Friends of a board.  R1.4"""
        return self.friends[board][:]

    def _totals(self) -> list[tuple[int, int]]:
        """Every number of pizza and toys that can be the cost of a level, one more or one less."""
        totals: set[tuple[int, int]] = {(0, 0)}
        for level in self.track[1:]:
            for spare in range(level.either + 2):
                pizza, toy = level.pizza + spare, level.toy + level.either + 1 - spare
                for less_pizza in range(3):
                    for less_toy in range(3 - less_pizza):
                        totals.add((max(0, pizza - less_pizza), max(0, toy - less_toy)))
        return sorted(totals)

    def names(self, kids: list[int]) -> list[str]:
        return [self.kids[kid].name for kid in kids]

    def __reduce__(self) -> tuple[object, ...]:
        return (components, (self.box, self.rules))


MOST_BOXES: Final = 16
_made: list[Components] = []


def components(box: Box, rules: int = RULES) -> Components:
    """The components of a box, made once for each box and edition of the rules."""
    for found in _made:
        if found.box is box and found.rules == rules:
            return found
    for found in _made:
        same = found.box.fingerprint == box.fingerprint and found.box.texts == box.texts
        if same and found.rules == rules:  # read or unpickled once more
            return found
    _made.insert(0, Components(box, rules))
    del _made[MOST_BOXES:]
    return _made[0]
