"""The training: rounds of games, a fit to all games so far, and a match against the best net so far."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

import fort
from fort.bots.arena.workers import done
from fort.bots.inputs import Inputs
from fort.train.calibration import calibrate
from fort.train.card import draw_calibration, draw_strength, page
from fort.train.export import exported, text_of
from fort.train.fit import Fitter, Sample, chances_of, returns, surprise
from fort.train.games import play
from fort.train.gate import Gate, match
from fort.train.model import Frame, Weights, fresh
from fort.train.plan import HELD_OUT, Place, Plan
from fort.train.positions import Played, Positions, positions_of, read_games

LATER_COUNT: Final = 3  # how much more a game of a net counts than one of the linear mind
NAME: Final = "Fort value"  # of the net that ships
VERSION: Final = 1
RATE: Final = 1e-3
FIRST_RATE: Final = 3e-3  # while the net learns what the linear mind says

Row = dict[str, Any]  # what a round came to


class Training:
    """A training in its place, which goes on where it was."""

    def __init__(self, plan: Plan, place: Place, workers: int, told: Callable[[Row], None]) -> None:
        self.plan, self.place, self.workers, self.told = plan, place, workers, told
        place.begin(plan)
        self.frame = Frame(Inputs(fort.components(fort.box.read())))
        self.seen: dict[int, list[Positions]] = {2: [], 3: [], 4: []}  # by the number of seats
        self.rows: list[Row] = place.rows()

    def run(self) -> None:
        """Does all rounds that are missing."""
        for round in range(self.plan.rounds):
            started = time.monotonic()
            games = self.play(round)
            self.take_in(games)
            if round < len(self.rows):
                continue
            weights = self.fit(round)
            self.save(round, weights)
            self.finish(round, weights, time.monotonic() - started)

    @property
    def best(self) -> int | None:
        """The round whose net is the best so far."""
        kept = [row["round"] for row in self.rows if row["kept"]]
        return kept[-1] if kept else None

    def play(self, round: int) -> list[Played]:
        """The games of a round, those that are there and those that are missing."""
        file = self.place.games(round)
        there = {game.number: game for game in read_games(file)}
        missing = [number for number in self.plan.numbers(round) if number not in there]
        if missing:
            net = None if round == 0 else str(self.place.net(self.best or 0))
            work = partial(play, tag=self.plan.tag(round), file=net, simulations=self.plan.simulations)
            self.place.log(f"round {round}: {len(missing)} games to play")
            with file.open("a", encoding="utf-8") as kept:
                for game in done(work, missing, self.workers):
                    there[game.number] = game
                    kept.write(game.text() + "\n")
                    kept.flush()
        return [there[number] for number in self.plan.numbers(round)]

    def take_in(self, games: list[Played]) -> None:
        """Games become positions."""
        for seats, found in self.seen.items():
            ours = [game for game in games if game.seats == seats]
            if ours:
                found.append(positions_of(ours))

    def split(self) -> tuple[list[Positions], list[Positions]]:
        """What is learned from, and what is held out; by the number of seats.

        Games that nets have played count more: there the net sees what comes of its own judgement.
        """
        learned, held_out = [], []
        for first, *later in filter(None, self.seen.values()):
            positions = Positions.together([first, *later * LATER_COUNT])
            learned.append(positions.of(positions.game % HELD_OUT != 0))
            found = [_held_out(part) for part in [first, *later]]
            by_nets = sum(len(part.turn) for part in found[1:]) > 0
            held_out.append(Positions.together(found[1:] if by_nets else found))
        return learned, [part for part in held_out if len(part.turn)]

    def fit(self, round: int) -> Weights:
        """Weights fitted to all games so far."""
        learned, _ = self.split()
        if self.best is None:
            fitter = Fitter(self.frame, fresh(self.frame, self.plan.units, self.plan.second, 1), 1)
            fitter.fit(Sample(learned, [part.linear for part in learned]), 3, FIRST_RATE, self.place.log)
            fitter = Fitter(self.frame, fitter.average, 2)
            fitter.fit(Sample(learned, [part.wins for part in learned]), 1, RATE, self.place.log)
        else:
            with np.load(self.place.weights(self.best)) as kept:
                fitter = Fitter(self.frame, dict(kept), 2 + round)
        for _ in range(2):
            aims = [
                returns(part, chances_of(self.frame, fitter.average, part, part.leader)) for part in learned
            ]
            fitter.fit(Sample(learned, aims), 2, RATE, self.place.log)
        return fitter.average

    def save(self, round: int, weights: Weights) -> None:
        np.savez(self.place.weights(round), **weights)  # type: ignore[arg-type]
        net = exported(self.frame, weights, {}, f"{self.plan.seed} {round}", 0)
        self.place.net(round).write_text(text_of(net), "utf-8")

    def finish(self, round: int, weights: Weights, seconds: float) -> None:
        """Lets the new net play against the best so far, and notes how good it is."""
        _, held_out = self.split()
        row: Row = {"round": round, "games": self.plan.numbers(round)[-1] + 1, "kept": True}
        for part in held_out:
            said = chances_of(self.frame, weights, part, part.leader)
            row[f"surprise {part.wins.shape[1]}"] = round_to(surprise(said, part.wins))
            row[f"linear {part.wins.shape[1]}"] = round_to(surprise(part.linear, part.wins))
        if self.best is not None and self.plan.gate:
            gate = Gate(
                str(self.place.net(round)), str(self.place.net(self.best)), f"{self.plan.seed} gate {round}"
            )
            share = match(gate, self.plan.gate, self.workers)
            row |= {"share": round_to(share.value), "low": round_to(share.low), "high": round_to(share.high)}
            row["kept"] = share.high >= 0.5  # not clearly weaker
        row["seconds"] = round_to(seconds)
        self.place.note(row)
        self.rows.append(row)
        draw_strength(self.rows, self.place.path / "strength.png")
        self.told(row)

    def ship(self, file: Path, command: str) -> None:
        """Writes the best net, its chances made true; its card and pictures stay with the training."""
        assert self.best is not None
        with np.load(self.place.weights(self.best)) as kept:
            weights = dict(kept)
        _, held_out = self.split()
        found = [calibrate(self.frame, weights, part) for part in held_out if len(np.unique(part.game)) > 1]
        sharpness = {each.seats: each.sharpness for each in found}
        net = exported(self.frame, weights, sharpness, NAME, VERSION)
        text = text_of(net)
        file.write_text(text, "utf-8")
        card = page(self.plan, net, len(text), self.rows, found, command)
        (self.place.path / "net_card.md").write_text(card, "utf-8")
        draw_calibration(found, self.place.path / "calibration.png")


def _held_out(positions: Positions) -> Positions:
    return positions.of((positions.game % HELD_OUT == 0) & ~positions.within)


def round_to(number: float) -> float:
    return round(float(number), 4)
