"""A prompt tells a screen what each option touches and would do, and why the rest is refused.

Made on request, never in playouts, out of what the asked seat may know; the browser shows it and computes
none of it.
"""

from typing import TYPE_CHECKING, Any

from fort.legal.reasons import Reason, why_not
from fort.rules.actions import Action, Both, Either, Then
from fort.rules.choices import Choice
from fort.rules.follow import follow_coin_suits, shown_icons
from fort.rules.names import ANY, COIN, NOTHING, PUBLIC, RESOURCES, SIDES, SUITS
from fort.rules.perks import PERKS
from fort.rules.places import DISCARD_PILE, HAND, LOOKOUT, PACK, PLACES, STUFF, SUPPLY
from fort.rules.play import AddedCard, coin_suits, still_unused, together
from fort.rules.repeat import HowOften, Per, Plain
from fort.rules.scoring import MADE_UP_RULES
from fort.rules.tokens import CopyPack, CopyRivalPack, Gather, ScorePoints
from fort.rules.use import lookout_choices
from fort.rules.words import Word

if TYPE_CHECKING:
    from fort.legal.game import Game

Json = dict[str, Any]


class Offer:
    """An offer is an option with what it touches and what it would do."""

    def __init__(self, choice: Choice, touches: list[Json], preview: Json) -> None:
        self.choice = choice
        self.touches = touches
        self.preview = preview


class Prompt:
    """A prompt is the question of a seat, made ready for a screen."""

    def __init__(self, seat: int, offers: list[Offer], refused: list[tuple[Choice, Reason]]) -> None:
        self.seat = seat
        self.offers = offers
        self.refused = refused


def prompt(game: "Game", seat: int) -> Prompt:
    """Collects everything to show with the question of a seat that is asked now."""
    if seat not in game.asks:
        raise ValueError(f"seat {seat} is not asked now; {list(game.asks)} is")
    offers = [Offer(c, touches(game, seat, c), preview(game, seat, c)) for c in game.options(seat)]
    others = _not_offered(game, seat, [offer.choice for offer in offers])
    return Prompt(seat, offers, [(choice, why_not(game, choice, seat)) for choice in others])


def _not_offered(game: "Game", seat: int, options: list[Choice]) -> list[Choice]:
    """Finds cards and actions that a person could reach for in vain."""
    choices = game.components.choices
    kind = game.task().kind
    hand = game.seats[seat].hand
    found: list[Choice] = []
    if kind == "play":
        found += game.distinct(hand, choices.play)
        if game.seats[seat].perk != NOTHING:
            found.append(choices.perk[game.seats[seat].perk])
    elif kind == "use":
        found += game.distinct(hand, choices.add) + lookout_choices(game)
        found += [choices.use[side] for side in range(len(SIDES))]
        found.append(choices.end)
    elif kind in ("follow", "follow more"):
        found += game.distinct(hand, choices.follow)
    elif kind != "pick":
        found += game.task().offered(game)
    return [choice for choice in found if choice not in options]


def touches(game: "Game", seat: int, choice: Choice) -> list[Json]:
    """Tells the cards, places, seats and tokens that an option is about."""
    what = choice.what
    if what in ("play", "follow") or (what in ("add", "tuck", "trash") and choice.place == HAND):
        return [_card(game, choice.kid, HAND, seat)]
    if what == "pick":
        return [{"kid": game.name(choice.kid), "place": "packet", "seat": seat}]
    if what == "add":
        suits = [SUITS[suit] for suit in game.components.patterns[choice.number]]
        return [{"suits": suits, "place": PLACES[LOOKOUT], "seat": seat}]
    if what == "recycle":
        return [_card(game, choice.kid, DISCARD_PILE, seat)]
    if what in ("tuck", "trash", "recruit"):
        return [_card(game, choice.kid, choice.place, seat if choice.seat < 0 else choice.seat)]
    if what == "use":
        return [{"kid": game.name(game.play.kid), "side": SIDES[choice.number]}]
    if what in ("pack", "spend", "convert-in"):
        return _touched_tokens(game, seat, choice)
    if what == "pay":
        return [
            *_tokens(seat, STUFF, choice.pizza, choice.toy),
            *_tokens(seat, PACK, choice.pack_pizza, choice.pack_toy),
        ]
    if what in ("gather", "convert-to"):
        return [{"resource": RESOURCES[choice.resource], "place": PLACES[SUPPLY]}]
    if what == "copy-whose":
        return [{"place": PLACES[PACK], "seat": choice.seat}]
    if what == "keep":
        return [{"made_up_rule": MADE_UP_RULES[choice.number]}]
    if what in ("take", "perk"):
        return [{"perk": PERKS[choice.number]}]
    return [{"suit": SUITS[choice.suit]}] if choice.suit != NOTHING else []


def _card(game: "Game", kid: int, place: int, seat: int) -> Json:
    if kid == NOTHING:  # the top of the Park deck
        return {"place": PLACES[place]}
    touched: Json = {"kid": game.name(kid), "place": PLACES[place]}
    if place in (HAND, DISCARD_PILE) or PLACES[place] == "yard":
        touched["seat"] = seat
    return touched


def _touched_tokens(game: "Game", seat: int, choice: Choice) -> list[Json]:
    touched: Json = {"place": PLACES[choice.place]}
    if choice.resource != NOTHING:
        touched["resource"] = RESOURCES[choice.resource]
    if choice.place != SUPPLY:
        touched["seat"] = seat
    return [touched]


