"""Games at the terminal, through a pipe."""

import random
import re
from pathlib import Path

import pytest

import fort as game_of
from fort import bots
from fort.text.choices import choice_text
from fort.text.phrases import BOT_NICKNAMES
from tests.cli.run import fort
from tests.text.english import EN

ONES = "1\n" * 4000
COMMITMENT = re.compile(r"[0-9a-f]{64}")
WINNER = re.compile(r"^(You win|(Player \d|Juno|Zofia|Pip) wins|.* share the victory)!$", re.MULTILINE)


def test_a_whole_game_always_answering_1() -> None:
    text = fort("play", "--seed", "a", typed=ONES)
    assert "The game is over" in text
    assert "made-up rule  sculpture  total" in text
    assert WINNER.search(text)


@pytest.mark.slow
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_whole_game_with_a_draft(seats: str) -> None:
    text = fort("play", "--seed", "b", "--seats", seats, "--setup", "advanced", typed=ONES)
    assert text.count("Keep one card for your deck.") == 7
    assert WINNER.search(text)


def test_a_whole_game_by_words() -> None:
    """Every answer is the label of an option; the bot is the command's own."""
    table = game_of.Table.new(2, seed="words")
    person = random.Random("person")
    bot = bots.bot("random", table.bot_seed(1))
    typed: list[str] = []
    while not table.game.over:
        view = table.game.view(table.game.asked)
        choice = bot.choose(view) if view.viewer else person.choice(list(view.options))
        if view.viewer == 0:
            typed.append(choice_text(EN.calling({1: "Juno"}), choice, view.components))
        table.take(choice, view.viewer or 0)
    text = fort("play", "--seed", "words", typed="\n".join([*typed, ""]))
    assert "is not an option" not in text
    assert "End of input" not in text
    assert WINNER.search(text)


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    games = [fort("play", "--seed", "x", typed="1\n2\n1\n") for _ in range(2)]
    seals = [COMMITMENT.findall(text) for text in games]
    assert seals[0] != seals[1]  # the salt is another
    assert COMMITMENT.sub("", games[0]) == COMMITMENT.sub("", games[1])


def test_without_a_seed_no_two_games_are_alike() -> None:
    assert fort("play").split("You are dealt")[1] != fort("play").split("You are dealt")[1]


def test_two_people_see_their_own_hands_only() -> None:
    words = ("play", "--seed", "two", "--human", "1", "--human", "2")
    text = fort(*words, typed="1\n" * 40)
    assert "--- Player 1: press Enter ---" in text
    assert "--- Player 2: press Enter ---" in text
    parts = re.split(r"--- Player (\d): press Enter ---\n", text)
    seats, shown = parts[1::2], parts[2::2]
    game = game_of.new_game(2, seed="two")
    hands = [set(game.names(seat.hand)) for seat in game.seats]
    first = next(part for seat, part in zip(seats, shown, strict=True) if seat == "1")
    own = first.split("Your hand")[1].split("Play a card.")[0]
    assert all(name in own for name in hands[0])
    assert not [name for name in hands[1] - hands[0] if f"  {name} (" in own]
    assert "You draw" in shown[1]


def test_a_person_in_another_seat() -> None:
    text = fort("play", "--seed", "s", "--seats", "3", "--human", "3", typed="table\n")
    assert "You are Player 3" in text


def test_end_of_input_is_polite() -> None:
    assert fort("play", "--seed", "a").endswith("End of input: the game stops here, unfinished.\n")


def test_quit() -> None:
    assert "Goodbye" in fort("play", "--seed", "a", typed="quit\n1\n")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no option 99"),
        ("0", "There is no option 0"),
        ("-1", "\u2018-1\u2019 is not an option"),
        ("", "type a number from 1 to"),
        ("frobnicate", "\u2018frobnicate\u2019 is not an option"),
        ("play", "could be"),
        ("²", "not an option"),
        ("save", "Save to which file"),
        ("rules", "Which rule"),
        ("rules R99", "There is no R99"),
        ("rules xylophone", "No clause"),
        ("why xylophone", "neither an option nor a card"),
        ("\x00\x1b[31m", "is not an option"),
        ("end", "R18.1"),
    ],
)
def test_unknown_input_never_ends_the_game(typed: str, answer: str) -> None:
    text = fort("play", "--seed", "a", typed=f"{typed}\n1\n")
    assert answer in text
    assert "> 1" in text
    assert "You play" in text


