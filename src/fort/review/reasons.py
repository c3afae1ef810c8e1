"""Why one choice is better than another, and what it brings by the end of the turn."""

from random import Random
from typing import Final

from fort.bots.grounds import compare, motives_of
from fort.legal.game import Game
from fort.review.decision import Decision
from fort.review.form import GAINS, Reason
from fort.rules.choices import Choice
from fort.rules.names import PIZZA, TOY
from fort.seen.imagine import imagine

WORLDS: Final = 12
LEAST: Final = 0.25  # of a gain, on average: less is none


def reasons(
    decision: Decision, better: Choice, worse: Choice, seed: str
) -> tuple[tuple[Reason, ...], dict[str, float]]:
    """Compares the ends of the turn with both choices, in the same worlds."""
    sitting, view = decision.sitting, decision.view
    dice = Random(f"reasons {seed} {view.viewer} {len(view.log)}")
    effect: dict[str, float] = {}
    gains = dict.fromkeys(GAINS, 0.0)
    for _ in range(WORLDS):
        world = imagine(view, dice)
        chance = dice.getrandbits(32)
        ends = []
        for choice in (better, worse):
            game = world.silent()
            sitting.finish(choice, game, Random(chance))
            ends.append(game)
        compare(sitting.net, sitting.me, sitting.end(ends[0]), sitting.end(ends[1]), effect, WORLDS)
        first, second = (_held(end, sitting.me) for end in ends)
        for gain in GAINS:
            gains[gain] += (first[gain] - second[gain]) / WORLDS
    found = tuple(Reason(motive.code, motive.weight) for motive in motives_of(effect))
    return found, {gain: number for gain, number in gains.items() if abs(number) >= LEAST}


def _held(game: Game, me: int) -> dict[str, int]:
    """What a seat has, in the words of GAINS."""
    seat = game.seats[me]
    return {
        "points": seat.score,
        "level": seat.level,
        "pizza": seat.stuff[PIZZA] + seat.pack[PIZZA],
        "toys": seat.stuff[TOY] + seat.pack[TOY],
        "pack": sum(seat.pack),
        "lookout": len(seat.lookout),
        "cards": len(seat.cards()),
    }
