"""Imagined worlds fit what the viewer knows, are dealt without bias, and leave the real game alone."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, permutations
from pathlib import Path
from random import Random

import pytest

import fort
from fort.rules.events import Event
from fort.rules.names import NOTHING
from fort.seen import memory
from fort.seen.memory import Group
from fort.seen.view import HIDDEN
from tests.properties.checks import check, check_scores
from tests.properties.positions import GAMES, lively, random_game
from tests.secrecy.chances import Outcome, chi_square, deals, even, imagined
from tests.secrecy.twins import Truth

UNLIKELY = 3.7  # standard deviations: once in ten thousand
pytestmark = pytest.mark.rule("A-13.10")


def views(game: fort.Game) -> list[fort.View]:
    return [game.view(viewer) for viewer in (*range(len(game.seats)), None)]


def sampled(seed: str, seats: int, setup: str, part: float) -> Iterator[fort.Game]:
    """Some decisions of a random game, more of them in the draft, and its end."""
    random = Random(seed)
    for game in random_game(seed, seats, setup):
        if game.over or random.random() < (part if game.draft is None else max(part, 0.2)):
            yield game


# They fit.


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_an_imagined_world_looks_like_the_true_one(seats: int, setup: str) -> None:
    random = Random("fits")
    for game in sampled(f"fits {seats} {setup}", seats, setup, 0.04):
        before = game.diagram()
        for view in views(game):
            text = view.json()
            world = fort.imagine(view, random)
            assert world.view(view.viewer).json() == text
            if view.viewer is not None:
                assert list(world.options(view.viewer)) == list(game.options(view.viewer))
            check(world)
            again = fort.View.from_json(text)
            assert again.json() == text
            assert fort.imagine(again, random).view(view.viewer).json() == text
        assert game.view(0) == fort.View.from_json(game.view(0).json())
        assert game.view(0) != game.view(1)
        assert game.diagram() == before


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_an_imagined_world_can_be_played_to_the_end(seats: int, setup: str) -> None:
    random = Random(f"ends {seats} {setup}")
    for game in sampled(f"ends {seats} {setup}", seats, setup, 0.01):
        viewer = random.choice([*range(seats), None])
        world = fort.imagine(game.view(viewer), random)
        while not world.over:
            seat = random.choice(world.asks)
            world.take(lively(random, list(world.options(seat))), seat)
            check(world)
        check_scores(world)


def test_the_same_rng_imagines_the_same_world_and_another_one_another() -> None:
    for game in sampled("rng", 3, "advanced", 0.05):
        for view in views(game):
            one, same = (fort.imagine(view, Random("one")).diagram() for _ in range(2))
            assert one == same
            assert one != fort.imagine(view, Random("other")).diagram()


def test_worlds_of_a_view_share_nothing() -> None:
    for game in sampled("alone", 3, "advanced", 0.02):
        for view in views(game):
            text = view.json()
            world = fort.imagine(view, Random("one"))
            before = world.diagram()
            play_on(world)
            assert fort.imagine(view, Random("one")).diagram() == before
            assert view.json() == text


def play_on(world: fort.Game) -> None:
    random = Random("on")
    while not world.over:
        seat = random.choice(world.asks)
        world.take(random.choice(world.options(seat)), seat)


def test_a_view_that_no_world_fits_is_refused() -> None:
    data = json.loads(fort.new_game(2, "basic", "too many").view(0).json())
    data["park_deck"] += 1
    with pytest.raises(ValueError, match="no world fits this view"):
        fort.imagine(fort.View.from_json(data), Random(1))


def tucked(patterns: list[int], rest: list[str]) -> fort.View:
    """What seat 0 sees at the start, but for such cards in seat 1's Lookout and most others in the box."""
    view = fort.new_game(3, "basic", "tucked").view(0)
    parts = view.components
    shown = [kid for seat in view.seats for kid in (*seat.hand, *seat.deck) if kid >= 0] + view.park
    for kid in parts.kids[: parts.park_kids]:
        if kid.pattern in patterns and kid.name not in rest:
            view.box += [kid.number] * (kid.copies - shown.count(kid.number))
    view.seats[1].lookout = [HIDDEN] * len(patterns)
    view.seats[1].patterns = patterns
    view.seats[1].open = [False] * len(patterns)
    view.seats[1].deck = view.seats[1].deck[len(patterns) :]
    view.park_deck = 0
    return view


