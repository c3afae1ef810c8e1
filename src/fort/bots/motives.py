"""Why a choice is good: which traits of the position it leads to speak for it, in stable codes."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from fort.bots.bot import Candidate, Motive, Thought
from fort.bots.mind import Mind, traits_of
from fort.bots.traits import TRAITS, progress
from fort.bots.turns import finish_turn
from fort.legal.game import Game
from fort.seen.imagine import imagine
from fort.seen.view import View

EXPLAINED: Final = 4  # candidates that are given motives
SAMPLES: Final = 6  # imagined turns for each
LEAST: Final = 0.02  # of standing: smaller differences are no motive

_CODES: Final = {
    "points": "points",
    "can pay": "fort-cost",
    "saved": "fort-cost",
    "saved points": "fort-cost",
    "saved beyond": "fort-cost",
    "stuff": "stuff",
    "pack": "pack",
    "points by pack": "pack",
    "lookout": "lookout",
    "lookout helps": "lookout",
    "points by lookout": "lookout",
    "points by fort": "fort",
    "made-up rule": "made-up-rule",
    "made-up points": "made-up-rule",
    "hand": "hand",
    "yard": "yard",
    "sculpture": "fort",
    "turns left": "end",
}


def code_of(trait: str) -> str:
    """The motive that a trait belongs to."""
    if trait.startswith("level"):
        return "fort"
    if trait.startswith("perk"):
        return "perk"
    return _CODES.get(trait, "deck")


CODES: Final = (*sorted({code_of(trait) for trait in TRAITS}), "rivals")


def explained(view: View, mind: Mind, dice: Random, ranking: Sequence[Candidate]) -> Thought:
    """The thought with motives: by what each candidate stands out from the rest."""
    best = ranking[0].choice
    if view.drafting or len(ranking) == 1:
        return Thought(best, ranking)
    first = list(ranking[:EXPLAINED])
    outcomes = [_outcome(view, mind, dice, candidate) for candidate in first]
    codes = sorted(outcomes[0])
    mean = {code: sum(outcome[code] for outcome in outcomes) / len(outcomes) for code in codes}
    found = []
    for candidate, outcome in zip(first, outcomes, strict=True):
        motives = [Motive(code, outcome[code] - mean[code]) for code in codes]
        motives = [motive for motive in motives if abs(motive.weight) >= LEAST]
        motives.sort(key=lambda motive: -abs(motive.weight))
        found.append(replace(candidate, motives=tuple(motives)))
    return Thought(best, (*found, *ranking[EXPLAINED:]))


def _outcome(view: View, mind: Mind, dice: Random, candidate: Candidate) -> dict[str, float]:
    """How the seat stands after the best imagined turn with this choice, by motive."""
    me = view.viewer
    assert me is not None
    best: Game | None = None
    most = -1.0
    for _ in range(SAMPLES):
        game = imagine(view, dice).silent()
        game.do(game.own(candidate.choice))
        finish_turn(game, mind, None, dice)
        chance = mind.chances(game)[me]
        if chance > most:
            best, most = game, chance
    assert best is not None
    return standing_by_motive(best, mind, me)


def standing_by_motive(game: Game, mind: Mind, me: int) -> dict[str, float]:
    late = progress(game, mind.deck)
    weights = mind.weights(late)
    found = dict.fromkeys(CODES, 0.0)
    for trait, value, weight in zip(TRAITS, traits_of(game, me, mind.deck), weights, strict=True):
        found[code_of(trait)] += value * weight
    found["rivals"] = -max(mind.standing(game, rival, late) for rival in game.rivals(me))
    return found
