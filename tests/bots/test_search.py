"""The tree search credits every choice to the seat that made it."""

from collections.abc import Iterator
from random import Random

import pytest

import fort
from fort import bots
from fort.bots.mind import Mind
from fort.bots.search import Search
from fort.bots.tree import Branch

PARTS = fort.components(fort.box.read())
# Points alone count for this mind: seat 0 has a chance of a tenth, seat 1 of a quarter, seat 2 of two thirds.
MIND = Mind(PARTS, {"points": 0.1}, {"points": 0.1})
BETWEEN = [(0.05, 0.17), (0.17, 0.40), (0.45, 0.78)]
TABLE = """
leader: 0
seat 0:
  hand: Bug, Chef, Munch
  deck: 6
  score: 0
seat 1:
  hand: Worm, Patch, Dash
  deck: 6
  score: 10
seat 2:
  hand: Sarge, Bones, Spike
  deck: 6
  score: 20
"""


def nodes(root: Branch) -> Iterator[Branch]:
    for node in root.below:
        yield node
        yield from nodes(node)


def searched(simulations: int, *choices: str, seed: int = 0) -> Search:
    game = fort.from_diagram(TABLE)
    for choice in choices:
        game.take(fort.choice(choice))
    random = Random(seed)
    search = Search(MIND, random)
    for _ in range(simulations):
        search.explore(fort.imagine(game.view(game.asked), random).silent())
    return search


def test_a_choice_is_worth_what_it_is_worth_to_the_seat_that_made_it() -> None:
    root = searched(400).root
    seen = set()
    for node in nodes(root):
        least, most = BETWEEN[node.seat]
        assert least < node.mean() < most, (node.choice, node.seat, node.mean())
        seen.add(node.seat)
    assert seen == {0, 1, 2}
    assert root.visits == 400
    assert {node.seat for node in root.below} == {0}


def test_what_the_leader_does_later_in_the_turn_is_learned_from_the_leaders_chances() -> None:
    """Two worlds, one for each action of Bug: seat 0 recruits in both; then seat 1 leads."""
    learned = []
    for seed in range(20):
        habits = searched(2, "play Bug", seed=seed).habits
        recruits = [choice for choice in PARTS.choices.all if choice.what == "recruit"]
        learned += [habits.mean(choice) for choice in recruits if habits.visits[choice.index]]
    assert len(learned) > 20
    least, most = BETWEEN[0]
    assert all(least < mean < most for mean in learned), learned


def test_what_a_follower_does_is_learned_from_the_followers_chances() -> None:
    search = searched(2, "play Bug", "use public", "end")
    assert {str(node.choice) for node in search.root.below} == {"follow Worm", "decline"}
    least, most = BETWEEN[1]
    for node in search.root.below:
        assert node.choice is not None
        assert (node.seat, search.habits.visits[node.choice.index]) == (1, 1)
        assert least < search.habits.mean(node.choice) < most


LAST_TURN = """
leader: {leader}
ending: yes
seat 0:
  hand: {first}
  level: 2
  score: {points}
seat 1:
  hand: {second}
  level: 2
  score: 10
"""


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_expert_wins_for_itself(seed: str) -> None:
    """Two points more win: for the last to lead, and for who sits first and can only follow."""
    leads = fort.from_diagram(LAST_TURN.format(leader=1, first="none", second="Bug, Chef, Tiny", points=11))
    player = bots.bot("expert@200sims", seed)
    assert str(player.choose(leads.view(1))) == "play Bug"

    follows = fort.from_diagram(
        LAST_TURN.format(leader=1, first="Patch, Worm", second="Bones, Tiny", points=11)
    )
    for text in ("play Bones", "use public", "use private", "gather pizza"):
        follows.take(fort.choice(text))
    assert follows.asked == 0
    assert str(bots.bot("expert@200sims", seed).choose(follows.view(0))) == "follow Patch"
