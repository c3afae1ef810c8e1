"""Here the box is made ready for play: kids with their actions, costs, and the catalogue.  R1"""

from typing import TYPE_CHECKING, Final

from fort.box import Box, BoxError
from fort.box import Kid as PrintedKid
from fort.box.language import ActionError, Tree, read_action
from fort.rules.actions import Action, Either, Then, facts, helps
from fort.rules.build import build
from fort.rules.choices import Choices
from fort.rules.edition import RULES, known_rules
from fort.rules.limits import MANY
from fort.rules.names import ANY, COIN, COUNTED, NOTHING, PIZZA, PRIVATE, PUBLIC, SUITS, TOY, suit_set
from fort.rules.perks import PERKS
from fort.rules.play import Counted
from fort.rules.repeat import Per
from fort.rules.scoring import MADE_UP_RULES

if TYPE_CHECKING:
    from fort.rules.tabletop import Tabletop


class Kid:
    """A kid is a design of a card. Zones hold its number; copies of a design are alike.  R3"""

    def __init__(self, number: int, printed: PrintedKid) -> None:
        self.number = number
        self.name = printed.name
        self.copies = printed.copies
        self.board = printed.board
        self.best_friend = printed.board != ""  # R3.7
        self.suits: list[int] = [SUITS.index(suit) for suit in printed.suits]
        self.icons: list[int] = [self.suits.count(suit) for suit in range(COIN + 1)]
        self.coin = COIN in self.suits
        self.shows: int = suit_set(self.suits)
        self.pattern = 0  # the number of these suits among `Components.patterns`
        # The printed actions; None is a blank box.  R3.5
        self.trees: list[Tree | None] = [_read(printed, printed.public), _read(printed, printed.private)]
        self.actions: list[Action | None] = [None if tree is None else build(tree) for tree in self.trees]
        self.public: Action | None = self.actions[PUBLIC]
        self.private: Action | None = self.actions[PRIVATE]
        sides = [side for side in (PUBLIC, PRIVATE) if self.actions[side] is not None]
        self.both = len(sides) == 2
        self.blank = not sides
        self.declares = self.coin and self.public is not None  # R6.1.3, A-16.9
        words = [word for tree in self.trees if tree is not None for word in tree.words()]
        self.advances: int = sum([word.startswith("advance") for word in words])  # R15.1
        # The suits that each action counts, and all that added cards can raise.  R6.3.1, R14.1.1
        self.multiplied: list[list[int]] = [_multiplied(tree) for tree in self.trees]
        self.improved: list[int] = sorted({*self.multiplied[PUBLIC], *self.multiplied[PRIVATE]})
        self.any_suit = ANY in self.improved
        # Without a card with one of these suits, an action of it does nothing.
        self.lacks: int = suit_set([suit for suit in self.improved if suit != ANY and not self.icons[suit]])
        # Icons for an upper bound: if it lacks any suit, at least one of every suit.
        self.hoped_icons: list[int] = [max(1, number) if self.lacks else number for number in self.icons]
        # By the boxes that are unused, see `still_unused`: their actions, never a blank box, and the suits
        # that a card added then can raise for them.  R6.3.1, R6.4.4
        self.unused: list[list[int]] = [[side for side in sides if boxes >> side & 1] for boxes in range(4)]
        self.raised: list[int] = [
            suit_set([suit for side in unused for suit in self.multiplied[side]]) for unused in self.unused
        ]
        # Could using the other action first let this one be repeated more often?
        self.helped: list[bool] = [helps(self.private, self.public), helps(self.public, self.private)]
        self.repeated: list[list[Action]] = [_repeated(action) for action in self.actions]
        # Does none of its actions need cards of the hand, or of Yards, where others would do as well?
        reads = [0 if action is None else action.reads for action in self.actions]
        self.spares_hand = not self.lacks and not (reads[PUBLIC] | reads[PRIVATE]) & facts("hand")
        self.spares_yards = not (reads[PUBLIC] | reads[PRIVATE]) & facts("yards")

    def action(self, side: int) -> Action:
        """Gives a printed action. A list of them would be slower: compiled, it tests what it holds."""
        found = self.public if side == PUBLIC else self.private
        assert found is not None
        return found

    def most_repeats(self, game: "Tabletop", side: int, hand: int) -> int:
        """Says how often at most the step could be begun that an action multiplies by a suit.  A-16.3"""
        most = 0 if self.repeated[side] else MANY
        for body in self.repeated[side]:
            step = body.left if isinstance(body, Then) else body
            often = step.bounds(game, game.leader, self.hoped_icons, hand)[1]
            most = max(most, often if body.apart or often == 0 else MANY)
        return most


