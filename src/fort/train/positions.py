"""Games, kept as their choices, become positions: the inputs of all seats, and how each game ended."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import fort
from fort.bots.inputs import Inputs, Noted, Row
from fort.bots.mind import won
from fort.bots.weights import mind_for
from fort.rules.components import Components

WITHIN: Final = 0.04  # how often a position within a turn is noted, too

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Played:
    """A game of self-play, as its choices."""

    number: int
    seats: int
    setup: str
    seed: str
    choices: tuple[int, ...]

    def text(self) -> str:
        """A line of a file of games."""
        kind = {"n": self.number, "seats": self.seats, "setup": self.setup, "seed": self.seed}
        return json.dumps(kind | {"choices": self.choices})

    @staticmethod
    def read(line: str) -> "Played":
        data: dict[str, Any] = json.loads(line)
        return Played(data["n"], data["seats"], data["setup"], data["seed"], tuple(data["choices"]))


@dataclass(frozen=True)
class Positions:
    """Positions of games with one number of seats, in the order of the games and their turns."""

    rows: NDArray[np.uint8]  # position, seat, input; every hand is told
    leader: NDArray[np.int8]
    game: NDArray[np.int32]
    turn: NDArray[np.int16]  # a position within a turn has the number of the next
    within: NDArray[np.bool_]
    linear: Floats  # what the linear mind says: chances by seat
    wins: Floats
    gain: Floats  # points still to come, by seat

    def of(self, chosen: NDArray[Any]) -> "Positions":
        return Positions(*[getattr(self, field.name)[chosen] for field in fields(self)])

    @staticmethod
    def together(parts: list["Positions"]) -> "Positions":
        names = [field.name for field in fields(Positions)]
        return Positions(*[np.concatenate([getattr(part, name) for part in parts]) for name in names])


@cache
def inputs_of(parts: Components) -> Inputs:
    """The inputs for a box, made once."""
    return Inputs(parts)


def replayed(played: Played) -> dict[str, list[Any]]:
    """The positions of one game, by field."""
    game = fort.new_game(played.seats, played.setup, played.seed).silent()
    found: dict[str, list[Any]] = {field.name: [] for field in fields(Positions)}
    dice = Random(played.seed)
    turn, number = (0, 0), -1
    for index in played.choices:
        game.do(game.components.choices.all[index], game.asks[0])
        if game.over or game.draft is not None:
            continue
        begins = turn != (game.round, game.leader)
        if begins:
            turn, number = (game.round, game.leader), number + 1
        if begins or dice.random() < WITHIN:
            _note(game, found, number if begins else number + 1, not begins)
    finish(game, found, played.number)
    return found


def _note(game: fort.Game, found: dict[str, list[Any]], turn: int, within: bool) -> None:
    inputs = inputs_of(game.components)
    rows = [Noted(inputs.width) for _ in game.seats]
    told: list[Row] = list(rows)
    inputs.describe(game, told, 0)
    for seat in range(1, len(rows)):
        inputs.tell_hand(game, seat, told[seat])
    found["rows"].append([bytes(row.numbers) for row in rows])
    found["leader"].append(game.leader)
    found["turn"].append(turn)
    found["within"].append(within)
    found["linear"].append(mind_for(game.components).chances(game))
    found["gain"].append([inputs.total_of(game, seat) for seat in range(len(rows))])


def finish(game: fort.Game, found: dict[str, list[Any]], number: int) -> None:
    """Adds what is known only at the end."""
    totals = [score.total for score in game.scores()]
    found["gain"] = [[end - now for end, now in zip(totals, row, strict=True)] for row in found["gain"]]
    found["wins"] = [won(game)] * len(found["turn"])
    found["game"] = [number] * len(found["turn"])


def positions_of(games: Iterable[Played]) -> Positions:
    """The positions of games with the same number of seats."""
    found: dict[str, list[Any]] = {field.name: [] for field in fields(Positions)}
    for played in games:
        for name, values in replayed(played).items():
            found[name] += values
    seats = len(found["wins"][0])
    rows = np.frombuffer(b"".join(b"".join(row) for row in found["rows"]), np.uint8)
    return Positions(
        rows.reshape(len(found["turn"]), seats, -1),
        np.array(found["leader"], np.int8),
        np.array(found["game"], np.int32),
        np.array(found["turn"], np.int16),
        np.array(found["within"], np.bool_),
        np.array(found["linear"], np.float32),
        np.array(found["wins"], np.float32),
        np.array(found["gain"], np.float32),
    )


def read_games(file: Path) -> list[Played]:
    """All whole lines of a file of games."""
    lines = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
    return [Played.read(line) for line in lines if line.endswith("\n")]
