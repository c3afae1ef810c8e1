"""One ply over imagined worlds: each option is tried, the turn finished in some ways, the outcome judged."""

from collections.abc import Sequence
from random import Random

from fort.bots.bot import Candidate
from fort.bots.mind import Mind
from fort.bots.turns import finish_turn
from fort.rules.choices import Choice
from fort.seen.imagine import imagine
from fort.seen.view import View


def judge(
    view: View, mind: Mind, dice: Random, worlds: int, tries: int, among: Sequence[Choice] = ()
) -> list[Candidate]:
    """All options, or those among which it is to choose, with their estimates, the best first."""
    me = view.viewer
    assert me is not None
    options = list(among or view.options)
    if view.drafting:
        return ranked(options, [mind.pick(view.seats[me].board, view.seats[me].kept, c.kid) for c in options])
    sums = [0.0] * len(options)
    for _ in range(worlds):
        world = imagine(view, dice).silent()
        for number, choice in enumerate(options):
            found = []
            for _ in range(tries):
                game = world.silent()
                game.do(game.own(choice))
                finish_turn(game, mind, None, dice)
                found.append(mind.chances(game)[me])
            sums[number] += hopeful(found)
    return ranked(options, [total / worlds for total in sums])


def hopeful(chances: list[float]) -> float:
    """The mean of the better third: what is left of the turn is mostly one's own to choose."""
    best = sorted(chances, reverse=True)[: max(1, len(chances) // 3)]
    return sum(best) / len(best)


def ranked(options: Sequence[Choice], estimates: Sequence[float]) -> list[Candidate]:
    found = [Candidate(choice, estimate) for choice, estimate in zip(options, estimates, strict=True)]
    return sorted(found, key=lambda candidate: -candidate.estimate)
