"""What one seat may see of the table (R17), as names and numbers. To be replaced by views."""

from dataclasses import dataclass

from fort.rules.events import Event
from fort.rules.game import Game
from fort.rules.names import NOTHING, SUITS
from fort.rules.perks import PERKS, XXL_BACKPACK
from fort.rules.scoring import MADE_UP_RULES
from fort.rules.seat import Seat


@dataclass(frozen=True)
class Tucked:
    """A card in a Lookout; no name if its face is hidden from the seat that looks.  R17.7"""

    suits: tuple[str, ...]
    kid: str | None


@dataclass(frozen=True)
class SeenSeat:
    """What can be seen of a seat; hand, packet and made-up rule only of one's own."""

    number: int
    board: str
    level: int
    score: int
    stuff: tuple[int, int]
    pack: tuple[int, int]
    pack_room: int
    lookout: tuple[Tucked, ...]
    lookout_room: int
    cards_in_hand: int
    cards_in_deck: int
    discard_pile: tuple[str, ...]
    yard: tuple[str, ...]
    perk: str | None
    has_made_up_rule: bool
    made_up_rule: str | None
    hand: tuple[str, ...] | None
    packet: tuple[str, ...] | None
    kept: tuple[str, ...] | None


@dataclass(frozen=True)
class Seen:
    """The table as one seat sees it; None is a spectator."""

    seat: int | None
    round: int
    leader: int
    ending: bool
    seats: tuple[SeenSeat, ...]
    park: tuple[str, ...]
    park_deck: int
    supply: tuple[int, int]
    perks: tuple[str, ...]
    made_up_rules: int
    sculpture: int | None
    played: str | None
    declared: str | None
    added: tuple[str | tuple[str, ...], ...]  # a kid, or the suits of a Lookout card
    in_play: tuple[str, ...]


def heard(game: Game, seat: int | None) -> list[Event]:
    """All that happened, as far as the seat could see it."""
    if game.log is None:
        return []
    found = [event.seen_by(seat) for event in game.log.events]
    return [event for event in found if event is not None]


def look(game: Game, seat: int | None) -> Seen:
    """The table; with `heard` the only place where the text of a table reads a game."""
    play = game.play
    on_table = play.kid != NOTHING and not play.boxed
    return Seen(
        seat=seat,
        round=game.round,
        leader=game.leader,
        ending=game.ending,
        seats=tuple(_seat(game, number, number == seat) for number in range(len(game.seats))),
        park=game.names(game.park),
        park_deck=len(game.park_deck),
        supply=(game.supply[0], game.supply[1]),
        perks=tuple(PERKS[perk] for perk in game.perk_row),
        made_up_rules=len(game.made_up_rules),
        sculpture=None if game.sculpture == NOTHING else game.sculpture,
        played=game.name(play.kid) if on_table else None,
        declared=SUITS[play.suit] if on_table and play.suit != NOTHING else None,
        added=tuple(_added(game, card.kid, card.pattern) for card in play.added),
        in_play=game.names(game.in_play),
    )


def _added(game: Game, kid: int, pattern: int) -> str | tuple[str, ...]:
    if kid != NOTHING:
        return game.name(kid)
    return tuple(SUITS[suit] for suit in game.components.patterns[pattern])


def _seat(game: Game, number: int, own: bool) -> SeenSeat:
    seat = game.seats[number]
    draft = game.draft
    rule = None if seat.made_up_rule == NOTHING else MADE_UP_RULES[seat.made_up_rule]
    return SeenSeat(
        number=number,
        board=game.components.boards[seat.board],
        level=seat.level,
        score=seat.score,
        stuff=(seat.stuff[0], seat.stuff[1]),
        pack=(seat.pack[0], seat.pack[1]),
        pack_room=seat.level + 1 + (2 if seat.perk == XXL_BACKPACK else 0),
        lookout=_lookout(game, seat, own),
        lookout_room=seat.level + 1,
        cards_in_hand=len(seat.hand),
        cards_in_deck=len(seat.deck),
        discard_pile=game.names(seat.discard_pile),
        yard=game.names(seat.yard),
        perk=None if seat.perk == NOTHING else PERKS[seat.perk],
        has_made_up_rule=rule is not None,
        made_up_rule=rule if own else None,
        hand=game.names(sorted(seat.hand)) if own else None,
        packet=game.names(draft.packets[number]) if own and draft is not None else None,
        kept=game.names(draft.kept[number]) if own and draft is not None else None,
    )


def _lookout(game: Game, seat: Seat, own: bool) -> tuple[Tucked, ...]:
    found = []
    for kid, is_open in zip(seat.lookout, seat.open, strict=True):
        suits = tuple(SUITS[suit] for suit in game.components.kids[kid].suits)
        found.append(Tucked(suits, game.name(kid) if own or is_open else None))
    return tuple(found)
