"""The box: what is printed, and what its reader refuses."""

import pickle
import re
from collections import Counter
from pathlib import Path

import pytest

from fort import box
from fort.box import BoxError, Kid, Level

OWN = box.read()
KIDS = {kid.name: kid for kid in OWN.kids}
FRIENDS = {kid.name: kid for kid in OWN.best_friends}


def changed(file: str, old: str, new: str) -> dict[str, str]:
    """One text of the box with one thing changed; runs of blanks in it do not matter."""
    text = re.sub(" +", " ", OWN.texts[file])
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    return {file: text.replace(old, new)}


def refusal(texts: dict[str, str]) -> str:
    with pytest.raises(BoxError) as caught:
        box.from_texts(texts)
    return str(caught.value)


# What is printed


@pytest.mark.rule("R1.3")
def test_there_are_sixty_kids_of_forty_two_designs() -> None:
    assert len(OWN.kids) == 42
    assert sum(kid.copies for kid in OWN.kids) == 60
    assert all(kid.copies in (1, 2) and not kid.board for kid in OWN.kids)


def test_ten_cards_have_each_frame() -> None:
    def frame(kid: Kid) -> str:
        return "book" if kid.name == "Smoke" else kid.suits[0]

    cards = Counter(frame(kid) for kid in OWN.kids for _ in range(kid.copies))
    assert cards == dict.fromkeys(set(box.SUITS) - {box.COIN}, 10)


@pytest.mark.rule("R1.4")
def test_every_board_has_two_best_friends() -> None:
    assert OWN.boards == ("red", "yellow", "green", "orange")
    assert Counter(friend.board for friend in OWN.best_friends) == dict.fromkeys(OWN.boards, 2)
    assert all(friend.copies == 1 for friend in OWN.best_friends)
    for board in OWN.boards:
        plain, coin = (friend for friend in OWN.best_friends if friend.board == board)
        assert (plain.public, plain.private) == ("advance", "")
        assert (coin.suits, coin.public, coin.private) == (("coin",), "2 res", "trash")


@pytest.mark.rule("R3.1")
def test_suits_are_lawful() -> None:
    for kid in OWN.kids + OWN.best_friends:
        assert set(kid.suits) <= set(box.SUITS)
        assert len(kid.suits) == 1 or kid.suits[1] in (kid.suits[0], box.COIN)
    assert KIDS["Puddin"].suits == ("crown", "coin")
    assert KIDS["Smoke"].suits == ("coin",)


@pytest.mark.rule("R3.6")
def test_two_suit_cards_are_exactly_those_without_actions() -> None:
    doubles = {kid.name for kid in OWN.kids if len(kid.suits) == 2}
    assert doubles == {kid.name for kid in OWN.kids if not kid.public and not kid.private}
    assert len(doubles) == 6


@pytest.mark.rule("R3.5")
def test_blank_boxes() -> None:
    blank = {kid.name for kid in OWN.kids if not kid.public and kid.private}
    assert blank == {"Ghost", "Punky", "Smoke"}
    assert all(kid.private for kid in OWN.kids if kid.public)


def test_some_kids_are_as_printed() -> None:
    assert KIDS["Bug"] == Kid("Bug", ("shovel",), 2, "pizza x shovel", "vp x fort", "", 0)
    assert KIDS["Icky & Sticky"] == Kid("Icky & Sticky", ("glue", "glue"), 1, "", "", "", 0)
    assert FRIENDS["Rusty"] == Kid("Rusty", ("shovel",), 1, "advance", "", "yellow", 0)


@pytest.mark.parametrize(("file", "kids"), [("kids.txt", OWN.kids), ("best_friends.txt", OWN.best_friends)])
def test_kids_stand_in_the_order_of_the_file_and_know_their_line(file: str, kids: tuple[Kid, ...]) -> None:
    lines = OWN.texts[file].split("\n")
    assert [kid.line for kid in kids] == sorted(kid.line for kid in kids)
    assert all(lines[kid.line - 1].startswith(kid.name) for kid in kids)


