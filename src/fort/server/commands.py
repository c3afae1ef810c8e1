"""From what a guest wants to the entries that carry it out, or a refusal. Nothing is changed here."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import fort
from fort.server.presence import gone, grace_ends
from fort.server.refusal import Refusal, not_your_seat
from fort.server.sitting import Sitting, Vote, fort_choice
from fort.text.reasons import reason_saying
from fort.wire import messages as m

STAND_IN = "regular"  # the bot that plays for somebody who left


@dataclass(frozen=True)
class Deed:
    """What is to happen at a table: an entry before it has its place in the log."""

    kind: str
    data: dict[str, Any]


@dataclass(frozen=True)
class Caller:
    """Who wants something, when, and since when others are away."""

    guest: str
    now: float
    away: Mapping[str, float] = field(default_factory=dict)


def plan(sitting: Sitting, caller: Caller, message: m.Command) -> list[Deed]:
    """What is to be written."""
    if not sitting.running and not isinstance(message, (m.Chat, m.SayPhrase)):
        raise Refusal(409, "not-running", "This game is over: nothing can be done at it.")
    return _PLANS[type(message)](sitting, caller, message)


def choose(sitting: Sitting, seat: int, text: str, now: float, ordered: bool = False) -> Deed:
    """A choice that the rules allow, by whoever drives the seat, or by an order of the seat."""
    choice = _lawful(sitting.game, seat, text)
    if sitting.table.record.may_be_nonsense():
        _rehearse(sitting.game.copy(), choice, seat)
    spent = sitting.clocks.spent(seat, now)
    return Deed(
        "choose", {"seat": seat, "choice": choice.text, "spent": spent} | ({"order": 1} if ordered else {})
    )


def _lawful(game: fort.Game, seat: int, text: str) -> fort.Choice:
    try:
        choice = fort_choice(game, text)
    except fort.UnknownChoice:
        raise Refusal(
            422, "unknown-choice", "No choice has this text: send one of the prompt's options."
        ) from None
    reason = game.why_not(choice, seat)
    if reason is not None:
        facts = {"reason": reason.code, "rule": reason.rule, "saying": reason_saying(reason)}
        raise Refusal(409, "illegal-choice", f"{choice}: {reason}.", **facts)
    return choice


def _rehearse(copy: fort.Game, choice: fort.Choice, seat: int) -> None:
    """Own cards and positions may make no sense: better to know before anything is written."""
    try:
        copy.take(choice, seat)
    except Exception as error:
        message = f"With this box or position {choice} cannot be carried out: choose something else."
        raise Refusal(409, "cannot-be-played", message) from error


def _own(sitting: Sitting, caller: Caller, seat: int) -> None:
    driver = sitting.drivers[seat] if seat < len(sitting.drivers) else None
    if driver is None or driver.guest != caller.guest:
        raise not_your_seat(seat)
    if driver.bot is not None:
        message = "A bot plays for you: take your seat back first."
        raise Refusal(409, "bot-plays", message, seat=seat, why=driver.why)


def _plays(sitting: Sitting, caller: Caller) -> None:
    if caller.guest not in sitting.people():
        raise Refusal(403, "not-playing", "Only those who play can do this.")


def _choose(sitting: Sitting, caller: Caller, message: m.Choose) -> list[Deed]:
    _own(sitting, caller, message.seat)
    if sitting.paused:
        raise Refusal(409, "paused", "The game is paused: resume it first.")
    if message.seat not in sitting.game.asks:
        raise Refusal(409, "not-asked", "Your seat is not asked now: wait for the prompt.", seat=message.seat)
    _fresh(sitting, message.seat, message.decision)
    first = choose(sitting, message.seat, message.choice, caller.now)
    return _gesture(sitting.game.silent(), first, message) if message.rest or message.last else [first]


def _gesture(copy: fort.Game, first: Deed, message: m.Choose) -> list[Deed]:
    """Every choice of a gesture is tried behind the others before any is written."""
    seat, deeds = message.seat, [first]
    _rehearse(copy, fort_choice(copy, first.data["choice"]), seat)
    for text in message.rest:
        choice = _lawful(copy, seat, text)
        _rehearse(copy, choice, seat)
        deeds.append(Deed("choose", {"seat": seat, "choice": choice.text, "spent": 0.0, "part": 1}))
    if message.last is not None:
        deeds[-1].data["last"] = _lawful(copy, seat, message.last).text
    return deeds


def _fresh(sitting: Sitting, seat: int, decision: int) -> None:
    """In a draft others may have picked meanwhile; the question is still the same."""
    if not sitting.since[seat] <= decision <= sitting.decision:
        message = "The game has gone on since: look at the newest state and choose again."
        raise Refusal(409, "stale-decision", message, decision=sitting.decision, found=decision)


def _undo(sitting: Sitting, caller: Caller, message: m.TakeBack) -> list[Deed]:
    _own(sitting, caller, message.seat)
    if message.decision != sitting.decision:
        _fresh(sitting, message.seat, message.decision)
    seat, game = message.seat, sitting.game
    if game.draft is not None and seat not in game.asks and message.to is None:
        return [Deed("take_back", {"seat": seat})]
    choices = enumerate(sitting.table.record.choices)
    own = [number for number, (who, _) in choices if who == seat and sitting.begins[number]]
    if not own:
        raise Refusal(409, "nothing-to-undo", "You have made no choice that could be taken back.")
    to = own[-1] if message.to is None else message.to
    if to >= sitting.decision:
        raise Refusal(
            422, "nothing-to-undo", "There is nothing after that choice.", decision=sitting.decision
        )
    if sitting.table.undo_limit(seat) <= to:
        return [Deed("undo", {"to": to, "seat": seat})]
    return _put(sitting, caller, "undo", seat, to)


def _propose(sitting: Sitting, caller: Caller, message: m.Propose) -> list[Deed]:
    _plays(sitting, caller)
    if message.what == "undo":
        if message.to is None or message.to >= sitting.decision:
            text = "Say with `to` how many choices remain: less than were made."
            raise Refusal(422, "nothing-to-undo", text, decision=sitting.decision)
        return _put(sitting, caller, "undo", message.seat, message.to)
    if message.what == "pause" and sitting.paused:
        raise Refusal(409, "paused", "The game is paused already.")
    if message.what == "replace":
        _absent(sitting, caller, message.seat)
    return _put(sitting, caller, message.what, message.seat, None)


def _absent(sitting: Sitting, caller: Caller, seat: int | None) -> None:
    """Only somebody who is gone can be replaced."""
    driver = sitting.drivers[seat] if seat is not None and seat < len(sitting.drivers) else None
    if driver is None or driver.guest is None or driver.bot is not None or driver.guest == caller.guest:
        raise Refusal(422, "nobody-to-replace", "Name the seat of another person with `seat`.", seat=seat)
    if driver.guest not in caller.away:
        raise Refusal(409, "still-here", "That person is here: only who is away can be replaced.", seat=seat)
    since, name = caller.away[driver.guest], sitting.nickname(driver.guest)
    ends = grace_ends(sitting, since)
    if ends <= caller.now:
        return
    if sitting.paused:
        raise Refusal(409, "paused", "In a pause nobody has to be here: resume the game first.", seat=seat)
    if math.isinf(ends):
        message = f"At this table time decides: a bot plays for {name} when their clock is up."
        raise Refusal(409, "clock-decides", message, seat=seat, name=name)
    seconds, wait = int(caller.now - since), math.ceil(ends - caller.now)
    message = f"{name} has been gone for {seconds} s: in {wait} s you can let a bot play for them."
    raise Refusal(409, "gone-briefly", message, seat=seat, name=name, seconds=seconds, wait=wait)


def _put(sitting: Sitting, caller: Caller, what: str, seat: int | None, to: int | None) -> list[Deed]:
    """Puts it to the vote of those who play and are not gone; where nobody else has a say, it is done."""
    if what == "undo" and sitting.header.options.get("daily"):
        message = "In the deal of the day a choice that has shown something stays."
        raise Refusal(409, "nothing-to-undo", message)
    if any(vote.what == what for vote in sitting.votes.values()):
        raise Refusal(409, "vote-open", "There is a vote on this already: answer it first.", what=what)
    silent = {caller.guest, *gone(sitting, caller.away, caller.now)}
    voters = [guest for guest in sitting.people() if guest not in silent]
    if not voters:
        return carry_out(sitting, what, seat, to, caller.now)
    vote = f"v{sitting.votes_put + 1}"
    return [Deed("vote", {"vote": vote, "what": what, "seat": seat, "to": to, "voters": voters})]


def carry_out(sitting: Sitting, what: str, seat: int | None, to: int | None, now: float) -> list[Deed]:
    """What was agreed on."""
    if what == "undo":
        return [Deed("undo", {"to": to, "seat": seat})]
    if what == "replace":
        return [stand_in(sitting, int(seat or 0), "vote", now)]
    if what == "pause":
        spent = {str(asked): sitting.clocks.spent(asked, now) for asked in sitting.clocks.running}
        return [Deed("pause", {"spent": spent})]
    return [Deed("abandon", {})]


def stand_in(sitting: Sitting, seat: int, why: str, now: float) -> Deed:
    spent = sitting.clocks.spent(seat, now)
    return Deed("seat", {"seat": seat, "bot": STAND_IN, "why": why, "spent": spent})


def _ballot(sitting: Sitting, caller: Caller, message: m.Ballot) -> list[Deed]:
    vote = sitting.votes.get(message.vote)
    withdrawn = vote is not None and vote.guest == caller.guest and not message.agree
    if vote is None or not (caller.guest in vote.voters or withdrawn):
        raise Refusal(409, "no-such-vote", "This vote is over, or you have no say in it.", vote=message.vote)
    if vote.what == "replace" and message.agree:
        _absent(sitting, caller, vote.seat)
    deeds = [Deed("ballot", {"vote": vote.id, "agree": message.agree})]
    if message.agree and vote.voters == [caller.guest]:
        deeds += agreed(sitting, vote, caller.now)
    return deeds


def agreed(sitting: Sitting, vote: Vote, now: float) -> list[Deed]:
    if vote.what == "undo" and (vote.to is None or vote.to >= sitting.decision):
        return []
    return carry_out(sitting, vote.what, vote.seat, vote.to, now)


def _resume(sitting: Sitting, caller: Caller, message: m.Resume) -> list[Deed]:
    """Whoever lets the game go on plays in it: a seat that a bot has kept meanwhile is theirs again."""
    if not sitting.paused:
        raise Refusal(409, "not-paused", "The game is not paused.")
    if caller.guest in sitting.people():
        return [Deed("resume", {})]
    mine = sitting.header.seats_of(caller.guest)
    if not mine:
        raise Refusal(403, "not-playing", "Only those who play can do this.")
    kept = [seat for seat in mine if sitting.drivers[seat].why != "resigned"]
    if not kept:
        raise Refusal(409, "resigned", "You have resigned: the seat stays with the bot.", seat=mine[0])
    return [*[_back(seat) for seat in kept], Deed("resume", {})]


def _back(seat: int) -> Deed:
    return Deed("seat", {"seat": seat, "bot": None, "why": "back"})


def _resign(sitting: Sitting, caller: Caller, message: m.Resign) -> list[Deed]:
    _own(sitting, caller, message.seat)
    left = [driver for driver in sitting.drivers if driver.guest is not None and driver.bot is None]
    deeds = [stand_in(sitting, message.seat, "resigned", caller.now)]
    if len(left) == 1:
        deeds.append(Deed("abandon", {}))
    return deeds


def _take_back_seat(sitting: Sitting, caller: Caller, message: m.TakeBackSeat) -> list[Deed]:
    driver = sitting.drivers[message.seat] if message.seat < len(sitting.drivers) else None
    if driver is None or driver.guest != caller.guest:
        raise not_your_seat(message.seat)
    if driver.bot is None:
        raise Refusal(409, "seat-is-yours", "You play this seat already.", seat=message.seat)
    if driver.why == "resigned":
        raise Refusal(409, "resigned", "You have resigned: the seat stays with the bot.", seat=message.seat)
    return [_back(message.seat)]


def _decline(sitting: Sitting, caller: Caller, message: m.DeclineUntilMyTurn) -> list[Deed]:
    _own(sitting, caller, message.seat)
    return [Deed("decline", {"seat": message.seat, "on": message.on})]


def _orders(sitting: Sitting, caller: Caller, message: m.StandingOrders) -> list[Deed]:
    _own(sitting, caller, message.seat)
    return [
        Deed("orders", {"seat": message.seat, "single": message.single, "stops": sorted(set(message.stops))})
    ]


def _chat(sitting: Sitting, caller: Caller, message: m.Chat | m.SayPhrase) -> list[Deed]:
    seats = sitting.header.seats_of(caller.guest)
    if not seats:
        raise Refusal(403, "not-playing", "Only those who sit at the table can talk here.")
    said = {"text": message.text} if isinstance(message, m.Chat) else {"phrase": message.phrase}
    seat = seats[0] if len(seats) == 1 else None
    return [Deed("chat", {"seat": seat, "nickname": sitting.nickname(caller.guest), **said})]


_PLANS: dict[type[m.Command], Callable[[Sitting, Caller, Any], list[Deed]]] = {
    m.Choose: _choose,
    m.TakeBack: _undo,
    m.Propose: _propose,
    m.Ballot: _ballot,
    m.Resume: _resume,
    m.Resign: _resign,
    m.TakeBackSeat: _take_back_seat,
    m.DeclineUntilMyTurn: _decline,
    m.StandingOrders: _orders,
    m.Chat: _chat,
    m.SayPhrase: _chat,
}
