"""A refused choice has a reason: a stable code, the rule, and the facts a sentence about it needs."""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fort.rules.actions import Either, Then
from fort.rules.choices import Choice
from fort.rules.components import Kid
from fort.rules.follow import suits_to_match
from fort.rules.levels import Advance
from fort.rules.limits import TOP_LEVEL
from fort.rules.names import ANY, FULLY, NOTHING, RESOURCES, SIDES, SUITS, UNUSED, suit_set
from fort.rules.perks import DIY, DO_OVER, PERKS, RECYCLING
from fort.rules.places import DISCARD_PILE, HAND, LOOKOUT, PARK, YARD
from fort.rules.play import Play, purposeful, still_unused
from fort.rules.repeat import Per
from fort.rules.seat import Seat
from fort.rules.tokens import Gather, room_for
from fort.rules.use import lookout_choices

if TYPE_CHECKING:
    from fort.legal.game import Game

_LINES: Final = files("fort.legal").joinpath("reasons.txt").read_text("utf-8").splitlines()[1:]
SENTENCES: Final = {  # by code: the clause and a sentence
    code: (rule, sentence) for code, rule, sentence in [line.split(" | ") for line in _LINES]
}
# By kind of choice: what can be wrong with it. The first that holds is the reason, else the last.
CODES: Final = {
    "pick": "not-in-packet",
    "play": "not-now not-in-hand no-boxes no-room too-poor never-full",
    "add": "not-now not-in-lookout not-in-hand no-suit no-purpose",
    "use": "not-now blank used does-nothing",
    "end": "not-now nothing-used added-in-vain not-full",
    "follow": "not-now not-in-hand no-match not-in-full",
    "perk": "no-perk top-level cannot-pay nothing-to-play not-now",
    "recycle": "no-perk not-now not-in-discard-pile spoils",
}
CODES_OF_STEPS: Final = "must-go-on spoils wrong-payment too-little park-deck-empty not-there not-now"
Facts = dict[str, str | int]


@dataclass(unsafe_hash=True)
class Reason:
    """A reason has a stable `code`, a `rule` of docs/rules.md, and `facts` for a sentence in any language."""

    code: str
    facts: Facts = field(hash=False)

    @property
    def rule(self) -> str:
        return SENTENCES[self.code][0]

    def __str__(self) -> str:
        return f"{SENTENCES[self.code][1].format(**self.facts)} ({self.rule})"


class IllegalChoice(ValueError):
    """The rules refuse this choice; the game is as it was."""

    def __init__(self, choice: Choice, reason: Reason) -> None:
        super().__init__(f"{choice}: {reason}")
        self.choice, self.reason = choice, reason

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalChoice, (self.choice, self.reason))


class NotOver(ValueError):
    """Points are counted when the game is over."""


class Case:
    """A case is a choice that is refused, with all that can be said about it."""

    def __init__(self, game: "Game", choice: Choice) -> None:
        self.game, self.choice = game, choice
        self.choices = game.components.choices
        self.asked = game.task().kind
        self.mine: Seat = game.seats[game.asked_seat]
        self.play: Play = game.play
        self.played: Kid = game.components.kids[game.play.kid]
        self.kid: Kid = game.components.kids[choice.kid]
        self.perk: int = RECYCLING if choice.what == "recycle" else choice.number

    def suits(self) -> list[int]:
        """Gives the suits on the card that is to be added or discarded."""
        pattern = self.choice.number if self.choice.kid == NOTHING else self.kid.pattern
        return self.game.components.patterns[pattern]

    def is_early(self) -> bool:
        """Is something else asked, or is it not the own turn?"""
        if self.choice.what == "recycle":
            return self.game.asked_seat != self.game.leader
        question = {"play": "play", "follow": "follow"}.get(self.choice.what, "use")
        return not self.asked.startswith(question)  # there is a `follow more`, too

    def is_offered(self) -> bool:
        return self.choice in self.game.task().offered(self.game)

    def is_not_there(self) -> bool:
        """Is the card not in the place from which it is to be taken?"""
        game, choice = self.game, self.choice
        if choice.kid == NOTHING or choice.place not in (HAND, DISCARD_PILE, PARK, YARD):
            return False
        owner = choice.seat if choice.place == YARD else game.asked_seat
        return owner >= len(game.seats) or choice.kid not in game.cards(choice.place, owner)

    def shortfall(self) -> Facts:
        """Says with numbers if resources cannot be gathered, or a level cannot be paid."""
        game, me = self.game, self.game.leader
        level = game.seats[me].level + 1
        for action in self.kid.actions:
            for branch in action.branches if isinstance(action, Either) else [action]:
                if isinstance(branch, Per) and isinstance(branch.body, Gather):
                    resource = branch.body.resource
                    number = branch.number if branch.suit in (NOTHING, ANY) else self.kid.icons[branch.suit]
                    room = room_for(game, me, resource)
                    if number > room:
                        return {"number": number, "possible": room, "resource": RESOURCES[resource]}
                first = branch.left if isinstance(branch, Then) else branch
                if isinstance(first, Advance) and level <= TOP_LEVEL and not first.able(game, me):
                    return {"level": level}
        return {}


