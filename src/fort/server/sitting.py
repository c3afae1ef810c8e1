"""A game as people and bots sit over it: the fold of a table's log. Same entries, same sitting."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import fort
from fort.server.clocks import Clocks
from fort.server.header import ABANDONED, FINISHED, Header

CHAT_KEPT = 200

Json = dict[str, Any]


@dataclass(frozen=True)
class Entry:
    """Something that happened at a table, as it is stored."""

    number: int
    kind: str
    data: Json
    at: float
    guest: str | None = None
    command: str | None = None


class Broken(Exception):
    """An entry that cannot follow what is there: the log is damaged."""


@dataclass
class Driver:
    """Who decides for a seat now: its guest, or a bot in their place."""

    guest: str | None
    bot: str | None
    why: str | None = None  # a guest's seat is a bot's by: vote, time, resigned


@dataclass
class Vote:
    id: str
    what: str  # undo, pause, abandon, replace
    guest: str
    seat: int | None
    to: int | None
    voters: list[str]  # guests who still have to agree
    at: float
    agreed: list[str] = field(default_factory=list)
    result: str = "open"


@dataclass(frozen=True)
class Orders:
    """What a seat has said beforehand of questions to come."""

    single: bool = False  # answer for me where there is only one answer
    stops: frozenset[str] = frozenset()  # kids about which I always want to be asked


@dataclass
class Change:
    """What an entry changed, for those who listen."""

    events: Sequence[fort.Event] | None = None
    whole: bool = False  # the position is another one: everybody needs a state
    table: bool = False
    chat: Json | None = None
    vote: Vote | None = None
    seat: int | None = None  # only this seat needs a state


@dataclass
class Sitting:
    """The table after all its entries."""

    header: Header
    started: float  # when this server began: clocks do not run while none does
    table: fort.Table = field(init=False)
    number: int = 0
    status: str = "running"
    broken: str | None = None  # what is wrong with the first entry that cannot be read
    paused: bool = False
    resumed: float = 0.0  # when a pause ended last
    drivers: list[Driver] = field(init=False)
    since: list[int] = field(init=False)  # by seat: the decision at which its question was first put
    votes: dict[str, Vote] = field(default_factory=dict)
    votes_put: int = 0  # so far; ids of votes count nothing else, as some entries are hidden
    chat: list[Json] = field(default_factory=list)
    said: int = 0  # letters, in all
    undone: int = 0  # how often something was taken back
    declining: set[int] = field(default_factory=set)
    orders: dict[int, Orders] = field(default_factory=dict)
    pending: dict[int, tuple[int, str]] = field(default_factory=dict)  # by seat: at which decision, what
    begins: list[bool] = field(default_factory=list)  # by choice: does a gesture of a person begin with it?
    for_seat: dict[int, int] = field(default_factory=dict)  # events that came of an order: whose it was
    answered: dict[tuple[str | None, str], int] = field(default_factory=dict)  # commands carried out

    def __post_init__(self) -> None:
        self.table = self.header.table()
        self.drivers = [Driver(each.guest, each.bot) for each in self.header.seats]
        self.since = [0] * len(self.drivers)
        self.clocks = Clocks(self.header.options["pace"], len(self.drivers), self.started)
        self.clocks.ask(self.game.asks, self.header.started or self.started)

    @property
    def game(self) -> fort.Game:
        return self.table.game

    @property
    def decision(self) -> int:
        return len(self.table.record.choices)

    @property
    def told(self) -> int:
        """How many events have happened."""
        log = self.game.log
        assert log is not None
        return len(log.events)

    @property
    def running(self) -> bool:
        return self.status == "running" and self.broken is None

    def people(self) -> list[str]:
        """The guests who play, each once."""
        found = [driver.guest for driver in self.drivers if driver.guest is not None and driver.bot is None]
        return list(dict.fromkeys(found))

    @property
    def among_bots(self) -> bool:
        """Is there nobody at the table who could read anything out of how long another takes?"""
        return sum(driver.guest is not None for driver in self.drivers) == 1

    def undo_to(self, seat: int) -> int | None:
        """How many choices remain if this seat takes back its last gesture; None if it cannot on its own."""
        limit, number = self.table.undo_limit(seat), self.decision
        while number > limit:
            number -= 1
            if self.begins[number]:
                return number
        return None

    def nickname(self, guest: str | None) -> str | None:
        return next((each.nickname for each in self.header.seats if each.guest == guest), None)

    def no_later(self, now: float) -> None:
        """Nothing began after now, whatever the clock said of those who wrote it down."""
        self.clocks.no_later(now)
        self.resumed = min(self.resumed, now)
        for vote in self.votes.values():
            vote.at = min(vote.at, now)

    def apply(self, entry: Entry, heard: float | None = None) -> Change:
        """An entry of another process counts from when it is heard of: their clocks may differ."""
        if heard is not None:
            entry = replace(entry, at=heard)
        if entry.number != self.number + 1:
            raise Broken(f"it stands where entry {self.number + 1} belongs")
        self.number = entry.number
        if entry.command is not None:
            self.answered[(entry.guest, entry.command)] = entry.number
        change: Change = getattr(self, f"_{entry.kind}")(entry.data, entry)
        return change

    # One method for each kind of entry.

    def _choose(self, data: Json, entry: Entry) -> Change:
        seat: int = data["seat"]
        before, told = self.game.asks, self.told
        drafting = self.game.draft is not None
        events = self.table.take(fort_choice(self.game, data["choice"]), seat)
        self.pending.pop(seat, None)
        if "last" in data:
            self.pending[seat] = (self.decision, data["last"])
        ordered = "order" in data
        self.begins.append(not ordered and "part" not in data)
        if ordered:
            self.for_seat |= dict.fromkeys(range(told, self.told), seat)
        if self.drivers[seat].bot is None:
            self.clocks.decided(seat, data["spent"])
        news = [
            asked
            for asked in self.game.asks
            if asked == seat or asked not in before or not (drafting and self.game.draft is not None)
        ]
        self._asked(news, entry.at)
        leader = self.game.leader
        if self.game.asked == leader:
            self.declining.discard(leader)
        undone = [vote for vote in self.votes.values() if vote.what == "undo"]
        for vote in undone:
            del self.votes[vote.id]
        if self.game.over:
            self._end(FINISHED, entry.at)
        return Change(events=events, table=self.game.over or bool(undone))

    def _undo(self, data: Json, entry: Entry) -> Change:
        self.undone += 1
        self.table.undo(data["to"])
        del self.begins[data["to"] :]
        self._forget()
        self._asked(self.game.asks, entry.at)
        return Change(whole=True)

    def _take_back(self, data: Json, entry: Entry) -> Change:
        self.undone += 1
        self.table.take_back(data["seat"])
        self.begins = self.begins[: self.decision]  # picks are gestures, one like the other
        self._forget()
        self.since = [min(since, self.decision) for since in self.since]
        self._asked([data["seat"]], entry.at)
        return Change(whole=True)

    def _forget(self) -> None:
        """What belongs to choices that are taken back."""
        self.pending = {}
        self.for_seat = {event: seat for event, seat in self.for_seat.items() if event < self.told}

    def _asked(self, seats: Sequence[int], at: float) -> None:
        for seat in seats:
            self.since[seat] = self.decision
        self.clocks.ask(seats, at)
        self.clocks.stop([seat for seat in range(len(self.drivers)) if seat not in self.game.asks])

    def _seat(self, data: Json, entry: Entry) -> Change:
        """A bot plays for a guest from now on, or the guest again."""
        seat: int = data["seat"]
        driver = self.drivers[seat]
        driver.bot, driver.why = data["bot"], data["why"]
        self.declining.discard(seat)
        if driver.bot is None:
            self.clocks.give(seat)
        else:
            late = self.clocks.whole if driver.why == "time" else 0.0
            self.clocks.use({seat: data.get("spent", late)})
        if seat in self.game.asks and not self.paused:
            self.clocks.ask([seat], entry.at)
        self._say(driver)
        return Change(table=True)

    def _say(self, driver: Driver) -> None:
        """Who plays again has a say in what is open; who does not any more, has none."""
        guest = driver.guest
        for vote in self.votes.values():
            if guest in vote.voters and guest not in self.people():
                vote.voters.remove(guest)
            elif guest in self.people() and guest not in (vote.guest, *vote.voters, *vote.agreed):
                vote.voters.append(guest)

    def _pause(self, data: Json, entry: Entry) -> Change:
        self.paused = True
        self.clocks.use({int(seat): spent for seat, spent in data["spent"].items()})
        self.clocks.stop(range(len(self.drivers)))
        return Change(table=True)

    def _resume(self, data: Json, entry: Entry) -> Change:
        self.paused = False
        self.resumed = entry.at
        self.clocks.ask(self.game.asks, entry.at)
        return Change(table=True)

    def _note(self, data: Json, entry: Entry) -> Change:
        """How long slow decisions took so far."""
        self.clocks.note({int(seat): spent for seat, spent in data["spent"].items()}, entry.at)
        return Change()

    def _abandon(self, data: Json, entry: Entry) -> Change:
        self.table.abandon()
        self._end(ABANDONED, entry.at)
        return Change(table=True)

    def _end(self, status: str, at: float) -> None:
        self.status = self.header.status = status
        self.header.finished = at
        self.votes = {}

    def _decline(self, data: Json, entry: Entry) -> Change:
        (self.declining.add if data["on"] else self.declining.discard)(data["seat"])
        return Change(seat=data["seat"])

    def _orders(self, data: Json, entry: Entry) -> Change:
        self.orders[data["seat"]] = Orders(data["single"], frozenset(data["stops"]))
        return Change(seat=data["seat"])

    def _vote(self, data: Json, entry: Entry) -> Change:
        self.votes_put += 1
        vote = Vote(
            data.get("vote", str(entry.number)),  # the number: in older entries
            voters=list(data["voters"]),
            at=max(entry.at, self.started),
            guest=str(entry.guest),
            **{key: data[key] for key in ("what", "seat", "to")},
        )
        self.votes[vote.id] = vote
        return Change(table=True, vote=vote)

    def _ballot(self, data: Json, entry: Entry) -> Change:
        """Agreed, refused, or nobody answered in time."""
        vote = self.votes[data["vote"]]
        if data["agree"]:
            vote.voters.remove(str(entry.guest))
            vote.agreed.append(str(entry.guest))
        return self._counted(vote, refused=not data["agree"])

    def _excuse(self, data: Json, entry: Entry) -> Change:
        """A vote counts without those who are gone."""
        vote = self.votes[data["vote"]]
        vote.voters = [guest for guest in vote.voters if guest not in data["guests"]]
        return self._counted(vote, refused=False)

    def _counted(self, vote: Vote, refused: bool) -> Change:
        if refused or not vote.voters:
            vote.result = "refused" if refused else "agreed"
            del self.votes[vote.id]
        return Change(table=True, vote=vote)

    def _chat(self, data: Json, entry: Entry) -> Change:
        line = {**data, "at": entry.at}
        self.said += len(data.get("text") or "")
        self.chat = [*self.chat[1 - CHAT_KEPT :], line]
        return Change(chat=line)


def fort_choice(game: fort.Game, text: str) -> fort.Choice:
    return game.components.choices.find(text)
