"""Deliberate leaks in observations: each must be noticed by the comparison that finds none in real ones."""

from collections.abc import Callable
from typing import Any

import pytest

import fort
from fort.encoding import observing
from fort.recall import recall
from tests.secrecy.pairs import Comparison, Tally, observed

if not str(observing.__file__).endswith(".py"):
    pytest.skip("the compiled engine cannot be patched to leak", allow_module_level=True)

Patch = pytest.MonkeyPatch
RIVAL = observing.Observer._rival


def of_rivals(tell: Callable[[Any, bytearray, Any, Any, Any], None]) -> Callable[[Patch], None]:
    """More is written of a rival: by the observer, to the row, at its places, of a game and a seat."""

    def apply(patch: Patch) -> None:
        def write(self: Any, row: bytearray, at: Any, game: fort.Game, viewer: int, number: int) -> None:
            RIVAL(self, row, at, game, viewer, number)
            tell(self, row, at, game, game.seats[number])

        patch.setattr(observing.Observer, "_rival", write)

    return apply


def hand(self: Any, row: bytearray, at: Any, game: fort.Game, seat: Any) -> None:
    self._count(row, at.hand, seat.hand)


def lookout(self: Any, row: bytearray, at: Any, game: fort.Game, seat: Any) -> None:
    self._count(row, at.lookout, seat.closed())


def rule(self: Any, row: bytearray, at: Any, game: fort.Game, seat: Any) -> None:
    self._mark(row, at.rule, seat.made_up_rule)


def next_card(self: Any, row: bytearray, at: Any, game: fort.Game, seat: Any) -> None:
    if seat.deck:
        self._put(row, at.had_perk, 2 + seat.deck[-1])


def park_deck(self: Any, row: bytearray, at: Any, game: fort.Game, seat: Any) -> None:
    if game.park_deck:
        self._put(row, at.had_perk, 2 + game.park_deck[-1])


def packet(self: Any, row: bytearray, at: Any, game: fort.Game, seat: Any) -> None:
    if game.draft is not None:
        self._count(row, at.hand, game.draft.packets[game.seats.index(seat)])


def nothing_unseen(patch: Patch) -> None:
    """All that is hidden counts as known."""
    patch.setattr(observing.Observer, "_less", lambda self, row, first, cards: None)


def all_picks_seen(patch: Patch) -> None:
    for module in (recall, observing):
        patch.setattr(module, "unseen_picks", lambda kept, owner, viewer, seats, seen_from: [])


def sure_of_the_hand(patch: Patch) -> None:
    """What was drawn before a shuffle counts as sure, unseen or not."""

    def sure(self: Any, kept: list[int], closed: list[int], hand: list[int], patterns: Any) -> recall.Recall:
        return recall.Recall(recall.settled(self.unseen, kept + closed), sorted(kept), hand[:], self.looked)

    patch.setattr(recall.Recall, "reshuffled", sure)


LEAKS = {
    "hands": of_rivals(hand),
    "Lookouts": of_rivals(lookout),
    "made-up rules": of_rivals(rule),
    "the next card of a deck": of_rivals(next_card),
    "the Park deck": of_rivals(park_deck),
    "packets of the draft": of_rivals(packet),
    "unseen cards": nothing_unseen,
    "picks of the draft": all_picks_seen,
    "cards in hand at a shuffle": sure_of_the_hand,
}


class Watching(Comparison):
    """Compares observations alone: a fifth of the time."""

    def compare(self) -> None:
        for viewer, twins in self.twins.items():
            if viewer is None:
                continue
            if not self.game.over:
                self._fill(viewer, twins)
            mine = observed(self.game, viewer)
            for other in twins:
                self.tally.observations += 1
                if observed(other, viewer) != mine:
                    self.tally.leaks.append(f"{self.where}, viewer {viewer}")


def watched(games: int = 12, steps: int = 300) -> Tally:
    tally = Tally()
    for number in range(games):
        seats, setup = 2 + number % 3, ("advanced", "basic")[number % 2]
        game = fort.new_game(seats, setup, f"observed {number}")
        Watching(game, f"observed {number}", tally, twins=2, imagining=0.1).run(steps)
        if tally.leaks:
            break
    return tally


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_the_leak_is_noticed(leak: Callable[[Patch], None], monkeypatch: Patch) -> None:
    leak(monkeypatch)
    assert watched().leaks


def test_without_a_leak_nothing_is_noticed() -> None:
    found = watched(3)
    assert found.leaks == []
    assert found.observations > 1000
