"""The training: rounds of games, a fit to all games so far, and a match against the best net so far."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

import fort
from fort.bots.arena.intervals import Interval
from fort.bots.arena.workers import done
from fort.bots.inputs import Inputs
from fort.train.calibration import Calibration, calibrate
from fort.train.card import draw_calibration, draw_strength, page
from fort.train.export import exported, text_of
from fort.train.fit import Fitter, Sample, chances_of, returns, surprise
from fort.train.games import checked_kind, play
from fort.train.gate import Gate, match
from fort.train.model import Frame, Weights, fresh
from fort.train.plan import HELD_OUT, RECENT, Place, Plan
from fort.train.positions import Played, Positions, positions_of, read_games

NAME: Final = "Fort value"  # of the net that ships
VERSION: Final = 2
RATE: Final = 1e-3
FIRST_RATE: Final = 3e-3  # while the net learns what the linear mind says
SLOWER: Final = 4  # rounds after which steps are smaller by the root of 2

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
        net = None if round == 0 else str(self.place.net(self.best or 0))
        work = partial(play, tag=self.plan.tag(round), file=net, simulations=self.plan.simulations)
        return self.all_of(self.plan.numbers(round), work, self.place.games(round))

    def all_of(self, numbers: range, work: Callable[[int], Played], file: Path) -> list[Played]:
        """Games that are kept in a file, and those that are missing there."""
        there = {game.number: game for game in read_games(file)}
        missing = [number for number in numbers if number not in there]
        if missing:
            self.place.log(f"{file.name}: {len(missing)} games to play")
            with file.open("a", encoding="utf-8") as kept:
                for game in done(work, missing, self.workers):
                    there[game.number] = game
                    kept.write(game.text() + "\n")
                    kept.flush()
        return [there[number] for number in numbers]

    def take_in(self, games: list[Played]) -> None:
        """Games become positions."""
        for seats, found in self.seen.items():
            ours = [game for game in games if game.seats == seats]
            if ours:
                found.append(positions_of(ours))

    def split(self) -> tuple[list[Positions], list[Positions]]:
        """What is learned from, and what is held out; by the number of seats."""
        learned, held_out = [], []
        for rounds in filter(None, self.seen.values()):
            recent = [part.of(part.game % HELD_OUT != 0) for part in rounds[-RECENT:]]
            learned.append(Positions.together(recent))
            found = [_held_out(part) for part in rounds]
            by_nets = sum(len(part.turn) for part in found[1:]) > 0
            held_out.append(Positions.together(found[1:] if by_nets else found))
        return learned, [part for part in held_out if len(part.turn)]

    def fit(self, round: int) -> Weights:
        """Weights fitted to all games so far."""
        learned, _ = self.split()
        if self.best is not None:
            with np.load(self.place.weights(self.best)) as kept:
                fitter = Fitter(self.frame, dict(kept), 2 + round)
            self.look_ahead(fitter, learned, RATE / (1 + round / SLOWER) ** 0.5)
            return fitter.average
        fitter = Fitter(self.frame, fresh(self.frame, self.plan.units, self.plan.second, 1), 1)
        fitter.fit(Sample(learned, [part.linear for part in learned]), 3, FIRST_RATE, self.place.log)
        fitter = Fitter(self.frame, fitter.average, 2)
        fitter.fit(Sample(learned, [part.wins for part in learned]), 1, RATE, self.place.log)
        for _ in range(2):
            self.look_ahead(fitter, learned, RATE)
        return fitter.average

    def look_ahead(self, fitter: Fitter, learned: list[Positions], rate: float) -> None:
        """Learns from what the net itself says later in the games, and from who won."""
        said = [chances_of(self.frame, fitter.average, part, part.leader) for part in learned]
        aims = [returns(part, chances) for part, chances in zip(learned, said, strict=True)]
        fitter.fit(Sample(learned, aims), 2, rate, self.place.log)

    def save(self, round: int, weights: Weights) -> None:
        np.savez(self.place.weights(round), **weights)  # type: ignore[arg-type]
        net = exported(self.frame, weights, {}, f"{self.plan.seed} {round}", 0)
        self.place.net(round).write_text(text_of(net), "utf-8")

    def finish(self, round: int, weights: Weights, seconds: float) -> None:
        """Lets the new net play against the best so far, and notes how good it is."""
        games = min(self.plan.games, self.plan.first + round * self.plan.each)
        row: Row = {"round": round, "games": games, "kept": True}
        for part in self.split()[1]:
            said = chances_of(self.frame, weights, part, part.leader)
            row[f"surprise {part.wins.shape[1]}"] = round_to(surprise(said, part.wins))
            row[f"linear {part.wins.shape[1]}"] = round_to(surprise(part.linear, part.wins))
        if self.best is not None and self.plan.gate:
            share = self.matched(round, self.best)
            row |= {"share": round_to(share.value), "low": round_to(share.low), "high": round_to(share.high)}
            row["kept"] = share.high >= 0.5  # not clearly weaker
        row["seconds"] = round_to(seconds)
        self.place.note(row)
        self.rows.append(row)
        draw_strength(self.rows, self.place.path / "strength.png")
        self.told(row)

    def check(self, weights: Weights) -> list[Calibration]:
        """The best net plays games that nobody learns from, to see whether its chances are true."""
        assert self.best is not None
        work = partial(
            play,
            tag=f"{self.plan.seed} check",
            file=str(self.place.net(self.best)),
            simulations=self.plan.simulations,
            kind=checked_kind,
        )
        games = self.all_of(range(self.plan.checked), work, self.place.checks(self.best))
        parts = [positions_of([game for game in games if game.seats == seats]) for seats in self.seen]
        return [calibrate(self.frame, weights, part.of(~part.within)) for part in parts]

    def matched(self, new: int, best: int) -> Interval:
        """What the net of one round wins of its games against that of another."""
        files = [str(self.place.net(round)) for round in (new, best)]
        return match(Gate(files[0], files[1], f"{self.plan.seed} gate {new}"), self.plan.gate, self.workers)

    def ship(self, file: Path, command: str) -> None:
        """Writes the best net, its chances made true; its card and pictures stay with the training."""
        assert self.best is not None
        with np.load(self.place.weights(self.best)) as kept:
            weights = dict(kept)
        found = self.check(weights)
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
