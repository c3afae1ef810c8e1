"""PostgreSQL goes away under tables that are played at, and comes back; nothing may be lost, all go on."""

import asyncio
import json
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from tests.server.line import Line
from tests.server.people import Json, Person
from tests.server.postgres import Postgres
from tests.server.serving import Serving
from tests.server.stubborn import Stubborn

KINDS = ("stop", "crash", "refuse", "silence", "cable")
WAITS = 60.0  # seconds until a table that does not go on is a failure
THINKS = (2.0, 6.0)  # seconds between two choices of a calm person


@dataclass
class Scene:
    """A table, and when anything happened at it last."""

    people: list["Patron"] = field(default_factory=list)
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
    moved: float = 0.0

    @property
    def over(self) -> bool:
        return any(person.over for person in self.people)


class Patron(Stubborn):
    """Takes their time, unless the scene is in a hurry."""

    def __init__(self, person: Person, table: str, seed: str, scene: Scene) -> None:
        super().__init__(person, table, seed)
        self.scene = scene
        self.waits = 0.2

    def pause(self, connected: bool) -> float:
        """Grows with each attempt that fails, as the page's does."""
        self.waits = 0.2 if connected else min(1.6 * self.waits, 2.0)
        return self.random.uniform(0.7, 1.3) * self.waits

    async def hear(self) -> Json:
        message = await super().hear()
        if message["type"] in ("events", "done"):
            self.scene.moved = time.monotonic()
        return message

    async def step(self) -> None:
        if self.pending is None and self.state["prompt"] is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.scene.hurry.wait(), self.random.uniform(*THINKS))
        await super().step()


async def open_scene(url: str, seed: str) -> Scene:
    """A table of two people and a bot."""
    scene = Scene()
    people = [await Person(url, name).__aenter__() for name in ("Ann", "Ben")]
    seats = [{"kind": "me"}, {"kind": "person"}, {"kind": "bot", "bot": "random"}]
    table = await people[0].post("/api/tables", seats=seats, open=True)
    await people[1].post(f"/api/tables/{table['id']}/join")
    await people[0].post(f"/api/tables/{table['id']}/start")
    scene.people = [Patron(each, table["id"], f"{seed} {at}", scene) for at, each in enumerate(people)]
    return scene


async def end(tasks: list["asyncio.Task[None]"]) -> None:
    """Cancels until all have ended: one that is just giving up waiting does not notice the first time."""
    waiting = set(tasks)
    while waiting:
        for task in waiting:
            task.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=1.0)


class Stage:
    """A cluster, a line to it, a server, and people at many tables."""

    def __init__(self, home: Path, tables: int, seed: str, workers: int = 1) -> None:
        self.home = home
        self.tables = tables
        self.workers = workers
        self.random = Random(seed)
        self.returns: list[float] = []  # seconds from a return to the last table's next move
        self.line: Line

    async def run(self, outages: list[tuple[str, float]]) -> Json:
        self.postgres = await asyncio.to_thread(Postgres, self.home)
        name = (await asyncio.to_thread(self.postgres.new)).split("?")[0].rsplit("/", 1)[1]
        self.own = f"host={self.home} user=fort dbname={name}"
        self.line = Line(self.home)
        await self.line.start()
        url = f"postgresql+psycopg://fort@127.0.0.1:{self.line.port}/{name}"
        servers = [
            await asyncio.to_thread(Serving, url, self.home / f"server{at}") for at in range(self.workers)
        ]
        try:
            found = await self._play(servers, outages)
            for server in servers:
                assert "Traceback" not in server.log.read_text(), server.log.read_text()
            return found
        finally:
            self.line.mend(drop=True)
            for server in servers:
                await asyncio.to_thread(server.kill)
            await self.line.stop()
            await asyncio.to_thread(self.postgres.stop)

    async def _play(self, servers: list[Serving], outages: list[tuple[str, float]]) -> Json:
        scenes = [
            await open_scene(servers[at % len(servers)].url, f"{self.random.random()}")
            for at in range(self.tables)
        ]
        playing = [asyncio.create_task(person.play_on()) for scene in scenes for person in scene.people]
        await self._all_move(scenes)
        for kind, seconds in outages:
            await self._away(kind, seconds)
            self.returns.append(await self._all_move(scenes))
            failed = [task for task in playing if task.done() and task.exception() is not None]
            assert not failed, failed
        await end(playing)
        choices = await asyncio.to_thread(self._check, scenes)
        for scene in scenes:
            for person in scene.people:
                await person.person.http.aclose()
        falls = sum(person.falls for scene in scenes for person in scene.people)
        return {"outages": len(outages), "choices": choices, "falls": falls, "returns": self.returns}

    async def _away(self, kind: str, seconds: float) -> None:
        """The database is gone for so long."""
        if kind in ("stop", "crash"):
            await asyncio.to_thread(self.postgres.halt, "fast" if kind == "stop" else "immediate")
            await asyncio.sleep(seconds)
            await asyncio.to_thread(self.postgres.go_on)
            return
        (self.line.refuse if kind == "refuse" else self.line.fall_silent)()
        await asyncio.sleep(seconds)
        self.line.mend(drop=kind == "cable")

    async def _all_move(self, scenes: list[Scene]) -> float:
        """Waits until something has happened at every table since now; how long the last one took."""
        now = time.monotonic()
        for scene in scenes:
            scene.hurry.set()
        waiting = [scene for scene in scenes if not scene.over]
        while waiting:
            assert time.monotonic() < now + WAITS, f"{len(waiting)} tables do not go on"
            await asyncio.sleep(0.02)
            for scene in waiting:
                if scene.moved > now:
                    scene.hurry.clear()
            waiting = [scene for scene in waiting if scene.moved <= now and not scene.over]
        return max(scene.moved for scene in scenes) - now

    def _check(self, scenes: list[Scene]) -> int:
        """What was acknowledged stands in the log, once and in order; nothing is missing or broken."""
        choices = 0
        with psycopg.connect(self.own) as connection:
            assert connection.execute("SELECT id FROM tables WHERE broken IS NOT NULL").fetchall() == []
            for scene in scenes:
                table = scene.people[0].table
                log = connection.execute(
                    'SELECT number, kind, data, guest FROM entries WHERE "table" = %s ORDER BY number',
                    [table],
                ).fetchall()
                assert [row[0] for row in log] == list(range(1, len(log) + 1)), table
                for person in scene.people:
                    choices += self._check_person(person, log)
        return choices

    @staticmethod
    def _check_person(person: Patron, log: list[Any]) -> int:
        mine = [
            json.loads(row[2])["choice"] for row in log if row[1] == "choose" and row[3] == person.person.id
        ]
        told = person.acknowledged
        assert mine[: len(told)] == told
        unheard = [] if person.pending is None else [person.pending["choice"]]  # when the play was ended
        assert mine[len(told) :] in ([], unheard)
        return len(told)
