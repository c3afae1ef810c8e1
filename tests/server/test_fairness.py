"""One guest, or one address, does not take the server from the others."""

import asyncio
import time
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import fort
from fort.server.costs import WRITING, Account, Purse
from fort.server.folding import Folding
from fort.server.header import Secrets
from fort.server.opening import open_table
from fort.server.refusal import Refusal
from fort.server.sitting import Entry, Sitting
from fort.server.thinking import Thinking
from fort.server.turns import Turns
from fort.table.seal import Seal
from fort.wire.wishes import NewTable, Place
from tests.server.inside import inside
from tests.server.people import Person

# Time.


def test_what_is_done_is_paid_for() -> None:
    """Only the steps of the work itself count, not what it waits for, nor others' work meanwhile."""
    purse = Purse(0.1, 1.0, lambda: 0.0)
    spans: list[float] = []

    def compute(seconds: float) -> float:
        began = time.thread_time()
        while time.thread_time() < began + seconds:
            pass
        return time.thread_time() - began

    async def work() -> str:
        spans.append(compute(0.02))
        await asyncio.sleep(0.05)
        spans.append(compute(0.02))
        return "done"

    async def others() -> None:
        compute(0.2)

    async def run() -> None:
        account = Account([purse])
        await account.turn()
        answers = await asyncio.gather(account.metered(work), others())
        assert answers[0] == "done"

    asyncio.run(run())
    paid = purse.full * purse.rate
    assert sum(spans) < paid < sum(spans) + 0.1


def test_a_guest_who_becomes_known_meanwhile_pays_for_all_of_it() -> None:
    address, guest = (Purse(0.1, 1.0, lambda: 0.0) for _ in range(2))

    async def run() -> None:
        account = Account([address])
        await account.turn()
        await account.metered(lambda: account.also([guest]))

    asyncio.run(run())
    assert guest.full == pytest.approx(address.full)
    assert guest.full > 0


@pytest.mark.parametrize("awaited", [True, False])
def test_a_change_is_paid_for_with_what_writing_it_takes(awaited: bool) -> None:
    """Also if whoever wanted it has gone before it was written."""
    purse = Purse(0.1, 1.0, lambda: 0.0)

    async def run() -> None:
        account = Account([purse])
        leave, written = asyncio.Event(), asyncio.Event()

        async def command() -> None:
            change = asyncio.create_task(account.metered_beside(written.wait))
            await (change if awaited else leave.wait())

        doing = asyncio.create_task(account.metered(command))
        await asyncio.sleep(0)
        leave.set()
        if not awaited:
            await doing
        paid = purse.full
        written.set()
        await asyncio.sleep(0.01)
        await doing
        assert (purse.full - paid) * purse.rate > WRITING

    asyncio.run(run())


def test_work_is_cancelled_through_the_meter() -> None:
    stopped = []

    async def work() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            stopped.append(True)

    async def run() -> None:
        task = asyncio.create_task(Account([Purse(1, 1, time.monotonic)]).metered(work))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())
    assert stopped


def test_who_has_spent_everything_waits_in_a_row() -> None:
    now = [0.0]
    purse = Purse(0.1, 0.1, lambda: now[0])
    purse.usual = 0.05

    async def run() -> list[float]:
        waits = []
        for _ in range(6):
            waits.append(purse.wait())
            asyncio.get_running_loop().create_task(Account([purse]).turn())
            await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await Account([purse]).turn(patience=1)
        assert refused.value.code == "too-fast"
        assert refused.value.facts == {"seconds": 2}
        return waits

    assert asyncio.run(run()) == pytest.approx([0, 0, 0, 0.5, 1.0, 1.5])


def test_sockets_of_a_guest_share_what_one_may_send(tmp_path: Path) -> None:
    """Many sockets are answered no more often than one; nothing is lost, and others are answered at once."""

    async def run() -> None:
        async with (
            inside(tmp_path, messages_per_second=10) as server,
            Person(server.url, "Ann") as ann,
            Person(server.url, "Bo") as bo,
        ):
            table = await ann.post("/api/play-now", bot="random")
            sockets = [await ann.sit(table["id"]) for _ in range(6)]
            began = time.monotonic()
            for seat in sockets:
                for _ in range(20):
                    await seat.send(type="resync")

            async def heard(seat: Any) -> None:
                for _ in range(20):
                    await seat.until(lambda message: message["type"] == "state")

            reading = asyncio.gather(*map(heard, sockets))
            other = await bo.sit((await bo.post("/api/play-now", bot="random"))["id"])
            await other.settle()
            assert not reading.done()
            await reading
            answers = 6 * 20 - 4 * 10
            assert time.monotonic() - began > answers / 10 - 1

    asyncio.run(run())


