"""A view as names and numbers, ready to be told."""

from dataclasses import dataclass

from fort.legal.game import Game
from fort.rules.names import NOBODY, NOTHING, SUITS
from fort.rules.perks import PERKS, XXL_BACKPACK
from fort.rules.scoring import MADE_UP_RULES
from fort.seen.view import HIDDEN, SeatView, View


@dataclass(frozen=True)
class Tucked:
    """A card in a Lookout; no name if its face is hidden from the seat that looks.  R17.7"""

    suits: tuple[str, ...]
    kid: str | None


@dataclass(frozen=True)
class SeenSeat:
    """What can be seen of a seat; hand and packet only of one's own."""

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


def look(game: Game, seat: int | None) -> Seen:
    """The table as a seat sees it: nothing is read of the game but its view."""
    return see(game.view(seat))


def see(view: View) -> Seen:
    play = view.play
    on_table = play.kid != NOTHING and not play.boxed
    return Seen(
        seat=view.viewer,
        round=view.round,
        leader=view.leader,
        ending=view.ending,
        seats=tuple(_seat(view, number) for number in range(len(view.seats))),
        park=_names(view, view.park),
        park_deck=view.park_deck,
        supply=(view.supply[0], view.supply[1]),
        perks=tuple(PERKS[perk] for perk in view.perk_row),
        made_up_rules=view.made_up_rules,
        sculpture=None if view.sculpture == NOBODY else view.sculpture,
        played=view.name(play.kid) if on_table else None,
        declared=SUITS[play.suit] if on_table and play.suit != NOTHING else None,
        added=tuple(_added(view, card.kid, card.pattern) for card in play.added),
        in_play=_names(view, view.in_play),
    )


def _names(view: View, kids: list[int]) -> tuple[str, ...]:
    return tuple(view.name(kid) for kid in kids)


def _suits(view: View, pattern: int) -> tuple[str, ...]:
    return tuple(SUITS[suit] for suit in view.components.patterns[pattern])


def _added(view: View, kid: int, pattern: int) -> str | tuple[str, ...]:
    return view.name(kid) if kid != NOTHING else _suits(view, pattern)


def _seat(view: View, number: int) -> SeenSeat:
    seat = view.seats[number]
    own = number == view.viewer
    drafting = own and view.drafting
    rule = seat.made_up_rule
    return SeenSeat(
        number=number,
        board=view.components.boards[seat.board],
        level=seat.level,
        score=seat.score,
        stuff=(seat.stuff[0], seat.stuff[1]),
        pack=(seat.pack[0], seat.pack[1]),
        pack_room=seat.level + 1 + (2 if seat.perk == XXL_BACKPACK else 0),
        lookout=_lookout(view, seat),
        lookout_room=seat.level + 1,
        cards_in_hand=len(seat.hand),
        cards_in_deck=len(seat.deck),
        discard_pile=_names(view, seat.discard_pile),
        yard=_names(view, seat.yard),
        perk=None if seat.perk == NOTHING else PERKS[seat.perk],
        has_made_up_rule=rule != NOTHING,
        made_up_rule=None if rule in (NOTHING, HIDDEN) else MADE_UP_RULES[rule],
        hand=_names(view, seat.hand) if own else None,
        packet=_names(view, seat.packet) if drafting else None,
        kept=_names(view, seat.kept) if drafting else None,
    )


def _lookout(view: View, seat: SeatView) -> tuple[Tucked, ...]:
    found = []
    for kid, pattern in zip(seat.lookout, seat.patterns, strict=True):
        found.append(Tucked(_suits(view, pattern), None if kid == HIDDEN else view.name(kid)))
    return tuple(found)
