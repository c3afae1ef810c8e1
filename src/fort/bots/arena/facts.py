"""What is worth telling about a finished game."""

from dataclasses import dataclass
from typing import Final

from fort.bots.arena.match import bot_seed, box_of, play_out, win_shares
from fort.bots.arena.series import BOTH, check_bot, check_table
from fort.bots.registry import bot
from fort.legal.game import Game, new_game
from fort.rules.events import EndTriggered, PerkTaken, Recruited
from fort.rules.names import NOTHING
from fort.rules.setup import SETUPS

SOURCES: Final = ("track", "fort", "made_up_rule", "sculpture", "total")


@dataclass(frozen=True)
class Sample:
    """Games of one bot against itself: `games` for each number of seats."""

    bot: str
    seats: tuple[int, ...] = (2, 3, 4)
    setup: str = BOTH
    games: int = 400
    seed: str = "games"
    box: str | None = None

    def __post_init__(self) -> None:
        for seats in self.seats:
            check_table(seats, self.setup, self.games)
        check_bot(self.bot)

    @property
    def numbers(self) -> range:
        return range(self.games * len(self.seats))


@dataclass(frozen=True)
class Facts:
    """A finished game; tuples are by seat."""

    number: int
    seats: int
    setup: str
    rounds: int
    decisions: int
    end: str
    scores: tuple[dict[str, int], ...]
    ranks: tuple[int, ...]
    levels: tuple[int, ...]
    made_up_rules: tuple[str, ...]  # "" for none
    perks: tuple[str, ...]
    kids: tuple[tuple[str, ...], ...]  # at the end, wherever they lie
    recruited: tuple[tuple[str, ...], ...]

    @property
    def shares(self) -> list[float]:
        return win_shares(self.ranks)


def facts_of(sample: Sample, number: int) -> Facts:
    """Plays a game of a sample and looks at it."""
    seats = sample.seats[number % len(sample.seats)]
    at = number // len(sample.seats)
    setup = SETUPS[at % len(SETUPS)] if sample.setup == BOTH else sample.setup
    game = new_game(seats, setup, f"{sample.seed} {seats} {at}", box=box_of(sample.box))
    bots = [bot(sample.bot, bot_seed(f"{sample.seed} {number} seat {seat}")) for seat in range(seats)]
    watches = play_out(game, bots)
    return told(game, number, sum(watch.decisions for watch in watches))


def told(game: Game, number: int, decisions: int) -> Facts:
    parts = game.components
    events = game.log.events if game.log is not None else []
    perks = {event.seat: event.perk for event in events if isinstance(event, PerkTaken)}
    recruits = [event for event in events if isinstance(event, Recruited)]
    scores = game.scores()
    return Facts(
        number,
        len(game.seats),
        game.setup,
        game.round,
        decisions,
        next(event.why for event in events if isinstance(event, EndTriggered)),
        tuple({source: getattr(score, source) for source in SOURCES} for score in scores),
        tuple(score.rank for score in scores),
        tuple(seat.level for seat in game.seats),
        tuple(
            "" if seat.made_up_rule == NOTHING else parts.box.made_up_rules[seat.made_up_rule]
            for seat in game.seats
        ),
        tuple(perks.get(seat, "") for seat in range(len(game.seats))),
        tuple(tuple(game.name(kid) for kid in seat.cards()) for seat in game.seats),
        tuple(
            tuple(event.kid for event in recruits if event.seat == seat) for seat in range(len(game.seats))
        ),
    )
