"""Everything that the server tells over a WebSocket, as models for the published schema and for programs.

Messages are built as plain dictionaries, because that is quick; a test holds them against these models.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, TypeAdapter, WithJsonSchema, with_config
from typing_extensions import TypedDict

from fort.notation.choices import ChoiceShape
from fort.wire.error import Error
from fort.wire.sayings import CLOSED, Gain, Saying, Suit, Thing
from fort.wire.wishes import Pace

# What the engine writes; docs/view.schema.json describes it. An event comes with what is said of it.
View = Annotated[dict[str, Any], WithJsonSchema({"of": "view"})]
Event = Annotated[dict[str, Any], WithJsonSchema({"of": "event"})]
Side = Annotated[str, WithJsonSchema({"of": "side"})]
Resource = Annotated[str, WithJsonSchema({"of": "resource"})]


class Told(BaseModel):
    model_config = CLOSED


class Action(Told):
    """An action as it is written, as it is drawn, sign by sign, and what it does."""

    text: str
    signs: list[str]
    saying: Saying


@with_config(CLOSED)
class Touch(TypedDict, total=False):
    """A card, a place, a seat or tokens that an option is about; what does not matter is left out."""

    kid: str
    place: str
    seat: int
    suits: list[Suit]
    suit: Suit
    side: Side
    resource: Resource
    number: int
    made_up_rule: str
    perk: str


class Whole(Told):
    """An option as one gesture: the choices to send behind it, and everything that then happens."""

    rest: list[str]
    last: str | None = Field(description="what ends it, and cannot be taken back")
    events: list[Event]


class Option(Told):
    choice: str = Field(description="its text, which is sent back")
    shape: ChoiceShape
    label: Saying | Thing
    source: Saying | None = Field(None, description="where it comes from, if that tells options apart")
    touches: list[Touch]
    gives: Saying | Thing | None = Field(None, description="what is certain to be gained")
    gain: Gain | None = Field(None, description="the same, with what the first step of several gains")
    counts: dict[str, int] | None = Field(
        None, description="how often each action would count with this card"
    )
    count: Saying | None = Field(None, description="of an action: how often")
    verdict: Saying | None = Field(None, description="of an action: whether it would be used fully")
    fully: bool | None = None
    action: Action | None = Field(None, description="of two steps, the one that would be first")
    whole: Whole | None = Field(
        None, description="with everything that plainly follows; nothing of it is chance"
    )
    final: bool | None = Field(None, description="it cannot be taken back")


class RefusedChoice(Told):
    choice: str
    touches: list[Touch]
    code: str
    rule: str
    reason: Saying


class Prompt(Told):
    seat: int
    question: Saying
    action: Action | None = Field(description="the step in question")
    options: list[Option]
    refused: list[RefusedChoice]


class Undo(Told):
    """What the seat looked from can take back on its own."""

    to: int
    limit: int
    pick: bool = Field(description="its pick in the draft, while others choose")


class Passing(Told):
    """What is about to be answered for the seat looked from."""

    choice: str
    label: Saying


class Orders(Told):
    """What the seat looked from has said beforehand."""

    single: bool
    stops: list[str]


class Clock(Told):
    seat: int
    seconds: float
    running: bool


class Vote(Told):
    vote: str
    what: Literal["undo", "pause", "abandon", "replace"]
    by: int | None
    seat: int | None
    to: int | None
    agreed: list[int]
    waiting: list[int]
    closed: bool
    result: Literal["open", "agreed", "refused"]


class ChatLine(Told):
    seat: int | None
    nickname: str | None
    text: str | None = None
    phrase: str | None = None
    at: str


class Score(Told):
    track: int
    fort: int
    made_up_rule: int
    sculpture: int
    total: int
    rank: int


class Result(Told):
    """The end: points, and the opened seal."""

    scores: list[Score]
    seed: str | None
    salt: str | None


class Away(Told):
    """Somebody who plays is not connected."""

    seconds: float = Field(description="how long they have been away")
    grace: float | None = Field(
        description="seconds until they count as gone; null while the clock alone decides, or in a pause"
    )


class TableSeat(Told):
    seat: int
    kind: Literal["person", "bot", "empty"]
    nickname: str | None
    program: bool = Field(description="the guest who sits here is a program")
    bot: str | None
    replaced: Literal["vote", "time", "resigned"] | None
    you: bool
    connected: bool
    away: Away | None
    board: str | None


class Invitation(Told):
    url: str
    qr_svg: str


class Again(Told):
    """The moment of another game from which this one goes on: with hidden cards dealt anew, never rated."""

    table: str
    number: int
    seat: int


class TableInfo(Told):
    id: str
    status: Literal["waiting", "running", "finished", "abandoned"]
    setup: Literal["basic", "advanced"]
    pace: Pace
    order: Literal["random", "as_seated"]
    open: bool
    spectators: bool
    hints: bool
    own_box: bool
    from_diagram: bool
    daily: str | None = Field(description="the day whose deal this is: sealed until it is over")
    again: Again | None
    host: bool
    seats: list[TableSeat]
    asked: list[int]
    your_turn: bool
    paused: bool
    broken: bool = Field(description="its log cannot be read to the end: it can be looked at only")
    votes: list[Vote]
    invitation: Invitation | None
    rematch: str | None
    created: str
    finished: str | None


class Numbered(Told):
    number: int = Field(description="counts the messages of this socket's stream by one")


class Position(Numbered):
    decision: int = Field(description="how many choices were made")
    viewer: int | None = Field(description="the seat looked from; null sees what everybody sees")
    prompt: Prompt | None
    undo: Undo | None
    declining: bool
    orders: Orders | None
    passing: Passing | None
    clocks: list[Clock] | None
    result: Result | None


class State(Position):
    """Everything, whole: first, after `look` and `resync`, after something was taken back."""

    type: Literal["state"]
    table: TableInfo
    view: View | None
    log: list[Event]
    votes: list[Vote]
    chat: list[ChatLine]
    commitment: str | None


class Events(Position):
    """After a choice."""

    type: Literal["events"]
    view: View
    events: list[Event]


class TableChanged(Numbered):
    type: Literal["table"]
    table: TableInfo


class ChatSaid(Numbered):
    type: Literal["chat"]
    line: ChatLine


class VoteChanged(Vote):
    type: Literal["vote"]
    number: int


class Done(Told):
    """The command is carried out and on disk; what it did was told before."""

    type: Literal["done"]
    id: str


class Refused(Told):
    type: Literal["refused"]
    id: str | None
    error: Error


class Motive(Told):
    code: str
    weight: float = Field(description="below zero, it speaks against the choice")


class Candidate(Told):
    choice: str
    label: Saying
    estimate: float
    reasons: list[Motive]
    why: list[Saying]


class Hint(Told):
    type: Literal["hint"]
    id: str
    choice: str
    label: Saying
    candidates: list[Candidate]


class Somebody(Told):
    seat: int | None
    nickname: str | None
    you: bool


class Together(Numbered):
    """A finished game looked through together: who leads, and what is shown."""

    type: Literal["together"]
    leader: Somebody | None = Field(description="null: whoever sits here may lead")
    at: int = Field(description="choices made")
    viewer: int | None
    open: bool = Field(description="with all hands")


class Pointed(Numbered, Somebody):
    """Somebody points at something, just now."""

    type: Literal["pointed"]
    what: str


class Pong(Told):
    type: Literal["pong"]


# Of all tables of a guest.


class Tables(Numbered):
    """All tables of mine that wait or run, whole: first, and after `resync`."""

    type: Literal["tables"]
    tables: list[TableInfo]


class TableGone(Numbered):
    """A table of mine that is not mine any more."""

    type: Literal["gone"]
    id: str


FromServer = Annotated[
    State
    | Events
    | TableChanged
    | ChatSaid
    | VoteChanged
    | Together
    | Pointed
    | Done
    | Refused
    | Hint
    | Pong,
    Field(discriminator="type"),
]
FromNews = Annotated[Tables | TableChanged | TableGone | Refused | Pong, Field(discriminator="type")]
from_server: TypeAdapter[FromServer] = TypeAdapter(FromServer)
from_news: TypeAdapter[FromNews] = TypeAdapter(FromNews)
