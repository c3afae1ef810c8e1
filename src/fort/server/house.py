"""What a table does by itself: bots answer, clocks run out, votes lapse. One process does it for a table."""

import asyncio
import json
import logging
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fort.server.commands import Deed, agreed, choose, stand_in
from fort.server.database import Away, Damaged
from fort.server.header import FINISHED
from fort.server.orders import standing_answer
from fort.server.presence import gone, grace_ends
from fort.server.refusal import Refusal
from fort.server.sitting import Sitting, Vote
from fort.server.store import Mark
from fort.wire.offered import budget

if TYPE_CHECKING:
    from fort.server.room import Room

REST = 0.5  # seconds until something is tried again that the database refused
VOTE_LAPSES = {"live": 60.0, "none": 300.0, "slow": 86_400.0}  # seconds

log = logging.getLogger("fort.house")


@dataclass(frozen=True)
class Answerer:
    """Who answers for a seat: a bot by its name, or an order of the seat with its answer."""

    bot: str | None = None
    ordered: str | None = None


class House:
    """Looks at the room after every change."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.acting: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: since which decision, and who
        self._call_off: Callable[[], None] | None = None
        self._rests_until = 0.0

    # When.

    def mark(self, sitting: Sitting, now: float) -> Mark:
        """What is stored of the table for lists and for whoever wakes it."""
        over = sitting.status == FINISHED
        return Mark(
            status=sitting.status,
            asked="".join(map(str, sitting.game.asks)) if sitting.running else "",
            choices=sitting.decision,
            wake=self.wake(sitting, now),
            finished=None if sitting.running else now,
            result=json.dumps(sitting.table.record.result) if over else None,
        )

    def wake(self, sitting: Sitting, now: float) -> float | None:
        """When this table needs a server next; None if people have all the time."""
        if not sitting.running:
            return None
        if self.to_act(sitting):
            return 0.0  # now, whatever the clock of the next server says
        return min(self._times(sitting), default=None)

    def to_act(self, sitting: Sitting) -> dict[int, Answerer]:
        """The seats that do not wait for a person, and who answers for them."""
        if not sitting.running or sitting.paused or sitting.votes:
            return {}
        found = {}
        for seat in sitting.game.asks:
            bot = sitting.drivers[seat].bot
            ordered = standing_answer(sitting, seat)
            if bot is not None:
                found[seat] = Answerer(bot=bot)
            elif ordered is not None:
                found[seat] = Answerer(ordered=ordered.text)
        return found

    def _times(self, sitting: Sitting) -> list[float]:
        """When something has to be done that nobody asks for."""
        votes = [self._due(sitting, vote) for vote in sitting.votes.values()]
        return [*self._deadlines(sitting).values(), *self._notes(sitting).values(), *votes]

    @staticmethod
    def _deadlines(sitting: Sitting) -> dict[int, float]:
        found = {}
        for seat in sitting.game.asks:
            deadline = sitting.clocks.deadline(seat)
            if deadline is not None and sitting.drivers[seat].bot is None and not sitting.paused:
                found[seat] = deadline
        return found

    @staticmethod
    def _notes(sitting: Sitting) -> dict[int, float]:
        if sitting.paused:
            return {}
        return {seat: at for seat, at in sitting.clocks.notes().items() if sitting.drivers[seat].bot is None}

    def _due(self, sitting: Sitting, vote: Vote) -> float:
        """When a vote needs a look: it is idle, a voter counts as gone, or it lapses."""
        if self._idle(sitting, vote) or not vote.voters:
            return 0.0
        away = self.room.away()
        ends = [grace_ends(sitting, away[guest]) for guest in vote.voters if guest in away]
        return min([self._lapse(sitting, vote), *ends])

    @staticmethod
    def _lapse(sitting: Sitting, vote: Vote) -> float:
        return vote.at + VOTE_LAPSES[sitting.clocks.kind]

    def _idle(self, sitting: Sitting, vote: Vote) -> bool:
        """Who asked plays no more, or what was asked for is no longer to be had."""
        if vote.what == "replace" and vote.seat is not None:
            driver = sitting.drivers[vote.seat]
            if driver.bot is not None or driver.guest not in self.room.away():
                return True
        return vote.guest not in sitting.people() or (vote.what == "pause" and sitting.paused)

    # What. `stir` is called with the room's lock held.

    def stir(self) -> None:
        sitting, rooms = self.room.sitting, self.room.rooms
        if sitting is None or rooms.closing or not rooms.workers.owns(self.room.id):
            self.reset()
            return
        wanted = self.to_act(sitting)
        for seat, (since, task) in list(self.acting.items()):
            if seat not in wanted or since != sitting.since[seat]:
                task.cancel()
                del self.acting[seat]
        for seat, answerer in wanted.items():
            if seat not in self.acting:
                task = asyncio.create_task(self._act(sitting, seat, answerer))
                self.acting[seat] = (sitting.since[seat], task)
        self._set_alarm(sitting)

    def reset(self) -> None:
        for _, task in self.acting.values():
            task.cancel()
        self.acting = {}
        if self._call_off is not None:
            self._call_off()
            self._call_off = None

    def rest(self) -> None:
        """The database has failed: what the table does by itself waits for a moment."""
        self._rests_until = asyncio.get_running_loop().time() + REST

    async def _rested(self) -> None:
        await asyncio.sleep(max(0.0, self._rests_until - asyncio.get_running_loop().time()))

    @property
    def is_busy(self) -> bool:
        return bool(self.acting)

    async def _act(self, sitting: Sitting, seat: int, answerer: Answerer) -> None:
        """Answers for a seat, at a time that does not depend on what it could answer."""
        await self._rested()
        rooms = self.room.rooms
        assert sitting.game.question is not None
        kind = sitting.game.question.kind
        if answerer.ordered is not None and sitting.undo_to(seat) is not None:
            kind = "taken back"
        thinks = budget(answerer.bot) if answerer.bot else 0.0
        release = rooms.pace.release(rooms.clock.now(), kind, thinks, rooms.clock.now)
        choice = answerer.ordered or await self._thought(sitting, seat, str(answerer.bot))
        await rooms.clock.sleep_until(release.when())
        account = rooms.costs.table(self.room.for_whom)
        await account.turn(math.inf)
        async with self.room.lock:
            current = self.acting.get(seat)
            if current is None or current[1] is not asyncio.current_task():
                return
            del self.acting[seat]  # from here on nobody cancels this task
            try:
                deeds = [
                    choose(sitting, seat, choice, rooms.clock.now(), ordered=answerer.ordered is not None)
                ]
                await account.metered(lambda: self.room.append(deeds))
            except Refusal as refusal:
                log.error("a bot was refused", extra={"table": self.room.id, "code": refusal.code})
            except (Away, Damaged) as error:
                log.warning("a bot's choice is not written: %s", error, extra={"table": self.room.id})

    async def _thought(self, sitting: Sitting, seat: int, bot: str) -> str:
        """What a bot chooses that sees what the seat sees."""
        room = self.room
        assert room.header.secrets is not None
        seed = f"{room.header.secrets.bots} {seat}"
        view = sitting.game.view(seat).json()
        return await room.rooms.thinking.choose(
            bot, view, seed, room.header.box, room.for_whom, lambda: bool(room.clients)
        )

    def _set_alarm(self, sitting: Sitting) -> None:
        if self._call_off is not None:
            self._call_off()
            self._call_off = None
        times = self._times(sitting) if sitting.running else []
        if times:
            self._call_off = self.room.rooms.clock.call_at(min(times), self._alarm)

    def _alarm(self) -> None:
        self._call_off = None
        self.room.rooms.spawn(self._ring())

    async def _ring(self) -> None:
        await self._rested()
        async with self.room.lock:
            sitting = self.room.sitting
            if sitting is not None and sitting.running:
                deeds = self.overdue(sitting, self.room.rooms.clock.now())
                if deeds:
                    await self.room.append(deeds)
                else:
                    self._set_alarm(sitting)

    def overdue(self, sitting: Sitting, now: float) -> list[Deed]:
        """One vote, or the seats whose time is up; without its last person a game waits."""
        for vote in sitting.votes.values():
            if self._due(sitting, vote) <= now:
                return self._count(sitting, vote, now)
        late = [seat for seat, at in self._deadlines(sitting).items() if at <= now]
        deeds = [stand_in(sitting, seat, "time", now) for seat in late]
        people = [seat for seat, driver in enumerate(sitting.drivers) if driver.guest and driver.bot is None]
        if late and set(people) <= set(late):
            deeds.append(Deed("pause", {"spent": {}}))
        noted = [seat for seat, at in self._notes(sitting).items() if at <= now]
        if noted and not late:
            spent = {str(seat): sitting.clocks.spent(seat, now) for seat in noted}
            deeds.append(Deed("note", {"spent": spent}))
        return deeds

    def _count(self, sitting: Sitting, vote: Vote, now: float) -> list[Deed]:
        """A vote counts without those who are gone; silence of the others is a no."""
        without = set(gone(sitting, self.room.away(), now)).intersection(vote.voters)
        waiting = set(vote.voters) - without
        if self._idle(sitting, vote) or (waiting and self._lapse(sitting, vote) <= now):
            return [Deed("ballot", {"vote": vote.id, "agree": False})]
        deeds = [Deed("excuse", {"vote": vote.id, "guests": sorted(without)})]
        return deeds if waiting else [*deeds, *agreed(sitting, vote, now)]
