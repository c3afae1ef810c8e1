"""R17: who sees what. Views of one table, taken by its owner, a rival and a spectator."""

from random import Random

import pytest

import fort
from fort.rules.names import COIN, NOTHING, SHOVEL
from fort.rules.perks import BRIBE, COPY_CAT, DIY, DO_OVER
from fort.rules.scoring import MADE_UP_RULES
from fort.seen.view import HIDDEN, SeatView
from tests.rulebook.playing import final
from tests.tables import offered, position, take

TABLE = """
    seats: 3
    park: Chef, Bones, Doc
    park deck: Penny, Dot, Tink
    perks: DIY, Do-Over
    supply: 20 pizza 21 toy
    seat 0:
      board: red
      level: 2
      score: 7
      perk: Bribe
      made-up rule: Loner
      hand: Worm, Scout
      deck: Kitty, Patch, Munch
      discard pile: Dash, Spike
      lookout: Moose, Lefty (open)
      stuff: 1 pizza 2 toy
      pack: 1 toy
    seat 1:
      hand: Bug
      yard: Skids, Thunder
    seat 2:
      hand: Sarge
"""
RIVALS = (1, 2, None)


def names(view: fort.View, kids: list[int]) -> list[str | None]:
    return [None if kid == HIDDEN else view.name(kid) for kid in kids]


def seat(viewer: int | None, number: int = 0, game: fort.Game | None = None) -> SeatView:
    return (game or position(TABLE)).view(viewer).seats[number]


def everybody(game: fort.Game) -> list[fort.View]:
    return [game.view(viewer) for viewer in (*range(len(game.seats)), None)]


@pytest.mark.rule("R17.1", "A-13.1")
def test_a_hand_its_owner_sees_faces_rivals_the_number() -> None:
    view = position(TABLE).view(0)
    assert sorted(filter(None, names(view, view.seats[0].hand))) == ["Scout", "Worm"]
    for viewer in RIVALS:
        assert seat(viewer).hand == [HIDDEN, HIDDEN]


@pytest.mark.rule("R17.2", "A-13.3")
def test_a_deck_its_owner_sees_a_set_rivals_the_number() -> None:
    view = position(TABLE).view(0)
    assert sorted(filter(None, names(view, view.seats[0].deck))) == ["Kitty", "Munch", "Patch"]
    for viewer in RIVALS:
        assert seat(viewer).deck == [HIDDEN] * 3


@pytest.mark.rule("R17.2")
def test_rivals_remember_what_went_into_a_deck_for_all_to_see() -> None:
    game = position("seat 0:\nhand: Worm\ndeck: none\ndiscard pile: Dash, Spike\nseat 1:\nhand: Bug")
    take(game, "skip", "recruit from park deck")
    game_view = game.view(1)
    known = names(game_view, game_view.memory.known[0])
    assert {"Dash", "Spike"} <= set(known)
    assert game_view.seats[0].discard_pile == []


@pytest.mark.rule("R17.3", "A-13.3")
def test_the_order_of_decks_is_seen_by_nobody() -> None:
    other = TABLE.replace("Kitty, Patch, Munch", "Munch, Patch, Kitty")
    other = other.replace("Penny, Dot, Tink", "Dot, Tink, Penny")
    for one, another in zip(everybody(position(TABLE)), everybody(position(other)), strict=True):
        assert one.json() == another.json()


@pytest.mark.rule("R17.4", "A-13.4")
def test_a_discard_pile_is_open_to_all() -> None:
    for view in everybody(position(TABLE)):
        assert names(view, view.seats[0].discard_pile) == ["Dash", "Spike"]


@pytest.mark.rule("R17.5")
def test_a_yard_is_open_to_all() -> None:
    for view in everybody(position(TABLE)):
        assert names(view, view.seats[1].yard) == ["Skids", "Thunder"]


@pytest.mark.rule("R17.6")
def test_cards_in_play_are_open_to_all() -> None:
    game = position("""
        seat 0:
          hand: Blades, Smoke, Worm
          level: 1
        seat 1:
          hand: Bug
    """)
    take(game, "play Blades", "declare shovel")
    for view in everybody(game):
        assert view.name(view.play.kid) == "Blades"
        assert view.play.suit == SHOVEL
    game = position("seat 0:\nhand: Bug, Worm, Smoke\nlevel: 1\nseat 1:\nhand: Chef")
    take(game, "play Bug", "add Worm", "add Smoke")
    for view in everybody(game):
        assert names(view, [card.kid for card in view.play.added]) == ["Worm", "Smoke"]
        assert view.play.added[1].coin != COIN
    game = position("in play: Wart, Tiny\nphase: recruit\nseat 0:\nhand: Worm")
    for view in everybody(game):
        assert names(view, view.in_play) == ["Wart", "Tiny"]


