"""Why the net likes a choice: what of the position at the end of the planned turn speaks for it.

Two ends of a turn are compared in the same imagined world: what belongs to a motive is put into the one from
the other, and the chance to win that is lost with it is what the motive accounts for.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from fort.bots.bot import Candidate, Motive, Thought
from fort.bots.inputs import Inputs, Noted, Row
from fort.bots.mind import Mind, won
from fort.bots.motives import EXPLAINED
from fort.bots.net import Net, weigh
from fort.bots.tree import Branch
from fort.bots.turns import finish_turn
from fort.legal.game import Game
from fort.rules.choices import Choice
from fort.seen.imagine import imagine
from fort.seen.view import View

WORLDS: Final = 4
LEAST: Final = 0.004  # of the chance to win: less is no motive
RIVALS: Final = "rivals"

# The motive of an input, by how its name begins.
_CODES: Final = (
    ("points of", "made-up-rule"),
    ("points", "points"),
    ("total", "points"),
    ("level", "fort"),
    ("fort", "fort"),
    ("sculpture", "fort"),
    ("missing", "fort-cost"),
    ("tokens", "fort-cost"),
    ("pizza", "stuff"),
    ("toys", "stuff"),
    ("pack", "pack"),
    ("lookout", "lookout"),
    ("rule", "made-up-rule"),
    ("perk", "perk"),
    ("deck", "deck"),
    ("cards", "deck"),
    ("suits", "deck"),
    ("yard", "yard"),
    ("hand", "hand"),
    ("lead ", "hand"),
    ("best rival", RIVALS),
)


def code_of(name: str) -> str:
    """The motive that an input belongs to; what only tells how late it is belongs to the end of the game."""
    return next((code for start, code in _CODES if name.startswith(start)), "end")


@dataclass(frozen=True)
class End:
    """An imagined end of the turn: the weighed rows of all seats, the planner's own by motive."""

    own: dict[str, int]
    totals: list[int]
    final: list[float] | None  # the chances, if the game is over


def explained(
    view: View, net: Net, mind: Mind, dice: Random, ranking: list[Candidate], tree: Branch | None
) -> Thought:
    """The thought with motives: by what each candidate stands out from the others, and the planned line."""
    best = ranking[0].choice
    line = planned(tree, best) if tree is not None else (best,)
    if view.drafting or len(ranking) == 1:
        return Thought(best, ranking, line)
    assert view.viewer is not None
    first = ranking[:EXPLAINED]
    effects: list[dict[str, float]] = [{} for _ in first]
    for _ in range(WORLDS):
        world = imagine(view, dice)
        ends = [_end(world.silent(), net, mind, dice, view.viewer, each.choice, tree) for each in first]
        for mine, end in enumerate(ends):
            for other in ends[:mine] + ends[mine + 1 :]:
                compare(net, view.viewer, end, other, effects[mine], WORLDS * (len(ends) - 1))
    found = [replace(each, motives=motives_of(effect)) for each, effect in zip(first, effects, strict=True)]
    return Thought(best, (*found, *ranking[EXPLAINED:]), line)


def planned(tree: Branch, first: Choice) -> tuple[Choice, ...]:
    """The own choices that are planned, up to where a rival is asked or little was thought of."""
    line = [first]
    step = next((step for step in tree.below if step.choice == first), None)
    while step is not None and step.below:
        seat = step.seat
        step = max(step.below, key=lambda below: below.visits)
        if step.visits < 2 or step.seat != seat:
            break
        assert step.choice is not None
        line.append(step.choice)
    return tuple(line)


def _end(game: Game, net: Net, mind: Mind, dice: Random, me: int, choice: Choice, tree: Branch | None) -> End:
    """Plays the turn to its end as it was planned, where the plan fits this world."""
    leader, round = game.leader, game.round
    shows = -1 if me == leader else me
    step = None if tree is None else next((step for step in tree.below if step.choice == choice), None)
    game.do(game.own(choice))
    while step is not None and not game.over and (game.leader, game.round) == (leader, round):
        options = game.options()
        fitting = [below for below in step.below if below.choice in options]
        step = max(fitting, key=lambda below: below.visits, default=None)
        if step is not None and step.choice is not None:
            game.do(game.own(step.choice))
    if not game.over and (game.leader, game.round) == (leader, round):
        finish_turn(game, mind, None, dice)
    return weighed(game, net, me, shows)


def weighed(game: Game, net: Net, me: int, shows: int) -> End:
    """The end of a turn as the net weighs it; `shows` is the seat whose hand is looked at, or -1."""
    if game.over:
        return End({}, [], won(game))
    rows = [Noted(net.inputs.width) for _ in game.seats]
    told: list[Row] = list(rows)
    net.inputs.describe(game, told, shows)
    own: dict[str, int] = {}
    codes = _codes(net.inputs)
    for at, number in enumerate(rows[me].numbers):
        if number:
            own[codes[at]] = own.get(codes[at], 0) + net.rows[at] * number
    totals = [sum(net.rows[at] * number for at, number in enumerate(row.numbers) if number) for row in rows]
    return End(own, totals, None)


def _codes(inputs: Inputs) -> list[str]:
    return [code_of(name) for name in inputs.names]


def compare(net: Net, me: int, mine: End, other: End, effect: dict[str, float], times: int) -> None:
    """Adds what each motive accounts for in one comparison."""
    if mine.final is not None or other.final is not None:
        better = _chance(net, me, mine, mine.totals) - _chance(net, me, other, other.totals)
        effect["end"] = effect.get("end", 0.0) + better / times
        return
    whole = _chance(net, me, mine, mine.totals)
    for code in sorted(set(mine.own) | set(other.own) | {RIVALS}):
        totals = other.totals[:] if code == RIVALS else mine.totals[:]
        totals[me] = mine.totals[me] - mine.own.get(code, 0) + other.own.get(code, 0)
        lost = whole - _chance(net, me, mine, totals)
        effect[code] = effect.get(code, 0.0) + lost / times


def _chance(net: Net, me: int, end: End, totals: list[int]) -> float:
    if end.final is not None:
        return end.final[me]
    return net.odds([weigh(layer, net.standing) for layer in net.second_layers(totals)])[me]


def motives_of(effect: dict[str, float]) -> Sequence[Motive]:
    """What accounts for enough to be told, the weightiest first."""
    found = [Motive(code, weight) for code, weight in effect.items() if abs(weight) >= LEAST]
    return tuple(sorted(found, key=lambda motive: -abs(motive.weight)))
