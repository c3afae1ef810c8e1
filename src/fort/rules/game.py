"""The game: the table, what is to be done, and the question now asked."""

from typing import TYPE_CHECKING

from fort.box import Box, read
from fort.rules.actions import Action, Halt, HowOften, Rest
from fort.rules.choices import RECYCLE, Choice
from fort.rules.components import Components, components
from fort.rules.events import (
    Dealt,
    Drew,
    EndTriggered,
    Event,
    GameEnded,
    ParkRefilled,
    PerkUsed,
    Recruited,
    Recycled,
    Revealed,
    RulesSeen,
    SculptureTaken,
    Shuffled,
    SuitCounted,
    Trashed,
    Tucked,
)
from fort.rules.foresight import Tally
from fort.rules.names import (
    DISCARD_PILE,
    ENOUGH_POINTS,
    HAND,
    NOBODY,
    NOTHING,
    PARK,
    PARK_DECK,
    PLACES,
    STUFF,
    SUITS,
    TOKENS,
    TOP_LEVEL,
    YARD,
)
from fort.rules.perks import BRIBE, PERKS, RECYCLING, STICKY_FINGERS
from fort.rules.play import Play, PlayPhase, playable
from fort.rules.reasons import IllegalChoice, NotOver, Reason, why_not
from fort.rules.scoring import MADE_UP_RULES, Score, scores
from fort.rules.seat import Seat
from fort.rules.setup import MOST_SEATS, SETUPS, Draft, DraftPick, set_up
from fort.rules.shuffle import key_of, shuffle
from fort.rules.task import Task, Todo
from fort.rules.turn import Pause

if TYPE_CHECKING:
    from collections.abc import Sequence


class Question:
    """What is asked, of whom, about which card."""

    def __init__(self, kind: str, seat: int, kid: str | None, action: str | None) -> None:
        self.kind = kind
        self.seat = seat
        self.kid = kid  # the card being played
        self.action = action  # the step in question

    def __repr__(self) -> str:
        return f"Question({self.kind!r}, seat={self.seat}, kid={self.kid!r}, action={self.action!r})"


