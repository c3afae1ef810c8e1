"""A position as text, both ways: this reads it. docs/diagrams.md describes it."""

from typing import Any, Final

from fort.box import Box, read
from fort.legal.game import Game
from fort.notation.diagram_lines import DiagramError, Lines, label
from fort.notation.drawing import AT_SEAT, DRAFT, NOT_OVER, NOT_WRITTEN, TABLE, Fields, data_of
from fort.notation.forms import Refused, fill
from fort.rules.components import Components, components
from fort.rules.edition import RULES
from fort.rules.levels import KeepRule
from fort.rules.limits import PARK_SIZE, STUFF_ROOM, TOKENS, TOP_LEVEL
from fort.rules.names import COIN, NOBODY, NOTHING, RESOURCES
from fort.rules.play import Play
from fort.rules.seat import Seat
from fort.rules.setup import Draft
from fort.rules.shuffle import key_of
from fort.rules.state import Log
from fort.rules.task import Todo
from fort.rules.turn import PHASES
from fort.seen.viewer import look_around

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
        self._refuse(
            lines.seats > number, NOBODY, f"seat {lines.seats - 1}", f"there are only {number} seats"
        )
        for key, or_table in (("leader", ""), ("asked", ""), ("sculpture", " or 'table'")):
            expected = f"expected a seat from 0 to {number - 1}{or_table}"
            self._refuse(self.table.get(key, 0) >= number, NOBODY, key, expected)
        self.seats = [self._read(place) for place in range(number)]
        self.game = Game.empty(parts, key_of(self.table.get("seed", "diagram")))
        self.game.log = Log()
        self._table()
        for place in range(number):
            self._seat(place)
        self._draft()
        self._play()
        self._take_all()
        self._decks()
        self._supply()
        self._rewards()
        self._continue()

    def _refuse(self, wrong: bool, place: int, key: str, message: str) -> None:
        if wrong:
            raise self.lines.error(place, key, message)

    def _read(self, place: int) -> dict[str, Any]:
        """The values of all lines at this place, by key."""
        fields = TABLE | NOT_OVER | NOT_WRITTEN if place == NOBODY else AT_SEAT | DRAFT
        values: dict[str, Any] = {}
        for key, texts in self.lines.texts.get(place, {}).items():
            if key not in fields:
                where = "at the table" if place == NOBODY else "of a seat"
                raise DiagramError(self.lines.line[place, key], f"unknown key '{label(key)}' {where}")
            try:
                data = texts if key == "todo" else data_of(fields[key], texts[0])
                values[key] = fields[key].read(self.parts, data)
            except Refused as error:
                raise self.lines.error(place, key, str(error)) from error
        for key, needed in NEEDED.items():
            self._refuse(key in values and needed not in values, place, key, f"expected '{needed}' with it")
        return values

    def _put(self, owner: Any, fields: Fields, values: dict[str, Any]) -> None:
        """Puts what is stated in its place; decks and `ending` come later."""
        for key, form in fields.items():
            if key in values and key not in ("deck", "park_deck", "ending"):
                fill(owner, values[key] if form.attribute == "" else {form.attribute or key: values[key]})

    def _table(self) -> None:
        self.game.round = 2
        self._put(self.game, TABLE, self.table)
        self.game.in_play = self.table.get("in_play", [])
        self._refuse(len(self.game.park) > PARK_SIZE, NOBODY, "park", "the Park has three places (R2.1.8)")

    def _seat(self, place: int) -> None:
        game, seat = self.game, Seat.empty(place)
        self._put(seat, AT_SEAT, self.seats[place])
        seat.had_perk = seat.perk != NOTHING or seat.level >= 2
        boards = [other.board for other in game.seats]
        game.seats.append(seat)
        room = f"level {seat.level} has room for {seat.lookout_places()} (R4.2)"
        self._refuse(game.lookout_room(place) < 0, place, "lookout", room)
        self._refuse(max(seat.stuff) > STUFF_ROOM, place, "stuff", "there is room for 4 of each (R4.3)")
        self._refuse(seat.pack_room() < 0, place, "pack", f"too much for level {seat.level} (R4.4)")
        self._refuse(seat.board in boards, place, "board", "two seats have the same board")

    def _draft(self) -> None:
        if not any(key in values for key in DRAFT for values in self.seats):
            return
        self.game.draft = draft = Draft([values.get("packet", []) for values in self.seats])
        draft.kept = [values.get("kept", []) for values in self.seats]
        draft.picked = [values.get("picked", NOTHING) for values in self.seats]
        for place, picked in enumerate(draft.picked):
            there = picked in (NOTHING, *draft.packets[place])
            self._refuse(not there, place, "picked", "it is not in the packet")

    def _play(self) -> None:
        table = self.table
        facts = table.get("facts", {"since": []})
        since = facts.pop("since")
        self.game.play = play = fill(Play(self.game.leader), facts)
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
        game, play, boards = self.game, self.game.play, self.parts.boards
        for place, seat in enumerate(game.seats):
            for key in ("hand", "discard_pile", "yard", "lookout"):
                self._take(place, key, getattr(seat, key), boards[seat.board])
            for key in ("kept", "packet", "deck"):
                self._take(place, key, self.seats[place].get(key, []), boards[seat.board])
        played = [] if play.kid == NOTHING or play.boxed else [play.kid]
        added = [card.kid for card in play.added if card.kid != NOTHING]
        for key, kids in (("in_play", game.in_play), ("played", played), ("added", added)):
            self._take(NOBODY, key, kids, boards[game.seats[game.leader].board])
        for key in ("park", "park_deck", "box"):
            self._take(NOBODY, key, self.table.get(key, []), "")

    def _take(self, place: int, key: str, kids: list[int] | int, board: str) -> None:
        for number in [] if isinstance(kids, int) else kids:
            kid = self.parts.kids[number]
            self.left[number] -= 1
            wrong = ""
            if self.left[number] < 0:
                wrong = f"'{kid.name}' stands here more than {kid.copies}x, as the box has it"
            elif kid.board not in ("", board) and key != "box":
                wrong = f"{kid.name} is the Best Friend of the {kid.board} board (R3.8)"
            elif kid.board and key == "yard":
                wrong = f"{kid.name} is a Best Friend and never lies in a Yard (R3.8)"
            self._refuse(wrong != "", place, key, wrong)

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
        self._refuse(len(kids) < stated, place, key, "there are not so many kids left")
        return kids[::-1]

    def _decks(self) -> None:
        game, table = self.game, self.table
        boards = [self.parts.boards[seat.board] for seat in game.seats]
        for place, seat in enumerate(game.seats):
            if "deck" in self.seats[place]:
                seat.deck = self._deck(place, "deck", self.seats[place]["deck"])
            elif game.draft is None:
                seat.deck = [friend for friend in self.parts.friends_of(boards[place]) if self.left[friend]]
                for friend in seat.deck:
                    self.left[friend] -= 1
        if "park" not in table:
            game.park = self._spare(PARK_SIZE)
        if "park_deck" in table:
            game.park_deck = self._deck(NOBODY, "park_deck", table["park_deck"])
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
            self._refuse(total > TOKENS, NOBODY, "supply", f"{total} {name} in all: there are 30 (R1.2)")

    def _rewards(self) -> None:
        """Players + 1 of each kind, less one for each seat whose level has it.  R2.1.6, R2.1.7"""
        game, parts = self.game, self.parts
        levels = [seat.level for seat in game.seats]
        perks = [seat.perk for seat in game.seats] + game.used_perks
        rules = [seat.made_up_rule for seat in game.seats]
        if "perks" not in self.table:
            game.perk_row = self._spare_rewards(parts.perks, perks, 2)
        if "made_up_rules" not in self.table:
            game.made_up_rules = self._spare_rewards(parts.made_up_rules, rules, 1)
        for key, cards in (("perk", perks + game.perk_row), ("made_up_rule", rules + game.made_up_rules)):
            named = [card for card in cards if card != NOTHING]
            holder = next((place for place, stated in enumerate(self.seats) if key in stated), NOBODY)
            twice = f"the same {label(key)} stands twice: each exists once (R1.5, R1.6)"
            self._refuse(len(set(named)) < len(named), holder, key, twice)
        if "sculpture" not in self.table and levels.count(TOP_LEVEL) == 1:
            game.sculpture = levels.index(TOP_LEVEL)  # R11.6

    def _spare_rewards(self, numbers: list[int], held: list[int], level: int) -> list[int]:
        taken = len([seat for seat in self.game.seats if seat.level >= level])
        return [number for number in numbers if number not in held][: max(0, len(self.seats) + 1 - taken)]

    def _continue(self) -> None:
        game, table = self.game, self.table
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
        todo: Todo | None = PHASES
        while todo is not None and todo.task.kind != table.get("phase", "play"):
            todo = todo.below
        game.todo = todo
        game.play.actor = game.leader
        game.run()
