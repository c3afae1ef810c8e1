"""A place at a table: what is shown there, kept up to date, and what one does there."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import fort
from fort.client.failures import NoTable, Refused
from fort.client.line import Line
from fort.rules.events import Event
from fort.wire import messages as m
from fort.wire import told

AGAIN = 1.0  # seconds until something is sent again that the server was too busy for
LATER = ("busy", "too-fast")  # refusals after which the same command is sent again


@dataclass(frozen=True)
class Question:
    """What a seat of one's own is asked now."""

    seat: int
    decision: int
    view: fort.View
    told: dict[str, Any] = field(repr=False)  # the view as it came


class Table:
    """Iterate over it for what is told; meanwhile it holds how things stand. For `async with`."""

    def __init__(
        self, id: str, line: Line[told.FromServer], box: Callable[[str], Awaitable[fort.Box]]
    ) -> None:
        self.id = id
        self.info: told.TableInfo | None = None
        self.position: told.State | told.Events | None = None
        self.log: list[Event] = []
        self._line = line
        self._fetch = box
        self._box: fort.Box | None = None  # of its own, if the program does not ship it
        self._commands = (f"{secrets.token_hex(4)}-{number}" for number in count(1))
        self._waiting: dict[str, tuple[m.Command, asyncio.Future[None]]] = {}
        self._told: asyncio.Queue[told.FromServer | None] = asyncio.Queue()
        self._reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Table":
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._reading is not None
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)

    async def __aiter__(self) -> AsyncIterator[told.FromServer]:
        """What is told, one after another; ends with an error if the server closes for good."""
        while (message := await self._told.get()) is not None:
            yield message
        assert self._reading is not None
        await self._reading

    # How things stand.

    @property
    def seats(self) -> list[int]:
        """One's own seats."""
        return [] if self.info is None else [each.seat for each in self.info.seats if each.you]

    @property
    def result(self) -> told.Result | None:
        """The end of the game, when it is over."""
        return None if self.position is None else self.position.result

    @property
    def view(self) -> fort.View | None:
        """All that the seat one looks from may know; None before the start."""
        if self.position is None or self.position.view is None:
            return None
        try:
            view = fort.View.from_json(self.position.view, self._box)
        except (fort.BoxError, ValueError) as error:
            raise NoTable(
                f"this table is played otherwise than this Fort knows: update it ({error})"
            ) from error
        view.remember(self.log, len(self.log))
        return view

    @property
    def question(self) -> Question | None:
        """What the seat one looks from is asked; None if it is not."""
        position = self.position
        if position is None or position.prompt is None or (view := self.view) is None:
            return None
        assert position.view is not None
        return Question(position.prompt.seat, position.decision, view, position.view)

    def asks(self, question: Question) -> bool:
        """Is this still the question? In the draft others may have picked meanwhile, and it is the same."""
        position = self.position
        if position is None or position.prompt is None:
            return False
        return question.view.drafting or position.view == question.told

    # What one does. Each returns when it is carried out, and raises Refused if it is not.

    async def choose(self, question: Question, choice: fort.Choice | str) -> None:
        """Answers a question."""
        text = choice if isinstance(choice, str) else choice.text
        seat, decision = question.seat, question.decision
        command = next(self._commands)
        await self.command(m.Choose(id=command, type="choose", decision=decision, seat=seat, choice=text))

    async def say(self, text: str) -> None:
        """Says something to everybody at the table."""
        await self.command(m.Chat(id=next(self._commands), type="chat", text=text))

    async def vote(self, vote: str, agree: bool) -> None:
        """Answers what another has put to the vote."""
        await self.command(m.Ballot(id=next(self._commands), type="vote", vote=vote, agree=agree))

    async def take_back(self, seat: int) -> None:
        """Takes a seat back that a bot plays meanwhile."""
        await self.command(m.TakeBackSeat(id=next(self._commands), type="take_back_seat", seat=seat))

    async def resume(self) -> None:
        """Lets a paused game go on."""
        await self.command(m.Resume(id=next(self._commands), type="resume"))

    async def look(self, seat: int | None) -> None:
        """Looks from another of one's seats; a whole state is told."""
        await self._line.send(m.Look(type="look", seat=seat).model_dump_json())

    async def command(self, command: m.Command) -> None:
        """Sends a command until it is answered. Its id sees to it that it is carried out once."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = (command, answer)
        try:
            while True:
                await self._line.send(command.model_dump_json())
                try:
                    return await answer
                except Refused as refused:
                    if refused.code not in LATER:
                        raise
                    await asyncio.sleep(float(refused.facts.get("seconds", AGAIN)))
                    answer = asyncio.get_running_loop().create_future()
                    self._waiting[command.id] = (command, answer)
        finally:
            del self._waiting[command.id]

    # What is told.

    async def _read(self) -> None:
        try:
            async for message in self._line.messages():
                await self._fold(message)
                self._told.put_nowait(message)
                if isinstance(message, told.State):
                    await self._send_again()
        except Exception as error:
            for _, answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(error)
            raise
        finally:
            self._told.put_nowait(None)

    async def _send_again(self) -> None:
        """After a break nobody knows what of this has arrived; the id keeps it from being done twice."""
        for command, answer in list(self._waiting.values()):
            if not answer.done():
                await self._line.send(command.model_dump_json())

    async def _fold(self, message: told.FromServer) -> None:
        if isinstance(message, told.State | told.TableChanged):
            self.info = message.table
        if isinstance(message, told.State):
            await self._know_box(message.view)
            self.log = [_event(each) for each in message.log]
            self.position = message
        elif isinstance(message, told.Events):
            self.log = [*self.log, *map(_event, message.events)]
            self.position = message
        elif isinstance(message, told.Done):
            self._answer(message.id, None)
        elif isinstance(message, told.Refused) and message.id is not None:
            self._answer(message.id, Refused(message.error))

    def _answer(self, id: str, refused: Refused | None) -> None:
        _, answer = self._waiting.get(id, (None, None))
        if answer is None or answer.done():
            return
        if refused is None:
            answer.set_result(None)
        else:
            answer.set_exception(refused)

    async def _know_box(self, view: dict[str, Any] | None) -> None:
        """A table may be played with cards of its own."""
        if view is not None and self._box is None:
            try:
                fort.box.named(view["edition"]["box"])
            except fort.box.UnknownBox:
                self._box = await self._fetch(self.id)


def _event(told: dict[str, Any]) -> Event:
    """An event, without what is said of it to people."""
    return Event.from_json({key: value for key, value in told.items() if key != "saying"})