def test_a_guest_has_so_many_sockets(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            inside(tmp_path, sockets_per_guest=3) as server,
            Person(server.url, "Ann") as ann,
            Person(server.url, "Bo") as bo,
        ):
            table = await ann.post("/api/tables", seats=[{"kind": "me"}] * 2, spectators=True)
            sockets = [await ann.sit(table["id"]) for _ in range(3)]
            with pytest.raises(ConnectionClosed, match="4429"):
                await ann.sit(table["id"])
            assert (await bo.sit(table["id"])).info["id"] == table["id"]
            await sockets[0].close()
            while server.rooms.sockets[ann.id] == 3:
                await asyncio.sleep(0.01)
            await ann.sit(table["id"])

    asyncio.run(run())


def test_who_uses_too_much_time_is_told_when_to_come_back(tmp_path: Path) -> None:
    """By guest, and by address: others are answered."""

    async def run() -> None:
        async with (
            inside(tmp_path, guest_time=0.001, saved_time=10.0) as server,
            Person(server.url, "Ann") as ann,
            Person(server.url, "Bo") as bo,
        ):
            asked = [
                ann.http.get("/api/my/tables") for _ in range(20)
            ]  # for more than 10 ms of the processor
            refused = [answer for answer in await asyncio.gather(*asked) if answer.status_code != 200]
            assert refused
            answer = refused[0]
            assert answer.status_code == 429
            assert answer.json()["error"]["code"] == "too-fast"
            assert int(answer.headers["retry-after"]) >= 1
            assert (await bo.http.get("/api/my/tables")).status_code == 200

    asyncio.run(run())


# Long work.


def test_turns_are_by_guest_and_those_who_watch_come_first() -> None:
    async def run() -> list[str]:
        turns = Turns(["place"])
        place = await turns.take("first")
        order: list[str] = []

        async def want(who: str, rank: int = 0) -> None:
            got = await turns.take(who, lambda: rank)
            order.append(who)
            await asyncio.sleep(0)
            turns.leave(got)

        wishes: list[Awaitable[None]] = [want("Ann") for _ in range(3)]
        wishes += [want("Alone", 1), want("Bo"), want("Cy"), want("Bo")]
        tasks = [asyncio.ensure_future(wish) for wish in wishes]
        await asyncio.sleep(0)
        tasks[1].cancel()
        assert turns.count(0, 2) == 2 + 2 + 1
        assert turns.count(1, 2) == 6
        turns.leave(place)
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not turns.waiting
        assert turns.free == ["place"]
        return order

    assert asyncio.run(run()) == ["Ann", "Bo", "Cy", "Ann", "Bo", "Alone"]


def test_too_many_who_wait_are_sent_away(tmp_path: Path) -> None:
    """Long work has a queue that ends, for each address and for all; the server answers meanwhile."""
    box = {"files": dict(fort.box.read().texts)}

    async def run() -> None:
        async with (
            inside(tmp_path) as server,
            httpx.AsyncClient(base_url=server.url, verify=False, timeout=60) as http,
        ):
            heavy = server.rooms.heavy
            hand = await heavy.turns.take("somebody")
            checks = [asyncio.create_task(http.post("/api/box/check", json=box)) for _ in range(20)]
            while len(heavy.turns) < 8 or sum(check.done() for check in checks) < 12:
                await asyncio.sleep(0.01)
            assert (await http.get("/api/me")).status_code == 200
            refused = [check.result() for check in checks if check.done()]
            assert {answer.status_code for answer in refused} == {503}
            assert refused[0].json()["error"]["code"] == "busy"
            assert refused[0].headers["retry-after"] == "2"
            heavy.turns.leave(hand)
            answers = await asyncio.gather(*checks)
            assert sorted(answer.status_code for answer in answers) == [200] * 8 + [503] * 12

    asyncio.run(run())


def test_a_replay_is_made_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            table = await ann.post("/api/play-now", bot="random")
            seat = await ann.sit(table["id"])
            await seat.play(Random(1))
            path = f"/api/games/{table['id']}/replay"
            hand = await server.rooms.heavy.turns.take("somebody")
            asked = [asyncio.create_task(ann.http.get(path)) for _ in range(30)]
            while not server.rooms.answers.made:
                await asyncio.sleep(0.01)
            assert len(server.rooms.heavy.turns) <= 1
            server.rooms.heavy.turns.leave(hand)
            answers = await asyncio.gather(*asked)
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.content for answer in answers}) == 1
            assert len(server.rooms.answers.kept) == 1
            plain = await ann.http.get(path, headers={"Accept-Encoding": "identity"})
            assert plain.json() == answers[0].json()
            assert "content-encoding" not in plain.headers

    asyncio.run(run())


