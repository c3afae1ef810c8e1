"""Programs at a real server, through `fort.client` alone."""

import asyncio
import threading
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.asyncio.server import ServerConnection, serve

import fort
from fort import bots
from fort.client import BotFailed, Client, NoTable, Question, Refused, SignedOut, Unreachable, read_link
from fort.client.line import Line
from fort.server.schema import devices, entries
from fort.wire import messages as m
from fort.wire.people import NewToken
from fort.wire.told import TableGone, TableInfo, from_news
from fort.wire.wishes import NewTable, Place
from tests.cli.run import ROOT
from tests.server.inside import Inside
from tests.server.people import PATIENCE, Person, until
from tests.server.programs import ME, PERSON, Quick, link, played, program, serving, two

Stack = AsyncExitStack


def test_a_bot_is_shown_what_the_arena_shows(tmp_path: Path) -> None:
    """A whole game with its draft: every view, with its log, is the one that the engine gives."""
    seen: list[fort.View] = []

    class Looks(Quick):
        def choose(self, view: fort.View) -> fort.Choice:
            seen.append(view)
            return super().choose(view)

    async def test(server: Inside, stack: Stack) -> None:
        one, other, table = await two(stack, server.url, setup="advanced", diagram=None)
        both = [played(one, table, lambda _: Looks("x")), played(other, table)]
        games = asyncio.gather(*both)
        await one.start(table)
        results = await games
        assert results[0] == results[1] is not None
        sitting = server.rooms.rooms[table].sitting
        assert sitting is not None
        game, expected = sitting.header.table().game, []
        for seat, choice in sitting.table.record.choices:
            if seat == 0 and not game.draft:  # in the draft the other may have picked meanwhile
                expected.append(game.view(0))
            game.take(choice, seat)
        assert [view for view in seen if not view.drafting] == expected

    serving(tmp_path, test)


def test_people_see_that_a_program_sits_there(tmp_path: Path) -> None:
    async def test(server: Inside, stack: Stack) -> None:
        ann = await stack.enter_async_context(Person(server.url, "Ann"))
        table = await ann.post("/api/tables", seats=[{"kind": "me"}, {"kind": "person"}])
        one = await program(stack, server.url, "One")
        await one.join(table["invitation"]["url"])
        shown = (await ann.get(f"/api/tables/{table['id']}"))["seats"]
        assert [(seat["nickname"], seat["kind"], seat["program"]) for seat in shown] == [
            ("Ann", "person", False),
            ("One", "person", True),
        ]
        assert (await ann.get("/api/me"))["guest"]["program"] is False

    serving(tmp_path, test)


def test_one_guest_with_two_seats(tmp_path: Path) -> None:
    async def test(server: Inside, stack: Stack) -> None:
        one = await program(stack, server.url, "One")
        table = await one.open_table(NewTable(seats=[ME, ME], setup="advanced"))
        await one.start(table.id)
        async with one.sit(table.id) as place:
            asked: list[Question] = []
            async for _ in place:
                if place.question is not None:
                    asked.append(place.question)
                    await place.choose(place.question, place.question.view.options[0])
                elif place.view is not None:
                    mine = [seat for seat in place.view.asks if seat != place.view.viewer]
                    await place.look(mine[0])
                if len(asked) > 8:
                    break
        assert {question.seat for question in asked} == {0, 1}

    serving(tmp_path, test)


def test_a_table_with_its_own_cards(tmp_path: Path) -> None:
    async def test(server: Inside, stack: Stack) -> None:
        kids = fort.box.read().texts["kids.txt"].replace("Bug", "Bugsy")
        one = await program(stack, server.url, "One")
        bot = Place(kind="bot", bot="random")
        table = await one.open_table(NewTable(seats=[ME, bot], box={"kids.txt": kids}, order="as_seated"))
        await one.start(table.id)
        async with one.sit(table.id) as place:
            async for _ in place:
                if place.question is not None:
                    break
            assert place.question is not None
            assert "Bugsy" in [kid.name for kid in place.question.view.components.kids]
            await place.choose(place.question, place.question.view.options[0])

    serving(tmp_path, test)


# Breaks.