def _read(printed: PrintedKid, text: str) -> Tree | None:
    try:
        return read_action(text) if text else None
    except ActionError as error:
        file = "best_friends.txt" if printed.board else "kids.txt"
        raise BoxError(file, printed.line, f"{printed.name}: {error}") from error


def _repeated(action: Action | None) -> list[Action]:
    """Finds what an action does first and multiplies by a suit, with pizza and with toys if that is open."""
    if isinstance(action, Either):
        return _repeated(action.branches[PIZZA]) + _repeated(action.branches[TOY])
    if isinstance(action, Then):
        return _repeated(action.left)
    return [action.body] if isinstance(action, Per) and action.suit != NOTHING else []


def _multiplied(tree: Tree | None) -> list[int]:
    """Finds the suits that an action is multiplied by.  R14.1.1, R14.5"""
    counts = [] if tree is None else tree.counts()
    return [COUNTED.index(count) for count in counts if count in COUNTED]


class Components:
    """The box as the rules use it. All games of a box and its rules share one; none writes to it.  R1"""

    def __init__(self, box: Box, rules: int = RULES) -> None:
        self.box = box
        self.rules = known_rules(rules)
        self.kids = [Kid(number, kid) for number, kid in enumerate((*box.kids, *box.best_friends))]
        self.park_kids = len(box.kids)
        self.number: dict[str, int] = {kid.name.casefold(): kid.number for kid in self.kids}
        self.boards: list[str] = list(box.boards)
        self.park_cards = [kid.number for kid in self.kids[: self.park_kids] for _ in range(kid.copies)]
        self.perks: list[int] = [PERKS.index(name) for name in box.perks]
        self.made_up_rules: list[int] = [MADE_UP_RULES.index(name) for name in box.made_up_rules]
        self.track = box.track
        self.costs: list[tuple[int, int, int]] = [(cost.pizza, cost.toy, cost.either) for cost in box.track]
        self.patterns: list[list[int]] = []  # the suit combinations on cards
        for kid in self.kids:
            if kid.suits not in self.patterns:
                self.patterns.append(kid.suits)
            kid.pattern = self.patterns.index(kid.suits)
        self.pattern_of: list[int] = [kid.pattern for kid in self.kids]
        self.counted: list[list[Counted]] = [  # by the pattern and the suit of the coin, the first being none
            [Counted(suits, coin) for coin in range(NOTHING, COIN + 1)] for suits in self.patterns
        ]
        self.choices = Choices(self)

    def friends_of(self, board: str) -> list[int]:
        """Gives the two Best Friends of a board.  R1.4"""
        return [kid.number for kid in self.kids[self.park_kids :] if kid.board == board]

    def prices(self) -> list[tuple[int, int]]:
        """Finds all numbers of pizza and toys that can pay for a level, for one more or for one less."""
        prices: set[tuple[int, int]] = {(0, 0)}
        for level in self.track[1:]:
            for spare in range(level.either + 2):
                pizza, toy = level.pizza + spare, level.toy + level.either + 1 - spare
                for less_pizza, less_toy in ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)):
                    prices.add((max(0, pizza - less_pizza), max(0, toy - less_toy)))
        return sorted(prices)

    def __reduce__(self) -> tuple[object, ...]:
        return (components, (self.box, self.rules))


MOST_BOXES: Final = 16
_made: list[Components] = []


def components(box: Box, rules: int = RULES) -> Components:
    """Gives the components of a box; they are made once for each box and edition of the rules."""
    for made in _made:
        if made.rules != rules:
            continue
        if made.box is box or (made.box.fingerprint == box.fingerprint and made.box.texts == box.texts):
            return made  # the box may have been read or unpickled once more
    _made.insert(0, Components(box, rules))
    del _made[MOST_BOXES:]
    return _made[0]
