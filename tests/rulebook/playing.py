"""Steps that the tests of the rulebook share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tests.tables import offered, position, take

if TYPE_CHECKING:
    from fort import Game


def go(game: Game, *choices: str) -> None:
    """Take the choices in turn; one written `?end` is taken only where it is offered.

    The `?` is for answers the game may skip when they are the only one left, never for the point of a test.
    """
    for text in choices:
        if not text.startswith("?"):
            take(game, text)
        elif not game.over and text[1:] in offered(game):
            take(game, text[1:])


def end_play(game: Game) -> None:
    """End the leader's play and let every rival decline; stops at the next other question."""
    go(game, "?end")
    while not game.over and "decline" in offered(game):
        take(game, "decline")


def finish_turn(game: Game, *wishes: str) -> None:
    """Go on to the next leader's turn (or the end), doing as little as possible besides the wishes."""
    leader = written(game, "leader")
    idle = (*wishes, "skip", "end", "decline", "pass", "recruit from park deck")
    while not game.over and written(game, "leader") == leader:
        choices = offered(game)
        take(game, next((text for text in idle if text in choices), choices[0]))


def final(*seats: str, table: str = "") -> Game:
    """A game that is over: what each seat has, lines separated by `;`."""
    return position(
        f"seats: {max(2, len(seats))}\nleader: {max(2, len(seats)) - 1}\nphase: draw\nending: yes\n{table}\n"
        + "\n".join(f"seat {number}:\n" + rows(lines) for number, lines in enumerate(seats))
    )


def rows(lines: str) -> str:
    """`hand: Bug; level: 1` as lines of a diagram."""
    return "\n".join(f"  {line.strip()}" for line in lines.split(";") if line.strip())


def written(game: Game, key: str, seat: int | None = None) -> list[str]:
    """What the game's own diagram says in one line, as a list; `2*Chef` counts twice."""
    section: int | None = None
    for line in game.diagram().splitlines():
        name, _, value = line.partition("#")[0].strip().partition(":")
        if name.startswith("seat ") and not value.strip():
            section = int(name.removeprefix("seat "))
        elif name == key and (section == seat):
            return list(_items(value))
    return []


def _items(value: str) -> Iterator[str]:
    for item in filter(None, (part.strip() for part in value.split(","))):
        times, star, name = item.partition("*")
        if item != "none":
            yield from [name.strip()] * int(times) if star else [item]
