"""Worlds that a guest may not tell apart send that guest the same bytes, through everything the wire has."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

import fort
from tests.properties.positions import PLAYABLE, position
from tests.secrecy.pairs import Moment, counterpart, faces
from tests.secrecy.twins import Truth, twin
from tests.server.inside import inside
from tests.server.people import Person, Seat

pytestmark = pytest.mark.rule("A-13.10")


class World:
    """A table that starts from a position: Ann looks from one seat or watches, Bo has all others."""

    def __init__(self, ann: Person, bo: Person, viewer: int | None) -> None:
        self.ann = ann
        self.bo = bo
        self.viewer = viewer
        self.seat: Seat
        self.others: Seat

    async def open(self, game: fort.Game) -> None:
        self.table = fort.Table.from_diagram(game.diagram())
        seats = [{"kind": "me" if seat == self.viewer else "person"} for seat in range(len(game.seats))]
        wish = {"seats": seats, "diagram": game.diagram(), "spectators": True, "open": True}
        self.id = (await self.ann.post("/api/tables", **wish))["id"]
        for seat in range(len(seats)):
            if seat != self.viewer:
                await self.bo.post(f"/api/tables/{self.id}/join", seat=seat)
        await self.ann.post(f"/api/tables/{self.id}/start")
        self.seat = await self.ann.sit(self.id)
        self.others = await self.bo.sit(self.id)

    async def take(self, choice: fort.Choice, seat: int, number: int) -> None:
        who = self.seat if seat == self.viewer else self.others
        told = {"decision": len(self.table.record.choices), "seat": seat, "choice": str(choice)}
        answer = await who.command("choose", id=f"step{number}", **told)
        assert answer["type"] == "done", answer
        self.table.take(choice, seat)

    async def probe(self, random: Random, number: int) -> None:
        """Ann tries what she may and what she may not."""
        choices = random.sample(self.table.game.components.choices.all, 3)
        decision = len(self.table.record.choices)
        for at, choice in enumerate(choices):
            for seat in range(len(self.table.game.seats)):
                if self.table.game.legal(choice, seat) and seat == self.viewer:
                    continue
                told = {"decision": decision, "seat": seat, "choice": str(choice)}
                await self.seat.command("choose", id=f"probe{number}.{at}.{seat}", **told)
        await self.seat.send(type="look", seat=random.randrange(4))
        await self.seat.send(type="look", seat=self.viewer)
        await self.seat.send(type="resync")
        await self.seat.command(
            "undo", id=f"back{number}", decision=decision, seat=random.randrange(4), to=decision
        )
        await self.seat.settle()

    async def vote(self, number: int) -> None:
        """Ann asks for a pause, Bo says no."""
        await self.seat.command("propose", id=f"pause{number}", what="pause")
        await self.seat.settle()
        for vote in self.seat.info["votes"]:
            await self.others.command("vote", id=f"no{number}", vote=vote["vote"], agree=False)
        await self.seat.settle()

    async def asked(self) -> list[str]:
        """What Ann, and whoever has no name, gets by asking."""
        paths = (
            "/metrics",
            f"/api/tables/{self.id}",
            "/api/my/tables",
            "/api/tables",
            f"/api/games/{self.id}/record",
        )
        found = [(await self.ann.http.get(path)).text for path in paths]
        return [text.replace(self.id, "TABLE").replace(self.ann.url, "URL") for text in found]

    def sent(self) -> list[str]:
        """The bytes, without the address of the table."""
        return [text.replace(self.id, "TABLE") for text in self.seat.raw]


@pytest.mark.parametrize("number", [0, 7, 19, 26, 38])
def test_twins_send_the_same_bytes(number: int, tmp_path: Path) -> None:
    asyncio.run(compare(number, tmp_path))


async def compare(number: int, home: Path) -> int:
    """How many messages were the same in both worlds: all of them."""
    random = Random(f"wire {number}")
    game = fort.from_diagram(position(random, PLAYABLE[number % len(PLAYABLE)], real=True))
    viewer = random.choice([*range(len(game.seats)), None])
    async with AsyncExitStack() as stack:
        worlds = []
        for name, world_game in (("one", game), ("other", twin(Truth(game), viewer, random))):
            (home / name).mkdir()
            server = await stack.enter_async_context(inside(home / name))
            people = [await stack.enter_async_context(Person(server.url, each)) for each in ("Ann", "Bo")]
            world = World(people[0], people[1], viewer)
            await world.open(world_game)
            stack.push_async_callback(world.seat.close)
            stack.push_async_callback(world.others.close)
            worlds.append(world)
        one, other = worlds
        for step in range(15):
            for world in worlds:
                await world.probe(Random(f"{number} {step}"), step)
            assert one.sent() == other.sent()
            if one.table.game.over or not await same_step(one, other, random, step):
                break
        assert len(one.sent()) > 12
        return len(one.sent())


async def same_step(one: World, other: World, random: Random, number: int) -> bool:
    """A choice that must look the same to Ann; False if there is none, or it shows a swapped card."""
    viewer = one.viewer
    for _ in range(20):
        seat = random.choice(one.table.game.asks)
        choice = random.choice(one.table.game.options(seat))
        like = counterpart(one.table.game, other.table.game, seat, choice, viewer, random)
        if like is not None:
            break
    if like is None:
        return False
    before, after = Moment(one.table.game, seat, choice), Moment(other.table.game, seat, like)
    await one.take(choice, seat, number)
    await other.take(like, seat, number)
    for world in (one, other):
        await world.seat.settle()
    shown = before.shows(after, one.table.game, viewer)
    return not shown and faces(one.table.game, viewer) == faces(other.table.game, viewer)


@pytest.mark.parametrize("number", [1, 2])
def test_who_declines_until_their_turn_is_not_told(number: int, tmp_path: Path) -> None:
    """In one world Bo declines each time by hand, in the other beforehand and for good."""
    asyncio.run(compare_declining(number, tmp_path))


async def compare_declining(number: int, home: Path) -> None:
    random = Random(f"declining {number}")
    game = fort.new_game(3, "basic", f"declining {number}")
    async with AsyncExitStack() as stack:
        worlds = []
        for name in ("one", "other"):
            (home / name).mkdir()
            server = await stack.enter_async_context(inside(home / name))
            people = [await stack.enter_async_context(Person(server.url, each)) for each in ("Ann", "Bo")]
            worlds.append(World(people[0], people[1], 0))
            await worlds[-1].open(game)
            stack.push_async_callback(worlds[-1].seat.close)
            stack.push_async_callback(worlds[-1].others.close)
        declined = 0
        for step in range(30):
            declined += await decline_or_choose(worlds[0], worlds[1], random, step)
            for world in worlds:
                await world.vote(step)
            assert worlds[0].sent() == worlds[1].sent()
            assert await worlds[0].asked() == await worlds[1].asked()
        assert declined > 2


async def decline_or_choose(one: World, other: World, random: Random, number: int) -> int:
    """The next choice in both worlds; 1 if Bo declined to follow."""
    seat = random.choice(one.table.game.asks)
    choice = random.choice(one.table.game.options(seat))
    question = one.table.game.question
    follows = seat != one.viewer and question is not None and question.kind == "follow"
    if not follows:
        await other.others.command("decline_until_my_turn", seat=1, on=True)
        await other.others.command("decline_until_my_turn", seat=1, on=False)
        for world in (one, other):
            await world.take(choice, seat, number)
    else:
        decline = one.table.game.components.choices.find("decline")
        await one.take(decline, seat, number)
        await other.others.command("decline_until_my_turn", seat=seat, on=True)
        while other.others.state["decision"] <= len(other.table.record.choices):
            await other.others.hear()
        other.table.take(decline, seat)
        await other.others.command("decline_until_my_turn", seat=seat, on=False)
    for world in (one, other):
        await world.seat.settle()
    return int(follows)