def test_after_a_break_nothing_is_answered_twice(tmp_path: Path) -> None:
    async def test(server: Inside, stack: Stack) -> None:
        one, other, table = await two(stack, server.url)
        breaks = 0

        async def cut() -> None:
            nonlocal breaks
            while True:
                await asyncio.sleep(0.15)
                for line in server.rooms.lines():
                    line.go(1012, "as when the server restarts")
                    breaks += 1

        games = asyncio.gather(played(one, table), played(other, table))
        await one.start(table)
        cutting = asyncio.create_task(cut())
        results = await games
        cutting.cancel()
        assert breaks
        assert results[0] == results[1] is not None
        rows = server.rooms.database.read_now(lambda c: c.execute(select(entries)).all())
        chosen = [row for row in rows if row.kind == "choose"]
        assert len(chosen) == len({row.command for row in chosen}) > 20

    serving(tmp_path, test)


def test_two_with_one_token_at_one_seat(tmp_path: Path) -> None:
    async def test(server: Inside, stack: Stack) -> None:
        one, other, table = await two(stack, server.url)
        games = asyncio.gather(played(one, table), played(one, table), played(other, table))
        await one.start(table)
        results = await games
        assert results[0] == results[1] == results[2] is not None

    serving(tmp_path, test)


def test_a_bot_that_fails_keeps_its_seat_for_a_better_one(tmp_path: Path) -> None:
    class Raises(bots.Bot):
        def choose(self, view: fort.View) -> fort.Choice:
            raise KeyError("pizza")

    class Nonsense(bots.Bot):
        def choose(self, view: fort.View) -> fort.Choice:
            return None  # type: ignore[return-value]  # what a stranger's bot may do

    async def test(server: Inside, stack: Stack) -> None:
        one, other, table = await two(stack, server.url)
        await one.start(table)
        beside = asyncio.create_task(played(other, table))
        with pytest.raises(BotFailed, match=r"the bot failed: KeyError: 'pizza'\n(.|\n)*in choose"):
            await played(one, table, lambda _: Raises())
        with pytest.raises(BotFailed, match=r"answered None: expected one of view.options \("):
            await played(one, table, lambda _: Nonsense())
        assert await played(one, table) == await beside is not None

    serving(tmp_path, test)


def test_a_bot_that_thinks_too_long_loses_its_time_and_takes_its_seat_back(tmp_path: Path) -> None:
    asked, awake = threading.Event(), threading.Event()

    class Sleeps(Quick):
        def choose(self, view: fort.View) -> fort.Choice:
            asked.set()
            awake.wait()
            return super().choose(view)

    async def test(server: Inside, stack: Stack) -> None:
        pace = {"kind": "live", "minutes": 1}
        one, other, table = await two(stack, server.url, pace=pace)
        games = asyncio.gather(played(one, table, lambda _: Sleeps()), played(other, table))
        await one.start(table)
        await until(asked.is_set)
        server.clock.advance(61)
        room = server.rooms.rooms[table]
        await until(lambda: room.sitting is not None and room.sitting.drivers[0].why == "time")
        awake.set()
        results = await games
        assert results[0] is not None
        rows = server.rooms.database.read_now(lambda c: c.execute(select(entries)).all())
        assert [row.kind for row in rows].count("seat") >= 2  # to the bot, and back

    serving(tmp_path, test)


# Rules for people are rules for programs.


def test_it_agrees_to_what_people_ask_for(tmp_path: Path) -> None:
    async def test(server: Inside, stack: Stack) -> None:
        ann = await stack.enter_async_context(Person(server.url, "Ann"))
        table = await ann.post("/api/tables", seats=[{"kind": "me"}, {"kind": "person"}], order="as_seated")
        one = await program(stack, server.url, "One")
        await one.join(table["invitation"]["url"])
        game = asyncio.create_task(played(one, table["id"]))
        await ann.post(f"/api/tables/{table['id']}/start")
        seat = await ann.sit(table["id"])
        await until(lambda: len(server.rooms.rooms[table["id"]].here) == 2)
        assert (await seat.command("propose", what="pause"))["type"] == "done"
        await seat.until(lambda message: message.get("table", {}).get("paused", False))
        assert (await seat.command("resume"))["type"] == "done"
        await seat.command("propose", what="abandon")
        assert await game is None
        await seat.close()

    serving(tmp_path, test)


