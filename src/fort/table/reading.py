"""Reads records, and says where a text is none."""

import json
import re
from dataclasses import replace

from fort.box import FILES, Box, BoxError, UnknownBox, named
from fort.rules.choices import Choice, UnknownChoice
from fort.rules.components import components
from fort.rules.edition import FIRST_RULES, known_rules
from fort.rules.limits import MOST_SEATS
from fort.rules.setup import SETUPS
from fort.table.embedded import END, INDENT, box_of
from fort.table.record import FIRST_LINE, Record, RecordError
from fort.table.seal import Seal

KEYS = (
    *("version", "box", "rules", "seats", "boards", "setup"),
    *("names", "commitment", "seed", "salt", "result", "from"),
)
SHOWN = 60  # of a line in an error

_KEY = re.compile(r"([a-z]+):(.*)")
_FILE = re.compile(r"box ([a-z_.]+):")
_CHOICE = re.compile(r"([0-9])\s+(\S.*)")
_SCORE = re.compile(r"([0-9]{1,4}) rank ([1-4])")


def read_record(text: str) -> Record:
    """The record in a text. Anything else is a RecordError with its line."""
    return _Reader(text).record()


def shown(line: str) -> str:
    return repr(line if len(line) <= SHOWN else line[:SHOWN] + "...") if line else "nothing"


