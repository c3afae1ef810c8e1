"""Worlds that differ only in what a viewer may not see look the same to that viewer, at every decision."""

from random import Random

import pytest

import fort
from tests.properties.positions import GAMES, PLAYABLE, position
from tests.secrecy.pairs import Comparison, Moment, Tally, counterpart, differences, faces, sight
from tests.secrecy.twins import Truth, twin

pytestmark = pytest.mark.rule("A-13.10", "A-7.15", "A-14.4")


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_twins_of_whole_games_look_the_same(seats: int, setup: str) -> None:
    tally = Tally()
    seed = f"twins {seats} {setup}"
    Comparison(fort.new_game(seats, setup, seed), seed, tally, looking=0.5).run()
    assert tally.leaks == []
    assert tally.pairs > 300
    assert tally.shown > 50  # swapped cards do come to light: the worlds were different


@pytest.mark.parametrize("first", range(5))
def test_twins_of_positions_with_perks_look_the_same(first: int) -> None:
    tally = Tally()
    for number in range(first, len(PLAYABLE), 5):
        seed = f"perks {number}"
        game = fort.from_diagram(position(Random(seed), PLAYABLE[number], real=True))
        Comparison(game, seed, tally).run(25)
    assert tally.leaks == []
    assert tally.pairs > 150


def test_every_perk_is_at_some_table() -> None:
    held = set()
    for number in range(len(PLAYABLE)):
        game = fort.from_diagram(position(Random(f"perks {number}"), PLAYABLE[number], real=True))
        held |= {seat.perk for seat in game.seats}
    assert set(range(9)) <= held


# Tables: taking back, and playing again from the record.


def same(one: fort.Table, other: fort.Table, viewer: int | None) -> None:
    sample = Random(len(one.record.choices)).sample(one.game.components.choices.all, 20)
    assert differences(sight(one.game, viewer, sample), sight(other.game, viewer, sample)) == []
    if viewer is not None:
        assert one.undo_limit(viewer) == other.undo_limit(viewer)


@pytest.mark.rule("A-14.2", "A-13.10")
@pytest.mark.parametrize("number", range(12))
def test_taking_back_and_playing_again_betray_nothing(number: int) -> None:
    random = Random(f"back {number}")
    game = fort.from_diagram(position(random, PLAYABLE[number * 3], real=True))
    viewer = random.choice([*range(len(game.seats)), None])
    one = fort.Table.from_diagram(game.diagram())
    other = fort.Table.from_diagram(twin(Truth(game), viewer, random).diagram())
    same(one, other, viewer)
    for _ in range(12):
        seat = random.choice(one.game.asks)
        choice = random.choice(one.game.options(seat))
        like = counterpart(one.game, other.game, seat, choice, viewer, random)
        if like is None:
            break
        before, after = Moment(one.game, seat, choice), Moment(other.game, seat, like)
        one.take(choice, seat)
        other.take(like, seat)
        if before.shows(after, one.game, viewer) or faces(one.game, viewer) != faces(other.game, viewer):
            break
        same(one, other, viewer)
        if one.game.over:
            break
    while one.record.choices:
        back = random.randrange(len(one.record.choices))
        one.undo(back)
        other.undo(back)
        same(one, other, viewer)
        again = [fort.Table.from_record(table.record.text()) for table in (one, other)]
        same(again[0], again[1], viewer)


# Questions: that they are asked, and when, says nothing of a hand.


TABLE = """
    park: Chef, Bones, Doc
    seat 0:
      hand: {leader}
      deck: Kitty, Patch
      level: 1
    seat 1:
      hand: {rival}
      deck: Munch
    seat 2:
      hand: Dash
      deck: Smoke
"""


def look(game: fort.Game, viewer: int | None) -> list[str]:
    return list(sight(game, viewer, game.components.choices.all if viewer is not None else []).values())


@pytest.mark.rule("A-7.15", "T-7.15", "R17.1")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_who_cannot_follow_is_asked_like_who_can(viewer: int | None) -> None:
    can = fort.from_diagram(TABLE.format(leader="Bug, Blades", rival="Worm, Ghost"))
    cannot = fort.from_diagram(TABLE.format(leader="Bug, Blades", rival="Tiny, Ghost"))
    for text in ("play Bug", "use public", "use private", "decline"):
        assert look(can, viewer) == look(cannot, viewer)
        for game in (can, cannot):
            if text in [str(choice) for choice in game.options()]:
                game.take(fort.choice(text))
    assert look(can, viewer) == look(cannot, viewer)
    assert can.log is not None
    assert len(can.log.events) > 3


@pytest.mark.rule("A-14.4", "R17.1")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_leader_with_one_answer_is_asked_like_one_with_several(viewer: int | None) -> None:
    several = fort.from_diagram(TABLE.format(leader="Bug, Worm, Skids", rival="Tiny"))
    one = fort.from_diagram(TABLE.format(leader="Bug, Giggles, Ghost", rival="Tiny"))
    for text in ("play Bug", "use public", "end"):
        assert look(several, viewer) == look(one, viewer)
        for game in (several, one):
            if text in [str(choice) for choice in game.options()]:
                game.take(fort.choice(text))
    assert look(several, viewer) == look(one, viewer)


@pytest.mark.rule("A-13.10")
def test_errors_betray_nothing() -> None:
    """Wrong seats, wrong choices and unknown ones: the whole catalogue, for a seat that is not asked."""
    game = fort.from_diagram(TABLE.format(leader="Bug, Blades", rival="Worm, Ghost"))
    other = fort.from_diagram(
        TABLE.format(leader="Bones, Blades", rival="Tiny, Ghost").replace("Bones, Doc", "Doc")
    )
    texts = []
    for table in (game, other):
        found = []
        for choice in table.components.choices.all:
            with pytest.raises(fort.IllegalChoice) as refused:
                table.take(choice, 2)
            found.append(str(refused.value))
        with pytest.raises(fort.UnknownChoice) as unknown:
            fort.choice("play Nobody")
        texts.append([*found, str(unknown.value)])
    assert texts[0] == texts[1]
