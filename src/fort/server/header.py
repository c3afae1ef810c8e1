"""What a table is before its first entry: who sits there, what is played with, and its secrets."""

import json
from dataclasses import dataclass, field
from typing import Any

import fort
from fort.table.embedded import box_of
from fort.table.record import Record
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
    box: dict[str, str] | None
    diagram: str | None
    secrets: Secrets | None
    version: str
    asked: str
    created: float
    finished: float | None
    rematch: str | None
    broken: str | None = None  # why the table is set apart
    seats: list[Occupant] = field(default_factory=list)
    started: float | None = None

    @staticmethod
    def of(row: Any, occupants: list[Occupant]) -> "Header":
        return Header(
            id=row.id,
            status=row.status,
            host=row.host,
            setup=row.setup,
            options=json.loads(row.options),
            open=row.open,
            invitation=row.invitation,
            box=None if row.box is None else json.loads(row.box),
            diagram=row.diagram,
            secrets=None if row.secrets is None else Secrets(**json.loads(row.secrets)),
            version=row.version,
            asked=row.asked,
            created=row.created,
            finished=row.finished,
            rematch=row.rematch,
            broken=row.broken,
            seats=occupants,
            started=row.started,
        )

    @property
    def has_begun(self) -> bool:
        """A table that was closed before the start has no game."""
        return self.secrets is not None

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest took; all of them still theirs, whoever plays for them."""
        return [] if guest is None else [each.seat for each in self.seats if each.guest == guest]

    def may_watch(self, guest: str | None) -> bool:
        return bool(self.seats_of(guest)) or self.host == guest or bool(self.options["spectators"])

    def table(self) -> fort.Table:
        """The table before its first choice."""
        box = fort.box.read() if self.box is None else box_of({**fort.box.read().texts, **self.box})
        names = [occupant.name for occupant in self.seats]
        if self.diagram is not None:
            return fort.Table.from_diagram(self.diagram, names, box)
        assert self.secrets is not None
        seal = Seal(self.secrets.seed, self.secrets.salt)
        boards = box.boards[: len(self.seats)]
        record = Record(
            box, len(self.seats), boards, self.setup, tuple(names), seal.commitment, version=self.version
        )
        return fort.Table(record, seal)
