"""From what a bot is handed, no way leads to a secret: in games, in the arena, at the terminal."""

import io
from collections import Counter
from random import Random
from typing import Any, ClassVar

import pytest

import fort
from fort import bots
from fort.bots.arena import Series, play
from fort.bots.arena.facts import Sample, facts_of
from fort.bots.registry import _makers
from fort.cli.session import Session
from fort.cli.terminal import Terminal
from fort.legal.tally import Tally
from fort.rules.places import HAND
from fort.rules.play import Play
from fort.text.speech import LANGUAGES, speech
from tests.properties.positions import GAMES
from tests.secrecy.pairs import Tally as Found
from tests.secrecy.reach import Walk
from tests.secrecy.reaching import Reaching, planted, revealed, shared, shared_before

SEED = "a seed that nobody should find"
pytestmark = pytest.mark.rule("A-13.10")


@pytest.fixture
def before() -> Walk:
    """All that games share: what is made on first use stays."""
    return shared_before()


# In the middle of games.


@pytest.mark.parametrize(
    ("seats", "setup"), [*GAMES[:2], *(pytest.param(*each, marks=pytest.mark.slow) for each in GAMES[2:])]
)
def test_no_secret_can_be_reached_from_what_a_seat_is_handed(seats: int, setup: str, before: Walk) -> None:
    found = Found()
    game = fort.new_game(seats, setup, f"reach {seats} {setup}")
    reaching = Reaching(game, f"reach {seats} {setup}", found, before, part=0)
    reaching.run(45)
    assert found.leaks == []
    assert found.pairs > 2 * seats
    assert {"play", "use", "follow"} <= set(reaching.kinds)  # in the middle of a play, too


def test_no_game_writes_to_what_games_share(before: Walk) -> None:
    """The components, above all, are never changed; so no hand leaves a trace there."""
    game = fort.new_game(4, "advanced", "shared")
    random = Random("shared")
    names = Counter(kid.name for kid in game.components.kids)
    while not game.over:
        seat = random.choice(game.asks)
        game.take(random.choice(game.options(seat)), seat)
        fort.playout(game.silent(), random)
    assert before.difference(shared()) == ""
    assert len(names) == len(game.components.kids) > 40


def test_what_a_compiled_class_keeps_for_the_next_object_is_empty() -> None:
    game = fort.new_game(3, "basic", "freed")
    game.take(fort.choice("skip"), 0)
    assert Tally.of(game, game.play, game.todo).counts[HAND] > 0
    other = fort.new_game(2, "basic", "other")
    fresh = Tally(other, Play(0), None, [])
    assert fresh.trashed == 0
    assert fresh.counts == []
    assert fresh.seats is other.seats
    assert fresh.known is other.seats[0].hand
    for secret in ("tried", "park_deck"):
        assert not hasattr(fresh, secret)


# In the arena.


class Spy(bots.Bot):
    """Plays at random and looks about."""

    passed: ClassVar[Walk]  # what all games share
    found: ClassVar[list[str]]
    secrets: ClassVar[dict[str, Any]]
    looks = 0

    def choose(self, view: fort.View) -> fort.Choice:
        if view.drafting or len(view.log) % 7 == 0:
            Spy.looks += 1
            Spy.found += revealed(Walk({"bot": self, "view": view}, self.passed), self.secrets)
        return self.dice(view).choice(list(view.options))


@pytest.fixture
def spy(before: Walk, monkeypatch: pytest.MonkeyPatch) -> type[Spy]:
    monkeypatch.setitem(_makers, "spy", Spy)
    for name, value in (("passed", before), ("found", []), ("secrets", {"seed": SEED}), ("looks", 0)):
        monkeypatch.setattr(Spy, name, value, raising=False)
    return Spy


def test_a_bot_in_the_arena_finds_no_seed(spy: type[Spy]) -> None:
    play(Series(("spy", "rookie"), seats=3, setup="advanced", games=3, seed=SEED), 1)
    assert spy.looks > 5
    assert spy.found == []


def test_a_bot_in_games_for_statistics_finds_no_seed(spy: type[Spy]) -> None:
    facts_of(Sample("spy", (2,), games=2, seed=SEED), 1)
    assert spy.looks > 5
    assert spy.found == []


# At the terminal.


class Neighbour(Spy):
    """The same, and whether the person's play left a trace in what is shared."""

    first: Walk | None = None

    def choose(self, view: fort.View) -> fort.Choice:
        if self.first is None:
            self.first = shared()
        elif view.round == 3 and view.leader == view.viewer:
            now = shared()
            Spy.found += [self.first.difference(now), *revealed(now, self.secrets)]
        return super().choose(view)


def test_a_bot_at_the_terminal_finds_nothing_of_the_person(
    spy: type[Spy], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = fort.Table.new(2, "basic", SEED)
    spy.secrets |= planted(table.game)
    monkeypatch.setattr("sys.stdin", io.StringIO("hint\nwhy\ntable\n" + "1\n" * 30))
    Session(table, [0], {1: Neighbour(table.bot_seed(1))}, Terminal()).run()
    assert "End of input" in capsys.readouterr().out
    assert spy.looks > 1
    assert [leak for leak in spy.found if leak] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_said_leaves_no_trace(language: str) -> None:
    """Else it could be told which cards were named on the screen of another player."""
    spoken = speech(language)
    first = Walk({"speech": spoken})
    for kid in fort.new_game(2).components.kids:
        spoken.say(f"kid-{kid.name.lower()}")
        spoken.say("event-played", seat=0, kid=kid.name)
    assert first.difference(Walk({"speech": spoken})) == ""


def test_a_hint_does_not_tell_what_was_found_for_another_seat() -> None:
    """At one terminal the same bot gives hints to all."""
    game = fort.new_game(2, "basic", "hints")
    hinter = bots.bot("master@4sims", "hint")
    last = None
    compared = 0
    for _ in range(60):
        view = game.view(game.asked)
        hint = hinter.think(view)
        if view.viewer != last:
            compared += len(view.options) > 1
            assert hint == bots.bot("master@4sims", "hint").think(view)
        last = view.viewer
        game.take(hint.choice, last)
    assert compared > 10
