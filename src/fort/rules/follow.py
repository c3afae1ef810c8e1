"""Rivals follow; then come Rough Housing, `trash-this` and Do-Over.  R7, R18.3-R18.6"""

from typing import TYPE_CHECKING, Final

from fort.rules.choices import Choice
from fort.rules.events import Boxed, CoinCounted, Declined, Followed
from fort.rules.limits import MOST_SEATS
from fort.rules.names import ANY, COIN, NO_ICONS, NOBODY, NOTHING, PUBLIC, SUITS, suit_set
from fort.rules.perks import COPY_CAT, DO_OVER, ROUGH_HOUSING
from fort.rules.play import together
from fort.rules.task import SeatTask, Task

if TYPE_CHECKING:
    from fort.rules.components import Kid
    from fort.rules.tabletop import Tabletop


class Followers(Task):
    """The rivals are asked in turn order, from the leader's left: this one and the later ones.  R7.1"""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, game: "Tabletop") -> bool:
        seats = len(game.seats)
        if self.place == seats:
            return False
        seat = (game.leader + self.place) % seats
        game.push(FOLLOWERS[self.place + 1])  # when this one has finished  R7.10
        if game.seats[seat].hand:  # its size is public 
            game.push(FOLLOW[seat])
        elif game.log is not None:
            game.log.append(Declined(seat))
        return False

    def text(self) -> str:
        return f"followers {self.place}"


class Follow(SeatTask):
    """A rival discards a matching card and uses the public action in full, or declines.  R7.3, R7.4"""

    kind = "follow"
    judged = True

    def run(self, game: "Tabletop") -> bool:
        game.play.begin_use(self.seat, PUBLIC)  # "your" now means the follower  R7.9
        game.play.shown = NO_ICONS
        return game.ask(self.seat)

    def offered(self, game: "Tabletop") -> list[Choice]:
        options = matching(game, self.seat)
        options.append(game.components.choices.decline)  # R7.1
        return options

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        if choice.what == "decline":
            if game.log is not None:
                game.log.append(Declined(self.seat))
            return
        game.play.followers |= 1 << self.seat
        game.push(END_FOLLOW[self.seat])
        game.push(game.components.kids[game.play.kid].action(PUBLIC))
        if game.board(self.seat).perk == COPY_CAT:
            game.push(FollowMore(self.seat))  # R16.3
        discard(game, self.seat, choice.kid)  # R7.3.1


def suits_to_match(game: "Tabletop") -> list[int]:
    """Gives the ordinary suits of the played card, and the one declared for its coin.  R7.5, A-4.3"""
    play = game.play
    suits = [suit for suit in game.components.kids[play.kid].suits if suit != COIN]
    return suits if play.suit == NOTHING else [*suits, play.suit]


def matching(game: "Tabletop", seat: int) -> list[Choice]:
    """Offers the hand cards that match the played card.  R7.3, R7.3.2, R7.3.3"""
    kids = game.components.kids
    wanted = kids[game.play.kid].shows if game.play.suit == NOTHING else suit_set(suits_to_match(game))
    options: list[Choice] = []
    last = NOTHING
    for number in game.hand_left(seat):
        if number != last and kids[number].shows & wanted:  # a coin shows every suit  R7.3.4, R7.6
            options.append(game.components.choices.follow[number])
        last = number
    return options


def discard(game: "Tabletop", seat: int, number: int) -> None:
    """A card goes to the discard pile in order to follow, before the action starts.  A-7.12"""
    kid = game.components.kids[number]
    game.discard(seat, number)
    if game.log is not None:
        game.log.append(Followed(seat, kid.name))
    suits = follow_coin_suits(game, kid)
    if len(suits) > 1:
        game.push(CoinOfDiscarded(seat, number))
    else:
        game.play.shown = together(game.play.shown, shown_icons(kid, suits[0]))


def follow_coin_suits(game: "Tabletop", kid: "Kid") -> list[int]:
    """Gives the suits that the coin of a discarded card can have.  R7.7.1, A-16.5"""
    if not kid.coin:
        return [NOTHING]
    matched = suits_to_match(game)
    counted = game.components.kids[game.play.kid].multiplied[PUBLIC]
    if not any(kid.icons[suit] for suit in matched):  # the coin is needed to match
        return [suit for suit in matched if suit in counted] or [matched[0]]
    if ANY in counted:
        return list(range(COIN + 1))
    return [*counted, NOTHING]