@pytest.mark.rule("R1.10", "R4.6", "R4.7", "R4.8")
def test_the_fort_track() -> None:
    assert len(OWN.track) == 6
    assert OWN.track[5].points == 23
    assert [level.reward for level in OWN.track] == ["", "made-up rule", "perk", "", "", "macaroni sculpture"]
    assert OWN.track[0] == Level(points=0, pizza=0, toy=0, either=0, reward="")
    assert OWN.track[4] == Level(points=16, pizza=2, toy=2, either=1, reward="")


@pytest.mark.rule("R1.5", "R1.6")
def test_made_up_rules_and_perks() -> None:
    assert len(OWN.made_up_rules) == 11
    assert len(OWN.perks) == 9
    assert OWN.made_up_rules == box.MADE_UP_RULES
    assert OWN.perks == tuple(box.PERKS)
    assert [perk for perk in OWN.perks if box.PERKS[perk] == "once"] == [
        "DIY",
        "Do-Over",
        "Recycling",
        "Rough Housing",
    ]


# What is assumed


def test_every_assumption_is_listed() -> None:
    count = Counter(assumption.file for assumption in box.assumptions())
    assert count == {"kids.txt": 42, "best_friends.txt": 8, "boards.txt": 10}
    assert box.assumptions() == OWN.assumptions


def test_an_assumption_says_what_and_where() -> None:
    listed = {assumption.what: assumption for assumption in OWN.assumptions}
    assert listed["copies of Bug"].value == "2"
    assert listed["board of Bud"].value == "yellow"
    assert listed["cost of level 2"].value == "toy pizza any"
    assert "points of level 5" not in listed
    line = KIDS["Bug"].line
    assert str(listed["copies of Bug"]) == f"kids.txt, line {line}: copies of Bug = 2"


def test_a_confirmed_value_is_no_assumption() -> None:
    ours = box.from_texts(changed("boards.txt", "5 | 23 | 3 toy 3 pizza (?)", "5 | 23 | 3 toy 3 pizza"))
    assert len(box.assumptions(ours)) == len(OWN.assumptions) - 1
    assert ours.track == OWN.track


# Boxes of one's own


def test_the_box_of_the_package_is_read_once() -> None:
    assert box.read() is OWN
    assert OWN.origin == ""


def test_copy_and_read_back(tmp_path: Path) -> None:
    home = tmp_path / "mine" / "box"
    written = box.copy(home)
    assert [path.name for path in written] == list(box.FILES)
    copied = box.read(home)
    assert copied.origin == str(home)
    assert (copied.kids, copied.best_friends, copied.boards) == (OWN.kids, OWN.best_friends, OWN.boards)
    assert (copied.track, copied.texts, copied.assumptions) == (OWN.track, OWN.texts, OWN.assumptions)


