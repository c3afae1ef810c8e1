"""Players draft their cards, or get them dealt, and make their first decks of them.  R2.2, R2.1.10"""

from typing import TYPE_CHECKING

from fort.recall.recall import Recall
from fort.rules.choices import Choice
from fort.rules.events import Picked, Shuffled
from fort.rules.limits import DEALT, HAND_SIZE, MOST_SEATS
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
        self.seen_from = 0  # from this pick on, players have seen the packets that they passed on

    def waiting(self) -> tuple[int, ...]:
        """Gives the seats that have not picked yet."""
        return tuple([seat for seat, kid in enumerate(self.picked) if kid == NOTHING])

    def copy(self) -> "Draft":
        new = Draft([packet[:] for packet in self.packets])
        new.kept = [kept[:] for kept in self.kept]
        new.picked = self.picked[:]
        new.seen_from = self.seen_from
        return new

    def unseen_by(self, viewer: int, seat: int) -> list[int]:
        """Gives what a seat kept, less what it alone took since the viewer saw the packet.  R2.2.2"""
        seats = len(self.kept)
        if viewer == seat or viewer >= seats:
            return []
        next_one = (seat - viewer) % seats == 1
        return [
            kid
            for pick, kid in enumerate(self.kept[seat])
            if not (next_one and pick > self.seen_from and (seats == 2 or pick == DEALT - 1))
        ]


class DraftPick(Task):
    """Everybody keeps one card of the packet held, then passes the rest to the left.  R2.2.2"""

    kind = "pick"

    def run(self, game: "Tabletop") -> bool:
        draft = game.the_draft()
        if len(draft.packets[0]) == 1:  # the last card: no choice  R2.2.3
            for seat, packet in enumerate(draft.packets):
                game.tell_dealt(seat, packet)
                self._keep(game, seat, packet[0])
            draft.packets = [[] for _ in draft.packets]
            game.push(FirstDecks())
            return False
        for seat, packet in enumerate(draft.packets):
            game.tell_dealt(seat, packet)
        return game.ask(0)

    def offered(self, game: "Tabletop") -> list[Choice]:
        return self.offered_to(game, game.asked_seat)

    def offered_to(self, game: "Tabletop", seat: int) -> list[Choice]:
        return game.distinct(game.the_draft().packets[seat], game.components.choices.pick)

    def answer_of(self, game: "Tabletop", seat: int, choice: Choice) -> None:
        """Notes the pick; when all have picked, packets go on to the left.  R2.2.2"""
        draft = game.the_draft()
        draft.picked[seat] = choice.kid
        if game.log is not None:
            game.log.append(Picked(seat, game.name(choice.kid)))
        waiting = draft.waiting()
        if waiting:
            game.push(self)
            game.ask(waiting[0])
            return
        rests = []
        for number, packet in enumerate(draft.packets):
            draft.kept[number].append(draft.picked[number])
            packet.remove(draft.picked[number])
            rests.append(packet)
        draft.picked = [NOTHING] * len(rests)
        draft.packets = rests[-1:] + rests[:-1]
        game.push(self)

    def _keep(self, game: "Tabletop", seat: int, kid: int) -> None:
        game.the_draft().kept[seat].append(kid)
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
            seat.recall = Recall([draft.unseen_by(viewer, number) for viewer in range(MOST_SEATS)], [], [])
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