def pattern(name: str) -> int:
    parts = fort.components(fort.box.read())
    return parts.kids[parts.number[name.casefold()]].pattern


def test_a_tucked_card_of_which_every_kid_is_seen_fits_no_world() -> None:
    with pytest.raises(ValueError, match="no world fits this view"):
        fort.imagine(tucked([pattern("Rocket Bros")], []), Random(1))


def test_a_card_of_the_draft_is_put_back_where_it_leads_nowhere() -> None:
    """Seat 1 took one of two cards, and only the second fits its other tucked card."""
    number = fort.components(fort.box.read()).number
    first, second = number["skids"], number["doodles"]
    for seed in range(20):
        view = tucked([pattern("Skids"), pattern("Doodles")], ["Skids", "Dash"])
        view.memory.groups = [Group([first, second], [1, 2])]
        world = fort.imagine(view, Random(seed))
        kids = world.components.kids
        assert [kids[kid].pattern for kid in world.seats[1].lookout] == view.seats[1].patterns
        assert kids[world.seats[1].lookout[1]].name == "Doodles"


def test_only_the_viewer_can_look_at_an_imagined_world() -> None:
    game = fort.new_game(3, "basic", "look")
    world = fort.imagine(game.view(1), Random(1))
    for viewer in (0, 2, None):
        with pytest.raises(fort.NoView):
            world.view(viewer)
    world.take(world.options()[0])
    with pytest.raises(fort.NoView):
        world.view(1)


# What a memory says is true.


@pytest.mark.parametrize(("seats", "setup"), GAMES)
def test_the_true_world_fits_every_memory(seats: int, setup: str) -> None:
    for game in sampled(f"true {seats} {setup}", seats, setup, 0.3):
        for view in views(game):
            check_cards(game, view)
            check_groups(game, view)
            check_packets(game, view)
            check_made_up_rules(game, view)


def hidden(game: fort.Game, number: int) -> Counter[int]:
    if game.draft is not None:
        board = game.components.boards[game.seats[number].board]
        return Counter(game.draft.kept[number] + game.components.friends_of(board))
    return Counter(Truth.hidden(game, number))


def check_cards(game: fort.Game, view: fort.View) -> None:
    kids = game.components.kids
    for number, seat in enumerate(game.seats):
        if number == view.viewer:
            continue
        assert Counter(view.memory.known[number]) <= hidden(game, number) or game.over
        assert Counter(view.memory.sure[number]) <= Counter(seat.hand)
        closed = [kids[kid].pattern for at, kid in enumerate(seat.lookout) if not seat.open[at]]
        assert Counter(view.memory.tucked[number]) == Counter([] if game.over else closed)


def check_groups(game: fort.Game, view: fort.View) -> None:
    for group in view.memory.groups:
        assert view.viewer not in group.seats
        assert len(group.kids) == len(group.seats)
        free = [hidden(game, seat) - Counter(view.memory.known[seat]) for seat in group.seats]
        ways = permutations(group.kids)
        assert any(all(pile[kid] for pile, kid in zip(free, way, strict=True)) for way in ways)


def check_packets(game: fort.Game, view: fort.View) -> None:
    if game.draft is None:
        assert view.memory.rests == [None] * len(game.seats)
        return
    for number, packet in enumerate(game.draft.packets):
        held = (number - len(game.draft.kept[number])) % len(game.seats)
        rest = view.memory.rests[held]
        assert view.viewer is not None or rest is None
        if rest is not None and number != view.viewer:
            assert Counter(packet) <= Counter(rest)
            taken = list(view.memory.takers[held])
            if game.draft.picked[number] != NOTHING:
                taken.remove(number)
            assert len(rest) == len(packet) + len(taken)


