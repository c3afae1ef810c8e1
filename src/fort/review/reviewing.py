"""The whole review, as it goes: first what matters most, then everything, then the rivals.

What is found out about a decision depends on its view, the seed and the budget, not on the order of work.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from fort.bots.drafting import finish_draft
from fort.bots.valuing import value_of
from fort.bots.weights import mind_for
from fort.review.decision import BUDGET, Decision
from fort.review.form import Chance, JudgeMark, Moment, Option, Point, Progress, Review
from fort.review.judges import JUDGES, version_of
from fort.review.labels import MOST_GREAT
from fort.review.luck import luck_of
from fort.review.positions import Asked, Positions, ReviewError, positions
from fort.review.reasons import reasons
from fort.review.sums import player_sums, practice_of, story_of, turn_sums, turning_points
from fort.review.themes import theme_of
from fort.rules.names import NOBODY
from fort.seen.imagine import imagine
from fort.seen.view import View
from fort.table.record import Record

CURVE_WORLDS: Final = 8
CANDIDATES: Final = 6  # for turning points, looked at closely before anything else
NEWS: Final = 12  # decisions between two reports


def review(record: Record, seat: int, judge: str = "master", seed: str = "", budget: int = BUDGET) -> Review:
    """Reviews a finished game as one seat played it; the same arguments always give the same."""
    *_, last = reviewing(record, seat, judge, seed, budget)
    return last.review


def reviewing(
    record: Record, seat: int, judge: str = "master", seed: str = "", budget: int = BUDGET
) -> Iterator[Progress]:
    """The same, with reports as it goes; the last is complete. ReviewError if there is nothing to review."""
    if judge not in JUDGES:
        raise ReviewError("no-judge", f"there is no judge '{judge}': expected one of {', '.join(JUDGES)}")
    if budget < 1:
        raise ReviewError("no-budget", f"a budget of {budget}: expected at least 1 world")
    if not 0 <= seat < record.seats:
        raise ReviewError("no-seat", f"there is no seat {seat}: expected 0 to {record.seats - 1}")
    return _Work(positions(record), seat, JudgeMark(judge, version_of(judge), seed, budget)).reports()


class _Work:
    """A review in the making."""

    def __init__(self, found: Positions, seat: int, mark: JudgeMark) -> None:
        self.found = found
        self.seat = seat
        self.mark = mark
        self.curve = _curve(found, seat)
        self.chances: list[Chance] = []
        self.moments: list[list[Moment] | None] = [None] * found.seats

    def reports(self) -> Iterator[Progress]:
        own = [(asked, opened(asked, self.mark)) for asked in self.found.of(self.seat)]
        for _, decision in own:
            decision.refine()
        for _, decision in sorted(own, key=lambda each: -each[1].error)[:CANDIDATES]:
            while decision.refine():
                pass
        yield self._report("summary", own, 0.1)
        self.chances = chances_of(self.found, self.mark.seed)
        for at, (_, decision) in enumerate(own):
            while decision.refine():
                pass
            if at % NEWS == NEWS - 1:
                yield self._report("moments", own, 0.1 + 0.9 * at / len(self.found.asked))
        self.moments[self.seat] = self._moments(own)
        done = len(own)
        for rival in range(self.found.seats):
            if rival != self.seat:
                self.moments[rival] = judged(self.found, rival, self.mark)
                done += len(self.found.of(rival))
                yield self._report("rivals", own, min(1.0, 0.1 + 0.9 * done / max(1, len(self.found.asked))))
        yield self._report("complete", own, 1.0)

    def _moments(self, own: Sequence[tuple[Asked, Decision]]) -> list[Moment]:
        found = few_great([moment_of(asked, decision) for asked, decision in own])
        return [
            explained(moment, decision, self.mark.seed) if moment.label else moment
            for moment, (_, decision) in zip(found, own, strict=True)
        ]

    def _report(self, stage: str, own: Sequence[tuple[Asked, Decision]], done: float) -> Progress:
        """The review as it is by now."""
        found, seat, chances = self.found, self.seat, tuple(self.chances)
        moments = self.moments[seat] or self._moments(own)
        players = [moments if player == seat else self.moments[player] for player in range(found.seats)]
        review = Review(
            seat=seat,
            seats=found.seats,
            judge=self.mark,
            moments=tuple(moments),
            chances=chances,
            turns=turn_sums(found, seat, moments, chances),
            curve=self.curve,
            turning=turning_points(moments),
            players=tuple(player_sums(found, player, each, chances) for player, each in enumerate(players)),
            story=story_of(found, seat, self.curve, moments),
            practice=practice_of(moments),
            done=done,
            complete=stage == "complete",
        )
        return Progress(stage, done, review)


def opened(asked: Asked, mark: JudgeMark) -> Decision:
    """A decision that nothing is known of yet."""
    return Decision(asked.view, asked.played, mark.name, mark.seed, mark.budget)


def judged(found: Positions, seat: int, mark: JudgeMark) -> list[Moment]:
    """All decisions of a seat, one after the other, without reasons."""
    moments = []
    for asked in found.of(seat):
        decision = opened(asked, mark)
        while decision.refine():
            pass
        moments.append(moment_of(asked, decision))
    return few_great(moments)


def moment_of(asked: Asked, decision: Decision) -> Moment:
    """A decision as it is told, without reasons."""
    view = asked.view
    assert view.question is not None
    best = decision.best
    ranked = sorted(decision.options, key=lambda each: (each is not best, -each.ahead))
    shares = [decision.share(each) for each in ranked]
    return Moment(
        number=asked.number,
        seat=asked.seat,
        turn=asked.turn,
        round=0 if view.drafting else view.round,
        leader=NOBODY if view.drafting else view.leader,
        question=view.question.kind,
        kid=view.question.kid,
        played=asked.played.text,
        best=best.choice.text,
        options=tuple(
            Option(each.choice.text, min(1.0, max(0.0, share)), each.worlds)
            for each, share in zip(ranked, shares, strict=True)
        ),
        error=decision.error,
        doubt=decision.doubt,
        margin=shares[0] - max(shares[1:]),
        matters=decision.matters,
        label=decision.label,
        theme=theme_of(view, asked.played, best.choice),
        worlds=decision.worlds,
    )


def few_great(moments: list[Moment]) -> list[Moment]:
    """Only the greatest moves are called great."""
    great = sorted((m for m in moments if m.label == "great"), key=lambda moment: -moment.margin)
    plain = {moment.number for moment in great[MOST_GREAT:]}
    return [replace(moment, label="") if moment.number in plain else moment for moment in moments]


def explained(moment: Moment, decision: Decision, seed: str) -> Moment:
    """The moment with its reasons: for the best choice, or for a great one against the next best."""
    choices = {option.choice.text: option.choice for option in decision.options}
    worse = moment.options[1].choice if moment.label == "great" else moment.played
    found, gains = reasons(decision, choices[moment.best], choices[worse], seed)
    return replace(moment, reasons=found, gains=gains)


def chances_of(found: Positions, seed: str) -> list[Chance]:
    """All that chance did, with its luck."""
    chances = []
    for at, struck in enumerate(found.struck):
        stroke = struck.stroke
        luck = luck_of(stroke, struck.view, f"{seed} {at}")
        where = struck.number, struck.turn, struck.round
        chances.append(Chance(*where, stroke.kind, stroke.seat, stroke.kids, *luck))
    return chances


def _curve(found: Positions, seat: int) -> tuple[Point, ...]:
    """How everybody stands at the start of each turn, as the seat sees it, and the result at the end."""
    points = [
        Point(start.number, start.round, start.leader, shares_of(start.views[seat])) for start in found.starts
    ]
    last = found.starts[-1]
    end = found.asked[-1].number + 1 if found.asked else last.number
    return (*points, Point(end, last.round, last.leader, found.results))


def shares_of(view: View) -> tuple[float, ...]:
    """The mean over imagined worlds. The hand is left out: it goes up and down with every turn."""
    dice = Random(f"curve {view.viewer} {len(view.log)}")
    sums = [0.0] * len(view.seats)
    for _ in range(CURVE_WORLDS):
        world = imagine(view, dice)
        finish_draft(world, mind_for(view.components), dice)
        for seat, (share, _) in enumerate(value_of(world, NOBODY)):
            sums[seat] += share / CURVE_WORLDS
    return tuple(sums)
