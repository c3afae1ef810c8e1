"""The planner of turns, and the master who plans with it."""

import time
from collections.abc import Iterator
from random import Random

import pytest

import fort
from fort import bots
from fort.bots.arena.match import play_out
from fort.bots.budget import Budget, now, own_time
from fort.bots.grounds import code_of
from fort.bots.inputs import Inputs
from fort.bots.master import Master
from fort.bots.nets import net_for
from fort.bots.planner import Planner, settle
from fort.bots.tree import DOUBT, Branch
from fort.bots.weights import mind_for
from tests.bots.test_search import LAST_TURN, TABLE

PARTS = fort.components(fort.box.read())


def planned(simulations: int, *choices: str, seed: int = 0) -> Planner:
    game = fort.from_diagram(TABLE)
    for choice in choices:
        game.take(fort.choice(choice))
    seat = game.asks[0]
    view, random = game.view(seat), Random(seed)
    planner = Planner(net_for(PARTS), mind_for(PARTS), random, seat, view.leader)
    for _ in range(simulations):
        planner.explore(fort.imagine(view, random))
    return planner


def steps(root: Branch) -> Iterator[Branch]:
    for step in root.below:
        yield step
        yield from steps(step)


def visited(seat: int, visits: int, value: float) -> Branch:
    step = Branch(None, seat)
    step.visits, step.value = visits, value
    return step


def test_where_the_planner_chooses_the_best_counts_and_where_rivals_do_the_mean() -> None:
    step = Branch(None, 0)
    step.visits, step.ours = 40, 20.0  # 0.5 on average
    settle(step, me=0)
    assert step.value == 0.5
    step.below = [visited(0, 30, 0.6), visited(0, 10, 0.3)]
    settle(step, me=0)
    assert step.value == pytest.approx((0.6 * 30 + 0.5 * DOUBT) / (30 + DOUBT))
    settle(step, me=1)
    assert step.value == pytest.approx((0.6 * 30 + 0.3 * 10) / 40)


def test_one_lucky_visit_is_not_trusted() -> None:
    assert visited(0, 1, 1.0).trusted(0.4) == pytest.approx(0.55)
    assert visited(0, 97, 1.0).trusted(0.4) > 0.98


def test_every_walk_is_counted_and_ends_with_the_turn() -> None:
    root = planned(300).root
    assert root.visits == 300 == sum(step.visits for step in root.below)
    assert {step.seat for step in root.below} == {0}
    assert {step.seat for step in steps(root)} == {0, 1, 2}  # rivals follow within the turn
    assert not [step for step in steps(root) if str(step.choice).startswith("play") and step.seat != 0]


def test_a_follower_plans_with_the_hand_that_it_keeps() -> None:
    planner = planned(40, "play Bug", "use public", "end")
    assert {str(step.choice) for step in planner.root.below} == {"follow Worm", "decline"}
    assert planner.shows == 1
    assert planned(1).shows == -1  # who leads draws a new hand


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_master_wins_for_itself(seed: str) -> None:
    """Two points more win: for the last to lead, and for who sits first and can only follow."""
    leads = fort.from_diagram(LAST_TURN.format(leader=1, first="none", second="Bug, Chef, Tiny", points=11))
    assert str(bots.bot("master@200sims", seed).choose(leads.view(1))) == "play Bug"
    follows = fort.from_diagram(
        LAST_TURN.format(leader=1, first="Patch, Worm", second="Bones, Tiny", points=11)
    )
    for text in ("play Bones", "use public", "use private", "gather pizza"):
        follows.take(fort.choice(text))
    assert str(bots.bot("master@200sims", seed).choose(follows.view(0))) == "follow Patch"


def test_what_was_thought_of_a_turn_is_used_for_its_next_question() -> None:
    game = fort.from_diagram(TABLE)
    player = Master("reuse", Budget(simulations=200))
    game.take(player.choose(game.view(0)), 0)
    assert player._planner is not None
    first = player._planner.root
    assert first.visits > 20
    known = first.visits
    player.choose(game.view(0))
    assert player._root is first
    assert known < first.visits <= max(200, known + 32)


def test_a_clear_case_is_answered_at_once() -> None:
    game = fort.from_diagram(LAST_TURN.format(leader=1, first="none", second="Bug, Chef, Tiny", points=11))
    player = Master("clear", Budget(simulations=3000))
    player.choose(game.view(1))
    assert player._root is not None
    assert player._root.visits < 2500


def test_the_master_says_what_it_expects_and_why() -> None:
    game = fort.from_diagram(TABLE)
    thought = bots.bot("master@300sims", "why").think(game.view(0))
    assert thought.line[0] == thought.choice
    assert len(thought.line) > 2
    for choice in thought.line[:2]:
        game.take(choice)
    assert [motive.code for motive in thought.candidates[0].motives]


def test_every_input_belongs_to_a_motive() -> None:
    assert {code_of(name) for name in Inputs(PARTS).names} == set(bots.CODES)


def test_the_draft_is_judged_by_first_decks() -> None:
    view = fort.new_game(3, "advanced", "draft").view(1)
    thought = bots.bot("master@64sims", "draft").think(view)
    assert {candidate.choice for candidate in thought.candidates} == set(view.options)
    assert sum(candidate.visits for candidate in thought.candidates) == 64
    estimates = [candidate.estimate for candidate in thought.candidates]
    assert estimates == sorted(estimates, reverse=True)
    assert estimates[0] - estimates[-1] > 0.01


def test_in_the_arena_only_own_time_counts() -> None:
    with own_time():
        start = now()
        time.sleep(0.05)
        assert now() - start < 0.04
    start = now()
    time.sleep(0.05)
    assert now() - start >= 0.05


def test_a_budget_of_time_is_kept() -> None:
    game = fort.new_game(2, "advanced", "time")
    clocks = play_out(game, [bots.bot("master@5ms", "a"), bots.bot("rookie", "b")], [5.0, None])
    assert clocks[0].decisions > 20
    assert clocks[0].late <= clocks[0].decisions // 20
    assert clocks[0].total / clocks[0].decisions < 6
