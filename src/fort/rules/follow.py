"""Rivals follow; then come Rough Housing and `trash-this`.  R7, R18.3-R18.5"""

from typing import Final

from fort.rules.choices import Choice
from fort.rules.components import Kid
from fort.rules.events import Boxed, CoinCounted, Declined, Followed
from fort.rules.limits import MOST_SEATS
from fort.rules.names import ANY, COIN, NO_ICONS, NOTHING, PUBLIC, SUITS, suit_set
from fort.rules.perks import COPY_CAT, ROUGH_HOUSING
from fort.rules.play import NO_COIN, together
from fort.rules.tabletop import Tabletop
from fort.rules.task import SeatStep, Task
from fort.rules.use import in_hand


class Followers(Task):
    """Rivals may follow, one after the other, clockwise from the leader.  R7.1, R7.10"""

    kind = "followers"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, game: Tabletop) -> None:
        seats = len(game.seats)
        if self.place < seats:
            seat = (game.leader + self.place) % seats
            game.push(FOLLOWERS[self.place + 1])  # when this one has finished
            if game.seats[seat].hand:  # its size is public 
                _FOLLOW[seat].run(game)
            elif game.log is not None:
                game.log.append(Declined(seat))

    def text(self) -> str:
        return f"followers {self.place}"


class Follow(SeatStep):
    """A rival discards a matching card and uses the public action in full, or declines.  R7.3, R7.4"""

    kind = "follow"
    of_play = False

    def run(self, game: Tabletop) -> None:
        game.play.begin_use(self.seat, PUBLIC)  # "your" now means the follower  R7.9
        game.play.shown = NO_ICONS
        game.ask(self, self.seat)

    def offered(self, game: Tabletop) -> list[Choice]:
        options = matching(game, self.seat)
        options.append(game.components.choices.decline)  # R7.1
        return options

    def answer(self, game: Tabletop, choice: Choice) -> None:
        if choice.what == "decline":
            if game.log is not None:
                game.log.append(Declined(self.seat))
            return
        game.play.followers |= 1 << self.seat
        game.push(_END_FOLLOW[self.seat])
        game.push(game.components.kids[game.play.kid].action(PUBLIC))
        if game.board(self.seat).perk == COPY_CAT:
            game.push(FollowMore(self.seat))  # R16.3
        discard(game, self.seat, choice.kid)  # R7.3.1


def suits_to_match(game: Tabletop) -> list[int]:
    """Gives the ordinary suits of the played card, and the one declared for its coin.  R7.5, A-4.3"""
    play = game.play
    suits = [suit for suit in game.components.kids[play.kid].suits if suit != COIN]
    return suits if play.suit == NOTHING else [*suits, play.suit]


def matching(game: Tabletop, seat: int) -> list[Choice]:
    """Offers the hand cards that match the played card.  R7.3, R7.3.2, R7.3.3"""
    shows = game.components.kids[game.play.kid].shows
    suits = shows if game.play.suit == NOTHING else suit_set(suits_to_match(game))
    return in_hand(game, seat, suits, game.components.choices.follow)


def discard(game: Tabletop, seat: int, number: int) -> None:
    """A card goes to the discard pile in order to follow, before the action starts.  A-7.12"""
    kid = game.components.kids[number]
    game.discard(seat, number)
    if game.log is not None:
        game.log.append(Followed(seat, kid.name))
    suits = follow_coin_suits(game, kid)
    if len(suits) > 1:
        CoinOfDiscarded(seat, number).run(game)
    else:
        game.play.shown = together(game.play.shown, shown_icons(kid, suits[0]))


def follow_coin_suits(game: Tabletop, kid: Kid) -> list[int]:
    """Gives the suits that the coin of a discarded card can have.  R7.7.1, A-16.5"""
    if not kid.coin:
        return NO_COIN
    matched = suits_to_match(game)
    counted = game.components.kids[game.play.kid].multiplied[PUBLIC]
    if not any(kid.icons[suit] for suit in matched):  # the coin is needed to match
        return [suit for suit in matched if suit in counted] or [matched[0]]
    if ANY in counted:
        return list(range(COIN + 1))
    return [*counted, NOTHING]


def shown_icons(kid: Kid, coin: int) -> list[int]:
    """Says how often a discarded card shows each suit, if its coin has this one.  R7.6, R7.7"""
    icons = kid.icons[:]
    icons[COIN] = 0
    if coin != NOTHING:
        icons[coin] += 1
    return icons


class CoinOfDiscarded(SeatStep):
    """The follower counts the coin of the discarded card, or does not.  R7.7.1"""

    kind = "coin"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def ways(self, game: Tabletop, me: int) -> list[Choice]:
        return game.components.choices.coins(follow_coin_suits(game, game.components.kids[self.number]))

    def do(self, game: Tabletop, me: int, choice: Choice) -> None:
        icons = shown_icons(game.components.kids[self.number], choice.suit)
        game.play.shown = together(game.play.shown, icons)
        if game.log is not None:
            game.log.append(CoinCounted(me, None if choice.suit == NOTHING else SUITS[choice.suit]))

    def text(self) -> str:
        return f"follow coin {self.seat} {self.number}"


class FollowMore(SeatStep):
    """The owner of Copy Cat may discard a second matching card.  R7.3.1, R16.3"""

    kind = "follow more"

    def run(self, game: Tabletop) -> None:
        if game.hand_left(self.seat):
            game.ask(self, self.seat)

    def offered(self, game: Tabletop) -> list[Choice]:
        return [*matching(game, self.seat), game.components.choices.stop]

    def answer(self, game: Tabletop, choice: Choice) -> None:
        if choice.what != "stop":
            discard(game, self.seat, choice.kid)


class EndFollow(SeatStep):
    """A follower must have used the whole action.  R7.4"""

    kind = "end follow"

    def run(self, game: Tabletop) -> None:
        game.play.wasted = game.play.short or game.play.steps == 0


class RoughHousing(Task):
    """The perk's owner, a rival who did not follow, may box the played card.  R16.7, R18.4"""

    kind = "rough housing"

    def run(self, game: Tabletop) -> None:
        for seat in game.rivals(game.leader):
            if game.seats[seat].perk == ROUGH_HOUSING and not game.play.followers >> seat & 1:
                game.ask(self, seat)

    def offered(self, game: Tabletop) -> list[Choice]:
        choices = game.components.choices
        return [choices.perk[ROUGH_HOUSING], choices.pass_]

    def answer(self, game: Tabletop, choice: Choice) -> None:
        if choice.what != "pass":
            game.use_perk(game.asked_seat)
            box_played(game)


class TrashPlayed(Task):
    """The played card goes to the box if `trash-this` was used.  R13.5, R18.5"""

    kind = "trash played"

    def run(self, game: Tabletop) -> None:
        if game.play.trash_this and not game.play.boxed:
            box_played(game)


def box_played(game: Tabletop) -> None:
    """The played card goes to the box.  R13.5, R16.7"""
    play = game.play
    play.boxed = True
    game.box.append(play.kid)
    if game.log is not None:
        game.log.append(Boxed(game.leader, game.name(play.kid)))


FOLLOWERS: Final = [Followers(place) for place in range(MOST_SEATS + 1)]
_FOLLOW: Final = [Follow(seat) for seat in range(MOST_SEATS)]
_END_FOLLOW: Final = [EndFollow(seat) for seat in range(MOST_SEATS)]