def test_words_that_no_one_can_read_are_no_option() -> None:
    text = fort("play", "--seed", "a", typed="\udcff\n")
    assert "is not an option" in text


def test_why() -> None:
    text = fort("play", "--seed", "a", typed="why\nwhy play Dot\nwhy Spike\nwhy 1\nplay Dot\n")
    assert text.count("Dot: ") >= 2
    assert "(R6.4.1)" in text
    assert "Play Spike: " in text
    assert "\u2018Play Doc\u2019 is possible now." in text
    text = fort("play", "--seed", "a", typed="1\nwhy\n")
    assert "Use the lower action: You can\u2019t use the lower action of Doc now" in text


def test_help_table_piles_rules_and_log() -> None:
    text = fort("play", "--seed", "a", typed="help\ntable\npiles\nrules R7.4\nrules lookout\nlog\n")
    assert "save FILE" in text
    assert text.count("Your hand") == 2
    assert "R7.4 The public action must be used in full" in text
    assert text.count("You draw ") == 2
    assert "You: nothing" in text


def test_bots_have_the_names_that_the_page_gives_them() -> None:
    assert "Juno" in fort("play", "--seed", "a", typed="table\n")
    page = Path(__file__).parents[2] / "web/src/text/nicknames.ts"
    named = dict(re.findall(r'^  (\w+): "(\w+)",$', page.read_text("utf-8"), re.MULTILINE))
    assert named == BOT_NICKNAMES


def test_the_log_hides_what_rivals_hold() -> None:
    text = fort("play", "--seed", "a", typed="1\n" * 30 + "log\n")
    assert "Juno draws" in text
    assert not re.search(r"Juno draws (?!\d+ card)", text)


def test_a_box_of_ones_own(tmp_path: Path) -> None:
    fort("box", "copy", str(tmp_path))
    kids = tmp_path / "kids.txt"
    kids.write_text(kids.read_text() + "Pickle | glue | 9 | (trash > res) x glue | vp x lookout\n")
    text = fort("play", "--box", str(tmp_path), "--seed", "p", "--seats", "4", typed=ONES)
    assert "Pickle" in text


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--seats", "5"], "5 seats: Fort is played by 2 to 4"),
        (["--seats", "0"], "0 seats"),
        (["--seats", "two"], "Invalid value for '--seats'"),
        (["--setup", "chaos"], "unknown set-up 'chaos'"),
        (["--human", "3"], "Seat 3 cannot be a person: the game has seats 1 to 2"),
        (["--human", "0"], "Seat 0 cannot be a person"),
        (["--from", "/nowhere"], "/nowhere cannot be read"),
        (["--from", "README.md"], "README.md, line "),
        (["--box", "/nowhere"], "/nowhere: expected a directory"),
        (["--from", "README.md", "--seats", "2"], "leave out --seats"),
    ],
)
def test_bad_options_are_one_sentence(words: list[str], answer: str) -> None:
    text = fort("play", *words, code=2)
    assert answer in text


def test_a_malformed_diagram_names_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text("leader: 0\npark: Chef, Nobody\n")
    text = fort("play", "--from", str(file), code=2)
    assert f"{file}, line 2: park" in text
    file.write_bytes(b"\xff\xfe")
    assert "expected UTF-8 text" in fort("play", "--from", str(file), code=2)


def test_a_hint_names_a_choice_a_chance_and_reasons() -> None:
    text = fort("play", "--seed", "a", typed="hint\n1\nhint\n")
    assert re.search(r"A bot would choose: Play \w+\n\d+% to win", text)
    assert "For it: " in text
    assert "I expect: " in text
    assert "Next best: Play " in text
    assert "nothing to weigh: it is the only choice" in text


def test_words_in_another_language_and_the_notation_can_be_typed() -> None:
    text = fort("play", "--seed", "a", "--lang", "de", typed="play Doc\nuse public\n99\n", FORT_LANG="tlh")
    assert "> play Doc" in text
    assert "99" in text.split("> use public")[1]
