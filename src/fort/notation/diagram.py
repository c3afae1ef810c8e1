"""A position as text, both ways. docs/diagrams.md describes it."""

from fort.box import Box, read
from fort.legal.game import Game
from fort.notation.diagram_lines import Lines, is_number
from fort.notation.facts import read_facts
from fort.notation.todo import read_todo
from fort.rules.components import Components, components
from fort.rules.draft import Draft
from fort.rules.edition import RULES
from fort.rules.levels import KeepRule
from fort.rules.limits import MOST_SEATS, PARK_SIZE, STUFF_ROOM, TOKENS, TOP_LEVEL
from fort.rules.log import Log
from fort.rules.names import COIN, NOBODY, NOTHING, PIZZA, RESOURCES, SIDES, SUITS, TOY, USES
from fort.rules.perks import PERKS
from fort.rules.play import AddedCard, Play
from fort.rules.playing import PlayPhase
from fort.rules.scoring import MADE_UP_RULES
from fort.rules.seat import Seat
from fort.rules.setup import SETUPS
from fort.rules.shuffle import Streams, key_of
from fort.rules.task import Task
from fort.rules.turn import BirthdayParty, Cleanup, Discard, Draw, EndTurn, Pause, RecruitPhase
from fort.seen.viewer import look_around


def from_diagram(text: str, box: Box | str | None = None, rules: int = RULES) -> Game:
    """The game in the position that a diagram describes. A diagram names neither box nor rules."""
    parts = components(box if isinstance(box, Box) else read(box), rules)
    return _Builder(parts, Lines(text)).game


