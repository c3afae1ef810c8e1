"""Following, and the windows after it: Rough Housing, `trash-this`, Do-Over.  R7, R18.3-R18.6"""

from typing import TYPE_CHECKING, Final

from fort.legal.foresight import Tally, can_end
from fort.rules.choices import DECLINE, MOST_SEATS, PASS, STOP, Choice
from fort.rules.events import Boxed, CoinCounted, Declined, Followed
from fort.rules.names import ANY, COIN, NO_ICONS, NOBODY, NOTHING, PUBLIC, SUITS, suit_set
from fort.rules.perks import COPY_CAT, DO_OVER, ROUGH_HOUSING
from fort.rules.task import Task, Todo

if TYPE_CHECKING:
    from fort.legal.game import Game
    from fort.rules.components import Kid


def suits_to_match(game: "Game") -> list[int]:
    """The ordinary suits of the played card, or the one declared for it.  R7.5"""
    play = game.play
    suits = [suit for suit in game.components.kids[play.kid].suits if suit != COIN]
    return suits if play.suit == NOTHING else [*suits, play.suit]


def shown_icons(game: "Game", kid: "Kid", coin: int) -> list[int]:
    """What a discarded card counts, its coin as given.  R7.7"""
    icons = kid.icons[:]
    icons[COIN] = 0
    if coin != NOTHING:
        icons[coin] += 1
    return icons


def follow_coin_suits(game: "Game", kid: "Kid") -> list[int]:
    """The suits that the coin of a discarded card can be given.  R7.7.1, A-16.5"""
    if not kid.coin:
        return [NOTHING]
    matched = suits_to_match(game)
    needed = True
    for suit in matched:
        if kid.icons[suit]:
            needed = False
    counted = game.components.kids[game.play.kid].multiplied[PUBLIC]
    if needed:
        return [suit for suit in matched if suit in counted] or [matched[0]]
    if ANY in counted:
        return list(range(COIN + 1))
    return [*counted, NOTHING]


class Followers(Task):
    """The rivals in turn order from the leader's left, this one and the later ones.  R7.1"""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, game: "Game") -> bool:
        seats = len(game.seats)
        if self.place == seats:
            return False
        seat = (game.leader + self.place) % seats
        game.push(FOLLOWERS[self.place + 1])
        if game.seats[seat].hand:  # its size is public 
            game.push(FOLLOW[seat])
        elif game.log is not None:
            game.log.append(Declined(seat))
        return False

    def text(self) -> str:
        return f"followers {self.place}"


class Follow(Task):
    """Discard a card with a matching suit and use the public action in full, or decline.  R7.3, R7.4"""

    judged = True
    kind = "follow"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: "Game") -> bool:
        play = game.play
        play.begin_use(self.seat, PUBLIC)
        play.shown = NO_ICONS
        return game.ask(self.seat)

    def offered(self, game: "Game") -> list[Choice]:
        found = matching(game, self.seat)
        found.append(game.components.choices.decline)
        return found

    def answer(self, game: "Game", choice: Choice) -> None:
        if choice.what == DECLINE:
            if game.log is not None:
                game.log.append(Declined(self.seat))
            return
        action = game.components.kids[game.play.kid].public
        assert action is not None
        game.play.followers |= 1 << self.seat
        game.push(END_FOLLOW[self.seat])
        game.push(action)
        if game.seats[self.seat].perk == COPY_CAT:
            game.push(FollowMore(self.seat))
        discard(game, self.seat, choice.kid)

    def permits(self, game: "Game", choice: Choice) -> bool:
        if choice.what == DECLINE:
            return True
        action = game.components.kids[game.play.kid].public
        assert action is not None
        kid = game.components.kids[choice.kid]
        hand = len(game.seats[self.seat].hand) - 1
        short = game.seats[self.seat].perk != COPY_CAT  # another card could give more icons
        for coin in follow_coin_suits(game, kid):
            icons = shown_icons(game, kid, coin)
            if action.certain(game, self.seat, icons, hand):
                return True
            short = short and action.falls_short(game, self.seat, icons)
        if short:
            return False
        todo = Todo(action, Todo(END_FOLLOW[self.seat], None))
        if game.seats[self.seat].perk == COPY_CAT:
            todo = Todo(FollowMore(self.seat), todo)
        return _foresee_discard(game.tally(), choice.kid, todo)

    def text(self) -> str:
        return f"follow {self.seat}"


def matching(game: "Game", seat: int) -> list[Choice]:
    """The hand cards that match the played card.  R7.3"""
    kids = game.components.kids
    wanted = kids[game.play.kid].shows if game.play.suit == NOTHING else suit_set(suits_to_match(game))
    found: list[Choice] = []
    last = NOTHING
    for number in game.seats[seat].hand:
        if number != last and kids[number].shows & wanted:
            found.append(game.components.choices.follow[number])
        last = number
    return found


def discard(game: "Game", seat: int, number: int) -> None:
    """A card goes to the discard pile in order to follow, before the action starts.  A-7.12"""
    kid = game.components.kids[number]
    game.move_to_discard_pile(seat, number)
    if game.log is not None:
        game.log.append(Followed(seat, kid.name))
    suits = follow_coin_suits(game, kid)
    if len(suits) > 1:
        game.push(FollowCoin(seat, number))
    else:
        count_shown(game, kid, suits[0])


def count_shown(game: "Game", kid: "Kid", coin: int) -> None:
    shown = game.play.shown
    icons = shown_icons(game, kid, coin)
    game.play.shown = [shown[suit] + icons[suit] for suit in range(COIN + 1)]