class Game:
    """A whole game of Fort, known to nobody: players and bots see a view of it."""

    def __init__(self, parts: Components, key: bytes) -> None:
        self.components = parts
        self.key = key
        self.setup = "basic"
        self.seats: list[Seat] = []
        self.leader = 0
        self.round = 0
        self.park: list[int] = []
        self.park_deck: list[int] = []  # the top is last
        self.supply: list[int] = [TOKENS, TOKENS]
        self.perk_row: list[int] = []
        self.used_perks: list[int] = []
        self.made_up_rules: list[int] = []  # the stack
        self.sculpture = NOBODY
        self.box: list[int] = []
        self.in_play: list[int] = []  # besides the card being played and what is added to it
        self.ending = False
        self.over = False
        self.play = Play()
        self.draft: Draft | None = None
        self.todo: Todo | None = None
        self.asked_seat = NOBODY
        self.waiting = False
        self.log: list[Event] | None = None

    def copy(self) -> "Game":
        """An independent game at the same point. It keeps no log: copies are for thinking."""
        new = Game.__new__(Game)
        new.components = self.components
        new.key = self.key
        new.setup = self.setup
        new.seats = [seat.copy() for seat in self.seats]
        new.leader = self.leader
        new.round = self.round
        new.park = self.park[:]
        new.park_deck = self.park_deck[:]
        new.supply = self.supply[:]
        new.perk_row = self.perk_row[:]
        new.used_perks = self.used_perks[:]
        new.made_up_rules = self.made_up_rules[:]
        new.sculpture = self.sculpture
        new.box = self.box[:]
        new.in_play = self.in_play[:]
        new.ending = self.ending
        new.over = self.over
        new.play = self.play.copy()
        new.draft = None if self.draft is None else self.draft.copy()
        new.todo = self.todo
        new.asked_seat = self.asked_seat
        new.waiting = self.waiting
        new.log = None
        return new

    # The interface.

    @property
    def asked(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.over else self.asked_seat

    @property
    def asks(self) -> tuple[int, ...]:
        """All seats that may decide now: in the draft everybody who has not picked."""
        if self.over:
            return ()
        if self.draft is None:
            return (self.asked_seat,)
        return tuple([seat for seat, kid in enumerate(self.draft.picked) if kid == NOTHING])

    @property
    def question(self) -> Question | None:
        """What is asked now; None when the game is over."""
        if self.over:
            return None
        task = self.task()
        kid = None if self.play.kid == NOTHING else self.name(self.play.kid)
        action = None
        if isinstance(task, Action):
            action = str(task.tree)
        elif isinstance(task, HowOften):
            action = str(task.step.tree)
        return Question(task.kind, self.asked_seat, kid, action)

    def options(self, seat: int | None = None) -> "Sequence[Choice]":
        """The legal choices in a stable order; never empty while the game runs."""
        if self.over:
            return []
        task = self.task()
        if isinstance(task, DraftPick):
            asked = self.asked_seat if seat is None else seat
            return task.offered_to(self, asked) if asked in self.asks else []
        if seat is not None and seat != self.asked_seat:
            return []
        found = task.options(self)
        if self.may_recycle():
            for choice in self.recycle_choices():
                if self.permits_recycling(choice):
                    found.append(choice)
        return found

    def legal(self, choice: Choice, seat: int | None = None) -> bool:
        """Is this choice among the options?"""
        if self.over:
            return False
        choice = self.own(choice)
        task = self.task()
        if isinstance(task, DraftPick):
            return choice in self.options(seat)
        if seat is not None and seat != self.asked_seat:
            return False
        if choice.what == RECYCLE:
            recyclable = self.may_recycle() and choice.kid in self.seats[self.leader].discard_pile
            return recyclable and self.permits_recycling(choice)
        return choice in task.offered(self) and task.permits(self, choice)

    def why_not(self, choice: Choice, seat: int | None = None) -> Reason | None:
        """Why a choice is refused; None if it is legal."""
        if self.legal(choice, seat):
            return None
        return why_not(self, self.own(choice), seat)

    def take(self, choice: Choice, seat: int | None = None) -> tuple[Event, ...]:
        """Carries out a choice and goes on to the next question; tells what happened."""
        choice = self.own(choice)
        reason = self.why_not(choice, seat)
        if reason is not None:
            raise IllegalChoice(choice, reason)
        told = 0 if self.log is None else len(self.log)
        self.do(choice, seat)
        return () if self.log is None else tuple(self.log[told:])

    def do(self, choice: Choice, seat: int | None = None) -> None:
        """`take` for a choice of this game's own catalogue that is known to be legal."""
        task = self.task()
        if choice.what == RECYCLE:
            self._recycle(choice.kid)
            if not isinstance(task, Pause):
                return
            choice = self.components.choices.pass_  # the pause was for this
        assert self.todo is not None
        self.todo = self.todo.below
        self.waiting = False
        if isinstance(task, DraftPick):
            task.answer_of(self, self.asked_seat if seat is None else seat, choice)
        else:
            task.answer(self, choice)
        if not self.waiting:
            self.run()

    def scores(self) -> list[Score]:
        """The final points by seat.  R12.4"""
        if not self.over:
            raise NotOver
        return scores(self)

    def diagram(self) -> str:
        """The position as text; `fort.from_diagram` reads it."""
        from fort.rules.diagram import diagram  # a diagram builds games

        return diagram(self)

    # The machine.

    def run(self) -> None:
        """Does what is to be done until something must be asked or the game is over."""
        while True:
            todo = self.todo
            assert todo is not None
            self.todo = todo.below
            if todo.task.run(self):
                return

    def push(self, task: Task) -> None:
        self.todo = Todo(task, self.todo)

    def ask(self, task: Task, seat: int) -> bool:
        """Puts the task back to wait for an answer of this seat."""
        self.todo = Todo(task, self.todo)
        self.asked_seat = seat
        self.waiting = True
        return True

    def task(self) -> Task:
        """The task that waits for an answer."""
        assert self.todo is not None
        return self.todo.task

    def below(self) -> Todo | None:
        assert self.todo is not None
        return self.todo.below

    def stop(self) -> None:
        """Leaves out the repetitions or the step in question.  R6.4.6"""
        self.play.short = True
        self.play.may_stop = False
        while self.todo is not None:
            task = self.todo.task
            self.todo = self.todo.below
            if isinstance(task, (Rest, Halt)):
                return

    def tally(self) -> Tally:
        return Tally(self, self.play.actor)

    def own(self, choice: Choice) -> Choice:
        """The same choice in this game's catalogue."""
        every = self.components.choices.all
        if choice.index < len(every) and every[choice.index] is choice:
            return choice
        return self.components.choices.find(choice.text)

    def the_draft(self) -> Draft:
        assert self.draft is not None
        return self.draft

    # Small questions that many rules ask.

    def name(self, kid: int) -> str:
        return self.components.kids[kid].name

    def names(self, kids: list[int]) -> tuple[str, ...]:
        return tuple(self.components.names(kids))

    def rivals(self, me: int) -> list[int]:
        """All other seats in turn order.  R0.2"""
        number = len(self.seats)
        return [(me + place) % number for place in range(1, number)]

    def yard_cards(self, me: int) -> int:
        return sum([len(self.seats[other].yard) for other in self.rivals(me)])

    def distinct(self, kids: list[int], choices: list[Choice]) -> list[Choice]:
        """A choice for each different kid, in the order of the box."""
        return [choices[kid] for kid in sorted(set(kids))]

    def bribes(self, me: int) -> bool:
        return me == self.leader and self.seats[me].perk == BRIBE

    def sticky(self, me: int) -> bool:
        return me == self.leader and self.seats[me].perk == STICKY_FINGERS

    def can_play_any(self) -> bool:
        """Is there a card in the leader's hand that can be played?"""
        return any(playable(self, kid) for kid in sorted(set(self.seats[self.leader].hand)))

    # What is done with cards and tokens.

    def draw(self, me: int, number: int) -> None:
        """Draws cards, shuffling the discard pile when the deck runs out.  R10"""
        seat = self.seats[me]
        drawn: list[int] = []
        while len(drawn) < number:
            if not seat.deck:
                if not seat.discard_pile:  # R10.3
                    break
                seat.deck = sorted(seat.discard_pile)
                seat.discard_pile = []
                self._tell_drew(me, drawn)
                number -= len(drawn)
                seat.hand += drawn
                drawn = []
                self.shuffle_deck(me)
            drawn.append(seat.deck.pop())
        seat.hand += drawn
        self._tell_drew(me, drawn)

    def _tell_drew(self, me: int, drawn: list[int]) -> None:
        if self.log is not None and drawn:
            self.log.append(Drew(me, len(drawn), self.names(sorted(drawn))))

    def shuffle_deck(self, me: int) -> None:
        seat = self.seats[me]
        shuffle(seat.deck, self.key, f"deck {me} {seat.shuffles}")
        seat.shuffles += 1
        if self.log is not None:
            self.log.append(Shuffled(me, len(seat.deck)))

    def leave(self, kid: int, place: int, owner: int) -> int:
        """Takes a card out of a place, refilling the Park; which card it was.  R8.2"""
        if place == PARK_DECK:
            kid = self.park_deck.pop()
        elif place == PARK:
            self.park.remove(kid)
        elif place == HAND:
            self.seats[owner].hand.remove(kid)
        elif place == DISCARD_PILE:
            self.seats[owner].discard_pile.remove(kid)
        else:
            assert place == YARD
            self.seats[owner].yard.remove(kid)
        return kid

    def refill_park(self) -> None:
        """R8.2.1; with an empty Park deck the gap stays.  R8.3"""
        if self.park_deck:
            kid = self.park_deck.pop()
            self.park.append(kid)
            if self.log is not None:
                self.log.append(ParkRefilled(self.name(kid)))

    def recruit(self, me: int, kid: int, place: int, owner: int) -> None:
        """To the discard pile, face up.  R8.1"""
        kid = self.leave(kid, place, owner)
        self.seats[me].discard_pile.append(kid)
        if self.log is not None:
            self.log.append(Recruited(me, self.name(kid), PLACES[place], owner))
        if place == PARK:
            self.refill_park()
        self.check_end()

    def tuck(self, me: int, kid: int, place: int, owner: int) -> None:
        """Under the board, so that only its suit shows.  R13.3, R16.2"""
        kid = self.leave(kid, place, me if place == HAND else owner)
        seat = self.seats[me]
        seat.lookout.append(kid)
        seat.open.append(place in (PARK, YARD))
        if self.log is not None:
            suits = tuple([SUITS[suit] for suit in self.components.kids[kid].suits])
            self.log.append(Tucked(me, self.name(kid), suits, PLACES[place], owner))
        if place == PARK:
            self.refill_park()  # R16.2.1
        self.check_end()

    def trash(self, me: int, kid: int, place: int, owner: int) -> None:
        """To the box, face up.  R13.4, R13.10, A-3.4"""
        self.leave(kid, place, owner)
        self.box.append(kid)
        if self.log is not None:
            self.log.append(Trashed(me, self.name(kid), PLACES[place], owner))

    def move_to_discard_pile(self, me: int, kid: int) -> None:
        self.seats[me].hand.remove(kid)
        self.seats[me].discard_pile.append(kid)

    def give_back(self, me: int, resource: int, place: int, number: int) -> None:
        """Tokens out of Stuff or Pack to the supply."""
        seat = self.seats[me]
        zone = seat.stuff if place == STUFF else seat.pack
        zone[resource] -= number
        self.supply[resource] += number

    def set_aside(self) -> None:
        """The card being played and what was added from hand join the other cards in play."""
        play = self.play
        if play.kid != NOTHING and not play.boxed:
            self.in_play.append(play.kid)
        for card in play.added:
            if card.kid != NOTHING:
                self.in_play.append(card.kid)
        self.play = Play()
        self.play.actor = self.leader

    def play_once_more(self) -> None:
        self.push(PlayPhase(True))

    def use_perk(self, me: int) -> None:
        """A one-use perk goes to the box.  R16.0"""
        perk = self.seats[me].perk
        self.seats[me].perk = NOTHING
        self.used_perks.append(perk)
        if self.log is not None:
            self.log.append(PerkUsed(me, PERKS[perk]))

    def take_sculpture(self, me: int) -> None:
        """R11.6"""
        if self.sculpture == NOBODY:
            self.sculpture = me
            if self.log is not None:
                self.log.append(SculptureTaken(me))

    def look_through_rules(self, me: int) -> None:
        """R11.3"""
        if self.log is not None:
            names = tuple([MADE_UP_RULES[rule] for rule in sorted(self.made_up_rules)])
            self.log.append(RulesSeen(me, names))

    def tell_dealt(self, me: int, kids: list[int]) -> None:
        if self.log is not None:
            self.log.append(Dealt(me, self.names(kids)))

    def tell_counted(self, suit: int) -> None:
        if self.log is not None:
            self.log.append(SuitCounted(self.play.actor, SUITS[suit]))

    # Recycling.  R16.6, R18.8

    def may_recycle(self) -> bool:
        """Is this the Recycling owner's own question on the own turn?"""
        leader = self.seats[self.leader] if self.draft is None else None
        return leader is not None and self.asked_seat == self.leader and leader.perk == RECYCLING

    def recycle_choices(self) -> list[Choice]:
        return self.distinct(self.seats[self.leader].discard_pile, self.components.choices.recycle)

    def permits_recycling(self, choice: Choice) -> bool:
        """Can a play in progress still end lawfully after it?  A-16.10"""
        tally = self.tally()
        tally.hand += 1
        tally.discard_pile -= 1
        tally.joined = choice.kid
        return self.task().foresee_asked(tally, self.below())

    def _recycle(self, kid: int) -> None:
        seat = self.seats[self.leader]
        seat.discard_pile.remove(kid)
        seat.hand.append(kid)
        self.use_perk(self.leader)
        if self.log is not None:
            self.log.append(Recycled(self.leader, self.name(kid)))

    # The end.  R12

    def check_end(self) -> None:
        """The end is triggered the moment one of three things holds, and never lapses.  R12.1"""
        if self.ending:
            return
        why = ""
        if not self.park_deck:
            why = "park deck"
        for seat in self.seats:
            if seat.score >= ENOUGH_POINTS:
                why = "points"
            elif seat.level >= TOP_LEVEL:
                why = "level"
        if why:
            self.ending = True
            if self.log is not None:
                self.log.append(EndTriggered(why))

    def end(self) -> None:
        """Made-up rules and Lookouts are revealed, and points counted.  R12.4"""
        self.over = True
        self.asked_seat = NOBODY
        if self.log is None:
            return
        for number, seat in enumerate(self.seats):
            rule = None if seat.made_up_rule == NOTHING else MADE_UP_RULES[seat.made_up_rule]
            self.log.append(Revealed(number, rule, self.names(seat.lookout)))
        final = scores(self)
        self.log.append(
            GameEnded(tuple([score.total for score in final]), tuple([score.rank for score in final]))
        )


def new_game(
    seats: int = 2,
    setup: str = "basic",
    seed: str = "fort",
    *,
    box: Box | str | None = None,
    boards: "Sequence[str] | None" = None,
) -> Game:
    """A new game. Seat 0 holds the first player card; who sits where is drawn by whoever seats people."""
    if not 2 <= seats <= MOST_SEATS:
        raise ValueError(f"{seats} seats: Fort is played by 2 to 4 (R1.1)")
    if setup not in SETUPS:
        raise ValueError(f"unknown set-up '{setup}': expected 'basic' or 'advanced' (R2.2.6)")
    parts = components(box if isinstance(box, Box) else read(box))
    names = list(boards) if boards is not None else parts.boards[:seats]
    unknown = [name for name in names if name not in parts.boards]
    if unknown or len(names) != seats or len(set(names)) != seats:
        raise ValueError(f"boards {names}: expected {seats} different ones of {parts.boards} (R2.1.3)")
    game = Game(parts, key_of(seed))
    game.setup = setup
    game.log = []
    set_up(game, seats, setup, [parts.boards.index(name) for name in names])
    game.run()
    return game