class _Builder:
    def __init__(self, parts: Components, lines: Lines) -> None:
        self.parts = parts
        self.lines = lines
        self.since: list[int] = []  # of the added cards
        self.left: list[int] = [kid.copies for kid in parts.kids]
        number = lines.number("seats", max(2, lines.highest_seat() + 1), 2, MOST_SEATS)
        if lines.highest_seat() >= number:
            raise lines.error(f"seat {lines.highest_seat()}", "", f"there are only {number} seats")
        self.game = Game.empty(parts, key_of(lines.text("seed", "diagram")))
        if lines.has("key"):
            self.game.streams = Streams(self._key(lines.text("key", "")))
        self.game.log = Log()
        self.game.setup = lines.one_of("setup", "basic", list(SETUPS))
        self.game.round = lines.number("round", 2, 0, 999)
        self._seats(number)
        self.game.leader = lines.number("leader", 0, 0, number - 1)
        self._play()
        self._zones()
        self._supply()
        self._rewards()
        self._continue()
        lines.check_all_read()

    def _key(self, text: str) -> bytes:
        try:
            return bytes.fromhex(text)
        except ValueError as error:
            raise self.lines.error("key", text, "expected hexadecimal digits") from error

    def kids(self, key: str, value: str, owner: Seat | None) -> list[int]:
        """The kids named, each taken out of what is left of the box."""
        found = []
        for name, times in self.lines.items(key, value):
            number = self.parts.number.get(name.casefold())
            if number is None:
                raise self.lines.error(key, value, f"there is no kid '{name}' in the box")
            self.left[number] -= times
            if self.left[number] < 0:
                copies = self.parts.kids[number].copies
                raise self.lines.error(
                    key, value, f"'{name}' stands here more than {copies}x, as the box has it"
                )
            board = self.parts.kids[number].board
            if board and key != "box" and (owner is None or self.parts.boards[owner.board] != board):
                raise self.lines.error(key, value, f"{name} is the Best Friend of the {board} board (R3.8)")
            if board and key == "yard":
                raise self.lines.error(key, value, f"{name} is a Best Friend and never lies in a Yard (R3.8)")
            found += [number] * times
        return found

    def _kid(self, key: str, value: str, owner: Seat) -> int:
        found = self.kids(key, value, owner)
        if len(found) != 1:
            raise self.lines.error(key, value, "expected one kid")
        return found[0]

    def _suits(self, key: str, value: str) -> list[int]:
        names = value.split()
        if not names or any(name not in SUITS for name in names):
            raise self.lines.error(key, value, f"expected some of {', '.join(SUITS)}")
        return [SUITS.index(name) for name in names]

    def spare(self, number: int) -> list[int]:
        """Kids of the Park's kind that stand nowhere else, in the order of the box."""
        found: list[int] = []
        for kid in range(self.parts.park_kids):
            while self.left[kid] > 0 and len(found) < number:
                self.left[kid] -= 1
                found.append(kid)
        return found

    def _seats(self, number: int) -> None:
        lines = self.lines
        for place in range(number):
            lines.enter(place)
            board = self.parts.boards.index(
                lines.one_of("board", self.parts.boards[place], self.parts.boards)
            )
            seat = Seat.empty(board)
            seat.level = lines.number("level", 0, 0, TOP_LEVEL)
            seat.score = lines.number("score", 0, 0, 999)
            seat.shuffles = lines.number("shuffles", 0, 0, 9999)
            seat.perk = lines.index("perk", list(PERKS))
            seat.had_perk = seat.perk != NOTHING or seat.level >= 2
            seat.made_up_rule = lines.index("made-up rule", list(MADE_UP_RULES))
            seat.hand = sorted(self.kids("hand", lines.text("hand", ""), seat))
            seat.discard_pile = self.kids("discard pile", lines.text("discard pile", ""), seat)
            seat.yard = self.kids("yard", lines.text("yard", ""), seat)
            lookout = lines.text("lookout", "")
            seat.lookout = self.kids("lookout", lookout.replace(" (open)", ""), seat)
            seat.open = [name.endswith(" (open)") for name in lookout.split(",")] if seat.lookout else []
            seat.open += [False] * (len(seat.lookout) - len(seat.open))
            if len(seat.lookout) > seat.level + 1:  # R4.2
                raise lines.error(
                    "lookout", lookout, f"level {seat.level} has room for {seat.level + 1} (R4.2)"
                )
            seat.stuff = lines.amount("stuff")
            if max(seat.stuff) > STUFF_ROOM:
                raise lines.error("stuff", lines.text("stuff", ""), "there is room for 4 of each (R4.3)")
            seat.pack = lines.amount("pack")
            if seat.pack_room() < 0:
                raise lines.error("pack", lines.text("pack", ""), f"too much for level {seat.level} (R4.4)")
            self.game.seats.append(seat)
        boards = [seat.board for seat in self.game.seats]
        if len(set(boards)) < number:
            raise lines.error("board", "", "two seats have the same board")
        self._draft(number)
        lines.enter(NOBODY)

    def _draft(self, number: int) -> None:
        draft = Draft([[] for _ in range(number)])
        found = False
        for place, seat in enumerate(self.game.seats):
            self.lines.enter(place)
            if self.lines.has("kept") or self.lines.has("packet"):
                found = True
                draft.kept[place] = self.kids("kept", self.lines.text("kept", ""), seat)
                draft.packets[place] = self.kids("packet", self.lines.text("packet", ""), seat)
                draft.picked[place] = self.lines.index("picked", [kid.name for kid in self.parts.kids])
                if draft.picked[place] not in (NOTHING, *draft.packets[place]):
                    raise self.lines.error("picked", "", "it is not in the packet")
        self.game.draft = draft if found else None

    def _play(self) -> None:
        lines = self.lines
        leader = self.game.seats[self.game.leader]
        play = Play(self.game.leader)
        self.game.play = play
        self.game.in_play = self.kids("in play", lines.text("in play", ""), leader)
        if lines.has("facts"):
            try:
                self.since = read_facts(play, lines.text("facts", ""))
            except (ValueError, IndexError) as error:
                raise lines.error("facts", lines.text("facts", ""), "expected what a game wrote") from error
        if not lines.has("played"):
            return
        play.kid = self._kid("played", lines.text("played", ""), leader)
        if play.boxed:
            self.left[play.kid] += 1  # it stands in the box, too
        play.icons = self.parts.kids[play.kid].icons[:]
        if lines.has("declared"):
            play.suit = SUITS.index(lines.one_of("declared", "", list(SUITS[:COIN])))
            play.icons[COIN] -= 1
            play.icons[play.suit] += 1
        for name in lines.text("used", "").split(","):
            words = name.split()
            if words and words != ["none"]:
                if len(words) != 2 or words[0] not in SIDES or words[1] not in USES:
                    raise lines.error("used", name.strip(), "expected for example 'public fully'")
                play.used = play.used[:]
                play.used[SIDES.index(words[0])] = USES.index(words[1])
        for name in lines.text("added", "").split(","):
            if name.strip() and name.strip() != "none":
                self._added(play, name.strip(), leader)

    def _added(self, play: Play, name: str, leader: Seat) -> None:
        name, _, coin_text = name.partition(" (coin as ")
        coin = self._suits("added", coin_text[:-1])[0] if coin_text else NOTHING
        if name.endswith(" from lookout"):
            kid = NOTHING
            suits = self._suits("added", name.removesuffix(" from lookout"))
            if suits not in self.parts.patterns:
                raise self.lines.error("added", name, "no kid shows these suits")
            pattern = self.parts.patterns.index(suits)
        else:
            kid = self._kid("added", name, leader)
            pattern = self.parts.kids[kid].pattern
        since = self.since[len(play.added)] if len(play.added) < len(self.since) else 0
        play.add(AddedCard(self.parts, kid, pattern, coin, since))

    def _zones(self) -> None:
        lines, game = self.lines, self.game
        game.park = self.kids("park", lines.text("park", ""), None)
        if len(game.park) > PARK_SIZE:
            raise lines.error("park", lines.text("park", ""), "the Park has three places (R2.1.8)")
        deck = lines.text("park deck", "")
        if not is_number(deck):
            game.park_deck = self.kids("park deck", deck, None)[::-1]
        game.box = self.kids("box", lines.text("box", ""), None)
        for place, seat in enumerate(game.seats):
            lines.enter(place)
            text = lines.text("deck", "")
            if is_number(text):
                seat.deck = self.spare(int(text))[::-1]
                if len(seat.deck) < int(text):
                    raise lines.error("deck", text, "there are not so many kids left")
            else:
                seat.deck = self.kids("deck", text, seat)[::-1]
        for place, seat in enumerate(game.seats):
            lines.enter(place)
            if not lines.has("deck") and game.draft is None:
                for friend in self.parts.friends_of(self.parts.boards[seat.board]):
                    if self.left[friend]:
                        self.left[friend] -= 1
                        seat.deck.append(friend)
        lines.enter(NOBODY)
        if not lines.has("park"):
            game.park = self.spare(PARK_SIZE)
        if is_number(deck):
            game.park_deck = self.spare(int(deck))[::-1]
            if len(game.park_deck) < int(deck):
                raise lines.error("park deck", deck, "there are not so many kids left")
        elif not lines.has("park deck"):
            game.park_deck = self.spare(999)[::-1]
        for kid in range(len(self.left)):
            if game.draft is None or self.parts.kids[kid].board not in [
                self.parts.boards[seat.board] for seat in game.seats
            ]:
                game.box += [kid] * self.left[kid]

    def _supply(self) -> None:
        lines, game = self.lines, self.game
        held = [0, 0]
        for resource in (PIZZA, TOY):
            held[resource] = sum([seat.stuff[resource] + seat.pack[resource] for seat in game.seats])
        if lines.has("supply"):
            game.supply = lines.amount("supply")
        else:
            game.supply = [max(0, TOKENS - held[PIZZA]), max(0, TOKENS - held[TOY])]
        for resource in (PIZZA, TOY):
            if held[resource] + game.supply[resource] > TOKENS:
                total = held[resource] + game.supply[resource]
                raise lines.error(
                    "supply",
                    lines.text("supply", ""),
                    f"{total} {RESOURCES[resource]} in all: there are 30 (R1.2)",
                )

    def _rewards(self) -> None:
        lines, game = self.lines, self.game
        number = len(game.seats)
        game.used_perks = lines.indexes("used perks", list(PERKS), [])
        held = [seat.perk for seat in game.seats] + game.used_perks
        levels = [seat.level for seat in game.seats]
        perks = [PERKS.index(name) for name in self.parts.box.perks]
        spare = [perk for perk in perks if perk not in held]
        game.perk_row = lines.indexes(
            "perks", list(PERKS), spare[: max(0, number + 1 - len([x for x in levels if x >= 2]))]
        )
        rules = [MADE_UP_RULES.index(name) for name in self.parts.box.made_up_rules]
        kept = [seat.made_up_rule for seat in game.seats]
        spare = [rule for rule in rules if rule not in kept]
        game.made_up_rules = lines.indexes(
            "made-up rules",
            list(MADE_UP_RULES),
            spare[: max(0, number + 1 - len([x for x in levels if x >= 1]))],
        )
        for key, cards in (("perk", held + game.perk_row), ("made-up rule", kept + game.made_up_rules)):
            named = [card for card in cards if card != NOTHING]
            if len(set(named)) < len(named):
                raise lines.error_anywhere(key, f"the same {key} stands twice: each exists once (R1.5, R1.6)")
        top = [place for place, level in enumerate(levels) if level == TOP_LEVEL]
        holder = lines.text("sculpture", str(top[0]) if len(top) == 1 else "table")
        if holder != "table" and (not is_number(holder) or int(holder) >= number):
            raise lines.error("sculpture", holder, "expected a seat or 'table'")
        game.sculpture = NOBODY if holder == "table" else int(holder)

    def _continue(self) -> None:
        lines, game = self.lines, self.game
        assert game.log is not None
        look_around(game)
        game.check_end()
        if lines.has("ending"):
            game.ending = lines.one_of("ending", "no", ["yes", "no"]) == "yes"
        game.over = lines.one_of("over", "no", ["yes", "no"]) == "yes"
        if lines.has("todo") or game.over:
            try:
                game.todo = read_todo(lines.every("todo"))
            except (ValueError, IndexError) as error:
                raise lines.error("todo", "", str(error)) from error
            game.asked_seat = NOBODY if game.over else lines.number("asked", 0, 0, len(game.seats) - 1)
            game.waiting = not game.over
            if game.todo is not None and isinstance(game.todo.task, KeepRule):
                game.todo.task.look(game)  # the stack is in hand  R11.3
            lines.text("phase", "")
            return
        phases: list[tuple[str, Task]] = [
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
        phase = lines.one_of("phase", "play", ["cleanup", "play", "recruit", "discard", "draw"])
        first = [name for name, _ in phases].index(phase)
        for _, task in reversed(phases[first:]):
            game.push(task)
        game.play.actor = game.leader
        game.run()
