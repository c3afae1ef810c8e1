"""The table as one seat sees it, in lines of plain text."""

from dataclasses import dataclass
from typing import Final

from fort.box import Box
from fort.text.cards import kid_line, kid_of, level_text, made_up_rule_text, perk_text, suits_text
from fort.text.phrases import amount, cards, listed, points, seat_name, sentence, who
from fort.text.seen import Seen, SeenSeat, Tucked

STUFF_ROOM: Final = 4


@dataclass(frozen=True)
class Section:
    """A heading and the lines below it; the key says which part of the table it is."""

    key: str
    title: str
    lines: tuple[str, ...]


def table_sections(seen: Seen, box: Box) -> list[Section]:
    """Rivals, the middle of the table, cards in play, one's own board and hand."""
    found = [_rival(seen, seat, box) for seat in seen.seats if seat.number != seen.seat]
    found.append(_middle(seen, box))
    if seen.played is not None or seen.in_play:
        found.append(_in_play(seen, box))
    if seen.seat is not None:
        me = seen.seats[seen.seat]
        found.append(_own_board(seen, me, box))
        found.append(_own_cards(me, box))
    return found


def table_lines(seen: Seen, box: Box) -> list[str]:
    """The same as plain lines."""
    found = []
    for section in table_sections(seen, box):
        found.append(section.title)
        found += [f"  {line}" for line in section.lines]
    return found


def piles_lines(seen: Seen) -> list[str]:
    """All discard piles: everybody may look through them.  R17.4"""
    return [f"{sentence(who(seat.number, seen.seat))}: {listed(seat.discard_pile)}" for seat in seen.seats]


def _title(seen: Seen, seat: SeenSeat) -> str:
    name = (
        "You are " + seat_name(seat.number) if seat.number == seen.seat else sentence(seat_name(seat.number))
    )
    leads = ", leading this turn" if seat.number == seen.leader and seen.round else ""
    return f"{name} ({seat.board} board{leads})"


def _standing(seen: Seen, seat: SeenSeat) -> str:
    sculpture = ", macaroni sculpture" if seen.sculpture == seat.number else ""
    return f"{points(seat.score)}, Fort Level {seat.level}{sculpture}"


def _tokens(seat: SeenSeat) -> str:
    return (
        f"Stuff: {amount(*seat.stuff)} (at most {STUFF_ROOM} of each); "
        f"Pack: {amount(*seat.pack)} (at most {seat.pack_room})"
    )


def _rival(seen: Seen, seat: SeenSeat, box: Box) -> Section:
    lines = [
        f"{_standing(seen, seat)}; {cards(seat.cards_in_hand)} in hand, {seat.cards_in_deck} in deck, "
        f"{len(seat.discard_pile)} in discard pile",
        _tokens(seat),
    ]
    if seat.lookout:
        lines.append(f"Lookout: {listed([_tucked(card) for card in seat.lookout])}")
    if seat.yard:
        lines.append(f"Yard: {_with_suits(seat.yard, box)}")
    if seat.perk is not None:
        lines.append(f"Perk: {seat.perk}")
    if seat.has_made_up_rule:
        lines.append(f"Made-up rule: {seat.made_up_rule or 'one, face down'}")
    return Section("rival", _title(seen, seat), tuple(lines))


def _tucked(card: Tucked) -> str:
    suits = suits_text(card.suits)
    return f"a card with {suits}" if card.kid is None else f"{card.kid} ({suits})"


def _with_suits(kids: tuple[str, ...], box: Box) -> str:
    found = []
    for name in kids:
        kid = kid_of(box, name)
        found.append(name if kid is None else f"{name} ({suits_text(kid.suits)})")
    return listed(found)


def _middle(seen: Seen, box: Box) -> Section:
    lines = [f"Park: {_with_suits(seen.park, box)}; {cards(seen.park_deck)} in the Park deck"]
    lines.append(f"Supply: {amount(*seen.supply)}")
    lines.append(f"Perks to take at Level 2: {listed(seen.perks)}")
    if seen.sculpture is None:
        lines.append("The macaroni sculpture waits for the first fort of Level 5")
    if seen.ending:
        lines.append("The game ends after this round")
    title = f"Table, round {seen.round}" if seen.round else "Table, before the first round"
    return Section("middle", title, tuple(lines))


def _in_play(seen: Seen, box: Box) -> Section:
    lines = []
    if seen.played is not None:
        kid = kid_of(box, seen.played)
        declared = f", counting as {seen.declared}" if seen.declared else ""
        lines.append((kid_line(kid) if kid else seen.played) + declared)
    for card in seen.added:
        lines.append(f"added: {card if isinstance(card, str) else suits_text(card) + ' from the Lookout'}")
    if seen.in_play:
        lines.append(f"from before: {listed(seen.in_play)}")
    return Section("in play", "In play", tuple(lines))


def _own_board(seen: Seen, me: SeenSeat, box: Box) -> Section:
    lines = [_standing(seen, me), _tokens(me)]
    if me.level + 1 < len(box.track):
        lines.append(f"Level {me.level + 1} {level_text(box, me.level + 1)}")
    lookout = listed([_tucked(card) for card in me.lookout])
    lines.append(f"Lookout: {lookout} (at most {me.lookout_room})")
    if me.perk is not None:
        lines.append(f"Perk: {me.perk}: {perk_text(box, me.perk)}")
    if me.made_up_rule is not None:
        lines.append(f"Made-up rule: {me.made_up_rule}: {made_up_rule_text(box, me.made_up_rule)}")
    if me.yard:
        lines.append(f"Yard: {_with_suits(me.yard, box)}")
    if me.discard_pile:
        lines.append(f"Discard pile: {_with_suits(me.discard_pile, box)}")
    lines.append(f"Deck: {cards(me.cards_in_deck)}")
    return Section("own", _title(seen, me), tuple(lines))


def _own_cards(me: SeenSeat, box: Box) -> Section:
    if me.packet is not None:
        lines = (_with_suits(me.packet, box), f"kept so far: {_with_suits(me.kept or (), box)}")
        return Section("cards", "The packet you hold", lines)
    return Section("cards", "Your hand", _each(me.hand or (), box) or ("no cards",))


def _each(kids: tuple[str, ...], box: Box) -> tuple[str, ...]:
    found = []
    for name in kids:
        kid = kid_of(box, name)
        found.append(name if kid is None else kid_line(kid))
    return tuple(found)
