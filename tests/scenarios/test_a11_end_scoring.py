"""A-11: the end of the game and scoring."""

import pytest

from fort import Game
from tests.tables import deck, hand, offered, park_deck, position, score, take


def quiet_turn(game: Game) -> None:
    """The leader plays nothing and recruits the top card of the Park deck."""
    if "skip" in offered(game):
        take(game, "skip")
    take(game, "recruit from park deck")


def at_the_end(seats: str) -> Game:
    """The last turn of the game is over but for the drawing of cards, which asks nothing."""
    game = position(f"leader: {seats.count('seat ') - 1}\nphase: draw\nending: yes\n{seats}")
    assert game.over
    return game


def points(rule: str, zones: str, rivals: str = "seat 1:") -> int:
    """What a made-up rule brings to the holder of these cards, at Level 0 and with nothing scored."""
    return at_the_end(f"seat 0:\nmade-up rule: {rule}\n{zones}\n{rivals}").scores()[0].made_up_rule


@pytest.mark.rule("A-11.1", "R12.1.1", "R12.2", "R12.3", "R13.4.4")
def test_a_11_1_a_follower_triggers_the_end_and_the_round_goes_on() -> None:
    game = position("""
        seat 0:
          hand: Bones, Kitty
        seat 1:
          hand: Chef, Tiny
          score: 24
        seat 2:
          deck: 5
    """)
    take(game, "play Bones", "use private", "gather toy", "end")
    take(game, "follow Chef", "trash Chef from discard pile")
    assert (score(game, 1), game.over, game.asked) == (25, False, 0)
    for seat in (0, 1, 2):
        assert (game.over, game.asked) == (False, seat)
        quiet_turn(game)
    assert game.over


@pytest.mark.rule("A-11.2", "R12.1.1", "R12.3")
def test_a_11_2_triggered_on_the_last_players_turn() -> None:
    game = position("""
        leader: 1
        seat 1:
          hand: Bug, Chef
          level: 1
          score: 24
    """)
    take(game, "play Bug", "use private", "end")
    assert (score(game, 1), game.over) == (25, False)
    take(game, "recruit from park deck")
    assert game.over


@pytest.mark.rule("A-11.3", "R12.1.2", "R12.3", "R5.1")
def test_a_11_3_triggered_on_the_first_players_turn() -> None:
    game = position("""
        seat 0:
          hand: Captain, Chef
          level: 4
          stuff: 3 pizza 3 toy
        seat 2:
          deck: 5
    """)
    take(game, "play Captain", "use public", "end", "recruit from park deck")
    for seat in (1, 2):
        assert (game.over, game.asked) == (False, seat)
        quiet_turn(game)
    assert game.over


@pytest.mark.rule("A-11.4", "R12.1.1", "R4.6")
def test_a_11_4_only_the_track_counts_towards_25() -> None:
    game = position("""
        leader: 1
        phase: recruit
        seat 1:
          level: 4
          score: 24
          made-up rule: Loner
          deck: none
    """)
    quiet_turn(game)
    assert (game.over, game.asked) == (False, 0)


@pytest.mark.rule("A-11.5", "A-3.6", "R12.1.3", "R12.2")
@pytest.mark.parametrize(
    ("cards", "perk", "choices"),
    [
        ("Ghost", "none", "skip, recruit from park deck"),
        ("Ghost", "none", "skip, recruit Chef from park"),
        ("Ghost, Doc", "Birthday Party", "skip, recruit Chef from park, recruit from park deck"),
        ("Ghost", "Bribe", "play Prince, use public, tuck from park deck, end, recruit Chef from park"),
    ],
    ids=["recruit", "refill", "Birthday Party", "Bribe"],
)
def test_a_11_5_every_way_to_empty_the_park_deck(cards: str, perk: str, choices: str) -> None:
    game = position(f"""
        leader: 1
        park: Chef, Bones, Patch
        park deck: {cards}
        seat 1:
          hand: Prince, Tiny
          level: 2
          perk: {perk}
    """)
    take(game, *choices.split(", "))
    assert (park_deck(game), game.over) == ([], True)


@pytest.mark.rule("A-11.6", "R13.8")
def test_a_11_6_beyond_49_the_count_goes_on() -> None:
    game = position("""
        seat 0:
          hand: Bug, Chef
          level: 5
          score: 48
    """)
    take(game, "play Bug", "use private", "times 5")
    assert score(game, 0) == 53


