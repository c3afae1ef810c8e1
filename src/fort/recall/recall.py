"""A recall is what the others know of one seat's hidden cards, kept by every game, silent ones included.  R17

`fort.seen.memory` learns the same from a log, which costs more. A card that was hidden from the start is
unseen until it is shown; since only what lies open is ever hidden again, it is enough to settle at that
moment which of the unseen faces are still hidden. So most steps of a game cost nothing here.
"""

from typing import Final

from fort.compiling import mypyc_attr

NOTHING: Final[list[int]] = []
VIEWERS: Final = 4  # as many as there can be seats
LAST_PICK: Final = 7  # of eight in a draft
NOTHINGS: Final[list[list[int]]] = [NOTHING] * VIEWERS


@mypyc_attr(acyclic=True)  # no rings of them: the garbage collector need not know
class Recall:
    """A recall never changes: games share it, and a seat gets another one when others learn something.

    What a shuffle tells is worked out when somebody asks for it: most games are played by nobody who does.
    """

    def __init__(self, unseen: list[list[int]], sure: list[int], hand: list[int], looked: list[int]) -> None:
        self.looked = looked  # the made-up rules that this seat looked through
        self._unseen = unseen
        self._sure = sure  # faces that everybody knew to be among these in hand
        self._hand = hand
        self._fresh = len(sure) > 0  # may any card be sure?
        self._doubts: list[int] = NOTHING  # cards hidden elsewhere: one with their suits is not sure
        self._before: Recall | None = None  # the recall before a shuffle that is not worked out yet
        self._kept: list[int] = NOTHING  # in hand before that shuffle
        self._closed: list[int] = NOTHING  # in the Lookout
        self._patterns: list[int] = NOTHING

    def __repr__(self) -> str:
        return f"Recall({self.unseen}, {self.sure_in(self._hand)}, {self._hand}, {self.looked})"

    @property
    def unseen(self) -> list[list[int]]:
        """By viewer: faces that it has not seen; some may have been shown since."""
        self._work_out()
        return self._unseen

    def sure_in(self, hand: list[int]) -> list[int]:
        """Gives the faces that everybody knows to be in the hand, which is this one now."""
        if not self._fresh:
            return NOTHING
        self._work_out()
        doubted = [self._patterns[kid] for kid in self._doubts]
        sure = [kid for kid in self._sure if self._patterns[kid] not in doubted] if doubted else self._sure
        return without(sure, without(self._hand, hand))

    def known(self, hidden: list[int], viewer: int) -> list[int]:
        """Gives those of the hidden cards whose faces a viewer knows, in the order of the box."""
        return sorted(without(hidden, common(self.unseen[viewer], hidden)))

    def worked_out(self) -> "Recall":
        """Gives the same recall with nothing left to find out, for views: what they hold must not differ."""
        self._work_out()
        return self

    # What others learn.

    def emptied(self) -> "Recall":
        """The whole hand was shown."""
        return self._but(False, NOTHING, self.looked) if self._fresh else self

    def tucked(self, kid: int, patterns: list[int]) -> "Recall":
        """A card left the hand, and only its suits were seen."""
        if not self._fresh:
            return self
        new = self._but(True, [*self._doubts, kid], self.looked)
        new._patterns = patterns
        return new

    def looked_at(self, rules: list[int]) -> "Recall":
        """The seat looked through these made-up rules."""
        return self._but(self._fresh, self._doubts, rules)

    def hid(self, kid: int, owner: int) -> "Recall":
        """A card that only its owner saw was hidden."""
        new = self._but(self._fresh, self._doubts, self.looked)
        new._unseen = [[*kids, kid] if at != owner else kids for at, kids in enumerate(self.unseen)]
        new._sure, new._before = self._sure, None
        return new

    def joined(self, hand: list[int], now: list[int]) -> "Recall":
        """Unseen cards joined the hand."""
        return Recall(self.unseen, self.sure_in(hand), now[:], self.looked) if self._fresh else self

    def took_back(self, hand: list[int], hidden: list[int], kid: int) -> "Recall":
        """An open card joined the hand and the hidden cards."""
        sure = [*self.sure_in(hand), kid]
        return Recall(settled(self.unseen, hidden), sure, [*hand, kid], self.looked)

    def reshuffled(
        self, kept: list[int], closed: list[int], hand: list[int], patterns: list[int]
    ) -> "Recall":
        """The open discard pile is the new deck; what was left of the old one is kept in hand."""
        new = Recall(NOTHINGS, NOTHING, hand[:], self.looked)
        new._fresh, new._doubts, new._before, new._kept, new._patterns = True, closed, self, kept, patterns
        new._closed = closed
        return new

    def _but(self, fresh: bool, doubts: list[int], looked: list[int]) -> "Recall":
        """Gives a recall like this, but for some of it."""
        new = Recall(self._unseen, self._sure, self._hand, looked)
        new._fresh, new._doubts, new._before = fresh, doubts, self._before
        new._kept, new._closed, new._patterns = self._kept, self._closed, self._patterns
        return new

    def _work_out(self) -> None:
        """Finds out what a shuffle told: what stayed hidden, and everybody has seen, is kept in hand."""
        before = self._before
        if before is None:
            return
        hidden = sorted(self._kept + self._closed)  # how they were drawn is hidden
        self._unseen = settled(before.unseen, hidden)
        sure = hidden
        for kids in self._unseen:
            if kids:
                sure = common(sure, without(hidden, kids))
        self._sure = sure
        self._before, self._kept, self._closed = None, NOTHING, NOTHING


BLANK: Final = Recall(NOTHINGS, NOTHING, NOTHING, NOTHING)


def settled(unseen: list[list[int]], hidden: list[int]) -> list[list[int]]:
    """Gives what is still unseen, before seen cards are hidden again."""
    return [common(kids, hidden) if kids else NOTHING for kids in unseen]


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
    return Recall(
        [NOTHING if viewer == owner else kids for viewer in range(VIEWERS)], NOTHING, NOTHING, NOTHING
    )


def unseen_cards(kids: list[int], sure: list[int], hand: list[int]) -> Recall:
    """Makes the recall of a seat of which nobody has seen these cards, and all are sure of those in hand."""
    return Recall([kids] * VIEWERS, sure, hand[:] if sure else NOTHING, NOTHING)


def unseen_picks(kept: list[int], owner: int, viewer: int, seats: int, seen_from: int) -> list[int]:
    """Gives what a seat kept, less what it alone took of a packet since the viewer saw it.  R2.2.2

    From pick `seen_from` on, players have seen the packets that they passed on.
    """
    if viewer == owner or viewer >= seats:
        return NOTHING
    next_one = (owner - viewer) % seats == 1
    return [
        kid
        for pick, kid in enumerate(kept)
        if not (next_one and pick > seen_from and (seats == 2 or pick == LAST_PICK))
    ]


def of_draft(kept: list[int], owner: int, seats: int, seen_from: int) -> Recall:
    """Makes the recall of a seat that kept these cards, pick by pick."""
    unseen = [unseen_picks(kept, owner, viewer, seats, seen_from) for viewer in range(VIEWERS)]
    return Recall(unseen, NOTHING, NOTHING, NOTHING)
