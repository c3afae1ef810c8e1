"""What is compared, printed, pickled or read back."""

import pickle
from random import Random

import pytest

import fort
from fort.notation.todo import read_task
from fort.rules.events import Event
from fort.rules.state import Log
from fort.seen.viewer import viewer_of
from tests.golden.corpus import corpus, refused
from tests.tables import position, take


def test_a_choice_is_known_by_its_text_and_survives_pickling() -> None:
    choice = fort.choice("pay 1 pizza 1 toy")
    copy = pickle.loads(pickle.dumps(choice))
    assert copy == choice
    assert copy is not choice
    assert hash(copy) == hash(choice)
    assert (copy.pizza, copy.toy, copy.index, copy.what) == (1, 1, choice.index, choice.what)
    assert choice != "pay 1 pizza 1 toy"
    assert repr(choice) == "<pay 1 pizza 1 toy>"


def test_a_score_is_equal_to_one_with_the_same_points() -> None:
    golden = corpus()[12]
    games = [golden.begin(), golden.begin()]
    for game in games:
        assert not any(refused(game, text) for text in golden.choices)
    first, second = games[0].scores(), games[1].scores()
    assert first == second
    assert hash(first[0]) == hash(second[0])
    assert first[0] != first[1]
    assert repr(first[0]).startswith("Score(track=")


@pytest.mark.parametrize("text", ["dance", "dance 2: toy", "dance 3", "times 2: recruit"])
def test_a_task_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="unknown task"):
        read_task(text)


def test_an_event_must_say_who_may_see_it_and_may_be_seen_by_nobody() -> None:
    with pytest.raises(TypeError, match="define seen_by"):
        type("Loud", (Event,), {})
    whisper = type("Whisper", (Event,), {"seen_by": lambda self, seat: None})
    try:
        game = fort.new_game()
        game.log = Log()
        game.log.append(whisper())
        assert len(game.log.events) == 1
        assert [viewer_of(game, seat).seen for seat in (0, 1, None)] == [[], [], []]
    finally:
        del Event.kinds["Whisper"]


@pytest.mark.parametrize("number", [0, 6, 3, 11])
def test_a_silent_copy_plays_on_as_the_game_does(number: int) -> None:
    golden = corpus()[number]
    game = golden.begin()
    copy = game.silent()
    for at, text in enumerate(golden.choices):
        assert refused(game, text) == refused(copy, text) == ""
        if at % 20 == 0:
            assert copy.diagram() == game.diagram()
            assert fort.from_diagram(game.diagram()).diagram() == game.diagram()
    assert copy.diagram() == game.diagram()
    assert copy.scores() == game.scores()
    assert copy.options() == []
    assert not copy.legal(fort.choice("skip"))


@pytest.mark.parametrize("number", [7, 9, 23])
def test_views_are_read_back_as_they_were(number: int) -> None:
    golden = corpus()[number]
    game = golden.begin()
    for at, text in enumerate(golden.choices):
        if at % 15 == 0:
            for viewer in (0, 1, None):
                view = game.view(viewer)
                again = fort.View.from_json(view.json())
                assert again == view
                assert hash(again) == hash(view)
                assert again.asked == view.asked
                assert again.name(0) == view.name(0)
        assert refused(game, text) == ""
    assert game.over
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert view.question is None
        assert fort.View.from_json(view.json()) == view


def test_only_seats_that_exist_have_views_and_copies_have_none() -> None:
    game = fort.new_game(2)
    with pytest.raises(ValueError, match="there is no seat 2"):
        game.view(2)
    with pytest.raises(fort.NoView):
        game.silent().view(0)
    assert game.copy().view(0) == game.view(0)
    with pytest.raises(fort.NoView):
        game.silent().copy().view(0)
    assert game.silent().copy().diagram() == game.diagram()
    world = fort.imagine(game.view(1), Random(1))
    assert world.view(1) == game.view(1)
    with pytest.raises(fort.NoView):
        world.view(0)


def test_a_position_while_a_pack_is_copied_is_read_back() -> None:
    game = position(
        """
        leader: 0
        seat 0:
          hand: Spike, Chef
          stuff: 1 toy
        seat 1:
          hand: none
          level: 2
          pack: 1 pizza 2 toy
        """
    )
    take(game, "play Spike", "use private")
    text = game.diagram()
    assert "todo: copy free 1" in text
    assert fort.from_diagram(text).diagram() == text


def test_only_the_asked_seat_has_options() -> None:
    game = fort.new_game(2)
    assert game.options(1) == []
    assert list(game.options(0)) == list(game.options())


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("seat 0:\n  packet: Bug, Chef\n  picked: Dot\n", 3, "not in the packet"),
        ("played: Bug\nadded: book glue from lookout\n", 2, "no kid shows these suits"),
    ],
)
def test_a_diagram_with_a_card_that_cannot_be_there_is_refused(text: str, line: int, says: str) -> None:
    with pytest.raises(fort.DiagramError) as error:
        fort.from_diagram(text)
    assert error.value.line == line
    assert says in error.value.message
