"""Judges: how each of them finishes a turn that was begun with a choice.

A judge sits at one question of one seat. It thinks about a choice in imagined worlds, one walk to the end of
the turn each, and can then play the turn out in another world as it has found best. Worlds are used up.
"""

from functools import cache
from random import Random
from typing import Final

from fort.bots.drafting import finish_draft
from fort.bots.grounds import End, weighed
from fort.bots.mind import Mind
from fort.bots.nets import net_for, shipped
from fort.bots.planner import Planner
from fort.bots.search import Search
from fort.bots.tree import Branch
from fort.bots.turns import Habits, finish_turn, imagined_choice
from fort.bots.weights import mind_for
from fort.legal.game import Game
from fort.rules.choices import Choice
from fort.rules.names import NOBODY
from fort.seen.view import View

ENOUGH_TRIED: Final = 0.2  # of the visits of the choice tried most: what less was known of is not chosen
TRIES: Final = 6  # ways in which `regular` finishes a turn


class Sitting:
    """A judge at one question. Made from a view: it knows nothing that the seat does not know."""

    def __init__(self, view: View, dice: Random) -> None:
        assert view.viewer is not None
        self.me: int = view.viewer
        self.leader, self.round = view.leader, view.round
        self.shows = NOBODY if self.me == self.leader else self.me  # after an own turn the hand is new
        self.mind: Mind = mind_for(view.components)
        self.net = net_for(view.components)
        self.dice = dice

    def think(self, choice: Choice, world: Game) -> None:
        """Tries a choice in a world, and learns how to go on after it."""

    def finish(self, choice: Choice, world: Game, dice: Random) -> None:
        """Plays the world to the end of the turn, as far as is known the best way."""
        raise NotImplementedError

    def guess(self, choice: Choice) -> float:
        """What the choice promises, by thinking alone."""
        return 0.0

    def line(self, choice: Choice, world: Game) -> list[Choice]:
        """The own choices that are planned from here on in a world, this one first."""
        return [choice]

    def chance(self, world: Game) -> float:
        """The chance of the seat where a turn has ended."""
        return self.net.chances(world, self.shows)[self.me]

    def end(self, world: Game) -> End:
        """The same, as reasons are found in it."""
        return weighed(world, self.net, self.me, self.shows)

    def ended(self, world: Game) -> bool:
        return world.over or world.leader != self.leader or world.round != self.round


class AtDraft(Sitting):
    """At the draft there is no turn: the rest of it is imagined, and the first decks are judged."""

    def __init__(self, view: View, dice: Random) -> None:
        super().__init__(view, dice)
        self.shows = NOBODY

    def finish(self, choice: Choice, world: Game, dice: Random) -> None:
        world.do(choice, self.me)
        finish_draft(world, self.mind, dice)


class Planning(Sitting):
    """`master` plans the rest of the turn and judges by its net."""

    def __init__(self, view: View, dice: Random) -> None:
        super().__init__(view, dice)
        self.planners: dict[Choice, Planner] = {}
        self.habits = Habits(len(view.components.choices.all))

    def think(self, choice: Choice, world: Game) -> None:
        world.do(choice)
        if self.ended(world):
            return
        planner = self.planners.get(choice)
        if planner is None:
            planner = Planner(self.net, self.mind, self.dice, self.me, self.leader)
            planner.habits = self.habits
            self.planners[choice] = planner
        planner.explore(world)

    def guess(self, choice: Choice) -> float:
        planner = self.planners.get(choice)
        return planner.root.value if planner is not None else 0.0

    def finish(self, choice: Choice, world: Game, dice: Random) -> None:
        world.do(choice)
        planner = self.planners.get(choice)
        step = None if planner is None else planner.root
        while step is not None and not self.ended(world):
            step = self._next(step, world)
            if step is not None and step.choice is not None:
                world.do(step.choice)
        while not self.ended(world):
            world.do(imagined_choice(world, self.mind, self.habits, dice))

    def line(self, choice: Choice, world: Game) -> list[Choice]:
        world.do(choice)
        found = [choice]
        planner = self.planners.get(choice)
        step = None if planner is None else planner.root
        while step is not None and not self.ended(world):
            step = self._next(step, world)
            if step is None or step.choice is None:
                break
            if step.seat == self.me:
                found.append(step.choice)
            world.do(step.choice)
        return found

    def _next(self, step: Branch, world: Game) -> Branch | None:
        """What is planned here, of what can be done in this world; None beyond what was planned."""
        most = max((below.visits for below in step.below), default=0)
        if most == 0:
            return None
        options = world.options()
        mean = step.ours / step.visits
        best: Branch | None = None
        highest = -1.0
        for below in step.below:
            if below.visits < most * ENOUGH_TRIED or below.choice not in options:
                continue
            promise = below.trusted(mean) if below.seat == self.me else below.theirs / below.visits
            if promise > highest:
                best, highest = below, promise
        return best


class Searching(Sitting):
    """`expert` searches with its mind, and judges by it."""

    def __init__(self, view: View, dice: Random) -> None:
        super().__init__(view, dice)
        self.searches: dict[Choice, Search] = {}

    def think(self, choice: Choice, world: Game) -> None:
        world.do(choice)
        if self.ended(world):
            return
        search = self.searches.get(choice)
        if search is None:
            search = self.searches[choice] = Search(self.mind, self.dice)
        search.explore(world)

    def finish(self, choice: Choice, world: Game, dice: Random) -> None:
        world.do(choice)
        search = self.searches.get(choice)
        node: Branch | None = None if search is None else search.root
        while node is not None and not self.ended(world):
            options = world.options()
            known = [below for below in node.below if below.choice in options]
            node = max(known, key=lambda below: (below.visits, below.mean()), default=None)
            if node is not None and node.choice is not None:
                world.do(node.choice)
        habits = None if search is None else search.habits
        while not self.ended(world):
            world.do(imagined_choice(world, self.mind, habits, dice))

    def chance(self, world: Game) -> float:
        return self.mind.chances(world)[self.me]


class Glancing(Sitting):
    """`regular` finishes the turn in some ways, and judges the best of them by its mind."""

    def finish(self, choice: Choice, world: Game, dice: Random) -> None:
        world.do(choice)
        if self.ended(world):
            return
        best, most = world, -1.0
        for _ in range(TRIES):
            tried = world.silent()
            finish_turn(tried, self.mind, None, dice)
            chance = self.chance(tried)
            if chance > most:
                best, most = tried, chance
        best.copy_to(world)

    def chance(self, world: Game) -> float:
        return self.mind.chances(world)[self.me]


JUDGES: Final[dict[str, type[Sitting]]] = {"master": Planning, "expert": Searching, "regular": Glancing}


def sit(judge: str, view: View, dice: Random) -> Sitting:
    """The judge with this name, at the question of a view."""
    return AtDraft(view, dice) if view.drafting else JUDGES[judge](view, dice)


@cache
def version_of(judge: str) -> str:
    """What a judgement rests on. Luck and curve are by the net, whoever judges."""
    net = f"{shipped()['name']} {shipped()['version']}"
    return net if judge == "master" else f"weights of {judge}; {net}"
