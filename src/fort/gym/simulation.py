"""A simulation is a number of games between bots, played in chunks, with every decision noted."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import pyarrow as pa

import fort
from fort.bots import bot
from fort.bots.arena.match import box_of
from fort.encoding import encoding
from fort.gym.outcome import rewards_of

CHUNK: Final = 20  # games; even random ones take more than 50 ms together


@dataclass(frozen=True)
class Simulation:
    """These bots play so many games; the first bot sits one seat further on in each of them."""

    bots: tuple[str, ...]
    games: int
    seats: int = 2
    setup: str = "basic"
    seed: str = "simulate"
    box: str | None = None

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ValueError(f"{self.games} games: expected at least one")
        if not 1 <= len(self.bots) <= self.seats:
            raise ValueError(f"{len(self.bots)} bots: expected 1 to {self.seats}, one for each seat at most")
        fort.new_game(self.seats, self.setup, box=box_of(self.box))
        for name in self.bots:
            bot(name)  # which says if there is no such bot

    @property
    def chunks(self) -> int:
        """Says into how many chunks the games are divided."""
        return -(-self.games // CHUNK)

    def games_of(self, chunk: int) -> range:
        """Gives the numbers of the games of a chunk."""
        return range(chunk * CHUNK, min(self.games, (chunk + 1) * CHUNK))

    def seated(self, game: int) -> list[str]:
        """Gives the bots of a game by seat."""
        return [self.bots[(seat - game) % self.seats % len(self.bots)] for seat in range(self.seats)]

    def facts(self) -> dict[str, str]:
        """Says what must be the same for a simulation to go on; more games may be wanted."""
        coded = encoding(fort.components(box_of(self.box)), self.seats)
        return {
            "bots": " ".join(self.bots),
            "seats": str(self.seats),
            "setup": self.setup,
            "seed": self.seed,
            "box": box_of(self.box).fingerprint,
            "observation": f"{coded.layout.version}: {coded.layout.size}",
            "actions": f"{coded.actions.version}: {len(coded.actions)}",
        }

    def schema(self) -> pa.Schema:
        """Describes the table: a row for each decision."""
        size = encoding(fort.components(box_of(self.box)), self.seats).layout.size
        return pa.schema(
            [
                pa.field("game", pa.int32()),
                pa.field("decision", pa.int16()),
                pa.field("seat", pa.int8()),
                pa.field("bot", pa.dictionary(pa.int8(), pa.string())),
                pa.field("observation", pa.binary(size)),
                pa.field("legal", pa.list_(pa.int16())),
                pa.field("action", pa.int16()),
                pa.field("reward", pa.float32()),
                pa.field("points", pa.int16()),
                pa.field("rank", pa.int8()),
            ],
            metadata=self.facts(),
        )


def play_chunk(simulation: Simulation, chunk: int) -> tuple[int, bytes]:
    """Plays the games of a chunk; gives its number and the decisions, in the form of Arrow."""
    rows: list[dict[str, Any]] = []
    for game in simulation.games_of(chunk):
        rows += play_game(simulation, game)
    table = pa.Table.from_pylist(rows, simulation.schema())
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, table.schema) as stream:
        stream.write_table(table)
    return chunk, sink.getvalue().to_pybytes()


def play_game(simulation: Simulation, number: int) -> list[dict[str, Any]]:
    """Plays one game and notes every decision."""
    box = box_of(simulation.box)
    seed = f"{simulation.seed} {number}"
    game = fort.new_game(simulation.seats, simulation.setup, seed, box=box)
    names = simulation.seated(number)
    players = [bot(name, f"{seed} bot {seat}") for seat, name in enumerate(names)]
    coded = encoding(game.components, simulation.seats)
    rows: list[dict[str, Any]] = []
    while not game.over:
        seat = game.asks[0]
        view = game.view(seat)
        choice = game.own(players[seat].choose(view))
        numbers = coded.actions.numbers[simulation.seats][seat]
        rows.append(
            {
                "game": number,
                "decision": len(rows),
                "seat": seat,
                "bot": names[seat],
                "observation": bytes(coded.observer.row(game, seat)),
                "legal": [numbers[option.index] for option in view.options],
                "action": numbers[choice.index],
            }
        )
        game.take(choice, seat)
    _note_outcome(rows, [(score.total, score.rank) for score in game.scores()])
    return rows


def _note_outcome(rows: list[dict[str, Any]], scores: Sequence[tuple[int, int]]) -> None:
    found = rewards_of(list(scores), "share")
    for row in rows:
        points, rank = scores[row["seat"]]
        row.update(reward=found[row["seat"]], points=points, rank=rank)
