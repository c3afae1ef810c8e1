"""Deliberate leaks, planted beside a real game: the walk must come upon each, however it is kept."""

from base64 import b64encode
from collections.abc import Callable
from functools import lru_cache, partial
from hashlib import blake2b
from random import Random
from types import ModuleType
from typing import Any

import pytest

import fort
from fort.bots import registry
from fort.legal import reasons
from fort.legal.tally import Tally as Counts
from fort.notation import diagram, todo
from fort.rules import events, shuffle, state
from fort.seen import prompt
from fort.seen.memory import Memory
from tests.secrecy.pairs import Tally
from tests.secrecy.reaching import Plant, Reaching, shared_before, warm_up

Patch = pytest.MonkeyPatch
Leak = Callable[[Patch], Plant]


def rivals_hand(game: fort.Game, view: fort.View) -> list[int]:
    rival = 0 if view.viewer is None else (view.viewer + 1) % len(game.seats)
    return game.seats[rival].hand[:]


def in_module(module: ModuleType, kept: Callable[[fort.Game, fort.View], Any]) -> Leak:
    """Something secret as a global of a module."""

    def leak(patch: Patch) -> Plant:
        return lambda game, view: patch.setattr(module, "kept", kept(game, view), raising=False)

    return leak


def on_kid(patch: Patch) -> Plant:
    """As if answers were remembered there by what the leader holds."""

    def plant(game: fort.Game, view: fort.View) -> None:
        kid = game.components.kids[3]
        patch.setattr(kid, "unused", [*kid.unused, rivals_hand(game, view)])

    return plant


def on_components(patch: Patch) -> Plant:
    return lambda game, view: patch.setitem(game.components.number, "hand", rivals_hand(game, view))


def deck_in_order(patch: Patch) -> Plant:
    """The own deck, which the viewer may know but for its order."""

    def plant(game: fort.Game, view: fort.View) -> None:
        if view.viewer is not None:
            view.seats[view.viewer].deck = game.seats[view.viewer].deck[:]

    return plant


def by_function(patch: Patch) -> Plant:
    return lambda game, view: patch.setattr(
        fort.from_diagram, "last", tuple(rivals_hand(game, view)), raising=False
    )


def as_default(game: fort.Game, view: fort.View) -> Callable[..., object]:
    hand = rivals_hand(game, view)
    return lambda kept=tuple(hand): kept


def in_closure(game: fort.Game, view: fort.View) -> Callable[..., object]:
    hand = rivals_hand(game, view)
    return lambda: hand


def keyed_by_patterns(patch: Patch) -> Plant:
    remembered: dict[tuple[int, ...], bool] = {}
    patch.setattr(reasons, "remembered", remembered, raising=False)

    def plant(game: fort.Game, view: fort.View) -> None:
        kids = game.components.kids
        remembered[tuple(sorted(kids[kid].pattern for kid in rivals_hand(game, view)))] = True

    return plant


def in_cache(patch: Patch) -> Plant:
    worth = lru_cache(maxsize=None)(len)
    patch.setattr(todo, "worth", worth, raising=False)

    def plant(game: fort.Game, view: fort.View) -> None:
        worth(tuple(rivals_hand(game, view)))

    return plant


def packed_in_list(patch: Patch) -> Plant:
    """A number with a bit for each card, in a list that all games share."""
    numbers: list[int] = []
    patch.setattr(events, "numbers", numbers, raising=False)
    return lambda game, view: numbers.append(sum(1 << kid for kid in rivals_hand(game, view)))


def in_class(patch: Patch) -> Plant:
    """A cell with the counts of the last play, kept for the next one."""
    return lambda game, view: patch.setattr(Memory, "spare", Counts.of(game, game.play, None), raising=False)


class Told(list[fort.Choice]):
    """Options that know more than they should."""

    game: fort.Game


def behind_options(patch: Patch) -> Plant:
    def plant(game: fort.Game, view: fort.View) -> None:
        told = Told(view.options)
        told.game = game
        view.options = told

    return plant


