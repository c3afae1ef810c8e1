"""What the deal of the day needs beside requests: bots play it, games are reviewed, results are noted."""

import json
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from fort.review import Review, daily_result
from fort.server import deals, reviews, store
from fort.server.days import end_of
from fort.server.deals import Deal, Try
from fort.server.hands import Hand
from fort.server.header import ABANDONED, FINISHED, Header
from fort.server.refusal import Refusal

if TYPE_CHECKING:
    from fort.server.rooms import Rooms

log = logging.getLogger("fort.daily")

LIMIT = 900.0  # seconds in which our bots have played a deal, on a machine that has no time
LAST = 2  # rank: after all reviews that people wait for


class DayKeeper:
    """Looks after the tries that are open."""

    def __init__(self, rooms: "Rooms") -> None:
        self.rooms = rooms

    async def settle(self) -> None:
        """Games that are over are reviewed; reviews that are complete become results."""
        now = self.rooms.clock.now()
        for kept in await self.rooms.database.read(lambda c: deals.ripe(c, now)):
            with suppress(Refusal):  # a table that cannot be read harms no other
                await (self._ended(kept) if kept.state == "playing" else self._reviewed(kept))

    async def _ended(self, kept: Try) -> None:
        table = str(kept.table)
        header = await self.rooms.header(table)
        if header.status == ABANDONED:
            await self._set(kept, state="gone")
        elif header.status == FINISHED:
            seat = header.seats_of(kept.guest)[0]
            result = await self.rooms.database.read(lambda c: store.result(c, table))
            late = (header.finished or 0.0) >= end_of(kept.day)
            await self.rooms.reviews.ask(table, seat, kept.guest)
            first = json.dumps(plain_result(result, seat))
            await self._set(kept, state="reviewing", late=late, result=first)

    async def _reviewed(self, kept: Try) -> None:
        header = await self.rooms.header(str(kept.table))
        found = await self._review(header, kept)
        if found is None:
            return
        result = daily_result(found).to_json()
        await self._set(kept, state="done", result=json.dumps(result), adjusted=result["adjusted_points"])

    async def _review(self, header: Header, kept: Try) -> Review | None:
        """The review of the game, if it is complete; one that failed is asked for again."""
        seat = header.seats_of(kept.guest)[0]
        found = await self.rooms.reviews.find(header.id, seat)
        if found is None or found.stage == "failed":
            await self.rooms.reviews.ask(header.id, seat, kept.guest)
            return None
        return Review.from_json(json.loads(str(found.data))) if found.stage == "complete" else None

    async def _set(self, kept: Try, **values: object) -> None:
        await self.rooms.database.write(lambda c: deals.set_try(c, kept.day, kept.guest, **values))

    async def let_bots_play(self, deal: Deal) -> None:
        """Our bots play the deal, once, in the place of people."""
        now = self.rooms.clock.now()

        def work(connection: Connection) -> bool:
            return deals.take_marks(connection, deal.day, now, now + reviews.LEASE)

        if await self.rooms.database.write(work):
            self.rooms.spawn(self._play(deal))

    async def _play(self, deal: Deal) -> None:
        marks = []
        for name in deals.YARDSTICKS:  # one by one: reviews come between

            async def by(hand: Hand, name: str = name) -> dict[str, object]:
                return await hand.run(LIMIT, deals.mark_of, deal, name)

            marks.append(await self.rooms.reviews.hands.do("", by, lambda: LAST))
        await self.rooms.database.write(lambda c: deals.put_marks(c, deal.day, marks))


def plain_result(result: list[list[int]], seat: int) -> dict[str, object]:
    """Points and rank, before luck is known."""
    points, rank = result[seat]
    first = sum(each[1] == 1 for each in result)
    return {"rank": rank, "points": points, "result": 1.0 / first if rank == 1 else 0.0}