def shown_icons(kid: "Kid", coin: int) -> list[int]:
    """Says how often a discarded card shows each suit, if its coin has this one.  R7.6, R7.7"""
    icons = kid.icons[:]
    icons[COIN] = 0
    if coin != NOTHING:
        icons[coin] += 1
    return icons


class CoinOfDiscarded(SeatTask):
    """The follower counts the coin of the discarded card, or does not.  R7.7.1"""

    kind = "coin"
    judged = True
    of_play = True

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def run(self, game: "Tabletop") -> bool:
        return game.ask(self.seat)

    def offered(self, game: "Tabletop") -> list[Choice]:
        return game.components.choices.coins(follow_coin_suits(game, game.components.kids[self.number]))

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        icons = shown_icons(game.components.kids[self.number], choice.suit)
        game.play.shown = together(game.play.shown, icons)
        if game.log is not None:
            game.log.append(CoinCounted(self.seat, None if choice.suit == NOTHING else SUITS[choice.suit]))

    def text(self) -> str:
        return f"follow coin {self.seat} {self.number}"


class FollowMore(SeatTask):
    """The owner of Copy Cat may discard a second matching card.  R7.3.1, R16.3"""

    kind = "follow more"
    judged = True
    of_play = True

    def run(self, game: "Tabletop") -> bool:
        return len(game.hand_left(self.seat)) > 0 and game.ask(self.seat)

    def offered(self, game: "Tabletop") -> list[Choice]:
        return [*matching(game, self.seat), game.components.choices.stop]

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        if choice.what != "stop":
            discard(game, self.seat, choice.kid)


class EndFollow(SeatTask):
    """A follower must have used the whole action.  R7.4"""

    kind = "end follow"
    of_play = True

    def run(self, game: "Tabletop") -> bool:
        if game.play.short or game.play.steps == 0:
            game.play.wasted = True
        return False


class RoughHousing(Task):
    """The perk's owner, a rival who did not follow, may box the played card.  R16.7, R18.4"""

    kind = "rough housing"

    def run(self, game: "Tabletop") -> bool:
        owner = self._owner(game)
        return owner != NOBODY and game.ask(owner)

    def offered(self, game: "Tabletop") -> list[Choice]:
        choices = game.components.choices
        return [choices.perk[ROUGH_HOUSING], choices.pass_]

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        if choice.what != "pass":
            game.use_perk(self._owner(game))
            box_played(game)

    def _owner(self, game: "Tabletop") -> int:
        for seat in game.rivals(game.leader):
            if game.seats[seat].perk == ROUGH_HOUSING and not game.play.followers >> seat & 1:
                return seat
        return NOBODY


class TrashPlayed(Task):
    """The played card goes to the box if `trash-this` was used.  R13.5, R18.5"""

    kind = "trash played"

    def run(self, game: "Tabletop") -> bool:
        if game.play.trash_this and not game.play.boxed:
            box_played(game)
        return False


def box_played(game: "Tabletop") -> None:
    """The played card goes to the box.  R13.5, R16.7"""
    play = game.play
    play.boxed = True
    game.box.append(play.kid)
    if game.log is not None:
        game.log.append(Boxed(game.leader, game.name(play.kid)))


class DoOver(Task):
    """The leader may play a second card, and is asked while a card is in hand.  R16.5, R18.6, A-16.8"""

    kind = "do-over"
    judged = True

    def run(self, game: "Tabletop") -> bool:
        seat = game.seats[game.leader]
        return seat.perk == DO_OVER and len(seat.hand) > 0 and game.ask(game.leader)

    def offered(self, game: "Tabletop") -> list[Choice]:
        choices = game.components.choices
        return [choices.perk[DO_OVER], choices.pass_]

    def answer(self, game: "Tabletop", choice: Choice) -> None:
        if choice.what != "pass":
            game.use_perk(game.leader)
            game.play_once_more()


# These tasks exist once for each seat or place.
FOLLOWERS: Final = [Followers(place) for place in range(MOST_SEATS + 1)]
FOLLOW: Final = [Follow(seat) for seat in range(MOST_SEATS)]
END_FOLLOW: Final = [EndFollow(seat) for seat in range(MOST_SEATS)]
ROUGH_HOUSING_WINDOW: Final = RoughHousing()
TRASH_WINDOW: Final = TrashPlayed()
DO_OVER_WINDOW: Final = DoOver()
