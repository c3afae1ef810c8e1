"""The draft: each pick is tried in imagined worlds, the rest imagined quickly, the first decks judged."""

from random import Random
from typing import Final

from fort.bots.bot import Candidate
from fort.bots.budget import Budget
from fort.bots.mind import Mind
from fort.bots.net import Net
from fort.bots.nets import net_for
from fort.bots.weights import mind_for
from fort.legal.game import Game
from fort.rules.choices import Choice
from fort.rules.names import NOBODY
from fort.seen.imagine import imagine
from fort.seen.view import View

BEST_PICK: Final = 0.7  # how often an imagined pick is the best card, as the mind sees it
MOST_WORLDS: Final = 400  # for each option: more hardly change the mean


def judge_picks(view: View, dice: Random, budget: Budget) -> list[Candidate]:
    """All cards of the packet with the chance to win that goes with them, the best first."""
    assert view.viewer is not None
    me = view.viewer
    net, mind = net_for(view.components), mind_for(view.components)
    options = list(view.options)
    sums = [0.0] * len(options)
    visits = [0] * len(options)

    def simulate() -> None:
        at = min(range(len(options)), key=lambda option: visits[option])
        world = imagine(view, dice)
        sums[at] += judged(world, options[at], me, net, mind, dice)
        visits[at] += 1

    budget.spend(simulate, lambda done, left: done >= MOST_WORLDS * len(options))
    found = [
        Candidate(choice, total / number if number else 0.0, number)
        for choice, total, number in zip(options, sums, visits, strict=True)
    ]
    return sorted(found, key=lambda candidate: -candidate.estimate)


def judged(world: Game, pick: Choice, me: int, net: Net, mind: Mind, dice: Random) -> float:
    """The chance to win after this pick, the rest of the draft being imagined."""
    world.do(world.own(pick), me)
    finish_draft(world, mind, dice)
    return net.chances(world, NOBODY)[me]


def finish_draft(world: Game, mind: Mind, dice: Random) -> None:
    """Plays what is left of a draft: mostly the best card, as the mind sees it."""
    while world.draft is not None:
        seat = world.asks[0]
        offered = world.options(seat)
        if dice.random() < BEST_PICK:
            pick = max(offered, key=lambda choice: mind.card_early[choice.kid])
        else:
            pick = offered[int(dice.random() * len(offered))]
        world.do(pick, seat)
