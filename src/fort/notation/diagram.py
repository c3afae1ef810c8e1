"""A position as text, both ways: this reads it. docs/diagrams.md describes it."""

from collections.abc import Iterable
from typing import Any, Final

from fort.box import Box, read
from fort.legal.game import Game
from fort.notation.diagram_lines import DiagramError, Lines
from fort.notation.drawing import AT_SEATS, AT_TABLE, DRAFT, SEAT, TABLE
from fort.notation.forms import Refused, fill
from fort.rules.components import Components, components
from fort.rules.edition import RULES
from fort.rules.levels import KeepRule
from fort.rules.limits import PARK_SIZE, STUFF_ROOM, TOKENS, TOP_LEVEL
from fort.rules.names import COIN, NOBODY, NOTHING, RESOURCES
from fort.rules.perks import PERKS
from fort.rules.play import Play
from fort.rules.playing import PlayPhase
from fort.rules.scoring import MADE_UP_RULES
from fort.rules.seat import Seat
from fort.rules.setup import Draft
from fort.rules.shuffle import Streams, key_of
from fort.rules.state import Log
from fort.rules.task import Task
from fort.rules.turn import BirthdayParty, Cleanup, Discard, Draw, EndTurn, Pause, RecruitPhase
from fort.seen.viewer import look_around

_PHASES: Final[list[tuple[str, Task]]] = [
    ("cleanup", Cleanup()),
    ("play", PlayPhase(False)),
    ("recruit", RecruitPhase()),
    ("recruit", BirthdayParty()),
    ("discard", Discard()),
    ("discard", Pause()),
    ("draw", Draw()),
    ("draw", Pause()),
    ("end", EndTurn()),
]
NEEDED: Final = {"declared": "played", "added": "played", "used": "played", "asked": "todo"}


def from_diagram(text: str, box: Box | str | None = None, rules: int = RULES) -> Game:
    """The game in the position that a diagram describes. A diagram names neither box nor rules."""
    parts = components(box if isinstance(box, Box) else read(box), rules)
    return _Position(parts, Lines(text)).game


