"""Draws the diagram of a game; `fort.notation.diagram` reads it again."""

from fort.legal.game import Game
from fort.notation.facts import facts
from fort.notation.todo import write_todo
from fort.rules.names import NOBODY, NOTHING, PIZZA, SIDES, SUITS, TOY, UNUSED, USES, amount
from fort.rules.perks import PERKS
from fort.rules.play import AddedCard
from fort.rules.scoring import MADE_UP_RULES


def diagram(game: Game) -> str:
    """The whole position of a game as text."""
    lines = _table_lines(game)
    for place in range(len(game.seats)):
        lines += _seat_lines(game, place)
    return "\n".join(lines) + "\n"


def _list(names: list[str] | tuple[str, ...]) -> str:
    return ", ".join(names) if names else "none"


def _table_lines(game: Game) -> list[str]:
    play = game.play
    lines = [
        f"seats: {len(game.seats)}",
        f"setup: {game.setup}",
        f"round: {game.round}",
        f"leader: {game.leader}",
        f"park: {_list(game.names(game.park))}",
        f"park deck: {_list(game.names(game.park_deck[::-1]))}",
        f"supply: {amount(game.supply[PIZZA], game.supply[TOY])}",
        f"perks: {_list([PERKS[perk] for perk in game.perk_row])}",
        f"used perks: {_list([PERKS[perk] for perk in game.used_perks])}",
        f"made-up rules: {_list([MADE_UP_RULES[rule] for rule in game.made_up_rules])}",
        f"sculpture: {'table' if game.sculpture == NOBODY else game.sculpture}",
        f"box: {_list(game.names(game.box))}",
        f"ending: {'yes' if game.ending else 'no'}",
        f"key: {game.streams.key.hex()}",
    ]
    if game.over:
        return [*lines, "over: yes"]
    lines.append(f"in play: {_list(game.names(game.in_play))}")
    if play.kid != NOTHING:
        lines.append(f"played: {game.name(play.kid)}")
        if play.suit != NOTHING:
            lines.append(f"declared: {SUITS[play.suit]}")
        lines.append(f"added: {_list([_card_text(game, card) for card in play.added])}")
        used = [f"{SIDES[side]} {USES[use]}" for side, use in enumerate(play.used) if use != UNUSED]
        lines.append(f"used: {_list(used)}")
    lines += [f"facts: {facts(play)}", f"asked: {game.asked_seat}"]
    return lines + [f"todo: {text}" for text in write_todo(game.todo)]


def _card_text(game: Game, card: AddedCard) -> str:
    if card.kid == NOTHING:
        text = " ".join([SUITS[suit] for suit in game.components.patterns[card.pattern]]) + " from lookout"
    else:
        text = game.name(card.kid)
    return text if card.coin == NOTHING else f"{text} (coin as {SUITS[card.coin]})"


def _seat_lines(game: Game, place: int) -> list[str]:
    seat = game.seats[place]
    lookout = [
        name + (" (open)" if seat.open[at] else "") for at, name in enumerate(game.names(seat.lookout))
    ]
    lines = [
        f"seat {place}:",
        f"  board: {game.components.boards[seat.board]}",
        f"  hand: {_list(game.names(seat.hand))}",
        f"  deck: {_list(game.names(seat.deck[::-1]))}",
        f"  discard pile: {_list(game.names(seat.discard_pile))}",
        f"  yard: {_list(game.names(seat.yard))}",
        f"  lookout: {_list(lookout)}",
        f"  stuff: {amount(seat.stuff[PIZZA], seat.stuff[TOY])}",
        f"  pack: {amount(seat.pack[PIZZA], seat.pack[TOY])}",
        f"  level: {seat.level}",
        f"  score: {seat.score}",
        f"  perk: {'none' if seat.perk == NOTHING else PERKS[seat.perk]}",
        f"  made-up rule: {'none' if seat.made_up_rule == NOTHING else MADE_UP_RULES[seat.made_up_rule]}",
        f"  shuffles: {seat.shuffles}",
    ]
    if game.draft is not None:
        picked = game.draft.picked[place]
        lines += [
            f"  kept: {_list(game.names(game.draft.kept[place]))}",
            f"  packet: {_list(game.names(game.draft.packets[place]))}",
            f"  picked: {'none' if picked == NOTHING else game.name(picked)}",
        ]
    return lines