def check_made_up_rules(game: fort.Game, view: fort.View) -> None:
    memory = view.memory
    keepers = [number for number, seat in enumerate(game.seats) if seat.made_up_rule != NOTHING]
    assert sorted(memory.keepers) == keepers
    if not memory.rules:
        return
    assert set(game.made_up_rules) <= set(memory.rules)
    later = False
    for number in memory.keepers:
        later = later or number == view.viewer
        assert (game.seats[number].made_up_rule in memory.rules) == later


# They are dealt without bias.


SMALL = """
seats: 2
park: none
park deck: {park_deck}
seat 0:
  hand: Blades
  deck: none
seat 1:
  board: yellow
  hand: {hand}
  deck: {deck}
  lookout: {lookout}
  discard pile: {discard_pile}
"""


def small(park_deck: str, hand: str, deck: str, lookout: str = "none", pile: str = "none") -> fort.View:
    text = SMALL.format(park_deck=park_deck, hand=hand, deck=deck, lookout=lookout, discard_pile=pile)
    return fort.from_diagram(text).view(0)


def lying(game: fort.Game) -> tuple[str, ...]:
    """The hidden cards: Lookout, hand, deck and Park deck, each in order."""
    seat = game.seats[1]
    hand = sorted(seat.hand) if len(seat.hand) > 1 else seat.hand
    return game.names(seat.lookout + hand + seat.deck + game.park_deck)


def test_hand_deck_and_park_deck_are_dealt_evenly() -> None:
    found = imagined(small("Chef, Bones", "Worm", "Dash"), lying)
    expected = deals(["Chef", "Bones", "Worm", "Dash"], lambda deal: True)
    assert len(expected) == 24
    assert chi_square(found, expected) < UNLIKELY


def test_the_own_deck_lies_in_any_order() -> None:
    text = SMALL.format(park_deck="Chef", hand="Worm", deck="none", lookout="none", discard_pile="none")
    view = fort.from_diagram(text.replace("deck: none", "deck: Bones, Dash, Tiny", 1)).view(0)
    found = imagined(view, lambda game: game.names(game.seats[0].deck))
    expected = deals(["Bones", "Dash", "Tiny"], lambda deal: True)
    assert len(expected) == 6
    assert chi_square(found, expected) < UNLIKELY


GROUPED = """
seats: 4
park: none
park deck: Dash, Bones
seat 0:
  hand: none
  deck: none
seat 1:
  hand: {hand}
  deck: none
  lookout: Worm
seat 2:
  hand: Tiny
  deck: none
seat 3:
  hand: Punky
  deck: none
"""


def places(game: fort.Game) -> list[tuple[str, ...]]:
    """The hidden cards of each seat, and the Park deck."""
    return [game.names(seat.lookout + seat.hand) for seat in game.seats[1:]] + [game.names(game.park_deck)]


@pytest.mark.parametrize("others", [("Tiny",), ("Tiny", "Punky")])
@pytest.mark.parametrize("hand", ["Scout", "Scout, Munch"])
def test_a_closed_card_is_a_face_of_a_group_or_an_unseen_one(hand: str, others: tuple[str, ...]) -> None:
    """Seats 1, 2, perhaps 3 took one each of a group. Two faces fit the Lookout: its Worm, unseen Scout."""
    game = fort.from_diagram(GROUPED.format(hand=hand))
    group = {"Worm", *others}
    data = json.loads(game.view(0).json())
    data["memory"]["groups"] = [{"kids": sorted(group), "seats": list(range(1, len(group) + 1))}]
    sizes = [len(cards) for cards in places(game)]
    ends = list(accumulate(sizes))

    def taken(lying: list[tuple[str, ...]]) -> list[set[str]]:
        return [group.intersection(cards) for cards in lying[: len(group)]]

    def told(lying: list[tuple[str, ...]]) -> tuple[str, Outcome]:
        """The face in the Lookout, and who has which of the group."""
        return lying[0][0], tuple(map(min, taken(lying)))

    deals = permutations([name for cards in places(game) for name in cards])
    worlds = [[deal[end - size : end] for size, end in zip(sizes, ends, strict=True)] for deal in deals]
    fitting = [
        world
        for world in worlds
        if world[0][0] in ("Worm", "Scout") and all(len(kids) == 1 for kids in taken(world))
    ]
    found = imagined(fort.View.from_json(data), lambda world: told(places(world)), 6000)
    assert {face for face, _ in map(told, fitting)} == {"Worm", "Scout"}
    assert chi_square(found, even(map(told, fitting))) < UNLIKELY


