"""A refused choice has a reason: a stable code, the rule, and the facts a sentence about it needs."""

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fort.rules.actions import Either, Then
from fort.rules.choices import Choice
from fort.rules.follow import suits_to_match
from fort.rules.levels import Advance
from fort.rules.limits import TOP_LEVEL
from fort.rules.names import ANY, FULLY, NOTHING, RESOURCES, SIDES, SUITS, UNUSED, suit_set
from fort.rules.perks import DIY, DO_OVER, PERKS, RECYCLING
from fort.rules.places import DISCARD_PILE, HAND, LOOKOUT, PARK, PARK_DECK, YARD
from fort.rules.play import purposeful, still_unused
from fort.rules.repeat import Per
from fort.rules.setup import DraftPick
from fort.rules.tokens import Gather, room_for
from fort.rules.use import lookout_choices

if TYPE_CHECKING:
    from fort.legal.game import Game
    from fort.rules.components import Kid

SENTENCES: Final = {  # by code: the clause and a sentence
    code: (rule, sentence)
    for code, rule, sentence in (
        line.split(" | ")
        for line in files("fort.legal").joinpath("reasons.txt").read_text("utf-8").splitlines()
        if not line.startswith("#")
    )
}
# At which questions a choice can be made at all; others say more exactly what is wrong.
ASKED_AT: Final = {
    "play": ("play",),
    "add": ("use",),
    "use": ("use",),
    "end": ("use",),
    "follow": ("follow", "follow more"),
}


class Reason:
    """A reason has a stable `code`, a `rule` of docs/rules.md, and `facts` for a sentence in any language."""

    def __init__(self, code: str, facts: dict[str, str | int]) -> None:
        self.code = code
        self.rule: str = SENTENCES[code][0]
        self.facts = facts

    def __str__(self) -> str:
        return f"{SENTENCES[self.code][1].format(**self.facts)} ({self.rule})"

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.rule!r}, {self.facts!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.code, self.facts) == (other.code, other.facts)

    def __hash__(self) -> int:
        return hash(self.code)


class IllegalChoice(ValueError):
    """The rules refuse this choice; the game is as it was."""

    def __init__(self, choice: Choice, reason: Reason) -> None:
        super().__init__(f"{choice}: {reason}")
        self.choice = choice
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalChoice, (self.choice, self.reason))


class NotOver(ValueError):
    """Points are counted when the game is over."""

    def __init__(self) -> None:
        super().__init__("the game is not over: points are counted at its end (R12.4)")

    def __reduce__(self) -> tuple[object, ...]:
        return (NotOver, ())


def why_not(game: "Game", choice: Choice, seat: int | None) -> Reason:
    """Finds the reason for refusing a choice that is not legal."""
    if game.over:
        return Reason("over", {})
    if isinstance(game.task(), DraftPick):
        return _why_not_pick(game, choice, seat)
    if seat is not None and seat != game.asked_seat:
        return Reason("not-asked", {"seat": seat, "asked": game.asked_seat})
    if choice.what in ASKED_AT and game.task().kind not in ASKED_AT[choice.what]:
        return Reason("not-now", {})
    if choice.what == "play":
        return _why_not_play(game, choice)
    if choice.what == "add":
        return _why_not_add(game, choice)
    if choice.what == "use":
        return _why_not_use(game, choice)
    if choice.what == "end":
        return _why_not_end(game)
    if choice.what == "follow":
        return _why_not_follow(game, choice)
    if choice.what == "perk":
        return _why_not_perk(game, choice)
    if choice.what == "recycle":
        return _why_not_recycle(game, choice)
    return _why_not_step(game, choice)


def _why_not_pick(game: "Game", choice: Choice, seat: int | None) -> Reason:
    if choice.what != "pick":
        return Reason("not-now", {})
    if seat is not None and seat not in game.asks:
        return Reason("already-picked", {})
    return Reason("not-in-packet", {"kid": game.name(choice.kid)})


def _why_not_play(game: "Game", choice: Choice) -> Reason:
    kid = game.components.kids[choice.kid]
    if choice.kid not in game.seats[game.leader].hand:
        return Reason("not-in-hand", {"kid": kid.name})
    if kid.public is None and kid.private is None:
        return Reason("no-boxes", {"kid": kid.name})
    return _why_never_full(game, kid)


