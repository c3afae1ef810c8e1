"""A series: which bots meet in how many games, and who sits where in each of them.

Every deal is played once for each rotation of the line-up, so that everybody sits in every seat equally often
and holds the same cards. With as many bots as seats, the deals also go through all orders round the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from typing import Final

from fort.bots.registry import bot
from fort.rules.limits import MOST_SEATS
from fort.rules.setup import SETUPS

BOTH: Final = "both"
TWIN: Final = " (twin)"


class BadSeries(ValueError):
    """A series that cannot be played, in one sentence."""


@dataclass(frozen=True)
class Series:
    """The first bot takes one seat, the second all others; or there is a bot for each seat."""

    bots: tuple[str, ...]
    seats: int = 2
    setup: str = "basic"
    games: int = 1000  # rounded up to whole deals
    seed: str = "arena"
    mirror: bool = False  # one bot against itself
    box: str | None = None  # a directory

    def __post_init__(self) -> None:
        check_table(self.seats, self.setup, self.games)
        object.__setattr__(self, "games", -(-self.games // self.seats) * self.seats)
        for name in self.bots:
            check_bot(name)
        if self.mirror:
            if len(self.bots) != 1:
                raise BadSeries(f"a mirror match has one bot, not {len(self.bots)}: it meets itself")
            return
        if len(set(self.bots)) != len(self.bots):
            raise BadSeries("a bot is named twice: --mirror lets one bot meet itself")
        if len(self.bots) not in {2, self.seats}:
            number = "1 bot" if len(self.bots) == 1 else f"{len(self.bots)} bots"
            wanted = "2 bots" if self.seats == 2 else f"2 bots or {self.seats}"
            raise BadSeries(f"{number} for {self.seats} seats: expected {wanted}")

    @property
    def deals(self) -> int:
        return self.games // self.seats

    @property
    def sides(self) -> tuple[str, ...]:
        """Who is compared, in the order of the line-up."""
        return tuple(dict.fromkeys(self.line_up))

    @cached_property
    def line_up(self) -> tuple[str, ...]:
        """The side of each place; places rotate over the seats."""
        if self.mirror:
            return (self.bots[0], *[self.bots[0] + TWIN] * (self.seats - 1))
        if len(self.bots) == self.seats:
            return self.bots
        return (self.bots[0], *[self.bots[1]] * (self.seats - 1))

    @cached_property
    def orders(self) -> Sequence[tuple[int, ...]]:
        """The orders of the places round the table that can be told apart."""
        found: dict[tuple[str, ...], tuple[int, ...]] = {}
        for others in permutations(range(1, self.seats)):
            order = (0, *others)
            found.setdefault(tuple(self.line_up[place] for place in order), order)
        return list(found.values())

    def setup_of(self, game: int) -> str:
        return SETUPS[self.deal_of(game) % len(SETUPS)] if self.setup == BOTH else self.setup

    def deal_of(self, game: int) -> int:
        return game // self.seats

    def seating(self, game: int) -> tuple[int, ...]:
        """The place that sits in each seat."""
        deal = self.deal_of(game)
        if self.setup == BOTH:
            deal //= len(SETUPS)
        order = self.orders[deal % len(self.orders)]
        turn = game % self.seats
        return tuple(order[(seat - turn) % self.seats] for seat in range(self.seats))

    def bot_of(self, place: int) -> str:
        return self.line_up[place].removesuffix(TWIN)


def check_table(seats: int, setup: str, games: int) -> None:
    if not 2 <= seats <= MOST_SEATS:
        raise BadSeries(f"{seats} seats: Fort is played by 2 to {MOST_SEATS} (R1.1)")
    if setup not in (*SETUPS, BOTH):
        raise BadSeries(f"unknown set-up '{setup}': expected {', '.join(SETUPS)} or {BOTH}")
    if games < 1:
        raise BadSeries(f"{games} games: expected at least 1")


def check_bot(name: str) -> None:
    try:
        bot(name)
    except ValueError as error:
        raise BadSeries(str(error)) from None