class _Reader:
    """Sorts the lines into header, choices and box; then makes sense of them in this order: box first."""

    def __init__(self, text: str) -> None:
        self.lines = [line.rstrip() for line in text.removeprefix("\ufeff").split("\n")]
        self.cut = 0  # a last line without its end
        if self.lines.pop():
            self.cut = len(self.lines) + 1
        self.values: dict[str, str] = {}
        self.at: dict[str | int, int] = {}
        self.diagram: list[str] = []
        self.choices: list[tuple[int, str]] = []
        self.texts: dict[str, list[str]] = {}
        self.starts: dict[str, int] = {}
        self.boxed = False
        self._first_line()
        self.header_end = self._header()
        self.stray = self._body()

    def record(self) -> Record:
        box = self._box()
        record = self._started(box)
        for number, (line, text) in enumerate(self.choices):
            try:
                record.choices.append(self._choice(text, record))
            except ValueError as error:
                raise self._broken(record, line, str(error)) from None
            record.lines[number] = line
        if self.stray is not None:
            raise self._broken(record, self.stray.line, self.stray.reason)
        if self.cut:
            raise self._broken(record, self.cut, "the file breaks off: expected the line to have an end")
        return record

    def _broken(self, record: Record, line: int, reason: str) -> RecordError:
        return RecordError(line, reason, replace(record.legal_part(), result=None))

    # Lines.

    def _first_line(self) -> None:
        first = self.lines[0] if self.lines else ""
        if first == FIRST_LINE:
            return
        words = first.split(" ")
        if words[:2] == ["fort", "record"] and len(words) == 3 and words[2].isalnum():
            reason = f"this record has format {words[2]}: this program reads format 1 and does not guess"
            raise RecordError(1, reason)
        raise RecordError(1, f"this is no record of Fort: expected '{FIRST_LINE}', found {shown(first)}")

    def _header(self) -> int:
        """Reads up to the blank line; its number."""
        drawing = False
        for number, line in enumerate(self.lines[1:], 2):
            if not line:
                return number
            if drawing and line.startswith((INDENT, "#")):
                self.diagram.append(line.removeprefix(INDENT))
                continue
            if line.startswith("#"):
                continue
            pair = _KEY.fullmatch(line)
            if pair is None:
                raise RecordError(number, f"expected 'key: value' or a blank line, found {shown(line)}")
            key, value = pair[1], pair[2].strip()
            if key not in KEYS:
                raise RecordError(number, f"unknown key {shown(key)}: expected one of {', '.join(KEYS)}")
            if key in self.values:
                raise RecordError(number, f"'{key}' stands here twice: first in line {self.at[key]}")
            self.values[key] = value
            self.at[key] = number
            drawing = key == "from"
        raise RecordError(len(self.lines), "the file breaks off: expected a blank line after the header")

    def _body(self) -> RecordError | None:
        """Reads choices, then the box; gives the first line that is in the wrong place."""
        file = ""
        for number, line in enumerate(self.lines[self.header_end :], self.header_end + 1):
            start = _FILE.fullmatch(line)
            if start is not None and not self.boxed and start[1] in FILES and start[1] not in self.texts:
                file = start[1]
                self.texts[file] = []
                self.starts[file] = number
            elif file and line == END:
                self.boxed = True
                file = ""
            elif file and (not line or line.startswith(INDENT)):
                self.texts[file].append(line.removeprefix(INDENT))
            elif file or self.boxed or start is not None:
                if line and not line.startswith("#"):
                    return RecordError(number, f"expected {self._expected(file)}, found {shown(line)}")
            elif line.partition("#")[0].strip():
                self.choices.append((number, line.partition("#")[0].strip()))
        return None

    def _expected(self, file: str) -> str:
        if file:
            return f"two spaces before a line of {file}, another file of the box or '{END}'"
        return "nothing after the box" if self.boxed else f"one of {', '.join(FILES)}"

    # Sense.

    def _value(self, key: str) -> str:
        if key not in self.values:
            raise RecordError(self.header_end, f"expected '{key}: ...' in the header, found none")
        return self.values[key]

    def _wrong(self, key: str, expected: str) -> RecordError:
        found = shown(self.values.get(key, ""))
        return RecordError(self.at.get(key, self.header_end), f"{key}: expected {expected}, found {found}")

    def _box(self) -> Box:
        wanted = self._value("box")
        if not self.texts:
            try:
                return named(wanted)
            except UnknownBox:
                expected = (
                    "the fingerprint of a box that this program ships, or the box at the end of the file"
                )
                raise self.stray or self._wrong("box", f"{expected} (a newer program may know it)") from None
        if not self.boxed:
            raise self.stray or RecordError(len(self.lines), f"the file breaks off: expected '{END}'")
        if set(self.texts) != set(FILES):
            missing = ", ".join(file for file in FILES if file not in self.texts)
            raise RecordError(min(self.starts.values()), f"the box lacks {missing}")
        try:
            box = box_of({file: "\n".join(lines) for file, lines in self.texts.items()})
        except BoxError as error:
            raise RecordError(self.starts.get(error.file, 0) + error.line, str(error)) from error
        except (ValueError, RecursionError) as error:
            raise RecordError(min(self.starts.values()), f"the box cannot be read: {error}") from error
        if box.fingerprint != wanted:
            raise self._wrong("box", f"{box.fingerprint}, the fingerprint of the box at the end of the file")
        return box

    def _rules(self) -> int:
        """The edition of the rules; the first one where none is named."""
        text = self.values.get("rules", str(FIRST_RULES))
        if not re.fullmatch("[1-9][0-9]{0,3}", text):
            raise self._wrong("rules", "the number of an edition of the rules")
        try:
            return known_rules(int(text))
        except ValueError as error:
            raise RecordError(self.at["rules"], f"{error}; a newer program may know more") from None

    def _started(self, box: Box) -> Record:
        """The record before any choice."""
        record = self._from_diagram(box) if "from" in self.values else self._from_start(box)
        record.version = self._value("version")
        if not record.version.isprintable():
            raise self._wrong("version", "something printable")
        record.names = self._names(record.seats)
        record.result = self._result(record.seats)
        record.lines = dict(self.at)
        return record

    def _from_start(self, box: Box) -> Record:
        seats = self._value("seats")
        if not re.fullmatch(f"[2-{MOST_SEATS}]", seats):
            raise self._wrong("seats", f"a number from 2 to {MOST_SEATS}")
        setup = self._value("setup")
        if setup not in SETUPS:
            raise self._wrong("setup", " or ".join(SETUPS))
        boards = tuple(name.strip() for name in self._value("boards").split(","))
        lawful = len(boards) == len(set(boards)) == int(seats) and set(boards) <= set(box.boards)
        if not lawful:
            raise self._wrong("boards", f"{seats} different ones of {', '.join(box.boards)}")
        record = Record(
            box, int(seats), boards, setup, commitment=self._value("commitment"), rules=self._rules()
        )
        if not re.fullmatch("[0-9a-f]{64}", self.values["commitment"]):
            raise self._wrong("commitment", "64 hexadecimal digits in small letters")
        if "seed" in self.values or "salt" in self.values:
            record.seed = self._quoted("seed", self._value("seed"))
            record.salt = self._value("salt")
            try:
                Seal(record.seed, record.salt)
            except ValueError as error:
                raise RecordError(self.at["salt"], f"seed and salt: {error}") from None
        return record

    def _from_diagram(self, box: Box) -> Record:
        for key in ("seats", "boards", "setup", "commitment", "seed", "salt"):
            if key in self.values:
                raise RecordError(self.at[key], f"'{key}' beside 'from': expected the diagram to say it")
        if self.values["from"] or not self.diagram:
            expected = "nothing behind 'from:', and below it a diagram with two spaces before each line"
            raise self._wrong("from", expected)
        diagram = "\n".join(self.diagram)
        record = Record(box, 2, (), "basic", diagram=diagram, lines=dict(self.at), rules=self._rules())
        game = record.begin(None)
        record.seats = len(game.seats)
        record.boards = tuple(game.components.boards[seat.board] for seat in game.seats)
        record.setup = game.setup
        return record

    def _names(self, seats: int) -> tuple[str, ...] | None:
        if "names" not in self.values:
            return None
        try:
            names = json.loads(self.values["names"])
        except (ValueError, RecursionError):
            names = None
        if not isinstance(names, list) or len(names) != seats or not all(isinstance(n, str) for n in names):
            raise self._wrong("names", f'{seats} names as in ["Ann", "Bo"]')
        return tuple(names)

    def _quoted(self, key: str, value: str) -> str:
        try:
            text = json.loads(value)
        except (ValueError, RecursionError):
            text = None
        if not isinstance(text, str):
            raise self._wrong(key, 'a text as in "backyard"')
        return text

    def _result(self, seats: int) -> tuple[tuple[int, int], ...] | None:
        if "result" not in self.values:
            return None
        parts = [_SCORE.fullmatch(part.strip()) for part in self.values["result"].split(",")]
        scores = tuple((int(score[1]), int(score[2])) for score in parts if score is not None)
        if len(scores) != len(parts) or len(scores) != seats:
            raise self._wrong("result", f"{seats} scores as in '31 rank 1'")
        return scores

    def _choice(self, text: str, record: Record) -> tuple[int, Choice]:
        parts = _CHOICE.fullmatch(text)
        if parts is None or int(parts[1]) >= record.seats:
            reason = f"expected a seat from 0 to {record.seats - 1} and a choice, found {shown(text)}"
            raise ValueError(reason)
        try:
            return int(parts[1]), components(record.box).choices.find(parts[2])
        except UnknownChoice:
            raise ValueError(f"expected a choice of docs/notation.md, found {shown(parts[2])}") from None