def test_copy_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "perks.txt").write_text("mine")
    with pytest.raises(FileExistsError, match=r"perks\.txt exists"):
        box.copy(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["perks.txt"]


def test_a_new_kid(tmp_path: Path) -> None:
    line = "Pickle | book coin | 1 | |\n"
    (tmp_path / "kids.txt").write_text(OWN.texts["kids.txt"] + line, encoding="utf-8-sig")
    mine = box.read(tmp_path)
    assert mine.kids[:-1] == OWN.kids
    assert mine.kids[-1] == Kid("Pickle", ("book", "coin"), 1, "", "", "", 0)
    assert mine.best_friends == OWN.best_friends  # the package's file


def test_a_box_is_rebuilt_from_its_texts_and_pickled() -> None:
    assert box.from_texts(OWN.texts).kids == OWN.kids
    assert pickle.loads(pickle.dumps(OWN)).kids == OWN.kids


def test_lines_may_end_as_on_windows() -> None:
    texts = {file: text.replace("\n", "\r\n") for file, text in OWN.texts.items()}
    assert box.from_texts(texts).kids == OWN.kids


# What is refused


def test_an_error_says_where_and_what_was_expected() -> None:
    with pytest.raises(BoxError) as caught:
        box.from_texts({"kids.txt": "# mine\n\nChef | book | 2 | pizza x book\n"})
    error = caught.value
    assert (error.file, error.line) == ("kids.txt", 3)
    assert str(error) == (
        "kids.txt, line 3: expected 5 columns (name | suits | copies | public | private), found 4"
    )
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


BUG = "Bug | shovel | 2 (?) | pizza x shovel | vp x fort"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Bug | spade | 2 | toy | toy", "suits out of book, crown"),
        ("Bug | Shovel | 2 | toy | toy", "found 'Shovel'"),
        ("Bug | | 2 | toy | toy", "expected a suit, the same ordinary suit twice"),
        ("Bug | shovel glue | 2 | toy | toy", "found 'shovel glue'"),
        ("Bug | coin shovel | 2 | toy | toy", "found 'coin shovel'"),
        ("Bug | coin coin | 2 | toy | toy", "found 'coin coin'"),
        ("Bug | glue glue glue | 2 | toy | toy", "found 'glue glue glue'"),
        ("Bug | shovel | two | toy | toy", "a number of at least 1 as copies, found 'two'"),
        ("Bug | shovel | 0 | toy | toy", "a number of at least 1 as copies, found '0'"),
        ("Bug | shovel | -1 | toy | toy", "found '-1'"),
        ("Bug | shovel | ² | toy | toy", "found '²'"),
        ("Bug | shovel | 1000 | toy | toy", "found '1000'"),
        ("Bug | shovel | (?) | toy | toy", "found nothing"),
        ("Bug | shovel | 2 | toy |", "expected two action boxes"),
        ("Bug | shovel | 2 | | -", "expected two action boxes"),
        ("| shovel | 2 | toy | toy", "expected a name, found nothing"),
        ("2 Bugs | shovel | 2 | toy | toy", "starts with no digit"),
        ("Bug, the | shovel | 2 | toy | toy", "found 'Bug, the'"),
        ("Bug (red) | shovel | 2 | toy | toy", "found 'Bug (red)'"),
        ("Bug: | shovel | 2 | toy | toy", "found 'Bug:'"),
        ("Bug #2 | shovel | 2 | toy | toy", "found 'Bug #2'"),
        ("Bug\u2028Bee | shovel | 2 | toy | toy", "without"),
        ("Bug from Mars | shovel | 2 | toy | toy", "no word 'from'"),
        ("From Mars | shovel | 2 | toy | toy", "no word 'from'"),
        ("None | shovel | 2 | toy | toy", "not 'none'"),
        ("Chef | shovel | 2 | toy | toy", f"other than that of kids.txt, line {KIDS['Chef'].line}"),
    ],
)
def test_kids_that_cannot_be(line: str, expected: str) -> None:
    message = refusal(changed("kids.txt", BUG, line))
    if "other than" not in expected:
        assert message.startswith(f"kids.txt, line {KIDS['Bug'].line}: expected ")
    assert expected in message


def test_a_best_friend_may_not_be_called_as_a_kid_is() -> None:
    message = refusal(changed("best_friends.txt", "Rusty |", "BUG |"))
    here, there = FRIENDS["Rusty"].line, KIDS["Bug"].line
    expected = f"a name other than that of kids.txt, line {there}"
    assert message == f"best_friends.txt, line {here}: expected {expected}, found 'BUG'"


@pytest.mark.rule("R2.3")
def test_too_few_kids() -> None:
    kids = "".join(f"{name} | book | 2 | toy | -\n" for name in "abcdefghijklmnopq")
    message = "kids.txt: expected at least 35 cards in all (the printed box has 60), found 34"
    assert refusal({"kids.txt": kids}) == message
    assert len(box.from_texts({"kids.txt": kids + "r | book | 1 | toy | -"}).kids) == 18


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "Zip | skateboard | red (?)",
            "Zip | skateboard | yellow",
            "two Best Friends on board yellow, found 3",
        ),
        ("Zip | skateboard | red (?)", "Zip | skateboard |", "expected a board, found nothing"),
    ],
)
def test_boards_that_cannot_be(old: str, new: str, expected: str) -> None:
    message = refusal(changed("best_friends.txt", old, new))
    assert message.startswith(f"best_friends.txt, line {FRIENDS['Zip'].line}: expected ")
    assert expected in message