HOLDS: Final[dict[str, Callable[[Case], bool]]] = {
    "not-now": Case.is_early,
    "not-in-hand": lambda it: it.choice.place != LOOKOUT and it.choice.kid not in it.mine.hand,
    "not-in-lookout": lambda it: it.choice.place == LOOKOUT and it.choice not in lookout_choices(it.game),
    "not-in-discard-pile": lambda it: it.choice.kid not in it.mine.discard_pile,
    "not-there": Case.is_not_there,
    "no-boxes": lambda it: it.kid.blank,
    "no-room": lambda it: "number" in it.shortfall(),
    "too-poor": lambda it: "level" in it.shortfall(),
    "no-suit": lambda it: not suit_set(it.suits()) & it.played.raised[still_unused(it.play.used)],
    "no-match": lambda it: not suit_set(it.suits()) & suit_set(suits_to_match(it.game)),
    "blank": lambda it: it.played.actions[it.choice.number] is None,
    "used": lambda it: it.play.used[it.choice.number] != UNUSED,
    "nothing-used": lambda it: it.play.used == [UNUSED, UNUSED],
    "added-in-vain": lambda it: FULLY in it.play.used and not purposeful(it.play.added, it.play.reps),
    "no-perk": lambda it: it.mine.perk != it.perk,
    "top-level": lambda it: it.asked == "play" and it.perk == DIY and it.mine.level >= TOP_LEVEL,
    "cannot-pay": lambda it: it.asked == "play" and it.perk == DIY,
    "nothing-to-play": lambda it: it.asked == "do-over" and it.perk == DO_OVER,
    "must-go-on": lambda it: it.choice.what in ("stop", "times", "copy") and it.is_offered(),
    "spoils": Case.is_offered,
    "wrong-payment": lambda it: it.choice.what == "pay" and it.asked == "pay",
    "too-little": lambda it: it.asked in ("times", "copy") and it.choice.what in ("times", "copy"),
    "park-deck-empty": lambda it: it.choice.text == "recruit from park deck" and not it.game.park_deck,
}
FACTS: Final[dict[str, Callable[[Case], str | int]]] = {  # what sentences name
    "kid": lambda it: FACTS["suits"](it) if it.choice.kid == NOTHING else it.kid.name,
    "suits": lambda it: " ".join([SUITS[suit] for suit in it.suits()]),
    "played": lambda it: it.played.name,
    "side": lambda it: SIDES[it.choice.number],
    "perk": lambda it: PERKS[it.perk],
    "level": lambda it: it.shortfall()["level"],
    "number": lambda it: it.shortfall()["number"],
    "possible": lambda it: it.shortfall()["possible"],
    "resource": lambda it: it.shortfall()["resource"],
}


def why_not(game: "Game", choice: Choice, seat: int | None) -> Reason:
    """Finds the reason for refusing a choice that is not legal."""
    if game.over:
        return Reason("over", {})
    if game.draft is None and seat is not None and seat != game.asked_seat:
        return Reason("not-asked", {"seat": seat, "asked": game.asked_seat})
    if (game.draft is None) == (choice.what == "pick"):  # in the draft cards are picked, and only there
        return Reason("not-now", {})
    if seat is not None and seat not in game.asks:
        return Reason("already-picked", {})
    case = Case(game, choice)
    *codes, last = CODES.get(choice.what, CODES_OF_STEPS).split()
    code = next((code for code in codes if HOLDS[code](case)), last)
    named = [name for name in FACTS if f"{{{name}}}" in SENTENCES[code][1]]
    return Reason(code, {name: FACTS[name](case) for name in named})
