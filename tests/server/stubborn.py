"""People who play on whatever happens to the server, and remember everything it acknowledged."""

import asyncio
import json
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import fort
from tests.server.people import Json, Person, Seat
from tests.server.serving import Serving

GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Stubborn(Seat):
    """Comes back after every fall and sends again, with the same id, what was not acknowledged."""

    def __init__(self, person: Person, table: str, seed: str) -> None:
        super().__init__(person, table)
        self.random = Random(seed)
        self.pending: Json | None = None
        self.acknowledged: list[str] = []  # choices
        self.falls = 0

    async def play_on(self) -> None:
        while not self.over:
            connected = False
            try:
                await self.connect()
                connected = True
                known = len(self.acknowledged)
                while not self.over:
                    await self.step()
                    assert len(self.acknowledged) >= known
            except GONE:
                self.falls += connected
                await asyncio.sleep(self.pause(connected))
            finally:
                if hasattr(self, "web"):
                    self.web.transport.abort()
        if self.pending is not None:  # the last one was carried out, its answer was lost
            self.acknowledged.append(self.pending["choice"])

    def pause(self, connected: bool) -> float:
        """Seconds until the next attempt to come back."""
        return 0.05

    async def step(self) -> None:
        """Sends what is to be sent, or waits."""
        prompt = self.state["prompt"]
        if self.pending is None and prompt is None:
            await self.hear()
            return
        if self.pending is None:
            self.pending = {
                "type": "choose",
                "id": f"s{len(self.acknowledged)}.{self.random.randrange(10**9)}",
                "decision": self.state["decision"],
                "seat": prompt["seat"],
                "choice": self.random.choice(prompt["options"])["choice"],
            }
        sent = self.pending
        await self.web.send(json.dumps(sent))
        answer = await self.until(lambda m: m["type"] in ("done", "refused") and m["id"] == sent["id"])
        if self.over and answer["type"] == "refused":
            return
        if answer["type"] == "refused" and answer["error"]["code"] == "busy":
            await asyncio.sleep(0.05)  # it stays pending, and is sent again with the same id
            return
        assert answer["type"] == "done", (sent, answer)
        self.acknowledged.append(sent["choice"])
        self.pending = None


async def new_game(url: str, people: int, bots: int, setup: str, seed: str) -> list[Stubborn]:
    guests = [await Person(url, f"Stubborn {at}").__aenter__() for at in range(people)]
    seats = [{"kind": "me"}, *[{"kind": "person"}] * (people - 1), *[{"kind": "bot", "bot": "random"}] * bots]
    table = await guests[0].post("/api/tables", seats=seats, setup=setup, open=True)
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table['id']}/join")
    await guests[0].post(f"/api/tables/{table['id']}/start")
    return [Stubborn(guest, table["id"], f"{seed} {at}") for at, guest in enumerate(guests)]


async def judge(players: list[Stubborn]) -> int:
    """The record is honest and holds exactly what was acknowledged, in order; its length."""
    table = players[0].table
    text = (await players[0].person.http.get(f"/api/games/{table}/record")).text
    record = fort.read_record(text)
    assert record.verify() == []
    for player in players:
        seat = player.state["viewer"]
        assert [str(choice) for who, choice in record.choices if who == seat] == player.acknowledged
        await player.person.http.aclose()
    return len(record.choices)


async def play_through_kills(serving: Serving, games: int, random: Random, most: int = 1000) -> Json:
    """So many games at once on a server that is killed at random moments, so often at most."""
    kinds = [(1, 2, "basic"), (2, 0, "advanced"), (2, 1, "basic"), (3, 1, "advanced")]
    tables = [await new_game(serving.url, *random.choice(kinds), f"{random.random()}") for _ in range(games)]
    playing = [asyncio.create_task(player.play_on()) for table in tables for player in table]
    kills = 0
    while not any(player.acknowledged for players in tables for player in players):
        await asyncio.wait(playing, timeout=0.01)  # however slow the machine is, somebody is there to fall
    while not all(task.done() for task in playing):
        timeout = random.uniform(0.05, 1 + serving.ready_after) if kills < most else None
        await asyncio.wait(playing, timeout=timeout, return_when=asyncio.FIRST_EXCEPTION)
        failed = [task for task in playing if task.done() and task.exception() is not None]
        if failed or all(task.done() for task in playing):
            break
        await asyncio.to_thread(serving.kill)
        await asyncio.to_thread(serving.start)
        kills += 1
    await asyncio.gather(*playing)
    choices = 0
    for players in tables:
        for _ in range(5):
            try:
                choices += await judge(players)
                break
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    falls = sum(player.falls for players in tables for player in players)
    return {"games": games, "kills": kills, "falls": falls, "choices": choices}