def test_lists_have_no_codes_to_draw(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Ann") as ann:
            seats = [{"kind": "me"}, {"kind": "person"}]
            table = await ann.post("/api/tables", seats=seats, open=True)
            for path in ("/api/my/tables", "/api/tables"):
                assert [each["invitation"] for each in await ann.get(path)] == [None]
            shown = await ann.get(f"/api/tables/{table['id']}")
            assert shown["invitation"]["qr_svg"].startswith("<svg")

    asyncio.run(run())


def test_others_come_in_between_while_a_long_log_is_read() -> None:
    header = open_table(NewTable(seats=[Place(kind="me")] * 4), "ann", "Ann", "table", "key", 1.0)
    seal = Seal.new("long")
    header.secrets = Secrets(seal.seed, seal.salt, "bots")
    entries: list[Entry] = []
    sitting, random = Sitting(header, 1.0), Random(1)
    while len(entries) < 300:
        seat = sitting.game.asks[0]
        choice = random.choice(sitting.game.view(seat).options)
        entries.append(
            Entry(len(entries) + 1, "choose", {"seat": seat, "choice": choice.text, "spent": 0}, 1.0)
        )
        sitting.apply(entries[-1])
        if len(entries) > 100 and len(entries) % 2 == 0:
            undo = {"to": sitting.decision - 1, "seat": seat}
            entries.append(Entry(len(entries) + 1, "undo", undo, 1.0))
            sitting.apply(entries[-1])

    async def run() -> int:
        between = 0

        async def others() -> None:
            nonlocal between
            while True:
                between += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(others())
        found = await Folding(1.0).fold(header, entries)
        task.cancel()
        assert found is not None
        assert found.table.record.choices == sitting.table.record.choices
        return between

    assert asyncio.run(run()) > 5


# Bots.


def view() -> str:
    """A question with many answers."""
    game, random = fort.new_game(4, "basic", "thinking"), Random(3)
    while len(game.view(game.asks[0]).options) < 6 or game.draft is not None:
        seat = game.asks[0]
        game.take(random.choice(game.view(seat).options), seat)
    return game.view(game.asks[0]).json()


def test_nobody_waits_for_the_experts_of_another() -> None:
    """Ann's forty experts of ten seconds: a rookie answers beside them, Bo's expert after a few seconds."""

    async def run() -> None:
        thinking, question = Thinking(0), view()

        async def ask(bot: str, who: str, watched: bool = True) -> str:
            return await thinking.choose(bot, question, "seed", None, who, lambda: watched)

        alone = [asyncio.create_task(ask("expert@10s", "Cy", False)) for _ in range(20)]
        await asyncio.sleep(0.05)
        many = [asyncio.create_task(ask("expert@10s", "Ann")) for _ in range(40)]
        await asyncio.sleep(0.05)
        assert await ask("rookie", "Bo")
        assert not any(task.done() for task in many)
        began = time.monotonic()
        assert await ask("expert@10s", "Bo")
        assert time.monotonic() - began < 9  # less than one of Ann's would take
        assert sum(task.done() for task in many) <= 3
        assert sum(task.done() for task in alone) <= 1  # it gave way when Ann came
        for task in many + alone:
            task.cancel()
        await asyncio.gather(*many, *alone, return_exceptions=True)
        thinking.close()

    asyncio.run(run())


def test_the_more_wait_the_less_each_bot_thinks() -> None:
    """The table in docs/server.md."""
    thinking = Thinking(0)

    async def run() -> None:
        turns = thinking.slow.turns
        place = await turns.take("Ann")
        thinking.running[place] = (lambda: 0), 10.0
        assert thinking.share(0) == 10.0
        waiting = []
        for who, share in (("Ann", 1.0), ("Bo", 2 / 3), ("Cy", 0.5), ("Di", 0.4)):
            waiting.append(asyncio.create_task(turns.take(who)))
            await asyncio.sleep(0)
            assert thinking.share(0) == pytest.approx(share)
        for _ in range(20):  # one guest's many count as three
            waiting.append(asyncio.create_task(turns.take("Bo")))
        await asyncio.sleep(0)
        assert thinking.share(0) == pytest.approx(2 / 7)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(run())
    thinking.close()


def test_a_hint_is_thought_about_once() -> None:
    async def run() -> None:
        thinking, question = Thinking(0), view()
        first = await thinking.hint(question, "table 7", None, "Ann")
        place = await thinking.slow.turns.take("somebody")
        assert await thinking.hint(question, "table 7", None, "Bo") is first
        thinking.slow.turns.leave(place)
        thinking.close()

    asyncio.run(run())


# What is kept.


def test_tables_of_one_guest_and_one_address(tmp_path: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "person"}]

    async def run() -> None:
        async with (
            inside(tmp_path, waiting_tables=5, waiting_per_address=8, running_tables=2) as server,
            Person(server.url, "Ann") as ann,
            Person(server.url, "Bo") as bo,
        ):
            tables = [await ann.post("/api/tables", seats=seats, open=True) for _ in range(5)]
            refused = await ann.refused("/api/tables", 409, seats=seats)
            assert refused["code"] == "too-many-tables"
            assert refused["facts"] == {"most": 5}
            assert len(await bo.get("/api/tables")) == 3  # of one host
            for _ in range(3):
                await bo.post("/api/tables", seats=seats)
            assert (await bo.refused("/api/tables", 409, seats=seats))["facts"] == {"most": 8}
            await ann.post(f"/api/tables/{tables[0]['id']}/leave")
            await bo.post("/api/tables", seats=seats)
            await ann.post("/api/play-now", bot="random")
            await ann.post(f"/api/tables/{tables[1]['id']}/start", fill="random")
            assert (await ann.refused("/api/play-now", 409, bot="random"))["facts"] == {"most": 2}
            path = f"/api/tables/{tables[2]['id']}/start"
            assert (await ann.refused(path, 409, fill="random"))["code"] == "too-many-tables"

    asyncio.run(run())


