"""Players draft their cards, or get them dealt, and make their first decks of them.  R2.2, R2.1.10"""

from typing import TYPE_CHECKING

from fort.rules.choices import Choice
from fort.rules.events import Picked, Shuffled
from fort.rules.limits import HAND_SIZE
from fort.rules.names import NOTHING
from fort.rules.task import Task
from fort.rules.turn import Turn

if TYPE_CHECKING:
    from fort.rules.tabletop import Tabletop


class Draft:
    """A draft has packets that go round, and the cards that each player kept.  R2.2"""

    def __init__(self, packets: list[list[int]]) -> None:
        self.packets = packets
        self.kept: list[list[int]] = [[] for _ in packets]
        self.picked: list[int] = [NOTHING] * len(packets)  # chosen now, not yet passed on

    def waiting(self) -> tuple[int, ...]:
        """Gives the seats that have not picked yet."""
        return tuple([seat for seat, kid in enumerate(self.picked) if kid == NOTHING])

    def copy(self) -> "Draft":
        new = Draft([packet[:] for packet in self.packets])
        new.kept = [kept[:] for kept in self.kept]
        new.picked = self.picked[:]
        return new

    def pass_on(self) -> None:
        """Everybody keeps the picked card and passes the rest to the left.  R2.2.2"""
        for seat, kid in enumerate(self.picked):
            self.kept[seat].append(kid)
            self.packets[seat].remove(kid)
        self.packets = self.packets[-1:] + self.packets[:-1]
        self.picked = [NOTHING] * len(self.packets)


class DraftPick(Task):
    """Everybody keeps one card of the packet held, then passes the rest to the left.  R2.2.2"""

    kind = "pick"

    def run(self, game: "Tabletop") -> bool:
        draft = game.the_draft()
        last = len(draft.packets[0]) == 1
        for seat, packet in enumerate(draft.packets):
            game.tell_dealt(seat, packet)
            if last:  # no choice  R2.2.3
                self._pick(game, seat, packet[0])
        if not last:
            return game.ask(0)
        draft.pass_on()
        game.push(FirstDecks())
        return False

    def offered(self, game: "Tabletop") -> list[Choice]:
        return self.offered_to(game, game.asked_seat)

    def offered_to(self, game: "Tabletop", seat: int) -> list[Choice]:
        return game.distinct(game.the_draft().packets[seat], game.components.choices.pick)

    def answer_of(self, game: "Tabletop", seat: int, choice: Choice) -> None:
        """Notes the pick; when all have picked, packets go on to the left.  R2.2.2"""
        self._pick(game, seat, choice.kid)
        game.push(self)
        draft = game.the_draft()
        waiting = draft.waiting()
        if waiting:
            game.ask(waiting[0])
        else:
            draft.pass_on()

    def _pick(self, game: "Tabletop", seat: int, kid: int) -> None:
        game.the_draft().picked[seat] = kid
        if game.log is not None:
            game.log.append(Picked(seat, game.name(kid)))


class FirstDecks(Task):
    """Eight kids and two Best Friends make a deck of ten, and each player draws five.  R2.1.10, R2.1.11"""

    kind = "first decks"

    def run(self, game: "Tabletop") -> bool:
        draft = game.the_draft()
        for number, seat in enumerate(game.seats):
            board = game.components.boards[seat.board]
            seat.deck = sorted(draft.kept[number]) + game.components.friends_of(board)
            if game.log is not None:
                game.log.append(Shuffled(number, len(seat.deck), None))
            game.shuffle_deck(number)
        game.draft = None
        for number in range(len(game.seats)):
            game.draw(number, HAND_SIZE)
        game.leader = 0  # R5.1
        game.round = 1
        game.push(Turn())
        return False
