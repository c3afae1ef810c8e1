"""One game between bots, with what each answer took."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from fort.bots.arena.series import Series
from fort.bots.bot import Bot
from fort.bots.budget import Budget, now, own_time
from fort.bots.registry import bot
from fort.box import Box, read
from fort.legal.game import Game, new_game

LONGEST: Final = 20_000  # decisions; random games have some hundred
GRACE: Final = 1.2  # an answer is late after its budget and a fifth


@dataclass
class Stopwatch:
    """What the answers of one seat took, in milliseconds of processor time."""

    decisions: int = 0
    total: float = 0.0
    worst: float = 0.0
    late: int = 0

    def stop(self, ms: float, budget: float | None) -> None:
        self.decisions += 1
        self.total += ms
        self.worst = max(self.worst, ms)
        if budget is not None and ms > budget * GRACE:
            self.late += 1


@dataclass(frozen=True)
class Result:
    """How a game of a series ended; tuples are by seat."""

    game: int
    places: tuple[int, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    rounds: int
    decisions: tuple[int, ...]
    ms: tuple[float, ...]
    worst_ms: tuple[float, ...]
    late: tuple[int, ...]

    @property
    def shares(self) -> list[float]:
        """The win of each seat: 1, 0, or a part of a shared victory."""
        return win_shares(self.ranks)

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> "Result":
        fields: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in data.items()
        }
        return Result(**fields)


def win_shares(ranks: Sequence[int]) -> list[float]:
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def play(series: Series, number: int) -> Result:
    """Plays a game of a series; the same one whenever its bots always answer the same."""
    places = series.seating(number)
    names = [series.bot_of(place) for place in places]
    bots = [
        bot(name, bot_seed(f"{series.seed} game {number} place {place}"))
        for name, place in zip(names, places, strict=True)
    ]
    deal = f"{series.seed} deal {series.deal_of(number)}"
    game = new_game(series.seats, series.setup_of(number), deal, box=box_of(series.box))
    watches = play_out(game, bots, [budget_ms(name) for name in names])
    scores = game.scores()
    return Result(
        number,
        places,
        tuple(score.total for score in scores),
        tuple(score.rank for score in scores),
        game.round,
        tuple(watch.decisions for watch in watches),
        tuple(round(watch.total, 3) for watch in watches),
        tuple(round(watch.worst, 3) for watch in watches),
        tuple(watch.late for watch in watches),
    )


def bot_seed(text: str) -> str:
    """A seed for a bot. It follows from this text and does not tell it: the seeds of deals begin alike."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


def play_out(
    game: Game, bots: Sequence[Bot], budgets: Sequence[float | None] | None = None
) -> list[Stopwatch]:
    """Plays a game to its end; each bot sees the views of its seat alone.

    Time is the processor time of this thread, so that a busy machine makes nobody weaker or late.
    """
    watches = [Stopwatch() for _ in bots]
    limits = budgets or [None] * len(bots)
    while not game.over:
        for seat in game.asks:
            view = game.view(seat)
            with own_time():
                start = now()
                choice = bots[seat].choose(view)
                watches[seat].stop((now() - start) * 1000, limits[seat])
            game.take(choice, seat)
        if sum(watch.decisions for watch in watches) > LONGEST:
            raise RuntimeError(f"no end after {LONGEST} decisions:\n{game.diagram()}")
    return watches


def budget_ms(name: str) -> float | None:
    """The milliseconds a bot promises to answer in, if its name says so."""
    amount = name.partition("@")[2].partition("+")[0]
    seconds = Budget.read(amount).seconds if amount else None
    return None if seconds is None else seconds * 1000


@cache
def box_of(directory: str | None) -> Box:
    return read(directory)
