"""Everything that clients send over a WebSocket. docs/wire.schema.json is written from here."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from fort.wire.texts import PHRASES, ChatText, one_line

Json = dict[str, Any]
COMMAND_ID = "[A-Za-z0-9_.:-]{1,64}"

Seat = Annotated[int, Field(ge=0, le=3, strict=True)]
Number = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
CommandId = Annotated[str, Field(pattern=f"^{COMMAND_ID}$")]
Proposal = Literal["undo", "pause", "abandon", "replace"]
Phrase = Literal[PHRASES]  # type: ignore[valid-type]  # a tuple of texts, which mypy does not follow


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


# From the client.


class Look(Message):
    """From which of my seats I look; null is the public view."""

    type: Literal["look"]
    seat: Seat | None


class Resync(Message):
    type: Literal["resync"]


class Ping(Message):
    type: Literal["ping"]


class Command(Message):
    """Carried out at most once, however often it is sent with the same id."""

    id: CommandId


ChoiceText = Annotated[str, Field(min_length=1, max_length=200)]


class Choose(Command):
    """A choice, or a gesture: one with others behind it, which happen and are taken back together. The `last`
    is made by itself a moment later, because it cannot be taken back."""

    type: Literal["choose"]
    decision: Number
    seat: Seat
    choice: ChoiceText
    rest: Annotated[list[ChoiceText], Field(max_length=24)] = []
    last: ChoiceText | None = None


class TakeBack(Command):
    """Takes back my last choice, or all after `to`; a vote where others have to agree."""

    type: Literal["undo"]
    decision: Number
    seat: Seat
    to: Number | None = None


class Propose(Command):
    type: Literal["propose"]
    what: Proposal
    seat: Seat | None = None
    to: Number | None = None


class Ballot(Command):
    type: Literal["vote"]
    vote: Annotated[str, Field(min_length=1, max_length=16)]
    agree: Annotated[bool, Field(strict=True)]


class Resume(Command):
    type: Literal["resume"]


class Resign(Command):
    type: Literal["resign"]
    seat: Seat


class TakeBackSeat(Command):
    type: Literal["take_back_seat"]
    seat: Seat


class DeclineUntilMyTurn(Command):
    type: Literal["decline_until_my_turn"]
    seat: Seat
    on: Annotated[bool, Field(strict=True)]


class StandingOrders(Command):
    """What is answered for me from now on: see docs/wire.md."""

    type: Literal["orders"]
    seat: Seat
    single: Annotated[bool, Field(strict=True)]
    stops: Annotated[list[Annotated[str, Field(min_length=1, max_length=60)]], Field(max_length=100)] = []


class Chat(Command):
    type: Literal["chat"]
    text: ChatText


class SayPhrase(Command):
    type: Literal["phrase"]
    phrase: Phrase


class AskForHint(Command):
    type: Literal["hint"]
    decision: Number
    seat: Seat


# After the end: a game looked through together.


class Lead(Message):
    """I want to lead the others through the game, or no more."""

    type: Literal["lead"]
    on: Annotated[bool, Field(strict=True)]


class Show(Message):
    """What the leader shows: so many choices made, as a seat saw it, or with all hands open."""

    type: Literal["show"]
    at: Number
    viewer: Seat | None = None
    open: Annotated[bool, Field(strict=True)] = False


class PointAt(Message):
    """A place on the table, as options touch it: `hand:0/Bug`."""

    type: Literal["point"]
    what: Annotated[str, Field(min_length=1, max_length=80), AfterValidator(one_line)]


FromClient = Annotated[
    Look
    | Resync
    | Ping
    | Choose
    | TakeBack
    | Propose
    | Ballot
    | Resume
    | Resign
    | TakeBackSeat
    | DeclineUntilMyTurn
    | StandingOrders
    | Chat
    | SayPhrase
    | AskForHint
    | Lead
    | Show
    | PointAt,
    Field(discriminator="type"),
]
from_client: TypeAdapter[FromClient] = TypeAdapter(FromClient)

# From who listens to what becomes of all their tables.
ToNews = Annotated[Resync | Ping, Field(discriminator="type")]
to_news: TypeAdapter[ToNews] = TypeAdapter(ToNews)