def in_supply(patch: Patch) -> Plant:
    """In a number that nobody would suspect."""

    def plant(game: fort.Game, view: fort.View) -> None:
        view.supply = [view.supply[0] + 100 * (hash(tuple(rivals_hand(game, view))) % 97), view.supply[1]]

    return plant


def same_list(patch: Patch) -> Plant:
    """The list of the game itself, as what the viewer remembers."""

    def plant(game: fort.Game, view: fort.View) -> None:
        rival = 0 if view.viewer is None else (view.viewer + 1) % len(game.seats)
        view.memory.takers[rival] = game.seats[rival].hand

    return plant


def key_of(game: fort.Game, view: fort.View) -> bytes:
    return game.streams.key


LEAKS: dict[str, tuple[Leak, str]] = {  # and where it must be found
    "answers remembered on a kid": (on_kid, ".unused"),
    "a hand hung on the components": (on_components, ".number"),
    "the key in a module": (in_module(shuffle, key_of), ".kept tells the key"),
    "the key in letters": (in_module(state, lambda game, view: key_of(game, view).hex()), "fort.rules.state"),
    "the key as a number": (
        in_module(registry, lambda game, view: {0: int.from_bytes(key_of(game, view), "big")}),
        "tells the key as a number",
    ),
    "the key in a hash that was begun": (
        in_module(shuffle, lambda game, view: blake2b(key=key_of(game, view))),
        ".kept",
    ),
    "the key in a generator of chance": (
        in_module(registry, lambda game, view: Random(key_of(game, view))),
        "fort.bots.registry",
    ),
    "the order of a deck in an attribute": (deck_in_order, ".deck"),
    "the order of a deck in that of a dict": (
        in_module(events, lambda game, view: dict.fromkeys(map(str, game.park_deck))),
        "fort.rules.events",
    ),
    "a tuple kept by a function": (by_function, "from_diagram.__dict__"),
    "a default of a function": (in_module(diagram, as_default), ".kept"),
    "a closure": (in_module(diagram, in_closure), ".kept"),
    "the arguments of a partial": (
        in_module(prompt, lambda game, view: partial(len, rivals_hand(game, view))),
        ".kept",
    ),
    "a method of the game": (in_module(prompt, lambda game, view: game.options), "is a Game"),
    "an iterator": (in_module(prompt, lambda game, view: iter(rivals_hand(game, view))), ".kept"),
    "a text in another alphabet": (
        in_module(todo, lambda game, view: b64encode(bytes(rivals_hand(game, view))).decode()),
        "fort.notation.todo",
    ),
    "a dict keyed by the patterns of a hand": (keyed_by_patterns, "fort.legal.reasons.remembered"),
    "a cache of calls": (in_cache, "fort.notation.todo.worth"),
    "numbers in a list that games share": (packed_in_list, "fort.rules.events.numbers"),
    "a cell kept for the next": (in_class, "is a Tally"),
    "the game behind the options": (behind_options, "is a Game"),
    "a number that nobody would suspect": (in_supply, ".supply"),
    "the list of the game itself": (same_list, ".takers"),
}


@pytest.fixture(autouse=True, scope="module")
def warm() -> None:
    """What a compiled module names on first use is no leak."""
    warm_up()


@pytest.mark.rule("A-13.10")
@pytest.mark.slow  # it asks what the walk finds: once is enough
@pytest.mark.parametrize(("leak", "place"), LEAKS.values(), ids=LEAKS)
def test_the_leak_is_found(leak: Leak, place: str, monkeypatch: Patch) -> None:
    found = Tally()
    plant = leak(monkeypatch)
    Reaching(fort.new_game(2, "basic", "planted"), "planted", found, shared_before(), 1, plant).run(8)
    assert [text for text in found.leaks if place in text], found.leaks


def test_without_a_leak_nothing_is_found() -> None:
    found = Tally()
    Reaching(fort.new_game(2, "basic", "planted"), "planted", found, shared_before(), 1).run(8)
    assert found.leaks == []
    assert found.pairs > 16
