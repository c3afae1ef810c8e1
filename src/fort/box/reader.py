"""Reads the text files of the box and refuses what cannot be."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from . import box as terms
from .box import MADE_UP_RULES, PERKS, Assumption, Box, BoxError, Kid, Level

COLUMNS = {
    "kids.txt": ("name", "suits", "copies", "public", "private"),
    "best_friends.txt": ("name", "suits", "board", "public", "private"),
    "boards.txt": ("level", "points", "cost", "reward"),
    "made_up_rules.txt": ("name", "scores"),
    "perks.txt": ("name", "use", "does"),
}
FILES = tuple(COLUMNS)

MARK = "(?)"
BLANK = "-"
BOARDS = 4
LEVELS = 6
FEWEST_CARDS = 35  # eight for each of four players and three in the Park: R2.3
NOT_IN_NAMES = "|,(:#"


@dataclass(frozen=True)
class Row:
    """A line of a table, its cells by column, and the columns marked as assumed."""

    file: str
    line: int
    cells: dict[str, str]
    marked: tuple[str, ...]

    def __getitem__(self, column: str) -> str:
        return self.cells[column]

    def number(self, column: str, least: int = 0) -> int:
        text = self[column]
        if not re.fullmatch("[0-9]{1,3}", text) or int(text) < least:
            raise self.wrong(f"a number of at least {least} as {column}", text)
        return int(text)

    def one_of(self, column: str, values: Iterable[str]) -> str:
        text = self[column]
        if text not in values:
            raise self.wrong(f"{column} to be one of {', '.join(v or '(empty)' for v in values)}", text)
        return text

    def name(self, column: str) -> str:
        """A name that records and diagrams can hold."""
        text = self[column]
        if not text:
            raise self.wrong(f"a {column}", text)
        if text[0].isdigit() or not text.isprintable() or any(sign in text for sign in NOT_IN_NAMES):
            raise self.wrong(f"a {column} without {' '.join(NOT_IN_NAMES)} that starts with no digit", text)
        if text.casefold() == "none" or " from " in f" {text.casefold()} ":
            raise self.wrong(f"a {column} that is not 'none' and has no word 'from' in it", text)
        return text

    def wrong(self, expected: str, found: str) -> BoxError:
        return BoxError(
            self.file, self.line, f"expected {expected}, found {repr(found) if found else 'nothing'}"
        )

    def assumptions(self) -> list[Assumption]:
        whose = f"level {self['level']}" if "level" in self.cells else self["name"]
        return [Assumption(self.file, self.line, f"{what} of {whose}", self[what]) for what in self.marked]


def read_rows(file: str, text: str) -> list[Row]:
    """The lines of a file that are neither empty nor a comment."""
    columns = COLUMNS[file]
    rows = []
    for line, content in enumerate(text.split("\n"), start=1):
        if not content.strip() or content.startswith("#"):
            continue
        cells = [cell.strip() for cell in content.split("|")]
        if len(cells) != len(columns):
            expected = f"expected {len(columns)} columns ({' | '.join(columns)})"
            raise BoxError(file, line, f"{expected}, found {len(cells)}")
        marked = tuple(column for column, cell in zip(columns, cells, strict=True) if cell.endswith(MARK))
        plain = [cell.removesuffix(MARK).rstrip() for cell in cells]
        rows.append(Row(file, line, dict(zip(columns, plain, strict=True)), marked))
    return rows


def read_suits(row: Row) -> tuple[str, ...]:
    suits = tuple(row["suits"].split())
    for suit in suits:
        if suit not in terms.SUITS:
            raise row.wrong(f"suits out of {', '.join(terms.SUITS)}", suit)
    lawful = len(suits) == 1 or (
        len(suits) == 2 and suits[0] != terms.COIN and suits[1] in (suits[0], terms.COIN)
    )
    if not lawful:  # R3.1
        raise row.wrong("a suit, the same ordinary suit twice, or an ordinary suit and coin", row["suits"])
    return suits


def read_kid(row: Row) -> Kid:
    boxes = row["public"], row["private"]
    if bool(boxes[0]) != bool(boxes[1]):
        raise row.wrong(f"two action boxes ({BLANK} for a blank one) or none at all", "")
    public, private = ("" if box == BLANK else box for box in boxes)
    copies = row.number("copies", 1) if "copies" in row.cells else 1
    board = row.name("board") if "board" in row.cells else ""
    return Kid(row.name("name"), read_suits(row), copies, public, private, board, row.line)


def check_names(rows: Iterable[Row]) -> None:
    """No two kids share a name, Best Friends included, whatever the case of their letters."""
    seen: dict[str, Row] = {}
    for row in rows:
        first = seen.setdefault(row["name"].casefold(), row)
        if first is not row:
            raise row.wrong(f"a name other than that of {first.file}, line {first.line}", row["name"])


def read_kids(rows: list[Row]) -> tuple[Kid, ...]:
    kids = tuple(read_kid(row) for row in rows)
    cards = sum(kid.copies for kid in kids)
    if cards < FEWEST_CARDS:
        message = f"expected at least {FEWEST_CARDS} cards in all (the printed box has 60), found {cards}"
        raise BoxError("kids.txt", 0, message)
    return kids


def read_best_friends(rows: list[Row]) -> tuple[tuple[Kid, ...], tuple[str, ...]]:
    """The Best Friends, and the boards in the order in which they are first named: R1.4."""
    friends = tuple(read_kid(row) for row in rows)
    for friend in friends:
        found = sum(other.board == friend.board for other in friends)
        if found != 2:
            message = f"expected two Best Friends on board {friend.board}, found {found}"
            raise BoxError("best_friends.txt", friend.line, message)
    boards = tuple(dict.fromkeys(friend.board for friend in friends))
    if len(boards) != BOARDS:
        raise BoxError("best_friends.txt", 0, f"expected {BOARDS} boards, found {len(boards)}")
    return friends, boards


def read_cost(row: Row) -> dict[str, int]:
    """A cost such as "2 toy pizza any"."""
    cost = {"pizza": 0, "toy": 0, "any": 0}
    number = ""
    for word in row["cost"].split():
        if re.fullmatch("[1-9]", word) and not number:
            number = word
        elif word in cost:
            cost[word] += int(number or 1)
            number = ""
        else:
            raise row.wrong(
                "a cost made of toy, pizza and any, a number from 1 to 9 before each", row["cost"]
            )
    if number:
        raise row.wrong(f"toy, pizza or any after {number}", "")
    return cost


def read_track(rows: list[Row]) -> tuple[Level, ...]:
    """The fort track: R4.6 to R4.8."""
    track: list[Level] = []
    for row in rows:
        if row["level"] != str(len(track)) or len(track) == LEVELS:
            raise row.wrong(f"levels 0 to {LEVELS - 1} in order", row["level"])
        cost = read_cost(row)
        if not track and row["cost"]:
            raise row.wrong("no cost at level 0", row["cost"])
        reward = row.one_of("reward", ("", *terms.REWARDS))
        if reward and (not track or any(level.reward == reward for level in track)):
            raise row.wrong("each reward at one level only, from level 1 on", reward)
        track.append(Level(row.number("points"), cost["pizza"], cost["toy"], cost["any"], reward))
    if len(track) != LEVELS:
        raise BoxError("boards.txt", 0, f"expected levels 0 to {LEVELS - 1}, found {len(track)} levels")
    return tuple(track)


def read_known(rows: list[Row], file: str, known: Iterable[str], printed: int) -> tuple[str, ...]:
    """Names of cards whose meaning is in the program, each once: at least those that the printed game has."""
    names: list[str] = []
    for row in rows:
        name = row.one_of("name", known)
        if name in names:
            raise row.wrong("each name once", name)
        names.append(name)
    for name in list(known)[:printed]:
        if name not in names:
            raise BoxError(file, 0, f"expected a line for {name}, found none")
    return tuple(names)


def read_texts(texts: Mapping[str, str], origin: str) -> Box:
    """The box that all five texts together describe."""
    rows = {file: read_rows(file, texts[file]) for file in FILES}
    check_names(rows["kids.txt"] + rows["best_friends.txt"])
    kids = read_kids(rows["kids.txt"])
    best_friends, boards = read_best_friends(rows["best_friends.txt"])
    file = "made_up_rules.txt"
    made_up_rules = read_known(rows[file], file, MADE_UP_RULES, terms.PRINTED_RULES)
    perks = read_known(rows["perks.txt"], "perks.txt", PERKS, terms.PRINTED_PERKS)
    for row in rows["perks.txt"]:
        row.one_of("use", (PERKS[row["name"]],))
    return Box(
        kids=kids,
        best_friends=best_friends,
        boards=boards,
        track=read_track(rows["boards.txt"]),
        made_up_rules=made_up_rules,
        perks=perks,
        assumptions=tuple(a for file in FILES for row in rows[file] for a in row.assumptions()),
        texts={file: texts[file] for file in FILES},
        origin=origin,
    )
