"""What bots think a position is worth."""

import re
from random import Random

import pytest
from tools.fit_weights import write_weights

import fort
from fort.bots.mind import Mind, traits_of, won
from fort.bots.motives import CODES, code_of, standing_by_motive
from fort.bots.traits import TRAITS, Deck, progress
from fort.bots.weights import mind_for, read_weights
from fort.rules.names import TOY

PARTS = fort.components(fort.box.read())


def game(seats: int = 2) -> fort.Game:
    return fort.new_game(seats, seed="mind").silent()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up(seats: int) -> None:
    chances = mind_for(PARTS).chances(game(seats))
    assert len(chances) == seats
    assert sum(chances) == pytest.approx(1)


def test_when_it_is_over_the_winner_has_won() -> None:
    ended = fort.playout(game(3), Random(1))
    assert mind_for(PARTS).chances(ended) == won(ended)
    assert sum(won(ended)) == pytest.approx(1)
    assert [chance > 0 for chance in won(ended)] == [score.rank == 1 for score in ended.scores()]


def test_standing_is_the_weighed_sum_of_the_traits() -> None:
    mind, position = mind_for(PARTS), game()
    for late in (0.0, 0.4, 1.0):
        traits = traits_of(position, 0, mind.deck)
        assert len(traits) == len(TRAITS)
        total = sum(value * weight for value, weight in zip(traits, mind.weights(late), strict=True))
        assert mind.standing(position, 0, late) == pytest.approx(total)


def test_motives_are_the_same_sum_in_other_parts() -> None:
    mind, position = mind_for(PARTS), game()
    parts = standing_by_motive(position, mind, 0)
    own = sum(value for code, value in parts.items() if code != "rivals")
    assert own == pytest.approx(mind.standing(position, 0, progress(position, mind.deck)))
    assert {code_of(trait) for trait in TRAITS} | {"rivals"} == set(CODES)


def test_points_levels_and_tokens_are_good_to_have() -> None:
    mind = mind_for(PARTS)
    before = mind.standing(game(), 0, 0.5)
    for better in ("score", "level"):
        position = game()
        setattr(position.seats[0], better, 3)
        assert mind.standing(position, 0, 0.5) > before
    position = game()
    position.seats[0].stuff[TOY] += 1
    assert mind.standing(position, 0, 0.5) > before


def test_traits_of_saving_for_the_next_level() -> None:
    deck, position = Deck(PARTS), game()
    cost = PARTS.track[1]
    position.seats[0].stuff = [cost.pizza, cost.toy + cost.either]
    traits = dict(zip(TRAITS, traits_of(position, 0, deck), strict=True))
    assert (traits["can pay"], traits["saved"]) == (1, 1)
    position.seats[0].stuff = [0, 0]
    traits = dict(zip(TRAITS, traits_of(position, 0, deck), strict=True))
    assert (traits["can pay"], traits["saved"]) == (0, 0)
    position.seats[0].level = 5
    assert dict(zip(TRAITS, traits_of(position, 0, deck), strict=True))["saved points"] == 0


def test_weights_are_read_as_they_are_written() -> None:
    early, late = {"points": 1.5}, {"points": -2.0, "yard": 0.25}
    read = read_weights("# a comment\n\n" + write_weights(early, late))
    assert read[0]["points"] == 1.5
    assert (read[1]["points"], read[1]["yard"], read[1]["pack"]) == (-2, 0.25, 0)
    assert set(read[0]) == set(TRAITS)


@pytest.mark.parametrize("line", ["points | 1", "charm | 1 | 2", "points 1 2"])
def test_a_bad_line_of_weights_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=re.escape("line 1: expected 'trait | early | late'")):
        read_weights(line)


def test_a_mind_without_weights_sees_no_difference() -> None:
    assert Mind(PARTS, {}, {}).chances(game(4)) == [0.25] * 4