def test_one_address_does_not_fill_the_list(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, listed_per_address=4) as server:
            for number in range(4):
                async with Person(server.url, f"Guest {number}") as guest:
                    for _ in range(3):
                        await guest.post("/api/tables", seats=[{"kind": "me"}, {"kind": "person"}], open=True)
                    assert len(await guest.get("/api/tables")) == min(4, 3 * number + 3)

    asyncio.run(run())


def test_guests_of_one_address(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            inside(tmp_path, guests_per_address=3) as server,
            httpx.AsyncClient(base_url=server.url, verify=False) as http,
        ):
            codes = []
            for number in range(6):
                answer = await http.post("/api/me", json={"nickname": f"Guest {number}"})
                codes.append(answer.status_code)
                kept = dict(http.cookies)
                http.cookies.clear()
            assert codes == [200] * 4 + [429] * 2
            assert answer.json()["error"]["code"] == "too-many-guests"
            assert int(answer.headers["retry-after"]) > 60
            assert not kept

    asyncio.run(run())


def test_words_and_bytes(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"letters_per_guest": 100, "entries_per_table": 40, "bytes_per_guest": 20_000}

    async def run() -> None:
        async with (
            inside(tmp_path, **limits) as server,
            Person(server.url, "Ann") as ann,
            Person(server.url, "Bo") as bo,
        ):
            table = await ann.post("/api/tables", seats=[{"kind": "me"}] * 2, order="as_seated")
            await ann.post(f"/api/tables/{table['id']}/start")
            seat = await ann.sit(table["id"])
            first = await seat.command("chat", text="x" * 110, id="first")
            assert first["type"] == "done"
            refused = await seat.command("chat", text="y")
            assert refused["error"]["code"] == "too-much-said"
            for number in range(40):
                answer = await seat.command("decline_until_my_turn", seat=0, on=number % 2 == 0)
            assert answer["error"]["code"] == "log-full"
            assert (await seat.command("chat", text="x" * 110, id="first"))["type"] == "done"
            await seat.send(type="look", seat=0)
            await seat.until(lambda message: message["type"] == "state")
            if seat.state["prompt"] is None:
                await seat.send(type="look", seat=1)
                await seat.until(lambda message: message["type"] == "state")
            assert (await seat.choose(seat.state["prompt"]["options"][0]["choice"]))["type"] == "done"
            await seat.close()
            large = {"kids.txt": fort.box.read().texts["kids.txt"]}
            wish = {"seats": [{"kind": "me"}] * 2, "box": large}
            codes = [(await bo.http.post("/api/tables", json=wish)).status_code for _ in range(8)]
            assert codes[0] == 201
            assert codes[-1] == 429
            assert (await bo.refused("/api/tables", 429, **wish))["code"] == "too-much-stored"

    asyncio.run(run())