@pytest.mark.parametrize("boards", [0, 3, 5])
def test_there_are_four_boards(boards: int) -> None:
    lines = [f"Pal{n}{side} | coin | board{n} | toy | -" for n in range(boards) for side in "ab"]
    assert (
        refusal({"best_friends.txt": "\n".join(lines)})
        == f"best_friends.txt: expected 4 boards, found {boards}"
    )


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("0 | 0 (?) | |", "0 | 0 | toy |", "no cost at level 0, found 'toy'"),
        ("0 | 0 (?) | |", "0 | 0 | | perk", "each reward at one level only, from level 1 on, found 'perk'"),
        ("3 | 9 (?) | 2 toy 2 pizza (?) |", "3 | 9 | 2 toy | perk", "each reward at one level only"),
        ("3 | 9 (?) | 2 toy 2 pizza (?) |", "3 | 9 | 2 toy | cake", "found 'cake'"),
        ("3 | 9 (?)", "4 | 9", "levels 0 to 5 in order, found '4'"),
        ("3 | 9 (?)", "3 | nine", "a number of at least 0 as points, found 'nine'"),
        ("2 toy 2 pizza (?)", "2 toy 2 gold", "a cost made of toy, pizza and any"),
        ("2 toy 2 pizza (?)", "0 toy", "a number from 1 to 9"),
        ("2 toy 2 pizza (?)", "2 2 pizza", "found '2 2 pizza'"),
        ("2 toy 2 pizza (?)", "pizza 2", "toy, pizza or any after 2, found nothing"),
        ("5 | 23 |", "5 | 23 | | |", "expected 4 columns (level | points | cost | reward), found 6"),
    ],
)
def test_tracks_that_cannot_be(old: str, new: str, expected: str) -> None:
    message = refusal(changed("boards.txt", old, new))
    assert re.match(r"boards\.txt, line \d+: expected ", message)
    assert expected in message


def test_a_track_has_six_levels() -> None:
    lines = [f"{level} | {level} | |\n" for level in range(7)]
    assert (
        refusal({"boards.txt": "".join(lines)})
        == "boards.txt, line 7: expected levels 0 to 5 in order, found '6'"
    )
    assert refusal({"boards.txt": "".join(lines[:5])}) == "boards.txt: expected levels 0 to 5, found 5 levels"
    assert len(box.from_texts({"boards.txt": "".join(lines[:6])}).track) == 6


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("perks.txt", "Bribe |", "Bribery |", "found 'Bribery'"),
        ("perks.txt", "Bribe |", "DIY |", "expected each name once, found 'DIY'"),
        ("perks.txt", "Bribe | lasting", "Bribe | once", "use to be one of lasting, found 'once'"),
        ("made_up_rules.txt", "Loner |", "loner |", "found 'loner'"),
        (
            "made_up_rules.txt",
            "Loner |",
            "# Loner |",
            "made_up_rules.txt: expected a line for Loner, found none",
        ),
    ],
)
def test_cards_the_program_does_not_know(file: str, old: str, new: str, expected: str) -> None:
    assert expected in refusal(changed(file, old, new))


def test_a_text_that_is_not_of_the_box() -> None:
    assert refusal({"cards.txt": ""}).startswith("cards.txt: expected one of kids.txt, best_friends.txt")


def test_directories_that_hold_no_box(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match="expected a directory"):
        box.read(tmp_path / "nowhere")
    with pytest.raises(BoxError, match=r"expected at least one of kids\.txt"):
        box.read(str(tmp_path))


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "perks.txt").write_bytes(b"# mine\n\xff\n")
    with pytest.raises(BoxError, match=r"^perks\.txt, line 2: expected UTF-8 text$"):
        box.read(tmp_path)