def _tokens(seat: int, place: int, pizza: int, toy: int) -> list[Json]:
    found: list[Json] = []
    for resource, number in zip(RESOURCES, (pizza, toy), strict=True):
        if number:
            found.append({"resource": resource, "number": number, "place": PLACES[place], "seat": seat})
    return found


def preview(game: "Game", seat: int, choice: Choice) -> Json:
    """Tells what an option would do, as far as that is certain."""
    play = game.play
    components = game.components
    hand = len(game.seats[seat].hand)
    if choice.what == "use":
        action = components.kids[play.kid].actions[choice.number]
        return {} if action is None else _outcome(game, seat, action, play.icons, hand)
    if choice.what == "add":
        return _added_outcome(game, choice)
    if choice.what == "follow":
        return _follow_outcome(game, seat, choice)
    task = game.task()
    if choice.what == "times" and isinstance(task, HowOften):
        return _numbers(task.word, task.times, choice.number)
    if choice.what in ("gather", "convert-to") and isinstance(task, Either):
        return _outcome(game, seat, task.branches[choice.resource], play.icons_of(game), hand)
    if choice.what == "pay":
        pizza, toy = choice.pizza + choice.pack_pizza, choice.toy + choice.pack_toy
        return {"pay": {"pizza": pizza, "toy": toy}, "level": game.seats[seat].level + 1}
    if choice.what == "copy":
        return {"gain": {"pizza": choice.pizza, "toy": choice.toy}}
    return {}


def _added_outcome(game: "Game", choice: Choice) -> Json:
    """Tells the count of each unused action with this card, its coin counted as best it can be."""
    play = game.play
    components = game.components
    kid = components.kids[play.kid]
    pattern = choice.number if choice.place == LOOKOUT else components.kids[choice.kid].pattern
    suits = components.patterns[pattern]
    counts: dict[str, int] = {}
    for coin in coin_suits(kid, suits):
        card = AddedCard(components, choice.kid, pattern, coin, 0)
        for side in kid.unused[still_unused(play.used)]:
            for suit in kid.multiplied[side]:
                both = together(play.icons, card.icons)
                count = max(both) if suit == ANY else both[suit]
                counts[SIDES[side]] = max(counts.get(SIDES[side], 0), count)
    return {"counts": counts}


def _follow_outcome(game: "Game", seat: int, choice: Choice) -> Json:
    kid = game.components.kids[choice.kid]
    action = game.components.kids[game.play.kid].actions[PUBLIC]
    assert action is not None
    for coin in follow_coin_suits(game, kid):
        both = together(game.play.shown, shown_icons(kid, coin))
        found = _outcome(game, seat, action, both, len(game.seats[seat].hand) - 1)
        if any(part.get("fully", True) for part in found.get("either", {"": found}).values()):
            return found
    return {}  # in full with a second card, or by trashing this one: not certain


def _outcome(game: "Game", seat: int, action: Action, icons: list[int], hand: int) -> Json:
    """Tells the count and the gain of an action used now, and whether it would be full."""
    if isinstance(action, Either):
        required = action.required(game, seat)
        if required != NOTHING:
            return _outcome(game, seat, action.branches[required], icons, hand)
        each = [_outcome(game, seat, branch, icons, hand) for branch in action.branches]
        if action.converts:  # a direction that is not possible is not offered
            each = [outcome if outcome.get("possible", 1) else {} for outcome in each]
        return {"either": dict(zip(RESOURCES, each, strict=True))}
    if isinstance(action, Plain):
        return _numbers(action, 1, min(1, action.possible(game, seat)))
    if isinstance(action, Per):
        if action.suit != ANY:
            return _repeated(game, seat, action, action.times(game, seat, icons), icons, hand)
        added = game.play.added if seat == game.leader else []
        useful = [icons[s] for s in range(COIN + 1) if all(card.icons[s] for card in added)]
        counts = sorted([number for number in useful if number] or [max(icons)], reverse=True)
        each = [_repeated(game, seat, action, times, icons, hand) for times in counts]
        return next((found for found in each if found.get("fully")), each[0])
    fully = action.bounds(game, seat, icons, hand)[0] > 0
    found: Json = {"fully": fully} if fully else {}
    if isinstance(action, (Then, Both)):
        found["first"] = _outcome(game, seat, action.left, icons, hand)
    return found


def _repeated(game: "Game", seat: int, per: Per, times: int, icons: list[int], hand: int) -> Json:
    if isinstance(per.body, Plain):
        return _numbers(per.body, times, min(times, per.body.possible(game, seat)))
    sure, most = per.body.bounds(game, seat, icons, hand)
    in_parts = isinstance(per.body, (CopyPack, CopyRivalPack)) or not isinstance(per.body, Word)
    if times == 0 or (most < times and not in_parts):
        return {"count": times, "possible": min(most, times), "fully": False}
    return {"count": times, "possible": times, "fully": True} if sure >= times else {}


def _numbers(step: Plain, times: int, possible: int) -> Json:
    found: Json = {"count": times, "possible": possible, "fully": possible == times > 0}
    if isinstance(step, Gather):
        found["gain"] = {RESOURCES[step.resource]: possible}
    elif isinstance(step, ScorePoints):
        found["gain"] = {"points": possible}
    return found
