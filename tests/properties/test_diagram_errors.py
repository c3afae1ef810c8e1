"""Diagrams that contradict themselves are refused with their line; no text does anything worse."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fort
from fort.box import read
from tests.properties.positions import GAMES, random_game

CONTRADICTIONS = [
    ("an unknown kid", "leader: 0\nseat 0:\n  hand: Bug, Nobody\n", 3, "Nobody"),
    ("too many copies", "seat 0:\n  hand: Bones\nseat 1:\n  hand: Bones\n", 4, "Bones"),
    ("too many copies in one line", "seat 0:\n\n  hand: 3*Chef\n", 3, "Chef"),
    ("too many copies over zones", "park: Dot\nseat 0:\n  discard pile: Dot\n", 1, "Dot"),
    ("5 pizza in Stuff", "seat 0:\n  stuff: 5 pizza\n", 2, "R4.3"),
    ("5 toys in Stuff", "seat 0:\nseat 1:\n  stuff: 1 pizza 5 toy\n", 3, "R4.3"),
    ("a full Lookout", "seat 0:\n  level: 1\n  lookout: Bug, Chef, Dot\n", 3, "R4.2"),
    ("a full Pack", "seat 0:\n  level: 1\n  pack: 1 pizza 2 toy\n", 3, "R4.4"),
    ("a full XXL Backpack", "seat 0:\n  perk: XXL Backpack\n  pack: 4 toy\n", 3, "R4.4"),
    ("a Best Friend in a Yard", "seat 0:\n  yard: Zip\n", 2, "R3.8"),
    ("a Best Friend in the Park", "# a comment\npark: Bug, Zip\n", 2, "R3.8"),
    ("a Best Friend in the Park deck", "park deck: Zip\n", 1, "R3.8"),
    ("a Best Friend elsewhere", "seat 1:\n  hand: Zip\n", 2, "R3.8"),
    ("31 pizza in all", "supply: 30 pizza\nseat 0:\n  stuff: 1 pizza\n", 1, "R1.2"),
    ("four cards in the Park", "park: Bug, Chef, Dot, Doc\n", 1, "R2.1.8"),
    ("five seats", "seats: 5\n", 1, "2 to 4"),
    ("one seat", "seats: 1\n", 1, "2 to 4"),
    ("a seat too many", "seats: 2\nseat 2:\n  hand: Bug\n", 0, "2 seats"),
    ("a seat that is no number", "seat two:\n", 1, "seat 0:"),
    ("a line without a colon", "leader: 0\nhand Bug\n", 2, "key: value"),
    ("an unknown key", "leader: 0\nlaeder: 1\n", 2, "laeder"),
    ("a key twice", "leader: 0\nround: 2\nleader: 1\n", 3, "line 1"),
    ("an unknown set-up", "setup: easy\n", 1, "advanced"),
    ("an unknown phase", "phase: lunch\n", 1, "cleanup"),
    ("a leader who is not there", "leader: 2\n", 1, "0 to 1"),
    ("an unknown board", "seat 0:\n  board: blue\n", 2, "red"),
    ("a board twice", "seat 0:\n  board: red\nseat 1:\n  board: red\n", 4, "same board"),
    ("level 6", "seat 0:\n  level: 6\n", 2, "0 to 5"),
    ("an unknown perk", "seat 0:\n  perk: Laser\n", 2, "Laser"),
    ("two perks", "seat 0:\n  perk: DIY, Bribe\n", 2, "expected one of Birthday Party, "),
    ("an unknown rule", "seat 0:\n  made-up rule: Laser\n", 2, "Laser"),
    ("a perk in two places", "perks: DIY\nseat 0:\n  perk: DIY\n", 3, "exists once"),
    ("a perk used and held", "used perks: DIY\nseat 0:\n  perk: DIY\n", 3, "exists once"),
    ("a rule in two places", "made-up rules: Loner\nseat 0:\n  made-up rule: Loner\n", 3, "exists once"),
    ("a deck too large", "park deck: 70\n", 1, "not so many"),
    ("a seat's deck too large", "seat 0:\n  deck: 70\n", 2, "not so many"),
    ("a sculpture nowhere", "sculpture: 3\n", 1, "table"),
    ("tokens without a number", "seat 0:\n  stuff: pizza\n", 2, "3 pizza 1 toy"),
    ("tokens that are no tokens", "seat 0:\n  stuff: 2 gum\n", 2, "3 pizza 1 toy"),
    ("an odd ending", "ending: maybe\n", 1, "yes"),
    ("an unknown task", "todo: dance\n", 1, "dance"),
    ("a played card that is none", "played: none\n", 1, "played"),
    ("a played card that is unknown", "played: Nobody\n", 1, "Nobody"),
    ("a use that is none", "played: Bug\nused: public often\n", 2, "used"),
    ("a suit that is none", "played: Blades\ndeclared: gum\n", 2, "declared"),
    ("a coin that is none", "played: Bug\nadded: Puddin (coin as gum)\n", 2, "added"),
    ("a Lookout card that is none", "played: Bug\nadded: gum from lookout\n", 2, "added"),
    ("facts that are none", "facts: use\n", 1, "facts"),
    ("facts that are no numbers", "facts: reps a b c\n", 1, "facts"),
    ("a key that is none", "key: zz\n", 1, "key"),
    ("a number in small print", "round: ²\n", 1, "number"),
    ("tokens in small print", "seat 0:\n  stuff: ² pizza\n", 2, "3 pizza 1 toy"),
    ("a seat in small print", "seat ²:\n", 1, "seat 0:"),
    ("a deck in small print", "park deck: ²\n", 1, "²"),
    ("more than a number can hold", f"round: {'9' * 5000}\n", 1, "number"),
]


@pytest.mark.parametrize(
    ("text", "line", "says"), [case[1:] for case in CONTRADICTIONS], ids=[case[0] for case in CONTRADICTIONS]
)
def test_contradictions_are_refused_with_their_line(text: str, line: int, says: str) -> None:
    with pytest.raises(fort.DiagramError) as error:
        fort.from_diagram(text)
    assert says in error.value.message
    assert error.value.line == line
    if line:
        assert str(error.value).startswith(f"line {line}: ")


def test_too_many_cards_in_a_rivals_deck_are_refused_there() -> None:
    with pytest.raises(fort.DiagramError) as error:
        fort.from_diagram("seat 0:\n  hand: Bug\nseat 1:\n  deck: Bug, Bug\n")
    assert error.value.line == 4


KEYS = [
    "seats",
    "setup",
    "round",
    "leader",
    "phase",
    "park",
    "park deck",
    "supply",
    "perks",
    "made-up rules",
    "sculpture",
    "box",
    "used perks",
    "ending",
    "seed",
    "key",
    "over",
    "played",
    "declared",
    "added",
    "in play",
    "used",
    "facts",
    "todo",
    "asked",
    "board",
    "hand",
    "deck",
    "discard pile",
    "yard",
    "lookout",
    "stuff",
    "pack",
    "level",
    "score",
    "perk",
    "made-up rule",
    "shuffles",
    "kept",
    "packet",
    "picked",
    "seat 0",
    "seat 1",
    "seat 3",
]
WORDS = [
    *[kid.name for kid in (*read().kids, *read().best_friends)],
    *[
        "none",
        "table",
        "yes",
        "no",
        "0",
        "1",
        "2",
        "5",
        "30",
        "99",
        "²",
        "-1",
        "pizza",
        "toy",
        "nothing",
        "red",
    ],
    *[
        "yellow",
        "play",
        "recruit",
        "draw",
        "DIY",
        "Bribe",
        "Loner",
        "public",
        "fully",
        "(open)",
        "*",
        ",",
        ":",
    ],
    *[
        "shovel",
        "from lookout",
        "(coin as book)",
        "use",
        "short",
        "reps",
        "end use",
        "followers",
        "do",
        "must",
    ],
    *[
        "then complete",
        "rest",
        "times",
        "copy free",
        "keep",
        "take",
        "follow more",
        "follow coin",
        "x",
        ">",
        ";",
    ],
]


def gives_a_game_or_names_the_line(text: str) -> None:
    line = 0
    try:
        fort.from_diagram(text)
    except fort.DiagramError as error:
        line = error.line
    assert 0 <= line <= len(text.splitlines())


@settings(max_examples=400)
@given(st.text(max_size=80))
def test_any_text_gives_a_game_or_names_the_line(text: str) -> None:
    gives_a_game_or_names_the_line(text)


@settings(max_examples=1500)
@given(
    st.lists(
        st.tuples(st.sampled_from(KEYS), st.lists(st.sampled_from(WORDS), max_size=4)).map(
            lambda line: f"{line[0]}: {' '.join(line[1])}"
        ),
        max_size=5,
    )
)
def test_any_jumble_of_lines_gives_a_game_or_names_the_line(lines: list[str]) -> None:
    gives_a_game_or_names_the_line("\n".join(lines))


DIAGRAMS = [
    game.diagram()
    for seats, setup in GAMES
    for at, game in enumerate(random_game("broken", seats, setup))
    if at % 40 == 0
]


@settings(max_examples=1500)
@given(
    st.sampled_from(DIAGRAMS),
    st.integers(0, 10_000),
    st.sampled_from(["drop", "cut", "word", "swap", "twice"]),
    st.sampled_from(WORDS),
    st.integers(0, 10_000),
)
def test_broken_diagrams_give_a_game_or_name_the_line(
    text: str, at: int, how: str, word: str, other: int
) -> None:
    lines = text.splitlines()
    at %= len(lines)
    key, _, value = lines[at].partition(": ")
    if how == "drop":
        del lines[at]
    elif how == "cut":
        lines[at] = lines[at][: other % (len(lines[at]) + 1)]
    elif how == "word":
        words = value.split()
        words[other % (len(words) + 1) : other % (len(words) + 1) + 1] = [word]
        lines[at] = f"{key}: {' '.join(words)}"
    elif how == "swap":
        lines[at], lines[other % len(lines)] = lines[other % len(lines)], lines[at]
    else:
        lines.append(lines[at])
    gives_a_game_or_names_the_line("\n".join(lines))


@pytest.mark.parametrize(
    "text", ["seat 0:\n  park: Chef\n", "seat 0:\n  hand: Bug\n  leader: 1\n", "hand: Bug\n"]
)
def test_a_key_in_the_wrong_place_is_refused(text: str) -> None:
    with pytest.raises(fort.DiagramError, match="unknown key"):
        fort.from_diagram(text)