def test_what_is_taken_back_while_the_bot_thinks(tmp_path: Path) -> None:
    """Its answer is of no use then: it is asked anew about what lies there now."""
    asked: list[fort.View] = []
    awake = threading.Event()

    class Slow(Quick):
        def choose(self, view: fort.View) -> fort.Choice:
            asked.append(view)
            awake.wait()
            return view.options[0]

    async def test(server: Inside, stack: Stack) -> None:
        one, other, table = await two(stack, server.url, diagram=None)
        await one.start(table)
        game = asyncio.create_task(played(other, table, lambda _: Slow()))
        async with one.sit(table) as place:
            while not asked:
                question = place.question
                if question is not None:
                    await place.choose(question, question.view.options[0])
                await asyncio.sleep(0.05)
            await place.command(m.Propose(id="back", type="propose", what="undo", to=0))
            await until(lambda: place.position is not None and place.position.decision == 0)
            awake.set()
            while len(asked) < 2:
                question = place.question
                if question is not None:
                    await place.choose(question, question.view.options[-1])
                await asyncio.sleep(0.05)
        game.cancel()
        await asyncio.gather(game, return_exceptions=True)
        assert asked[1] != asked[0]

    serving(tmp_path, test)


def test_a_seat_that_the_host_gives_away(tmp_path: Path) -> None:
    async def test(server: Inside, stack: Stack) -> None:
        ann = await stack.enter_async_context(Person(server.url, "Ann"))
        table = await ann.post("/api/tables", seats=[{"kind": "me"}, {"kind": "person"}])
        one = await program(stack, server.url, "One")
        await one.join(table["invitation"]["url"])
        game = asyncio.create_task(played(one, table["id"]))
        await until(lambda: len(server.rooms.lines()) == 1)
        await ann.post(f"/api/tables/{table['id']}/remove", seat=1)
        with pytest.raises(NoTable, match="the host gave it away"):
            await game

    serving(tmp_path, test)


# Tokens.


def test_tokens_are_bounded_hashed_and_told_once(tmp_path: Path) -> None:
    async def test(server: Inside, stack: Stack) -> None:
        one = await program(stack, server.url, "One")
        made = [await one.make_token(f"number {number}") for number in range(9)]
        with pytest.raises(Refused, match="Revoke a token first") as refused:
            await one.make_token()
        assert (refused.value.code, refused.value.facts) == ("too-many-tokens", {"most": 10})
        listed = await one.tokens()
        assert [each.this for each in listed] == [True] + [False] * 9
        assert [each.label for each in listed][1:] == [each.label for each in made]
        assert not hasattr(listed[0], "token")
        stored = server.rooms.database.read_now(lambda c: c.scalars(select(devices.c.token)).all())
        assert not {each.token for each in made} & set(stored)
        await one.revoke(made[0].id)
        await one.make_token()

    serving(tmp_path, test)


def test_a_person_has_no_tokens_and_a_program_no_cookie_of_a_person(tmp_path: Path) -> None:
    async def test(server: Inside, stack: Stack) -> None:
        ann = await stack.enter_async_context(Person(server.url, "Ann"))
        body = NewToken().model_dump()
        assert (await ann.refused("/api/me/tokens", 403, **body))["code"] == "not-a-program"
        refused = await ann.refused("/api/me", 409, nickname="Ann", program=True)
        assert refused["code"] == "not-a-program"
        cookie = ann.http.cookies["fort"]
        assert cookie is not None
        for wrong in (cookie, "fort_x", "x" * 500):
            with pytest.raises(SignedOut):
                await (await stack.enter_async_context(Client(server.url, wrong))).me()
        for nonsense in ("", " ", "fort_ä", "a b", "a\n"):
            with pytest.raises(SignedOut, match="this is no token"):
                Client(server.url, nonsense)
        one = await program(stack, server.url, "One")
        ann.http.cookies.clear()
        ann.http.cookies.set("fort", str(one.token))
        assert (await ann.get("/api/me"))["guest"] is None

    serving(tmp_path, test)


def test_a_token_that_is_revoked_in_the_middle(tmp_path: Path) -> None:
    async def test(server: Inside, stack: Stack) -> None:
        one, _, table = await two(stack, server.url)
        made = await one.make_token("elsewhere")
        elsewhere = await stack.enter_async_context(Client(server.url, made.token))
        game = asyncio.create_task(played(elsewhere, table))
        news = asyncio.create_task(listens(elsewhere))
        await until(lambda: len(server.rooms.lines()) == 2)
        await one.revoke(made.id)
        for task in (game, news):
            with pytest.raises(SignedOut, match="make another with fort token make"):
                await task
        with pytest.raises(SignedOut):
            await elsewhere.tables()
        with pytest.raises(SignedOut):
            await played(elsewhere, table)
        assert len(await one.tokens()) == 1

    serving(tmp_path, test)


async def listens(client: Client) -> None:
    """Hears of its tables for ever."""
    async for _ in client.news():
        pass


