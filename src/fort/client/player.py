"""Lets a bot play at a table of a server, as the rules are for people: clocks, votes and absence count."""

import asyncio
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress

import fort
from fort.bots import Bot
from fort.client.failures import BotFailed, NoTable, Refused
from fort.client.table import Question, Table
from fort.wire import told

# Refusals that only say that things have changed since.
OVERTAKEN = (
    "stale-decision", "not-asked", "paused", "bot-plays", "not-running", "no-such-vote", "seat-is-yours",
    "not-paused", "still-here", "gone-briefly",
)  # fmt: skip


async def play(table: Table, bot_of: Callable[[int], Bot]) -> told.Result | None:
    """Plays one's seats to the end of the game, each with a bot of its own; None if the game was abandoned.

    The bot agrees to whatever others put to the vote, and takes its seat back when another plays for it.
    """
    player = _Player(table, bot_of)
    tasks = [asyncio.create_task(player.listen()), asyncio.create_task(player.answer())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return table.result


class _Player:
    """One task hears, the other answers: a bot that thinks for long keeps nobody from voting."""

    def __init__(self, table: Table, bot_of: Callable[[int], Bot]) -> None:
        self.table = table
        self.bot_of = bot_of
        self.bots: dict[int, Bot] = {}
        self.stirred = asyncio.Event()
        self.voted: set[str] = set()

    async def listen(self) -> None:
        """Hears until the game is over, or the seat is lost."""
        async for _ in self.table:
            info = self.table.info
            if info is None:
                continue
            if self.table.result is not None or info.status == "abandoned":
                return
            if not self.table.seats:
                raise NoTable("you have no seat at this table any more: the host gave it away")
            if info.broken:
                raise NoTable("this table is damaged: tell whoever runs the server")
            await self._be_kind(info)
            self.stirred.set()

    async def _be_kind(self, info: told.TableInfo) -> None:
        """Agrees to what is put to the vote."""
        for vote in info.votes:
            if vote.vote not in self.voted and set(vote.waiting) & set(self.table.seats):
                self.voted.add(vote.vote)
                with suppress(Refused):
                    await self.table.vote(vote.vote, True)

    async def answer(self) -> None:
        """Answers every question as soon as it is put."""
        while True:
            await self.stirred.wait()
            self.stirred.clear()
            try:
                await self._step()
            except Refused as refused:
                if refused.code not in OVERTAKEN:
                    raise

    async def _step(self) -> None:
        if await self._take_back():
            return
        question = self.table.question
        if question is None:
            await self._look_round()
            return
        choice = await self._think(question)
        if not self.table.asks(question):  # somebody took something back meanwhile, or time was up
            self.stirred.set()
            return
        try:
            await self.table.choose(question, choice)
        except Refused:
            if self.table.asks(question):
                raise
            self.stirred.set()

    async def _take_back(self) -> bool:
        """If another plays for it, takes its seat back; a game that stopped for that goes on."""
        info = self.table.info
        if info is None or info.status != "running":
            return False
        mine = [each for each in info.seats if each.you and each.kind == "bot"]
        lost = [each for each in mine if each.replaced != "resigned"]
        if not lost:
            return False
        if not info.paused:
            await self.table.take_back(lost[0].seat)
        elif all(each.kind == "bot" for each in info.seats):
            await self.table.resume()
        return True

    async def _look_round(self) -> None:
        """With several seats, looks from the one that is asked."""
        seats = self.table.seats
        if len(seats) > 1 and (view := self.table.view) is not None:
            asked = [seat for seat in seats if seat in view.asks]
            if asked and view.viewer not in asked:
                await self.table.look(asked[0])

    async def _think(self, question: Question) -> str:
        """What the bot answers. It thinks in a thread of its own, which nobody has to wait for at the end."""
        if question.seat not in self.bots:
            self.bots[question.seat] = self.bot_of(question.seat)
        bot, view = self.bots[question.seat], question.view
        loop = asyncio.get_running_loop()
        found: asyncio.Future[str] = loop.create_future()

        def think() -> None:
            try:
                answer, error = _text(bot.choose(view), view), None
            except BaseException as failure:
                answer, error = "", _failure(failure)
            with suppress(RuntimeError):  # nobody listens any more
                loop.call_soon_threadsafe(_settle, found, answer, error)

        threading.Thread(target=think, daemon=True, name="fort-bot").start()
        return await found


def _settle(found: "asyncio.Future[str]", answer: str, error: BotFailed | None) -> None:
    if found.done():
        return
    if error is None:
        found.set_result(answer)
    else:
        found.set_exception(error)


def _text(choice: object, view: fort.View) -> str:
    options = [option.text for option in view.options]
    text = getattr(choice, "text", None)
    if text not in options:
        shown = ", ".join(options[:5]) + (", ..." if len(options) > 5 else "")
        raise BotFailed(f"the bot answered {choice!r}: expected one of view.options ({shown})")
    return str(text)


def _failure(failure: BaseException) -> BotFailed:
    if isinstance(failure, BotFailed):
        return failure
    lines = "".join(traceback.format_exception(failure)).rstrip()
    return BotFailed(f"the bot failed: {type(failure).__name__}: {failure}\n{lines}")