def test_a_hand_of_two_is_dealt_evenly() -> None:
    view = small("Chef, Bones", "Worm, Dash", "Tiny")
    found = imagined(view, lambda game: frozenset(game.names(game.seats[1].hand)))
    kids = ["Chef", "Bones", "Worm", "Dash", "Tiny"]
    expected = even(frozenset(pair) for pair in permutations(kids, 2))
    assert len(expected) == 10
    assert chi_square(found, expected) < UNLIKELY


def test_a_best_friend_is_anywhere_among_the_hidden_cards_of_its_seat() -> None:
    found = imagined(small("Chef", "Rusty", "Dash, Tiny"), lying)
    expected = deals(["Chef", "Rusty", "Dash", "Tiny"], lambda deal: "Rusty" in deal[:3])
    assert len(expected) == 18
    assert chi_square(found, expected) < UNLIKELY


def test_the_only_face_that_fits_is_in_the_lookout() -> None:
    view = small("Chef", "Tiny", "Dash", lookout="Worm")
    found = imagined(view, lying)
    assert (
        chi_square(found, deals(["Worm", "Chef", "Tiny", "Dash"], lambda deal: deal[0] == "Worm")) < UNLIKELY
    )


def test_a_closed_card_is_any_of_the_faces_that_fit() -> None:
    shovels = ("Worm", "Scout", "Lefty")
    view = small("Scout, Chef", "Lefty", "Dash", lookout="Worm")
    kids = ["Worm", "Scout", "Chef", "Lefty", "Dash"]
    expected = deals(kids, lambda deal: deal[0] in shovels)
    assert len(expected) == 72
    assert chi_square(imagined(view, lying, 12_000), expected) < UNLIKELY


def test_a_closed_card_is_a_known_face_or_an_unseen_one() -> None:
    """Rusty is at this seat for certain, Worm and Scout may be in the Park deck."""
    view = small("Scout, Chef", "Worm", "Dash", lookout="Rusty")
    expected = deals(
        ["Rusty", "Scout", "Chef", "Worm", "Dash"],
        lambda deal: deal[0] in ("Rusty", "Worm", "Scout") and "Rusty" in deal[:3],
    )
    assert chi_square(imagined(view, lying, 12_000), expected) < UNLIKELY


TWO_LOOKOUTS = """
seats: 3
park: none
park deck: Chef
seat 0:
  hand: Blades
  deck: none
seat 1:
  board: yellow
  hand: Bones
  deck: none
  lookout: Rusty
seat 2:
  hand: Dash
  deck: none
  lookout: Worm
"""


def test_a_face_that_leaves_none_for_another_lookout_is_not_dealt() -> None:
    """Worm, too, would fit at seat 1, where Rusty is known to be; at seat 2 nothing else does."""
    view = fort.from_diagram(TWO_LOOKOUTS).view(0)
    found = imagined(view, lambda game: game.names([seat.lookout[0] for seat in game.seats[1:]]), 100)
    assert set(found) == {("Rusty", "Worm")}


def test_two_copies_are_twice_as_likely() -> None:
    view = small("Bug, Chef", "Bug", "Dash", lookout="Worm")
    found = imagined(view, lambda game: game.name(game.seats[1].lookout[0]))
    assert chi_square(found, {"Bug": 2.0, "Worm": 1.0}) < UNLIKELY


def test_any_rule_that_was_not_looked_at_may_be_a_rivals() -> None:
    text = "seat 0:\nlevel: 1\nmade-up rule: Loner\nseat 1:\nlevel: 1\nmade-up rule: Sleepover"
    game = fort.from_diagram(text)
    found = imagined(game.view(0), lambda world: world.seats[1].made_up_rule)
    own = game.seats[0].made_up_rule
    assert chi_square(found, even(rule for rule in range(11) if rule != own)) < UNLIKELY