@pytest.mark.rule("R17.7", "A-13.5", "T-13.5")
def test_a_lookout_its_owner_sees_faces_rivals_suits_and_what_was_public() -> None:
    game = position(TABLE)
    view = game.view(0)
    assert names(view, view.seats[0].lookout) == ["Moose", "Lefty"]
    for viewer in RIVALS:
        view = game.view(viewer)
        assert names(view, view.seats[0].lookout) == [None, "Lefty"]
        suits = [view.components.patterns[pattern] for pattern in view.seats[0].patterns]
        assert suits == [[SHOVEL], [SHOVEL]]


@pytest.mark.rule("R17.7", "R16.2")
@pytest.mark.parametrize(
    ("choice", "seen"),
    [
        ("tuck Worm", False),
        ("tuck from park deck", False),
        ("tuck Chef from park", True),
        ("tuck Skids from yard 1", True),
    ],
)
def test_a_tucked_card_that_came_from_a_public_zone_is_known(choice: str, seen: bool) -> None:
    game = position("""
        park: Chef, Bones, Doc
        park deck: Tiny, Ghost
        seat 0:
          level: 2
          perk: Bribe
          hand: Moose, Worm, Scout
        seat 1:
          hand: Bug
          yard: Skids, Spike
    """)
    take(game, "play Moose", "use public", choice)
    assert HIDDEN not in game.view(0).seats[0].lookout
    for viewer in (1, None):
        assert (HIDDEN not in game.view(viewer).seats[0].lookout) == seen


@pytest.mark.rule("R17.7", "R17.9", "R12.4")
def test_lookouts_and_made_up_rules_are_open_at_the_end() -> None:
    game = final("lookout: Moose; made-up rule: Loner; level: 1", "hand: Bug")
    for view in everybody(game):
        assert names(view, view.seats[0].lookout) == ["Moose"]
        assert view.seats[0].made_up_rule == MADE_UP_RULES.index("Loner")


@pytest.mark.rule("R17.8")
def test_stuff_pack_level_score_and_perk_are_open_to_all() -> None:
    for view in everybody(position(TABLE)):
        seen = view.seats[0]
        assert (seen.stuff, seen.pack, seen.level, seen.score, seen.perk) == ([1, 2], [0, 1], 2, 7, BRIBE)


@pytest.mark.rule("R17.9", "A-13.6")
def test_a_made_up_rule_is_seen_by_its_owner_rivals_see_that_there_is_one() -> None:
    assert seat(0).made_up_rule == MADE_UP_RULES.index("Loner")
    for viewer in RIVALS:
        assert seat(viewer).made_up_rule == HIDDEN
        assert seat(viewer, 1).made_up_rule == NOTHING


@pytest.mark.rule("R17.10", "R11.3")
def test_the_made_up_stack_is_seen_once_by_who_chooses() -> None:
    game = position("""
        made-up rules: Loner, Minimalism, Sleepover
        seat 0:
          hand: Captain
          stuff: 4 pizza 4 toy
        seat 1:
          hand: Bug
    """)
    assert [view.options for view in everybody(game)][1:] == [(), ()]
    seen_before = [view.made_up_rules for view in everybody(game)]
    assert seen_before == [3, 3, 3]
    reach_level_one(game)
    assert {choice.text for choice in game.view(0).options} == {
        "keep Loner",
        "keep Minimalism",
        "keep Sleepover",
    }
    for viewer in (1, None):
        view = game.view(viewer)
        assert (view.made_up_rules, list(view.options), view.memory.rules) == (3, [], [])
        assert "Minimalism" not in view.json()
    take(game, "keep Loner")
    assert [view.made_up_rules for view in everybody(game)] == [2, 2, 2]
    assert len(game.view(0).memory.rules) == 3  # remembered, no longer shown
    assert not any(choice.text.startswith("keep") for choice in game.view(0).options)


def reach_level_one(game: fort.Game) -> None:
    """Goes on until seat 0 chooses a made-up rule."""
    random = Random("one")
    for _ in range(200):
        if any(text.startswith("keep") for text in offered(game)):
            return
        game.take(random.choice(game.options()))
    pytest.fail("nobody advanced")


