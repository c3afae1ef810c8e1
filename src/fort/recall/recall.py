"""A recall is what the others know of one seat's hidden cards, kept by every game, silent ones included.  R17

`fort.seen.memory` learns the same from a log, which costs more. A card that was hidden from the start is
unseen until it is shown; since only what lies open is ever hidden again, it is enough to settle at that
moment which of the unseen faces are still hidden. So most steps of a game cost nothing here.
"""

from typing import Final

NOTHING: Final[list[int]] = []


class Recall:
    """A recall never changes: games share it, and a seat gets another one when others learn something."""

    __slots__ = ("looked", "sure", "unseen")

    def __init__(self, unseen: list[list[int]], sure: list[int], looked: list[int]) -> None:
        self.unseen = unseen  # by viewer: faces that it has not seen; some may have been shown since
        self.sure = sure  # faces that everybody knows to be in hand
        self.looked = looked  # the made-up rules that this seat looked through

    def __repr__(self) -> str:
        return f"Recall({self.unseen}, {self.sure}, {self.looked})"

    def shown(self, kids: list[int]) -> "Recall":
        """Cards left the hand, or may have: of these it is no longer sure that they are there."""
        return Recall(self.unseen, without(self.sure, kids), self.looked) if self.sure else self

    def hid(self, kid: int, owner: int) -> "Recall":
        """A card that only its owner saw was hidden."""
        unseen = [[*kids, kid] if viewer != owner else kids for viewer, kids in enumerate(self.unseen)]
        return Recall(unseen, self.sure, self.looked)

    def took_back(self, hidden: list[int], kid: int) -> "Recall":
        """An open card joined the hand and these hidden cards."""
        return Recall(self._settled(hidden), [*self.sure, kid], self.looked)

    def reshuffled(self, hand: list[int], closed: list[int], patterns: list[int]) -> "Recall":
        """The open discard pile is the new deck; what was left of the old one is in hand by now."""
        hidden = sorted(hand + closed)  # how they were drawn is hidden
        unseen = self._settled(hidden)
        sure = hidden
        for kids in unseen:
            if kids:
                sure = common(sure, without(hidden, kids))
        if closed:
            tucked = [patterns[kid] for kid in closed]
            sure = [kid for kid in sure if patterns[kid] not in tucked]
        return Recall(unseen, sure, self.looked)

    def known(self, hidden: list[int], viewer: int) -> list[int]:
        """Gives those of the hidden cards whose faces a viewer knows, in the order of the box."""
        return sorted(without(hidden, common(self.unseen[viewer], hidden)))

    def _settled(self, hidden: list[int]) -> list[list[int]]:
        """Gives what is still unseen, before seen cards are hidden again."""
        return [common(kids, hidden) if kids else NOTHING for kids in self.unseen]


BLANK: Final = Recall([NOTHING] * 4, NOTHING, NOTHING)


def common(cards: list[int], others: list[int]) -> list[int]:
    """Gives the cards that are among the others, too, each as often as in both."""
    left = others[:]
    found: list[int] = []
    for kid in cards:
        if kid in left:
            left.remove(kid)
            found.append(kid)
    return found


def without(cards: list[int], others: list[int]) -> list[int]:
    """Gives the cards without the others."""
    left = cards[:]
    for kid in others:
        if kid in left:
            left.remove(kid)
    return left


def all_unseen(kids: list[int], owner: int) -> Recall:
    """Makes the recall of a seat of which nobody else has seen these hidden cards."""
    return Recall([NOTHING if viewer == owner else kids for viewer in range(4)], NOTHING, NOTHING)