class _Position:
    """A diagram that becomes a game: what is stated, then all that is left open."""

    def __init__(self, parts: Components, lines: Lines) -> None:
        self.parts = parts
        self.lines = lines
        self.left: list[int] = [kid.copies for kid in parts.kids]  # of the box, that stand nowhere yet
        self.table = self._read(NOBODY)
        number = self.table.get("seats", max(2, lines.seats))
        if lines.seats > number:
            raise lines.error(NOBODY, f"seat {lines.seats - 1}", f"there are only {number} seats")
        for key in ("leader", "asked", "sculpture"):
            if self.table.get(key, 0) >= number:
                or_table = " or 'table'" if key == "sculpture" else ""
                raise lines.error(NOBODY, key, f"expected a seat from 0 to {number - 1}{or_table}")
        self.seats = [self._read(place) for place in range(number)]
        self.game = Game.empty(parts, key_of(self.table.get("seed", "diagram")))
        self.game.log = Log()
        self._table()
        for place in range(number):
            self.game.seats.append(self._seat(place))
        self._draft()
        self._play()
        self._take_all()
        self._decks()
        self._supply()
        self._rewards()
        self._continue()

    def _read(self, place: int) -> dict[str, Any]:
        """The values of all lines at this place, by key."""
        known = AT_TABLE if place == NOBODY else AT_SEATS
        values: dict[str, Any] = {}
        for (at, key), texts in self.lines.texts.items():
            if at != place:
                continue
            if key not in known:
                where = "at the table" if place == NOBODY else "of a seat"
                raise DiagramError(self.lines.line[at, key], f"unknown key '{key}' {where}")
            try:
                values[key] = known[key].read(self.parts, texts)
            except Refused as error:
                raise self.lines.error(place, key, str(error)) from error
        for key, needed in NEEDED.items():
            if key in values and needed not in values:
                raise self.lines.error(place, key, f"expected '{needed}' with it")
        return values

    def _table(self) -> None:
        game, table = self.game, self.table
        game.round = 2
        for line in TABLE:
            if line.key in table and line.key not in ("park deck", "ending", "key"):
                line.put(game, table[line.key])
        game.in_play = table.get("in play", [])
        if "key" in table:
            game.streams = Streams(table["key"])
        if len(game.park) > PARK_SIZE:
            raise self.lines.error(NOBODY, "park", "the Park has three places (R2.1.8)")

    def _seat(self, place: int) -> Seat:
        seat, values, error = Seat.empty(place), self.seats[place], self.lines.error
        for line in SEAT:
            if line.key in values and line.key != "deck":
                line.put(seat, values[line.key])
        seat.hand.sort()
        seat.had_perk = seat.perk != NOTHING or seat.level >= 2
        if len(seat.lookout) > seat.lookout_places():
            raise error(place, "lookout", f"level {seat.level} has room for {seat.lookout_places()} (R4.2)")
        if max(seat.stuff) > STUFF_ROOM:
            raise error(place, "stuff", "there is room for 4 of each (R4.3)")
        if seat.pack_room() < 0:
            raise error(place, "pack", f"too much for level {seat.level} (R4.4)")
        if seat.board in [other.board for other in self.game.seats]:
            raise error(place, "board", "two seats have the same board")
        return seat

    def _draft(self) -> None:
        if not any(line.key in values for line in DRAFT for values in self.seats):
            return
        self.game.draft = draft = Draft([values.get("packet", []) for values in self.seats])
        draft.kept = [values.get("kept", []) for values in self.seats]
        draft.picked = [values.get("picked", NOTHING) for values in self.seats]
        for place, picked in enumerate(draft.picked):
            if picked not in (NOTHING, *draft.packets[place]):
                raise self.lines.error(place, "picked", "it is not in the packet")

    def _play(self) -> None:
        game, table = self.game, self.table
        facts = table.get("facts", {"since": []})
        since = facts.pop("since")
        game.play = play = Play(game.leader)
        fill(play, facts)
        if "played" not in table:
            return
        play.kid = table["played"]
        play.icons = self.parts.kids[play.kid].icons[:]
        play.used = table.get("used", play.used)
        if "declared" in table:
            play.suit = table["declared"]
            play.icons[COIN] -= 1
            play.icons[play.suit] += 1
        for at, card in enumerate(table.get("added", [])):
            card.since = since[at] if at < len(since) else 0
            play.add(card)

    # Cards.

    def _take_all(self) -> None:
        """Cards that are named somewhere are no longer left."""
        game, play = self.game, self.game.play
        leader = game.seats[game.leader]
        for place, seat in enumerate(game.seats):
            self._take(place, "hand", seat.hand, seat)
            self._take(place, "discard pile", seat.discard_pile, seat)
            self._take(place, "yard", seat.yard, seat)
            self._take(place, "lookout", seat.lookout, seat)
            for key in ("kept", "packet", "deck"):
                self._take(place, key, self.seats[place].get(key, []), seat)
        self._take(NOBODY, "in play", game.in_play, leader)
        if play.kid != NOTHING and not play.boxed:
            self._take(NOBODY, "played", [play.kid], leader)
        self._take(NOBODY, "added", [card.kid for card in play.added if card.kid != NOTHING], leader)
        for key in ("park", "park deck", "box"):
            self._take(NOBODY, key, self.table.get(key, []), None)

    def _take(self, place: int, key: str, kids: list[int] | int, owner: Seat | None) -> None:
        if isinstance(kids, int):
            return  # so many, whoever they are
        for number in kids:
            kid = self.parts.kids[number]
            self.left[number] -= 1
            wrong = ""
            if self.left[number] < 0:
                wrong = f"'{kid.name}' stands here more than {kid.copies}x, as the box has it"
            elif (
                kid.board and key != "box" and (owner is None or self.parts.boards[owner.board] != kid.board)
            ):
                wrong = f"{kid.name} is the Best Friend of the {kid.board} board (R3.8)"
            elif kid.board and key == "yard":
                wrong = f"{kid.name} is a Best Friend and never lies in a Yard (R3.8)"
            if wrong:
                raise self.lines.error(place, key, wrong)

    def _spare(self, number: int) -> list[int]:
        """Kids of the Park's kind that stand nowhere else, in the order of the box."""
        kids: list[int] = []
        for kid in range(self.parts.park_kids):
            while self.left[kid] > 0 and len(kids) < number:
                self.left[kid] -= 1
                kids.append(kid)
        return kids

    def _deck(self, place: int, key: str, stated: list[int] | int) -> list[int]:
        """A deck as it is stated, by its cards or their number."""
        if isinstance(stated, list):
            return stated
        kids = self._spare(stated)
        if len(kids) < stated:
            raise self.lines.error(place, key, "there are not so many kids left")
        return kids[::-1]

    def _decks(self) -> None:
        game, table = self.game, self.table
        boards = [self.parts.boards[seat.board] for seat in game.seats]
        for place, seat in enumerate(game.seats):
            if "deck" in self.seats[place]:
                seat.deck = self._deck(place, "deck", self.seats[place]["deck"])
        for place, seat in enumerate(game.seats):
            if "deck" not in self.seats[place] and game.draft is None:
                seat.deck = [friend for friend in self.parts.friends_of(boards[place]) if self.left[friend]]
                for friend in seat.deck:
                    self.left[friend] -= 1
        if "park" not in table:
            game.park = self._spare(PARK_SIZE)
        if "park deck" in table:
            game.park_deck = self._deck(NOBODY, "park deck", table["park deck"])
        else:
            game.park_deck = self._spare(sum(self.left))[::-1]
        for number, left in enumerate(self.left):
            if game.draft is None or self.parts.kids[number].board not in boards:
                game.box += [number] * left

    # Tokens and rewards.

    def _supply(self) -> None:
        game = self.game
        for resource, name in enumerate(RESOURCES):
            held = sum([seat.stuff[resource] + seat.pack[resource] for seat in game.seats])
            if "supply" not in self.table:
                game.supply[resource] = max(0, TOKENS - held)
            total = held + game.supply[resource]
            if total > TOKENS:
                raise self.lines.error(NOBODY, "supply", f"{total} {name} in all: there are 30 (R1.2)")

    def _rewards(self) -> None:
        """Players + 1 of each kind, less one for each seat whose level has it.  R2.1.6, R2.1.7"""
        game, box = self.game, self.parts.box
        levels = [seat.level for seat in game.seats]
        perks = [seat.perk for seat in game.seats] + game.used_perks
        rules = [seat.made_up_rule for seat in game.seats]
        if "perks" not in self.table:
            game.perk_row = self._spare_rewards(map(PERKS.index, box.perks), perks, 2)
        if "made-up rules" not in self.table:
            numbers = map(MADE_UP_RULES.index, box.made_up_rules)
            game.made_up_rules = self._spare_rewards(numbers, rules, 1)
        for key, cards in (("perk", perks + game.perk_row), ("made-up rule", rules + game.made_up_rules)):
            named = [card for card in cards if card != NOTHING]
            if len(set(named)) < len(named):
                message = f"the same {key} stands twice: each exists once (R1.5, R1.6)"
                raise self.lines.error_anywhere(key, message)
        if "sculpture" not in self.table and levels.count(TOP_LEVEL) == 1:
            game.sculpture = levels.index(TOP_LEVEL)  # R11.6

    def _spare_rewards(self, numbers: Iterable[int], held: list[int], level: int) -> list[int]:
        taken = len([seat for seat in self.game.seats if seat.level >= level])
        return [number for number in numbers if number not in held][: max(0, len(self.seats) + 1 - taken)]

    def _continue(self) -> None:
        game, table = self.game, self.table
        assert game.log is not None
        look_around(game)
        game.check_end()
        game.ending = table.get("ending", game.ending)
        game.over = table.get("over", False)
        if "todo" in table or game.over:
            game.todo = table.get("todo")
            game.asked_seat = NOBODY if game.over else table.get("asked", 0)
            game.waiting = not game.over
            if game.todo is not None and isinstance(game.todo.task, KeepRule):
                game.todo.task.look(game)  # the stack is in hand  R11.3
            return
        first = [name for name, _ in _PHASES].index(table.get("phase", "play"))
        for _, task in reversed(_PHASES[first:]):
            game.push(task)
        game.play.actor = game.leader
        game.run()
