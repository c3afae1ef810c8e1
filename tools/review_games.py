"""The games that the figures of the review rest on: each function plays one and tells what was found in it.

A row has the number of its game and plain numbers, so that it can be kept and added up later.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tests.secrecy.pairs import Comparison, Tally

import fort
from fort.bots import bot
from fort.review.decision import BUDGET, Decision
from fort.review.form import JudgeMark, Moment
from fort.review.judges import version_of
from fort.review.labels import BLUNDER, DOUBTFUL
from fort.review.positions import Positions, positions
from fort.review.reasons import reasons
from fort.review.reviewing import chances_of, judged, shares_of
from fort.table.record import Record

Row = dict[str, Any]

STRONG: Final = "master@100sims"
SEEDS: Final = ("a", "b", "c", "d", "e")
LONGER: Final = 10  # times the worlds
SLIPS: Final = 2  # blunders that are put into a game at most
BAD: Final = ("doubtful", "mistake", "blunder")
WORST: Final = ("mistake", "blunder")
TWIN_BUDGET: Final = 16


def mark(judge: str, seed: str = "", budget: int = BUDGET) -> JudgeMark:
    return JudgeMark(judge, version_of(judge), seed, budget)


def played(names: Sequence[str], seed: str, setup: str) -> Record:
    """A game of these bots, by seat."""
    table = fort.Table.new(len(names), setup, seed=seed)
    players = [bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not table.game.over:
        seat = table.game.asks[0]
        table.take(players[seat].choose(table.game.view(seat)), seat)
    return table.record


def setup_of(number: int) -> str:
    return ("basic", "advanced")[number // 2 % 2]


def errors(name: str, judge: str, number: int) -> Row:
    """A bot against `regular`; every deal is played from both seats."""
    seat = number % 2
    names = [name if each == seat else "regular" for each in range(2)]
    found = positions(played(names, f"errors {number // 2}", setup_of(number)))
    moments = judged(found, seat, mark(judge))
    return {
        "game": number,
        "given": sum(moment.error for moment in moments),
        "matter": sum(moment.matters for moment in moments),
        "labels": {label: sum(moment.label == label for moment in moments) for label in BAD},
    }


def luck(seats: int, number: int) -> Row:
    """A game of `regular` with its luck, by seat, and the results."""
    names = ["regular"] * seats
    found = positions(played(names, f"luck {seats} {number}", setup_of(number)))
    chances = chances_of(found, "")
    return {
        "game": number,
        "luck": [sum(each.luck[seat] for each in chances) for seat in range(seats)],
        "luck_points": [sum(each.points[seat] for each in chances) for seat in range(seats)],
        "result": list(found.results),
        "points": list(found.totals),
    }


def labels(number: int) -> Row:
    """One game reviewed with several seeds: mistakes and blunders of one, and what the others say of them."""
    seat = number % 2
    names = ["rookie" if each == seat else "regular" for each in range(2)]
    found = positions(played(names, f"labels {number}", setup_of(number)))
    told = [{each.number: each for each in judged(found, seat, mark("master", seed))} for seed in SEEDS]
    said = agreed = 0
    for one in told:
        for at, moment in one.items():
            if moment.label in WORST:
                others = [other[at].label for other in told if other is not one]
                said += len(others)
                agreed += sum(label in BAD for label in others)
    return {"game": number, "said": said, "agreed": agreed}


def slips(number: int) -> Row:
    """A strong game with choices that a longer review calls blunders: does a usual one find them?"""
    name = f"slips {number}"
    found = positions(played([STRONG] * 2, name, setup_of(number)))
    dice, put, seen = Random(name), 0, 0
    for asked in dice.sample(found.asked, len(found.asked)):
        worst = min(asked.view.options, key=lambda each: (_worth(asked.view, each, name), each.text))
        if put == SLIPS:
            break
        if decided(asked.view, worst, f"{name} longer", LONGER * BUDGET).error >= BLUNDER:
            put += 1
            seen += decided(asked.view, worst, "", BUDGET).label in WORST
    return {"game": number, "put": put, "found": seen}


def _worth(view: fort.View, choice: fort.Choice, seed: str) -> float:
    """What a quick look says of a choice."""
    return -decided(view, choice, f"{seed} quick", 4).error


def alarms(number: int) -> Row:
    """A game of `master`: what a usual review calls doubtful or worse, and a longer one does not."""
    found = positions(played([STRONG] * 2, f"alarms {number}", setup_of(number)))
    seat = number % 2
    called = [each for each in judged(found, seat, mark("master")) if each.label in BAD]
    false = [each for each in called if _longer(found, each).error < DOUBTFUL]
    return {"game": number, "called": len(called), "false": len(false)}


def _longer(found: Positions, moment: Moment) -> Decision:
    asked = next(each for each in found.asked if each.number == moment.number)
    return decided(asked.view, asked.played, "longer", LONGER * BUDGET)


def decided(view: fort.View, choice: fort.Choice, seed: str, budget: int) -> Decision:
    decision = Decision(view, choice, "master", seed, budget)
    while decision.refine():
        pass
    return decision


def judgement(view: fort.View) -> str:
    """All that a review says of a moment: errors, labels, shares, reasons and the curve, to the last bit."""
    assert view.viewer is not None
    decision = decided(view, view.options[-1], "twins", TWIN_BUDGET)
    why = reasons(decision, decision.best.choice, decision.options[0].choice, "twins")
    told = [(each.choice.text, each.chances) for each in decision.options]
    return repr((told, decision.error, decision.doubt, decision.label, why, shares_of(view)))


class Judged(Comparison):
    """A game beside twins that the seat asked cannot tell from it: both are judged."""

    def compare(self) -> None:
        viewer = self.game.asks[0] if self.game.asks else None
        if viewer is None or self.game.over or len(self.game.options(viewer)) < 2:
            return
        twins = self.twins[viewer]
        self._fill(viewer, twins)
        if not twins or self.random.random() >= self.looking:
            return
        mine = judgement(self.game.view(viewer))
        for other in twins:
            self.tally.pairs += 1
            if judgement(other.view(viewer)) != mine:
                self.tally.leaks.append(f"{self.where}, seat {viewer}: judged otherwise")


def twins(number: int) -> Row:
    """A game whose moments are judged in worlds that differ only in what the seat cannot know."""
    tally = Tally()
    game = fort.new_game(2 + number % 3, setup_of(number), f"twins {number}")
    Judged(game, f"twins {number}", tally, looking=0.1).run(400)
    return {"game": number, "pairs": tally.pairs, "leaks": tally.leaks}
