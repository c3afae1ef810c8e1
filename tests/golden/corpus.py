"""Golden games: playing them, writing them down, reading them, and replaying them."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import fort
from fort.notation.view_json import to_json
from tests.golden.players import STYLES

FOLDER = Path(__file__).resolve().parent
GAMES = 432
BLOCK = 50  # choices between two digests
FILE = 48  # games in a file
KINDS = [(seats, setup) for seats in (2, 3, 4) for setup in ("basic", "advanced")]
TASTES = (*STYLES, "mixed")

Fields = dict[str, Any]
Result = tuple[tuple[int, int], ...]


@dataclass
class Block:
    """Up to 50 choices with their seats, and digests of what was seen before each of them and all before."""

    choices: list[str]  # "0 play Bug"
    sample: str = ""  # of the views before the first choice of each block, and at the end
    full: str = ""  # of all views
    fields: dict[str, str] = field(default_factory=dict)  # the same for each field of a view, shortened


@dataclass
class Golden:
    """One game of the corpus."""

    number: int
    seats: int
    setup: str
    taste: str
    result: Result = ()
    blocks: list[Block] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"game {self.number} ({self.seats} seats, {self.setup}, {self.taste})"

    @property
    def choices(self) -> list[str]:
        return [choice for block in self.blocks for choice in block.choices]

    def begin(self) -> fort.Game:
        box = fort.box.edition(fort.box.FIRST)  # for ever: the corpus is about rules, not about numbers
        return fort.new_game(self.seats, self.setup, f"golden {self.number}", box=box)


def numbered(number: int) -> Golden:
    """The game with this number, not yet played."""
    seats, setup = KINDS[number % len(KINDS)]
    return Golden(number, seats, setup, TASTES[number // len(KINDS) % len(TASTES)])


# What is seen.


def viewers(game: fort.Game) -> list[int | None]:
    return [*range(len(game.seats)), None]


def seen(game: fort.Game, viewer: int | None, known: int = 0) -> tuple[Fields, int]:
    """The fields of a view, its log from `known` on, and the length of its log."""
    view = game.view(viewer)
    log = view.log
    view.remember(list(log[known:]), len(log) - known)
    fields = to_json(view)
    del fields["edition"]  # what is played with is said by the corpus itself
    return fields, len(log)


class Fold:
    """Folds views, one after the other, into a digest for each field."""

    def __init__(self, seats: int) -> None:
        self.known = [0] * (seats + 1)  # how much of each log is folded already
        self.digests: dict[str, Any] = {}
        self.write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode

    def look(self, game: fort.Game) -> None:
        for at, viewer in enumerate(viewers(game)):
            fields, self.known[at] = seen(game, viewer, self.known[at])
            for name, value in fields.items():
                if name not in self.digests:
                    self.digests[name] = blake2b(digest_size=16, person=b"fort golden")
                self.digests[name].update(f"{self.write(value)}\n".encode())

    def digest(self) -> str:
        whole = blake2b(digest_size=16, person=b"fort golden")
        for name, digest in sorted(self.digests.items()):
            whole.update(name.encode() + digest.digest())
        return whole.hexdigest()

    def fields(self) -> dict[str, str]:
        return {name: digest.hexdigest()[:4] for name, digest in self.digests.items()}


class Witness:
    """Looks at a game before every choice and at the end, and fills in the digests of its blocks."""

    def __init__(self, seats: int, full: bool) -> None:
        self.sample = Fold(seats)
        self.full = Fold(seats) if full else None

    def before(self, game: fort.Game, first_of_block: bool) -> None:
        if first_of_block:
            self.sample.look(game)
        if self.full is not None:
            self.full.look(game)

    def close(self, block: Block) -> None:
        block.sample = self.sample.digest()
        if self.full is not None:
            block.full, block.fields = self.full.digest(), self.full.fields()


def result_of(game: fort.Game) -> Result:
    return tuple((score.total, score.rank) for score in game.scores())


# Playing and replaying.


def played(number: int) -> Golden:
    """Plays the game with this number."""
    golden = numbered(number)
    random = Random(f"golden {number}")
    styles = [golden.taste] * golden.seats
    if golden.taste == "mixed":
        styles = [random.choice(list(STYLES)) for _ in range(golden.seats)]
    game = golden.begin()
    witness = Witness(golden.seats, True)
    while not game.over:
        block = Block([])
        golden.blocks.append(block)
        while len(block.choices) < BLOCK and game.asks:
            witness.before(game, not block.choices)
            seat = random.choice(game.asks)
            choice = STYLES[styles[seat]](game, seat, game.options(seat), random)
            block.choices.append(f"{seat} {choice}")
            game.do(choice, seat)
        if not game.asks:
            witness.before(game, True)
        witness.close(block)
    golden.result = result_of(game)
    return golden


@dataclass
class Difference:
    """Where a replay first came out otherwise: the decision, or the block in which it must be looked for."""

    golden: Golden
    decision: int
    text: str
    located: bool  # is this the very decision?

    def __str__(self) -> str:
        return f"{self.golden.name}: {self.text}"


def replay(golden: Golden, full: bool) -> Difference | None:
    """Replays a game; the first difference, if there is one. `full` compares all views."""
    game = golden.begin()
    witness = Witness(golden.seats, full)
    decision = 0
    for block in golden.blocks:
        for at, text in enumerate(block.choices):
            if game.over:
                return Difference(golden, decision, f"over before decision {decision} '{text}'", True)
            witness.before(game, at == 0)
            refusal = refused(game, text)
            if refusal:
                return Difference(golden, decision, f"decision {decision} '{text}': {refusal}", True)
            decision += 1
        if block is golden.blocks[-1]:
            if not game.over:
                return Difference(golden, decision, f"not over after {decision} decisions", True)
            witness.before(game, True)
        found = Block(block.choices)
        witness.close(found)
        changed = compared(block, found, full)
        if changed:
            first = decision - len(block.choices)
            if not full:  # only the first views of the block before were compared
                first = max(0, first - BLOCK)
            text = f"{changed} between decision {first} '{golden.choices[first]}' and {decision}"
            return Difference(golden, first, text, False)
    if result_of(game) != golden.result:
        text = f"the result: before {worded(golden.result)}, now {worded(result_of(game))}"
        return Difference(golden, decision, text, True)
    return None


def refused(game: fort.Game, text: str) -> str:
    """Takes a choice; why not, if it cannot be taken."""
    seat, _, choice = text.partition(" ")
    try:
        game.take(fort.choice(choice, game.components.box), int(seat))
    except (fort.UnknownChoice, fort.IllegalChoice) as error:
        return f"legal before, refused now: {error}"
    return ""


def compared(before: Block, now: Block, full: bool) -> str:
    """What differs in the digests of two blocks."""
    if before.sample == now.sample and (not full or before.full == now.full):
        return ""
    fields = [name for name, digest in before.fields.items() if now.fields.get(name) != digest]
    fields += [f"{name} (new)" for name in now.fields if name not in before.fields]
    return f"views changed in {', '.join(fields)}" if full else "views changed"


def worded(result: Result) -> str:
    return ", ".join(f"{total} rank {rank}" for total, rank in result)


# The files.


def files() -> list[Path]:
    return sorted(FOLDER.glob("games_*.txt"))


def file_of(number: int) -> Path:
    return FOLDER / f"games_{number // FILE}.txt"


def written(games: list[Golden]) -> str:
    """The text of a file."""
    names = list(games[0].blocks[0].fields)
    lines = ["# Golden games, written by `python -m tests.golden`.", f"fields: {' '.join(names)}"]
    for golden in games:
        lines += ["", f"game {golden.number}: {golden.seats} {golden.setup} {golden.taste}"]
        lines.append(f"result: {worded(golden.result)}")
        for block in golden.blocks:
            short = "".join(block.fields[name] for name in names)
            lines.append(f"{block.sample} {block.full} {short}: {'; '.join(block.choices)}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Iterator[Golden]:
    """The games in the text of a file."""
    names: list[str] = []
    golden: Golden | None = None
    for line in text.splitlines():
        key, _, value = line.partition(": ")
        if key == "fields":
            names = value.split()
        elif key.startswith("game "):
            if golden is not None:
                yield golden
            seats, setup, taste = value.split()
            golden = Golden(int(key.removeprefix("game ")), int(seats), setup, taste)
        elif golden is not None and key == "result":
            pairs = [one.split(" rank ") for one in value.split(", ")]
            golden.result = tuple((int(total), int(rank)) for total, rank in pairs)
        elif golden is not None and key:
            sample, full, short = key.split()
            fields = {name: short[4 * at : 4 * at + 4] for at, name in enumerate(names)}
            golden.blocks.append(Block(value.split("; "), sample, full, fields))
    if golden is not None:
        yield golden


@cache
def corpus() -> dict[int, Golden]:
    """All games by number."""
    return {golden.number: golden for path in files() for golden in read(path.read_text("utf-8"))}
