"""Everything that can be reached from what a viewer is handed: the same in all worlds that look the same.

Two comparisons find a secret in whatever form it is kept. What all games share (modules, classes, the box
made ready, caches) must be the same after any play as before it. The rest, from the view on, must be the same
in a game and in its twins. Beside that, keys of shuffles are searched for by value, and games by their class.
"""

import inspect
from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from pydantic import BaseModel

import fort
import fort.bots.arena.match
import fort.cli.session  # a bot at the terminal can reach all of this
from fort.rules import components
from fort.rules.shuffle import Streams
from fort.rules.state import Log
from fort.rules.tabletop import Tabletop
from fort.seen.viewer import Viewer as Eyes
from fort.table.seal import Seal
from tests.secrecy.pairs import Comparison, Tally, Viewer
from tests.secrecy.reach import Walk, modules
from tests.text.english import table_lines

Plant = Callable[[fort.Game, fort.View], None]
SECRET_KINDS = (Tabletop, fort.Table, Log, Eyes, Seal, Streams)  # nobody who decides may hold one of these


def shared() -> Walk:
    """All that games have in common."""
    return Walk(modules())


def shared_before() -> Walk:
    """The same before a test begins: what is made on first use is there, and no box of the tests before."""
    warm_up()
    components._made[:] = [parts for parts in components._made if parts.box is fort.box.read()]
    return shared()


def handed(game: fort.Game, viewer: Viewer, plant: Plant | None = None) -> dict[str, Any]:
    """What is given to somebody who looks at a game or decides in it."""
    view = game.view(viewer)
    if plant is not None:
        plant(game, view)
    found: dict[str, Any] = {"view": view, "seen": table_lines(view)}
    if viewer is not None:
        found["options"] = game.options(viewer)
        if viewer in game.asks:
            found["prompt"] = game.prompt(viewer)
            found["thought"] = fort.bots.bot("rookie").think(view)
        try:
            game.take(game.components.choices.all[-1], viewer)
        except fort.IllegalChoice as refused:
            found["refusal"] = refused.with_traceback(None)
    if not view.drafting or viewer is not None:
        fort.imagine(view, Random("kept"))  # what it takes to deal worlds is kept with the view
    return found


def planted(*worlds: fort.Game) -> dict[str, Any]:
    """Secrets that can be known again by their value."""
    found: dict[str, Any] = {}
    for number, world in enumerate(worlds):
        key = world.streams.key
        found[f"key of world {number}"] = key
        found[f"key in letters of world {number}"] = key.hex()
        found[f"key as a number of world {number}"] = int.from_bytes(key, "big")
    return found


def revealed(walk: Walk, wanted: dict[str, Any]) -> list[str]:
    """What nobody who decides may come upon."""
    return [*walk.search(wanted), *walk.objects(*SECRET_KINDS)]


class Reaching(Comparison):
    """A game with its twins. Every kind of question is looked at, else one position in so many."""

    def __init__(
        self, game: fort.Game, seed: str, tally: Tally, before: Walk, part: float, plant: Plant | None = None
    ) -> None:
        super().__init__(game, seed, tally, imagining=0)
        self.before = before
        self.part = part
        self.plant = plant
        self.positions = 0
        self.kinds: Counter[str] = Counter()

    def compare(self) -> None:
        question = self.game.question
        kind = "over" if question is None else question.kind
        if self.kinds[kind] and self.random.random() >= self.part:
            return
        self.kinds[kind] += 1
        self.positions += 1
        for viewer, twins in self.twins.items():
            if not self.game.over:
                self._fill(viewer, twins)
            mine = self._walk(self.game, viewer)
            for other in twins:
                self.tally.pairs += 1
                self._note(viewer, [mine.difference(self._walk(other, viewer))])
        self.compare_shared()

    def compare_shared(self) -> None:
        """Is all that games share as it was before them?"""
        now = shared()
        twins = [other for _, other in self._all()]
        self._note(None, [self.before.difference(now), *revealed(now, planted(self.game, *twins))])

    def _walk(self, game: fort.Game, viewer: Viewer) -> Walk:
        found = Walk(handed(game, viewer, self.plant), self.before)
        self._note(viewer, revealed(found, planted(game)))
        return found

    def _note(self, viewer: Viewer, found: list[str]) -> None:
        self.tally.leaks += [f"{self.where}, viewer {viewer}: {leak}" for leak in found if leak]


@cache
def warm_up() -> None:
    """What is made once, on first use, is made now; models of the wire are completed when looked at."""
    models = BaseModel.__subclasses__()
    for model in models:
        models += model.__subclasses__()
        model.model_rebuild()
        inspect.signature(model)
    for setup in ("basic", "advanced"):
        game = fort.new_game(2, setup, "warm")
        random = Random("warm")
        for _ in range(40):
            seat = random.choice(game.asks)
            handed(game, seat)
            for name in ("rookie", "regular", "master@2sims"):
                fort.bots.bot(name).think(game.view(seat))
            game.take(random.choice(game.options(seat)), seat)