@pytest.mark.rule("R17.11")
def test_perk_row_and_park_are_open_to_all() -> None:
    for view in everybody(position(TABLE)):
        assert sorted(view.perk_row) == sorted([DIY, DO_OVER])
        assert sorted(filter(None, names(view, view.park))) == ["Bones", "Chef", "Doc"]


@pytest.mark.rule("R17.12", "A-13.8")
def test_the_park_deck_is_a_number_to_all() -> None:
    for view in everybody(position(TABLE)):
        assert view.park_deck == 3
        assert not {"Penny", "Dot", "Tink"} & set(names(view, view.box + view.park))


@pytest.mark.rule("R17.13", "A-13.7", "A-3.4")
def test_the_box_is_open_but_for_made_up_rules() -> None:
    game = position(TABLE.replace("perks:", "used perks: Copy Cat\n    perks:"))
    for view in everybody(game):
        assert view.used_perks == [COPY_CAT]
        assert "The Moles" in names(view, view.box)  # left over: this is a position
    others = position(TABLE.replace("perks:", "made-up rules: Sleepover, Slime Lab\n    perks:"))
    same = position(TABLE.replace("perks:", "made-up rules: Big Plans, Popularity\n    perks:"))
    for one, another in zip(everybody(others), everybody(same), strict=True):
        assert one.json() == another.json()  # which rules were left out is seen by nobody


@pytest.mark.rule("R17.14", "R2.2.5", "A-13.2", "A-13.9")
def test_in_the_draft_packets_and_kept_cards_are_seen_by_their_owner() -> None:
    game = fort.new_game(3, "advanced", "draft")
    for number in (0, 1, 2, 1):
        game.take(game.options(number)[0], number)
    draft = game.the_draft()
    for viewer in (0, 1, 2, None):
        view = game.view(viewer)
        assert view.asks == (0, 2)  # who has picked is open
        for number, seen in enumerate(view.seats):
            if number == viewer:
                assert seen.kept == draft.kept[number]  # also those picked before 
                assert seen.packet == sorted(draft.packets[number])
                assert seen.picked == draft.picked[number]
            else:
                assert seen.kept == [HIDDEN]
                assert seen.packet == [HIDDEN] * 7
                assert seen.picked == (HIDDEN if number == 1 else NOTHING)


@pytest.mark.rule("A-13.9")
def test_a_follow_decision_is_public_when_made() -> None:
    game = position("seat 0:\nhand: Bug\nlevel: 1\nseat 1:\nhand: Worm, Chef\nseat 2:\nhand: Sarge")
    take(game, "play Bug", "use public", "end")
    assert game.asked == 1
    before = [view.json() for view in everybody(game)]
    take(game, "decline")
    for view, text in zip(everybody(game), before, strict=True):
        assert view.json() != text
        assert [type(event).__name__ for event in view.log][-1] == "Declined"


@pytest.mark.rule("A-13.10", "R17.7")
def test_a_card_cannot_be_followed_by_an_id() -> None:
    """Two games, two cards of one suit: what a rival gets is the same, to the letter."""
    texts = []
    for tucked, other in (("Worm", "Scout"), ("Scout", "Worm")):
        game = position(
            "seat 0:\nlevel: 1\nhand: Moose, Worm, Scout\ndiscard pile: Lefty\nseat 1:\nhand: Bug"
        )
        take(game, "play Moose", "use public", f"tuck {tucked}")
        assert other in names(game.view(0), game.view(0).seats[0].hand)
        texts.append([game.view(viewer).json() for viewer in (1, None)])
    assert texts[0] == texts[1]


@pytest.mark.rule("A-14.2", "R18.2")
def test_a_leader_takes_back_until_something_hidden_appears() -> None:
    table = fort.Table.from_diagram("""
        park: Chef, Bones, Doc
        seat 0:
          hand: Bug, Worm
          level: 1
        seat 1:
          hand: Ghost
    """)
    for text in ("play Bug", "add Worm", "use private"):
        table.take(fort.choice(text), 0)
    assert table.undo_limit(0) == 0
    assert table.undo_limit(1) == 3  # not hers to take back
    table.undo(1)
    assert "add Worm" in [str(choice) for choice in table.game.options()]
    for text in ("use public", "end"):
        table.take(fort.choice(text), 0)
    assert table.game.asked == 1
    assert table.undo_limit(0) == 3  # the rival is deciding
    table.take(fort.choice("decline"), 1)
    assert table.undo_limit(0) == 4  # the rival has decided
    table.take(fort.choice("recruit Chef from park"), 0)  # the refill came from the Park deck
    assert [table.undo_limit(number) for number in (0, 1)] == [5, 5]