def _foresee_discard(tally: Tally, number: int, todo: Todo | None) -> bool:
    kid = tally.game.components.kids[number]
    tally.hand -= 1
    tally.discard_pile += 1
    for coin in follow_coin_suits(tally.game, kid):
        counted = tally.copy()
        icons = shown_icons(tally.game, kid, coin)
        counted.icons = [tally.icons[suit] + icons[suit] for suit in range(COIN + 1)]
        counted.left = number
        if can_end(counted, todo):
            return True
    return False


class FollowCoin(Task):
    """Count the coin of the discarded card, or not.  R7.7.1"""

    judged = True
    kind = "coin"

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, game: "Game") -> bool:
        return game.ask(self.seat)

    def offered(self, game: "Game") -> list[Choice]:
        choices = game.components.choices
        suits = follow_coin_suits(game, game.components.kids[self.number])
        return [choices.coin_uncounted if suit == NOTHING else choices.coin_as[suit] for suit in suits]

    def answer(self, game: "Game", choice: Choice) -> None:
        count_shown(game, game.components.kids[self.number], choice.suit)
        if game.log is not None:
            game.log.append(CoinCounted(self.seat, None if choice.suit == NOTHING else SUITS[choice.suit]))

    def permits(self, game: "Game", choice: Choice) -> bool:
        tally = game.tally()
        icons = shown_icons(game, game.components.kids[self.number], choice.suit)
        tally.icons = [tally.icons[suit] + icons[suit] for suit in range(COIN + 1)]
        return can_end(tally, game.below())

    def text(self) -> str:
        return f"follow coin {self.seat} {self.number}"


class FollowMore(Task):
    """Copy Cat: a second matching card.  R16.3"""

    judged = True
    kind = "follow more"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: "Game") -> bool:
        if game.seats[self.seat].hand:
            return game.ask(self.seat)
        return False

    def offered(self, game: "Game") -> list[Choice]:
        return [*matching(game, self.seat), game.components.choices.stop]

    def answer(self, game: "Game", choice: Choice) -> None:
        if choice.what != STOP:
            discard(game, self.seat, choice.kid)

    def permits(self, game: "Game", choice: Choice) -> bool:
        if choice.what == STOP:
            return can_end(game.tally(), game.below())
        return _foresee_discard(game.tally(), choice.kid, game.below())

    def foresee(self, tally: Tally, todo: Todo | None) -> bool:
        if can_end(tally.copy(), todo):
            return True
        if tally.hand == 0:
            return False
        hand = tally.game.seats[self.seat].hand[:]
        if tally.left in hand:
            hand.remove(tally.left)
        for choice in matching(tally.game, self.seat):
            if choice.kid in hand and _foresee_discard(tally.copy(), choice.kid, todo):
                return True
        return False

    def text(self) -> str:
        return f"follow more {self.seat}"


class EndFollow(Task):
    """A follower used the whole action.  R7.4"""

    kind = "end follow"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: "Game") -> bool:
        play = game.play
        if play.short or play.steps == 0:
            play.wasted = True
        return False

    def foresee(self, tally: Tally, todo: Todo | None) -> bool:
        return not tally.short and tally.steps > 0

    def text(self) -> str:
        return f"end follow {self.seat}"


class RoughHousing(Task):
    """The perk's owner, a rival who did not follow, may box the played card.  R16.7, R18.4"""

    kind = "rough housing"

    def run(self, game: "Game") -> bool:
        owner = self._owner(game)
        return owner != NOBODY and game.ask(owner)

    def offered(self, game: "Game") -> list[Choice]:
        choices = game.components.choices
        return [choices.perk[ROUGH_HOUSING], choices.pass_]

    def answer(self, game: "Game", choice: Choice) -> None:
        if choice.what != PASS:
            game.use_perk(self._owner(game))
            box_played(game)

    def _owner(self, game: "Game") -> int:
        for seat in game.rivals(game.leader):
            if game.seats[seat].perk == ROUGH_HOUSING and not game.play.followers >> seat & 1:
                return seat
        return NOBODY


class TrashPlayed(Task):
    """A promised `trash-this`.  R13.5, R18.5"""

    kind = "trash played"

    def run(self, game: "Game") -> bool:
        if game.play.trash_this and not game.play.boxed:
            box_played(game)
        return False


def box_played(game: "Game") -> None:
    play = game.play
    play.boxed = True
    game.box.append(play.kid)
    if game.log is not None:
        game.log.append(Boxed(game.leader, game.name(play.kid)))


class DoOver(Task):
    """The leader may play a second card.  R16.5, R18.6; asked while a card is in hand  A-16.8"""

    judged = True
    kind = "do-over"

    def run(self, game: "Game") -> bool:
        seat = game.seats[game.leader]
        return seat.perk == DO_OVER and len(seat.hand) > 0 and game.ask(game.leader)

    def offered(self, game: "Game") -> list[Choice]:
        choices = game.components.choices
        return [choices.perk[DO_OVER], choices.pass_]

    def answer(self, game: "Game", choice: Choice) -> None:
        if choice.what != PASS:
            game.use_perk(game.leader)
            game.play_once_more()

    def permits(self, game: "Game", choice: Choice) -> bool:
        return choice.what == PASS or game.can_play_any()


# These tasks exist once for each seat or place.
FOLLOWERS: Final = [Followers(place) for place in range(MOST_SEATS + 1)]
FOLLOW: Final = [Follow(seat) for seat in range(MOST_SEATS)]
END_FOLLOW: Final = [EndFollow(seat) for seat in range(MOST_SEATS)]
ROUGH_HOUSING_WINDOW: Final = RoughHousing()
TRASH_WINDOW: Final = TrashPlayed()
DO_OVER_WINDOW: Final = DoOver()