def test_who_chose_after_the_viewer_has_a_rule_that_the_viewer_saw() -> None:
    tried = 0
    for seed in range(40):
        for game in random_game(f"rules {seed}", 3, "basic"):
            first = game.view(None).memory.keepers[:1]
            view = game.view(first[0]) if first else None
            if view is not None and len(view.memory.keepers) == 2 and not game.over:
                second = view.memory.keepers[1]
                seen = [rule for rule in view.memory.rules if rule != game.seats[first[0]].made_up_rule]
                found = imagined(view, lambda world, who=second: world.seats[who].made_up_rule, 2000)  # type: ignore[misc]
                assert chi_square(found, even(seen)) < UNLIKELY
                before = game.view(second)
                other = [rule for rule in range(11) if rule not in before.memory.rules]
                found = imagined(before, lambda world, who=first[0]: world.seats[who].made_up_rule, 2000)  # type: ignore[misc]
                assert chi_square(found, even(other)) < UNLIKELY
                tried += 1
                break
        if tried == 3:
            return
    pytest.fail("nobody chose a rule")


DRAFT = """
seats: 2
setup: advanced
round: 0
park: none
park deck: Tiny, Ghost
asked: 0
todo: pick
seat 0:
  packet: Bones, Doc, Worm
seat 1:
  packet: Dash, Skids, Spike
"""


def test_a_packet_that_was_not_seen_is_dealt_evenly() -> None:
    game = fort.from_diagram(DRAFT)
    found = imagined(game.view(0), lambda world: frozenset(world.the_draft().packets[1]))
    kids = [game.components.number[name] for name in ("tiny", "ghost", "dash", "skids", "spike")]
    assert chi_square(found, even(frozenset(three) for three in permutations(kids, 3))) < UNLIKELY


def test_a_pick_out_of_a_packet_that_was_passed_on_is_any_card_of_it() -> None:
    game = fort.from_diagram(DRAFT)
    for seat, text in ((0, "pick Bones"), (1, "pick Dash"), (1, "pick Worm")):
        game.take(fort.choice(text), seat)
    number = game.components.number

    def taken(world: fort.Game) -> tuple[int, int]:
        draft = world.the_draft()
        assert sorted(draft.packets[1]) == sorted([number["doc"], number["worm"]])
        return draft.kept[1][0], draft.picked[1]

    unseen, passed = ("tiny", "ghost", "dash"), ("doc", "worm")
    expected = even((number[one], number[other]) for one in unseen for other in passed)
    assert chi_square(imagined(game.view(0), taken), expected) < UNLIKELY


def test_who_took_which_card_of_a_packet_that_came_back_is_open() -> None:
    """Three seats: the packet comes back with two cards fewer, one at each of the others."""
    game = fort.new_game(3, "advanced", "group")
    random = Random("group")
    while len(game.the_draft().kept[0]) < 3:
        seat = random.choice(game.asks)
        game.take(random.choice(game.options(seat)), seat)
    view = game.view(0)
    group = view.memory.groups[0]
    first = group.seats[0]
    found = imagined(
        view, lambda world: next(k for k in world.the_draft().kept[first] if k in group.kids), 2000
    )
    assert chi_square(found, even(group.kids)) < UNLIKELY


# By these events nobody learns where a hidden card is.
NOTHING_LEARNT = """
    Advanced Boxed CleanedUp CoinCounted Converted Copied Declared Declined Drew EndTriggered
    GameEnded Gathered Packed Paid ParkRefilled PerkTaken PerkUsed PromisedTrash Recruited Scored
    SculptureTaken Skipped Spent SuitCounted TurnBegan UseBegan UseEnded
"""


def test_every_event_teaches_a_memory_or_is_known_to_teach_nothing() -> None:
    """A new event that moves a card and is forgotten here would let imagined worlds hold the card twice."""
    source = Path(str(memory.__file__)).with_name("memory.py").read_text("utf-8")
    learnt = {kind for kind in Event.kinds if re.search(rf"\b{kind}\b", source)}
    assert set(Event.kinds) - learnt == set(NOTHING_LEARNT.split())