@pytest.mark.rule("A-11.7", "T-11.7a", "T-11.7b", "T-11.7c", "R15.10")
@pytest.mark.parametrize(
    ("mine", "theirs", "also_theirs", "worth"),
    [(14, 12, 12, 8), (14, 14, 12, 4), (12, 14, 12, 0)],
    ids=["a: most", "b: tied for most", "c: fewer"],
)
def test_t_11_7_sleepover(mine: int, theirs: int, also_theirs: int, worth: int) -> None:
    rivals = f"seat 1:\ndeck: {theirs}\nseat 2:\ndeck: {also_theirs}"
    assert points("Sleepover", f"deck: {mine}", rivals) == worth


@pytest.mark.rule("A-11.8", "R15.0", "R15.11")
def test_a_11_8_the_cards_you_have() -> None:
    zones = """
        hand: Chef
        deck: Noodle Twins, Smoke
        discard pile: Patch
        yard: Bones
        lookout: Doc
    """
    rivals = "seat 1:\nyard: Einstein"
    assert points("Slime Lab", zones, rivals) == 6  # and not Smoke's coin, nor the rival's Einstein


@pytest.mark.rule("A-11.9", "R12.5")
def test_a_11_9_the_higher_level_wins_a_tie_else_victory_is_shared() -> None:
    shared = at_the_end("seat 0:\nscore: 20\nseat 1:\nscore: 20\nseat 2:\nscore: 19")
    assert [seat.rank for seat in shared.scores()] == [1, 1, 3]
    level_wins = at_the_end("seat 0:\nscore: 20\nseat 1:\nscore: 19\nlevel: 1")
    assert [(seat.total, seat.rank) for seat in level_wins.scores()] == [(20, 2), (20, 1)]


@pytest.mark.rule("A-11.10", "T-11.10", "R15.5")
@pytest.mark.parametrize(
    ("zones", "worth"),
    [("deck: Chef", 5), ("deck: Chef\nlookout: Zip", 0), ("deck: Chef\ndiscard pile: Blades", 0)],
)
def test_t_11_10_loner(zones: str, worth: int) -> None:
    assert points("Loner", zones) == worth


@pytest.mark.rule("A-11.11", "R15.2")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("Chef, Kitty, Bug, Dash, Punky, Tiny", 7),
        ("Chef, Kitty, Bug, Dash, Punky, Puddin", 7),  # Puddin gives the crown
        ("Chef, Kitty, Bug, Dash, Punky, Smoke, Blades", 5),  # coins stand in for nothing
        ("Chef, Patch, The Moles", 2),
    ],
)
def test_a_11_11_friendship_bracelet(cards: str, worth: int) -> None:
    assert points("Friendship Bracelet", f"deck: {cards}") == worth


@pytest.mark.rule("A-11.12", "R15.1")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("Dot", 2),
        ("Lefty, Captain, Moose, Skids", 4),
        ("Chef, Bug, Blades", 0),
        ("Zip", 1),
    ],
)
def test_a_11_12_big_plans(cards: str, worth: int) -> None:
    assert points("Big Plans", f"deck: {cards}") == worth


@pytest.mark.rule("A-11.12", "R15.1")
@pytest.mark.parametrize(("board", "friend"), [("yellow", "Rusty"), ("green", "Sparky"), ("orange", "Bitsy")])
def test_a_11_12_big_plans_counts_best_friends(board: str, friend: str) -> None:
    assert points("Big Plans", f"board: {board}\ndeck: {friend}", "seat 1:\nboard: red") == 1


@pytest.mark.rule("A-11.13", "R5.1.1", "R10.1", "R12.3")
def test_a_11_13_the_last_turn_is_a_whole_turn() -> None:
    game = position("""
        leader: 1
        ending: yes
        phase: recruit
        seat 1:
          deck: 7
    """)
    quiet_turn(game)
    assert game.over
    assert (len(hand(game, 1)), len(deck(game, 1))) == (5, 2)


@pytest.mark.rule("A-11.14", "R12.2", "R12.3")
def test_a_11_14_a_second_trigger_changes_nothing() -> None:
    game = position("""
        ending: yes
        seat 1:
          hand: Bug, Chef
          level: 1
          score: 24
    """)
    quiet_turn(game)
    take(game, "play Bug", "use private", "end", "decline", "recruit from park deck")
    assert (score(game, 1), game.over) == (25, True)
