"""What a training is to do: how many games, in which rounds, and where it keeps them."""

import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

HELD_OUT: Final = 23  # one game of so many, of all kinds, is never learned from: it shows how good the net is

RECENT: Final = 8  # rounds that are learned from: older nets played worse


class BadPlan(ValueError):
    """A training that cannot be done, or not here."""


@dataclass(frozen=True)
class Plan:
    """The first round is played by the linear mind, each other round by the best net so far."""

    games: int = 12_000
    first: int = 2_000
    each: int = 2_000
    simulations: int = 8  # for each question, in games from the second round on
    gate: int = 100  # games of a new net against the best so far
    checked: int = 4_000  # games of the finished net, to see whether its chances are true
    units: int = 32
    second: int = 16
    seed: str = "train"

    def __post_init__(self) -> None:
        if not (0 < self.first <= self.games and self.each > 0 and self.gate >= 0 and self.checked >= 16):
            raise BadPlan(f"expected games >= first > 0, each > 0 and checked >= 16, found {self}")
        if self.units < 2 or self.second < 1:
            raise BadPlan("expected at least 2 units in the first layer and 1 in the second")

    @property
    def rounds(self) -> int:
        """How many rounds there are, the last of them maybe shorter."""
        return 1 + -(-(self.games - self.first) // self.each)

    def numbers(self, round: int) -> range:
        """The games of a round."""
        start = 0 if round == 0 else self.first + (round - 1) * self.each
        size = self.first if round == 0 else self.each
        return range(start, min(self.games, start + size))

    def tag(self, round: int) -> str:
        """What the seeds of a round begin with."""
        return f"{self.seed} {round}"


@dataclass(frozen=True)
class Place:
    """A directory with the games and nets of one training."""

    path: Path

    def games(self, round: int) -> Path:
        return self.path / f"games-{round:02}.jsonl"

    def net(self, round: int) -> Path:
        return self.path / f"net-{round:02}.json"

    def weights(self, round: int) -> Path:
        return self.path / f"weights-{round:02}.npz"

    def checks(self, round: int) -> Path:
        return self.path / f"checks-{round:02}.jsonl"

    @property
    def progress(self) -> Path:
        return self.path / "progress.jsonl"

    def begin(self, plan: Plan) -> None:
        """Keeps the plan; a directory with another plan is refused, but for how many games there are."""
        self.path.mkdir(parents=True, exist_ok=True)
        file = self.path / "plan.json"
        if file.exists():
            kept: dict[str, Any] = json.loads(file.read_text("utf-8"))
            if kept | {"games": plan.games, "checked": plan.checked} != asdict(plan):
                raise BadPlan(f"{self.path} has another training: expected {kept}, or another directory")
        file.write_text(json.dumps(asdict(plan), indent=1) + "\n", "utf-8")

    def rows(self) -> list[dict[str, Any]]:
        """What each finished round came to."""
        if not self.progress.exists():
            return []
        lines = self.progress.read_text("utf-8").splitlines(keepends=True)
        return [json.loads(line) for line in lines if line.endswith("\n")]

    def note(self, row: dict[str, Any]) -> None:
        with self.progress.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    def log(self, text: str) -> None:
        """Adds a line to what is told of the fits."""
        with (self.path / "log.txt").open("a", encoding="utf-8") as file:
            file.write(f"{time.strftime('%H:%M:%S')} {text}\n")
