"""What a table is before its first entry: who sits there, what is played with, and its secrets."""

import json
from dataclasses import dataclass, field, fields, replace
from typing import Any

import fort
from fort.rules.edition import RULES
from fort.server.days import end_of
from fort.table.embedded import box_of, kept_box, own_texts
from fort.table.record import Record, game_version
from fort.table.seal import Seal

WAITING, RUNNING, FINISHED, ABANDONED = "waiting", "running", "finished", "abandoned"


@dataclass(frozen=True)
class Secrets:
    """Never sent while the game runs. Bots draw from `bots`, which has nothing to do with the shuffles."""

    seed: str
    salt: str
    bots: str

    def __repr__(self) -> str:
        return "<Secrets>"


@dataclass
class Occupant:
    """Who was seated when the game began, or is so far."""

    seat: int
    kind: str  # person or bot
    guest: str | None = None
    nickname: str | None = None
    bot: str | None = None
    program: bool = False  # is the guest one?

    @property
    def name(self) -> str:
        return f"{self.bot} bot" if self.kind == "bot" else self.nickname or "nobody"


@dataclass
class Header:
    id: str
    status: str
    host: str | None
    setup: str
    options: dict[str, Any]
    open: bool
    invitation: str
    box: dict[str, str] | None  # all texts of a box that the program does not ship
    fingerprint: str | None  # of the box; None where own texts were stored before boxes had one
    rules: int  # the edition of the rules
    diagram: str | None
    version: str
    created: float
    secrets: Secrets | None = None
    asked: str = ""
    finished: float | None = None
    rematch: str | None = None
    broken: str | None = None  # why the table is set apart
    seats: list[Occupant] = field(default_factory=list)
    started: float | None = None

    @staticmethod
    def of(row: Any, occupants: list[Occupant]) -> "Header":
        stored = {each.name: getattr(row, each.name) for each in fields(Header) if each.name != "seats"}
        for key in ("options", "box", "secrets"):
            stored[key] = None if stored[key] is None else json.loads(stored[key])
        header = Header(**stored, seats=occupants)
        header.secrets = None if header.secrets is None else Secrets(**stored["secrets"])
        if header.fingerprint is None:
            header._name_box()
        return header

    def _name_box(self) -> None:
        """Tables of former times name no box: theirs is the first edition, with their own texts over it."""
        if self.box is None:
            self.fingerprint = fort.box.FIRST
        else:
            self.box = {**fort.box.edition(fort.box.FIRST).texts, **self.box}

    @property
    def cards(self) -> fort.Box:
        """The box it is played with; BoxError if this program has not got it."""
        if self.fingerprint is None and self.box is not None:
            return box_of(self.box)
        return kept_box(str(self.fingerprint), self.box)

    @property
    def boards(self) -> tuple[str, ...]:
        """The boards in the order of the seats; none if the box would have to be read first."""
        if self.box is not None or self.fingerprint not in fort.box.editions():
            return ()
        return self.cards.boards

    def again(self, id: str, invitation: str, host: str, now: float) -> "Header":
        """The same people and bots at a new table that waits."""
        options = {key: value for key, value in self.options.items() if key not in ("daily", "again")}
        new = replace(
            self.up_to_date(), options=options, id=id, invitation=invitation, host=host, created=now
        )
        return replace(new, status=WAITING, open=False, secrets=None, asked="", finished=None, broken=None)

    def up_to_date(self) -> "Header":
        """The same table with the present box, unless it has its own, and by the present rules.

        A position is one of its box and its rules and keeps them.
        """
        if self.diagram is not None:
            return self
        box = fort.box.read() if self.box is None else self.cards
        again = replace(self, box=own_texts(box), fingerprint=box.fingerprint, rules=RULES)
        again.version = game_version()
        return again

    @property
    def has_begun(self) -> bool:
        """A table that was closed before the start has no game."""
        return self.secrets is not None

    @property
    def opens(self) -> float:
        """When its cards may be known to others: at the end of its day, if it is a deal of the day."""
        day = self.options.get("daily")
        return 0.0 if day is None else end_of(day)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest took; all of them still theirs, whoever plays for them."""
        return [] if guest is None else [each.seat for each in self.seats if each.guest == guest]

    def may_watch(self, guest: str | None) -> bool:
        return bool(self.seats_of(guest)) or self.host == guest or bool(self.options["spectators"])

    def table(self) -> fort.Table:
        """The table before its first choice."""
        box = self.cards
        names = [occupant.name for occupant in self.seats]
        if self.diagram is not None:
            return fort.Table.from_diagram(self.diagram, names, box, self.rules)
        assert self.secrets is not None
        seal = Seal(self.secrets.seed, self.secrets.salt)
        boards = box.boards[: len(self.seats)]
        seats = len(self.seats)
        record = Record(box, seats, boards, self.setup, tuple(names), seal.commitment, rules=self.rules)
        record.version = self.version
        return fort.Table(record, seal)
