"""A table: a game, its record, its sealed seed, and taking back."""

from collections.abc import Sequence
from copy import copy
from hashlib import blake2b

from fort.box import Box, read
from fort.legal.game import Game
from fort.notation.diagram import from_diagram
from fort.rules import events
from fort.rules.choices import Choice
from fort.rules.edition import RULES
from fort.rules.events import Event
from fort.table.embedded import checked
from fort.table.reading import read_record
from fort.table.record import Record, RecordError, plain_diagram, result_of
from fort.table.seal import Seal

CHANCE_OR_NEWS = (
    *(events.Dealt, events.Drew, events.ParkRefilled),
    *(events.Revealed, events.RulesSeen, events.Shuffled),
)


def is_final(told: Sequence[Event]) -> bool:
    """Has chance acted, or something hidden become known to anybody?  A-14.2"""
    for event in told:
        if isinstance(event, CHANCE_OR_NEWS):
            return True
        if isinstance(event, (events.Recruited, events.Tucked)) and event.source == "park deck":
            return True
    return False


class Table:
    """A game with everything around it that is kept. `seal` is for whoever runs the table alone."""

    def __init__(self, record: Record, seal: Seal | None) -> None:
        self.record = record
        self.seal = seal
        self.game = self._begin()
        self._final: list[bool] = []  # by choice: cannot be taken back by the seat alone
        choices, record.choices = record.choices, []
        self._replay(choices)

    def __reduce__(self) -> tuple[object, ...]:
        return (Table, (copy(self.record), self.seal))  # which plays the choices again

    @staticmethod
    def new(
        seats: int = 2,
        setup: str = "basic",
        seed: str | None = None,
        names: Sequence[str] | None = None,
        box: Box | str | None = None,
        boards: Sequence[str] | None = None,
    ) -> "Table":
        """A new game; without a seed one is drawn that nobody can guess."""
        kept = checked(box if isinstance(box, Box) else read(box))
        seal = Seal.new(seed)
        chosen = kept.boards[:seats] if boards is None else tuple(boards)
        record = Record(kept, seats, chosen, setup, named(names, seats), seal.commitment)
        return Table(record, seal)

    @staticmethod
    def from_diagram(
        text: str, names: Sequence[str] | None = None, box: Box | str | None = None, rules: int = RULES
    ) -> "Table":
        """A game that starts from a position. Its shuffles are the diagram's, so nothing is sealed."""
        kept = checked(box if isinstance(box, Box) else read(box))
        diagram = plain_diagram(text)
        game = from_diagram(diagram, kept, rules)
        seats = len(game.seats)
        record = Record(
            kept, seats, boards_of(game), game.setup, named(names, seats), diagram=diagram, rules=rules
        )
        return Table(record, None)

    @staticmethod
    def from_record(text: str, seed: str | None = None, salt: str | None = None) -> "Table":
        """A table as it was left, from its record and the secrets that were kept apart from it."""
        record = read_record(text)
        if record.diagram is not None:
            return Table(record, None)
        seed = record.seed if seed is None else seed
        salt = record.salt if salt is None else salt
        if seed is None or salt is None:
            raise RecordError(0, "expected seed and salt to go on with a running game", record)
        seal = Seal(seed, salt)
        if record.commitment is None or not seal.opens(record.commitment):
            reason = "the commitment does not fit this seed and salt"
            raise RecordError(record.line("commitment"), reason, record)
        return Table(record, seal)

    @property
    def commitment(self) -> str | None:
        return self.record.commitment

    def bot_seed(self, seat: int) -> str:
        """A seed for the bot at a seat: it follows from the sealed one and does not tell it."""
        seed = "" if self.seal is None else self.seal.seed
        return blake2b(f"bot {seat} {seed}".encode(), digest_size=16).hexdigest()

    def take(self, choice: Choice, seat: int) -> tuple[Event, ...]:
        """Carries out a choice of a seat and notes it; tells what happened."""
        told = self.game.take(choice, seat)
        self.record.choices.append((seat, self.game.own(choice)))
        self.record.lines = {}
        self._final.append(is_final(told))
        if self.game.over:
            self._publish()
        return told

    def abandon(self) -> None:
        """The game ends here without a result: nobody plays on, so the seed may be known."""
        self._open_seal()

    # Taking back. , R18.2

    def undo_limit(self, seat: int) -> int:
        """How many choices remain if this seat takes back all it may on its own."""
        number = len(self.record.choices)
        if seat not in self.game.asks:
            return number
        while number and self.record.choices[number - 1][0] == seat and not self._final[number - 1]:
            number -= 1
        return number

    def undo(self, to: int) -> None:
        """Goes back to so many choices. Whether the others agree is for the caller to know."""
        number = len(self.record.choices)
        if not 0 <= to <= number:
            raise ValueError(f"expected 0 to {number} choices to remain, found {to}")
        self._replay(self.record.choices[:to])

    def take_back(self, seat: int) -> None:
        """Takes back a pick in the draft while others are still choosing; their picks stay."""
        if self.game.draft is None or seat in self.game.asks or not 0 <= seat < self.record.seats:
            raise ValueError(f"seat {seat} has no pick that can be taken back")
        choices = self.record.choices[:]
        last = max(number for number, (who, _) in enumerate(choices) if who == seat)
        del choices[last]
        self._replay(choices)

    # The machine.

    def _begin(self) -> Game:
        return self.record.begin(None if self.seal is None else self.seal.seed)

    def _replay(self, choices: list[tuple[int, Choice]]) -> None:
        """The table after these choices; as it was, if one of them is refused."""
        record = self.record
        record.choices = choices
        game, final = self._begin(), []
        for number in range(len(choices)):
            final.append(is_final(record.step(game, number)))
        record.lines = {}
        self.game, self._final = game, final
        if game.over:
            self._publish()
        else:
            record.seed = record.salt = record.result = None

    def _publish(self) -> None:
        """The game is over: result and seed may be known."""
        self.record.result = result_of(self.game)
        self._open_seal()

    def _open_seal(self) -> None:
        if self.seal is not None:
            self.record.seed, self.record.salt = self.seal.seed, self.seal.salt


def boards_of(game: Game) -> tuple[str, ...]:
    return tuple(game.components.boards[seat.board] for seat in game.seats)


def named(names: Sequence[str] | None, seats: int) -> tuple[str, ...] | None:
    if names is not None and len(names) != seats:
        raise ValueError(f"expected {seats} names, one for each seat, found {len(names)}")
    return None if names is None else tuple(names)