def _why_never_full(game: "Game", kid: "Kid") -> Reason:
    """Says with numbers if resources cannot be gathered, or a level cannot be paid."""
    seat = game.seats[game.leader]
    for action in kid.actions:
        branches = action.branches if isinstance(action, Either) else [action]
        for branch in branches:
            if isinstance(branch, Per) and isinstance(branch.body, Gather):
                number = branch.number if branch.count == "" else 0
                if branch.suit not in (NOTHING, ANY):
                    number = kid.icons[branch.suit]
                resource = branch.body.which
                room = room_for(game, game.leader, resource)
                if number > room:
                    facts: dict[str, str | int] = {"kid": kid.name, "number": number, "possible": room}
                    facts["resource"] = RESOURCES[resource]
                    return Reason("no-room", facts)
            first = branch.left if isinstance(branch, Then) else branch
            if isinstance(first, Advance) and seat.level < TOP_LEVEL and not first.able(game, game.leader):
                return Reason("too-poor", {"kid": kid.name, "level": seat.level + 1})
    return Reason("never-full", {"kid": kid.name})


def _why_not_add(game: "Game", choice: Choice) -> Reason:
    components = game.components
    played = components.kids[game.play.kid]
    if choice.place == LOOKOUT:
        suits = components.patterns[choice.number]
        name = " ".join([SUITS[suit] for suit in suits])
        if choice not in lookout_choices(game):
            return Reason("not-in-lookout", {"suits": name})
    else:
        suits = components.kids[choice.kid].suits
        name = game.name(choice.kid)
        if choice.kid not in game.seats[game.leader].hand:
            return Reason("not-in-hand", {"kid": name})
    if not suit_set(suits) & played.raised[still_unused(game.play.used)]:
        return Reason("no-suit", {"kid": name, "played": played.name})
    return Reason("no-purpose", {"kid": name})


def _why_not_use(game: "Game", choice: Choice) -> Reason:
    played = game.components.kids[game.play.kid]
    facts: dict[str, str | int] = {"side": SIDES[choice.number], "played": played.name}
    if played.actions[choice.number] is None:
        return Reason("blank", facts)
    if game.play.used[choice.number] != UNUSED:
        return Reason("used", facts)
    return Reason("does-nothing", facts)


def _why_not_end(game: "Game") -> Reason:
    play = game.play
    facts: dict[str, str | int] = {"played": game.name(play.kid)}
    if play.used == [UNUSED, UNUSED]:
        return Reason("nothing-used", facts)
    if FULLY in play.used and not purposeful(play.added, play.reps):
        return Reason("added-in-vain", {})
    return Reason("not-full", facts)


def _why_not_follow(game: "Game", choice: Choice) -> Reason:
    name = game.name(choice.kid)
    played = game.name(game.play.kid)
    if choice.kid not in game.seats[game.asked_seat].hand:
        return Reason("not-in-hand", {"kid": name})
    if not game.components.kids[choice.kid].shows & suit_set(suits_to_match(game)):
        return Reason("no-match", {"kid": name, "played": played})
    return Reason("not-in-full", {"kid": name, "played": played})


def _why_not_perk(game: "Game", choice: Choice) -> Reason:
    seat = game.seats[game.asked_seat]
    if seat.perk != choice.number:
        return Reason("no-perk", {"perk": PERKS[choice.number]})
    kind = game.task().kind
    if choice.number == DIY and kind == "play":
        return Reason("top-level", {}) if seat.level >= TOP_LEVEL else Reason("cannot-pay", {})
    if choice.number == DO_OVER and kind == "do-over":
        return Reason("nothing-to-play", {})
    return Reason("not-now", {})


def _why_not_recycle(game: "Game", choice: Choice) -> Reason:
    seat = game.seats[game.asked_seat]
    if seat.perk != RECYCLING:
        return Reason("no-perk", {"perk": PERKS[RECYCLING]})
    if game.asked_seat != game.leader:
        return Reason("not-now", {})
    if choice.kid not in seat.discard_pile:
        return Reason("not-in-discard-pile", {"kid": game.name(choice.kid)})
    return Reason("spoils", {})


def _why_not_step(game: "Game", choice: Choice) -> Reason:
    task = game.task()
    if choice in task.offered(game):
        if choice.what in ("stop", "times", "copy"):
            return Reason("must-go-on", {})
        return Reason("spoils", {})
    if choice.what == "pay" and task.kind == "pay":
        return Reason("wrong-payment", {})
    if choice.what in ("times", "copy") and task.kind in ("times", "copy"):
        return Reason("too-little", {})
    if choice.what == "recruit" and choice.place == PARK_DECK and not game.park_deck:
        return Reason("park-deck-empty", {})
    if choice.kid != NOTHING and _is_missing(game, choice):
        return Reason("not-there", {"kid": game.name(choice.kid)})
    return Reason("not-now", {})


def _is_missing(game: "Game", choice: Choice) -> bool:
    """Is the card not in the place from which it is to be taken?"""
    if choice.place not in (HAND, DISCARD_PILE, PARK, YARD):
        return False
    owner = choice.seat if choice.place == YARD else game.asked_seat
    return owner >= len(game.seats) or choice.kid not in game.cards(choice.place, owner)