def test_nobody_gets_in_where_they_do_not_belong(tmp_path: Path) -> None:
    async def test(server: Inside, stack: Stack) -> None:
        one, other, table = await two(stack, server.url)
        stranger = await program(stack, server.url, "Stranger")
        mine = (await one.tokens())[0]
        for attempt in (
            stranger.revoke(mine.id),
            stranger.join(f"{server.url}/table/{table}#guess"),
            stranger.join(f"{server.url}/table/nowhere"),
            stranger.start(table),
            stranger.box(table),
        ):
            with pytest.raises(Refused) as refused:
                await attempt
            assert refused.value.code == "unknown"
        with pytest.raises(NoTable, match="check the link"):
            await played(stranger, table)
        with pytest.raises(Refused, match="Only the host"):
            await other.start(table)
        assert await stranger.tables() == []
        with pytest.raises(ValueError, match="another server"):
            await stranger.join("https://elsewhere.example/table/x#y")

    serving(tmp_path, test)


# News.


def test_news_of_all_tables(tmp_path: Path) -> None:
    async def test(server: Inside, stack: Stack) -> None:
        one, other = [await program(stack, server.url, name) for name in ("One", "Other")]
        first = await one.open_table(NewTable(seats=[ME, PERSON]))
        heard: list[TableInfo] = []

        async def listen() -> None:
            async for info in one.news():
                heard.append(info)

        listening = asyncio.create_task(listen())
        await until(lambda: [info.id for info in heard] == [first.id])
        await other.join(link(first))
        await until(lambda: heard[-1].seats[1].nickname == "Other")
        for line in server.rooms.lines():
            line.go(1012, "as when the server restarts")
        await one.start(first.id)
        await until(lambda: heard[-1].status == "running")
        assert heard[-1].your_turn == (heard[-1].asked == [next(s.seat for s in heard[-1].seats if s.you)])
        second = await other.open_table(NewTable(seats=[ME, PERSON]))
        await one.join(link(second))
        await until(lambda: heard[-1].id == second.id)
        await other.leave(second.id)
        await until(lambda: heard[-1].status == "abandoned")
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await until(lambda: not server.rooms.news.listeners)

    serving(tmp_path, test)


def test_listeners_are_bounded_as_sockets_are(tmp_path: Path) -> None:
    async def test(server: Inside, stack: Stack) -> None:
        one = await program(stack, server.url, "One")
        listening = [asyncio.create_task(listens(one)) for _ in range(4)]
        await until(lambda: len(server.rooms.news.listeners) == 2)
        await asyncio.sleep(0.5)
        assert len(server.rooms.news.listeners) == 2
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)

    serving(tmp_path, test, sockets_per_guest=2)


@pytest.mark.parametrize(
    "text", ["", "x", "ftp://a/table/b", "https://a/", "https://a/games/b", "http:///table/b"]
)
def test_links_that_lead_nowhere(text: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        read_link(text)


def test_the_program_in_the_documentation(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    block = page.partition("```py\n")[2].partition("\n\nasyncio.run")[0]
    said: list[tuple[Any, ...]] = []
    names: dict[str, Any] = {"print": lambda *words: said.append(words)}
    exec(compile(block, "docs/bots.md", "exec"), names)

    async def test(server: Inside, stack: Stack) -> None:
        one = await program(stack, server.url, "One")
        running = asyncio.create_task(names["main"](server.url, one.token))
        await until(lambda: said)
        url = said[0][1]
        ann = await stack.enter_async_context(Person(server.url, "Ann"))
        table = read_link(url)
        await ann.post(f"/api/tables/{table.table}/join", invitation=table.code)
        seat = await ann.sit(table.table)
        await seat.until(lambda message: message["type"] == "chat" and message["line"]["text"] == "Hello!")
        await seat.command("propose", what="abandon")
        await running
        assert said[1:] == [(None,)]
        await seat.close()

    serving(tmp_path, test)


def test_a_newer_server_may_say_more() -> None:
    async def newer(web: ServerConnection) -> None:
        await web.send('{"type": "weather", "number": 1}')
        await web.send('{"type": "gone", "number": 2, "id": "x", "why": "rain"}')
        await web.send('{"type": "gone", "number": 3}')
        await web.wait_closed()

    async def run() -> None:
        async with serve(newer, "127.0.0.1", 0) as server, asyncio.timeout(PATIENCE):
            port = next(iter(server.sockets)).getsockname()[1]
            messages = Line(f"ws://127.0.0.1:{port}", {}, from_news).messages()
            assert await anext(messages) == TableGone(type="gone", number=2, id="x")
            with pytest.raises(Unreachable, match="another version of the wire"):
                await anext(messages)

    asyncio.run(run())
