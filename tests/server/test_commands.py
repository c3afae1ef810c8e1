"""Commands at a running table: carried out once, refused with a code, taken back as agreed."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from fort.server.commands import Deed
from tests.server.inside import Inside, inside
from tests.server.people import Json, Person, Seat
from tests.server.test_games import seated


def at_table(
    home: Path, people: int, test: Callable[[Inside, list[Seat]], Awaitable[None]], **wish: Any
) -> None:
    """Runs a test with so many people at a table, sorted by seat."""

    async def run() -> None:
        async with inside(home, **wish.pop("settings", {})) as server, AsyncExitStack() as stack:
            seats = await seated(stack, [server.url] * people, wish.pop("bots", 0), **wish)
            await test(server, sorted(seats, key=lambda seat: int(seat.state["viewer"])))

    asyncio.run(run())


def first(seat: Seat) -> str:
    choice: str = seat.state["prompt"]["options"][0]["choice"]
    return choice


def code(answer: Json) -> str:
    assert answer["type"] == "refused", answer
    found: str = answer["error"]["code"]
    return found


async def settle(*seats: Seat) -> None:
    for seat in seats:
        await seat.settle()


def test_a_repeated_command_is_answered_again_and_not_applied(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        leader = seats[0]
        told = {"decision": 0, "seat": 0, "choice": first(leader), "id": "same"}
        assert (await leader.command("choose", **told))["type"] == "done"
        assert (await leader.command("choose", **told))["type"] == "done"
        again = await leader.person.sit(leader.table)  # even after another connection
        assert (await again.command("choose", **told))["type"] == "done"
        assert again.state["decision"] == 1
        await again.close()
        stale = await leader.command("choose", **{**told, "id": "other"})
        assert code(stale) in ("stale-decision", "not-asked")

    at_table(tmp_path, 2, test)


def test_what_is_refused(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        leader, rival = seats
        option = first(leader)

        async def tried(who: Seat, **values: Any) -> Json:
            return await who.command("choose", **{"decision": 0, "seat": 0, "choice": option, **values})

        assert code(await tried(rival)) == "not-your-seat"
        assert code(await tried(rival, seat=1)) == "not-asked"
        assert code(await tried(leader, seat=3)) == "not-your-seat"
        assert code(await tried(leader, choice="play Nobody")) == "unknown-choice"
        assert code(await tried(leader, decision=7)) == "stale-decision"
        illegal = await tried(leader, choice="decline")
        assert code(illegal) == "illegal-choice"
        assert illegal["error"]["facts"]["rule"].startswith("R")
        assert code(await leader.command("choose", decision=0, seat=0, choice=option, more=1)) == "invalid"
        assert code(await leader.command("resume")) == "not-paused"
        assert code(await leader.command("vote", vote="1", agree=True)) == "no-such-vote"
        assert code(await leader.command("take_back_seat", seat=0)) == "seat-is-yours"
        assert code(await leader.command("propose", what="replace", seat=1)) == "still-here"
        await settle(leader, rival)
        assert leader.state["decision"] == rival.state["decision"] == 0

    at_table(tmp_path, 2, test)


def test_draft_picks_come_in_any_order(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        for seat in reversed(seats):  # all with the decision they saw first
            told = {"decision": 0, "seat": seat.state["viewer"], "choice": first(seat)}
            assert (await seat.command("choose", **told))["type"] == "done"
            if seat is not seats[0]:
                assert seat.state["prompt"] is None
                assert seat.state["undo"]["pick"]
        await settle(*seats)
        assert all(seat.state["decision"] == 3 and seat.state["prompt"] for seat in seats)
        shown = seats[0].state["view"]["seats"]
        assert all(kid is None for seat in shown[1:] for kid in seat["packet"])

    at_table(tmp_path, 3, test, setup="advanced")


def test_a_pick_is_taken_back_while_others_choose(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        one, other = seats[1], seats[2]
        await one.choose(first(one))
        await settle(other)
        await other.choose(first(other))
        await settle(one)
        assert (await one.command("undo", decision=one.state["decision"], seat=1))["type"] == "done"
        await settle(one, other)
        assert one.state["prompt"] is not None
        assert other.state["prompt"] is None
        assert one.state["view"]["asks"] == [0, 1]
        await one.choose(first(one))
        await seats[0].settle()
        await seats[0].choose(first(seats[0]))
        await settle(*seats)
        assert {seat.state["decision"] for seat in seats} == {3}

    at_table(tmp_path, 3, test, setup="advanced")


def test_undo_alone_and_by_consent(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        leader, rival = seats
        play = next(o["choice"] for o in leader.state["prompt"]["options"] if o["choice"].startswith("play"))
        before = leader.state["view"]
        await leader.choose(play)
        while leader.state["undo"] is None:  # until something is asked that can be taken back
            asked = next(seat for seat in seats if seat.state["prompt"])
            await asked.choose(first(asked))
            await settle(*seats)
        limit = leader.state["undo"]["limit"]
        answer = await leader.command("undo", decision=leader.state["decision"], seat=0, to=limit)
        assert answer["type"] == "done"
        await settle(*seats)
        assert leader.state["type"] == rival.state["type"] == "state"
        assert leader.state["decision"] == limit
        if limit == 0:
            assert leader.state["view"] == before
        # Beyond the limit the other has to agree.
        while leader.state["decision"] < limit + 4 or leader.state["view"]["asks"] != [0]:
            asked = next(seat for seat in seats if seat.state["prompt"])
            await asked.choose(first(asked))
            await settle(*seats)
        await rival.command("propose", what="undo", to=limit + 1)
        await settle(*seats)
        vote = leader.info["votes"][0]
        assert vote["by"] == 1
        assert vote["waiting"] == [0]
        assert code(await rival.command("vote", vote=vote["vote"], agree=True)) == "no-such-vote"
        assert (await leader.command("vote", vote=vote["vote"], agree=True))["type"] == "done"
        await settle(*seats)
        assert leader.state["decision"] == rival.state["decision"] == limit + 1
        assert leader.info["votes"] == []

    at_table(tmp_path, 2, test)


def test_one_no_ends_a_vote_and_silence_too(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        leader, rival, third = seats
        await leader.command("propose", what="pause")
        assert code(await rival.command("propose", what="pause")) == "vote-open"
        await settle(*seats)
        vote = rival.info["votes"][0]["vote"]
        await rival.command("vote", vote=vote, agree=True)
        await third.command("vote", vote=vote, agree=False)
        await settle(*seats)
        assert not leader.info["paused"]
        assert leader.info["votes"] == []
        await leader.command("propose", what="abandon")
        server.clock.advance(301)
        await leader.until(lambda m: m["type"] == "vote" and m["result"] == "refused")
        assert leader.info["status"] == "running"

    at_table(tmp_path, 3, test)


def test_pause_resume_and_abandon(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        leader, rival = seats
        for what in ("pause", "abandon"):
            await leader.command("propose", what=what)
            await rival.settle()
            await rival.command("vote", vote=rival.info["votes"][0]["vote"], agree=True)
            await settle(*seats)
            if what == "pause":
                assert leader.info["paused"]
                assert code(await leader.choose(first(leader))) == "paused"
                await rival.command("resume")
                await settle(*seats)
                assert not leader.info["paused"]
        assert leader.info["status"] == "abandoned"
        assert code(await leader.choose(first(leader))) == "not-running"
        table = leader.table
        answer = await leader.person.http.get(f"/api/games/{table}/record")
        assert answer.status_code == 200  # as far as it went

    at_table(tmp_path, 2, test)


def test_replace_by_vote_and_come_back(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        leader, rival = seats
        await leader.close()
        await rival.until(lambda m: m["type"] == "table" and not m["table"]["seats"][0]["connected"])
        server.clock.advance(300)
        await rival.command("propose", what="replace", seat=0)  # nobody else has to agree
        await rival.settle()
        assert rival.info["seats"][0]["bot"] == "regular"
        assert rival.info["seats"][0]["replaced"] == "vote"
        while rival.state["decision"] == 0:  # until the bot plays
            await rival.hear()
        await leader.connect()
        assert leader.state["viewer"] == 0
        assert leader.state["prompt"] is None
        assert code(await leader.command("resign", seat=0)) == "bot-plays"
        assert (await leader.command("take_back_seat", seat=0))["type"] == "done"
        await settle(*seats)
        assert rival.info["seats"][0]["kind"] == "person"
        assert (await leader.command("resign", seat=0))["type"] == "done"
        assert code(await leader.command("take_back_seat", seat=0)) == "resigned"
        await rival.command("resign", seat=1)
        await settle(*seats)
        assert rival.info["status"] == "abandoned"

    at_table(tmp_path, 2, test)


def test_chat_and_phrases(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        leader, rival = seats
        await leader.command("chat", text="  <b>hi</b>\n you ")
        line = (await rival.until(lambda m: m["type"] == "chat"))["line"]
        assert line["text"] == "<b>hi</b> you"  # plain text, shown as such
        assert line["seat"] == 0
        await rival.command("phrase", phrase="good-luck")
        assert code(await rival.command("phrase", phrase="rude")) == "invalid"
        assert code(await rival.command("chat", text="x" * 281)) == "invalid"
        assert code(await rival.command("chat", text="\u202etricked")) == "invalid"
        await rival.send(type="resync")
        state = await rival.until(lambda m: m["type"] == "state")
        assert [("text" in line, line["seat"]) for line in state["chat"]] == [(True, 0), (False, 1)]

    at_table(tmp_path, 2, test)


def test_hints_are_for_ones_own_seat(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        leader, rival = seats
        answer = await leader.command("hint", decision=0, seat=0)
        assert answer["choice"] in [each["choice"] for each in leader.state["prompt"]["options"]]
        assert code(await rival.command("hint", decision=0, seat=0)) == "not-your-seat"
        assert code(await rival.command("hint", decision=0, seat=1)) == "not-asked"

    at_table(tmp_path, 2, test)


def test_no_hints_where_none_are_wanted(tmp_path: Path) -> None:
    async def test(server: Inside, seats: list[Seat]) -> None:
        assert code(await seats[0].command("hint", decision=0, seat=0)) == "no-hints"

    at_table(tmp_path, 2, test, hints=False)


def test_hot_seat(tmp_path: Path) -> None:
    """Two people at one screen: nothing is shown until somebody says who looks."""

    async def run() -> None:
        async with inside(tmp_path) as server, Person(server.url, "Both") as both:
            table = await both.post("/api/tables", seats=[{"kind": "me"}] * 2, order="as_seated")
            await both.post(f"/api/tables/{table['id']}/start")
            seat = await both.sit(table["id"])
            assert seat.state["viewer"] is None
            assert all(kid is None for each in seat.state["view"]["seats"] for kid in each["hand"])
            for looked in (0, 1):
                await seat.send(type="look", seat=looked)
                state = await seat.until(lambda m: m["type"] == "state")
                hands = [each["hand"] for each in state["view"]["seats"]]
                assert None not in hands[looked]
                assert set(hands[1 - looked]) == {None}
            await seat.send(type="look", seat=2)
            assert code(await seat.until(lambda m: m["type"] == "refused")) == "not-your-seat"
            await seat.send(type="look", seat=0)
            await seat.until(lambda m: m["type"] == "state")
            await seat.choose(first(seat))
            await seat.close()

    asyncio.run(run())


def test_people_at_one_screen_have_names_of_their_own(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            inside(tmp_path) as server,
            Person(server.url, "Ada") as ada,
            Person(server.url, "Eve") as eve,
        ):
            seats = [{"kind": "me"}, {"kind": "me", "nickname": "Grandpa"}, {"kind": "bot", "bot": "random"}]
            table = await ada.post("/api/tables", seats=seats, order="as_seated", spectators=True)
            assert [each["nickname"] for each in table["seats"]] == ["Ada", "Grandpa", None]
            await ada.post(f"/api/tables/{table['id']}/start")
            seat = await ada.sit(table["id"])
            name = f"/api/tables/{table['id']}/name"
            await ada.post(name, seat=1, nickname="Oskar")
            told = await seat.until(lambda m: m["type"] == "table")
            assert told["table"]["seats"][1]["nickname"] == "Oskar"
            for who, wrong, refused in ((eve, 1, "not-your-seat"), (ada, 2, "not-your-seat")):
                answer = await who.http.post(name, json={"seat": wrong, "nickname": "Mallory"})
                assert answer.json()["error"]["code"] == refused
            for other in ({"kind": "person", "nickname": "X"}, {"kind": "me", "nickname": "x" * 25}):
                answer = await ada.http.post("/api/tables", json={"seats": [{"kind": "me"}, other]})
                assert answer.status_code == 422
            await seat.close()

    asyncio.run(run())


def test_votes_of_older_entries_are_read(tmp_path: Path) -> None:
    """They have no id of their own but go by the number of their entry."""

    async def test(server: Inside, seats: list[Seat]) -> None:
        leader, rival = seats
        room = server.rooms.rooms[leader.table]
        older = {"what": "pause", "seat": None, "to": None, "voters": [leader.person.id]}
        async with room.lock:
            await room.append([Deed("vote", older)], rival.person.id)
        await leader.settle()
        assert [vote["vote"] for vote in leader.info["votes"]] == ["1"]
        assert (await leader.command("vote", vote="1", agree=True))["type"] == "done"
        await leader.settle()
        assert leader.info["paused"]

    at_table(tmp_path, 2, test)
