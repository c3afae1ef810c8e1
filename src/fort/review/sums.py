"""Sums over a game: turns, players, the story, and what to practise."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from fort.review.form import Chance, Moment, Player, Point, Practice, Story, Turn
from fort.review.labels import LABELS, LUCKY, label_of, word_of
from fort.review.positions import Positions

MOST_TURNING: Final = 3
AHEAD: Final = 0.05  # of win share: who is so much ahead leads
BAD: Final = ("mistake", "blunder")


def turn_sums(
    found: Positions, seat: int, moments: Sequence[Moment], chances: Sequence[Chance]
) -> tuple[Turn, ...]:
    """Every turn with what the seat gave away in it, and its luck."""
    turns = []
    for at, start in enumerate(found.starts):
        own = [moment for moment in moments if moment.turn == at]
        given = sum(moment.error for moment in own)
        doubt = sqrt(sum(moment.doubt**2 for moment in own))
        luck = sum(chance.luck[seat] for chance in chances if chance.turn == at)
        points = sum(chance.points[seat] for chance in chances if chance.turn == at)
        mark = "lucky" if luck >= LUCKY else "unlucky" if luck <= -LUCKY else ""
        label = label_of(given, doubt)
        turns.append(Turn(start.number, start.round, start.leader, given, doubt, label, luck, points, mark))
    return tuple(turns)


def player_sums(
    found: Positions, seat: int, moments: Sequence[Moment] | None, chances: Sequence[Chance]
) -> Player:
    """The sums of a seat; None instead of moments, if it is still to be judged."""
    judged = moments or ()
    given = sum(moment.error for moment in judged)
    matter = sum(moment.matters for moment in judged)
    rate = max(0.0, 1000 * given / matter) if matter else None
    luck = sum(chance.luck[seat] for chance in chances)
    luck_points = sum(chance.points[seat] for chance in chances)
    return Player(
        seat=seat,
        name=None if found.names is None else found.names[seat],
        points=found.totals[seat],
        rank=found.ranks[seat],
        result=found.results[seat],
        decisions=sum(asked.seat == seat for asked in found.asked),
        matter=matter,
        given=given,
        doubt=sqrt(sum(moment.doubt**2 for moment in judged)),
        error_rate=rate,
        word=word_of(rate),
        labels={label: sum(moment.label == label for moment in judged) for label in LABELS},
        luck=luck,
        luck_points=luck_points,
        adjusted=found.results[seat] - luck,
        adjusted_points=found.totals[seat] - luck_points,
        judged=moments is not None,
    )


def turning_points(moments: Sequence[Moment]) -> tuple[int, ...]:
    """The weightiest moments, a great one among them if there is any; never more than deserve it."""
    weight = {moment.number: moment.margin if moment.label == "great" else moment.error for moment in moments}
    labelled = sorted((m for m in moments if m.label), key=lambda moment: -weight[moment.number])
    chosen = labelled[:MOST_TURNING]
    great = next((moment for moment in labelled if moment.label == "great"), None)
    if great is not None and great not in chosen:
        chosen[-1] = great
    return tuple(sorted(moment.number for moment in chosen))


def story_of(found: Positions, seat: int, curve: Sequence[Point], moments: Sequence[Moment]) -> Story:
    """The game in one sentence, by the curve."""
    leads = [(point.round, _lead(point, seat)) for point in curve[:-1]]
    bad = [moment for moment in moments if moment.label in BAD]
    won = found.ranks[seat] == 1
    others = [rival for rival in range(found.seats) if rival != seat]
    rival = (
        min(others, key=lambda other: (found.ranks[other], -curve[-2].shares[other])) if curve else others[0]
    )
    if leads and abs(leads[-1][1]) < AHEAD:
        return Story("close", leads[-1][0], rival, len(bad))
    if won:
        behind = [round for round, lead in leads if lead < -AHEAD]
        return (
            Story("came-back", behind[-1], rival, len(bad))
            if behind
            else Story("won-throughout", None, rival)
        )
    ahead = [round for round, lead in leads if lead > AHEAD]
    if ahead:
        return Story("led-until", ahead[-1], rival, sum(moment.round >= ahead[-1] for moment in bad))
    return Story("never-ahead", None, rival, len(bad))


def _lead(point: Point, seat: int) -> float:
    """How far ahead of the best rival."""
    return point.shares[seat] - max(share for other, share in enumerate(point.shares) if other != seat)


def practice_of(moments: Sequence[Moment]) -> Practice | None:
    """The theme on which most was given away, of what was called doubtful or worse."""
    sums: dict[str, list[float]] = {}
    for moment in moments:
        if moment.label and moment.label != "great":
            sums.setdefault(moment.theme, []).append(moment.error)
    if not sums:
        return None
    theme = max(sums, key=lambda each: sum(sums[each]))
    return Practice(theme, len(sums[theme]), sum(sums[theme]))
