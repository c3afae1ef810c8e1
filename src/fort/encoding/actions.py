"""Every choice of the catalogue has a number; seats in it are counted from whoever chooses.

So one policy serves all seats: `recruit Bug from yard +1` takes Bug out of the Yard of the next player in
turn order, wherever the chooser sits. Compiled.
"""

from operator import index
from typing import Final, SupportsIndex

from fort.legal.game import Game
from fort.rules.choices import Choice
from fort.rules.components import Components
from fort.rules.limits import MOST_SEATS
from fort.rules.names import NOBODY

ACTIONS_VERSION: Final = 1


class WrongAction(ValueError):
    """This number is no action, or none that is legal now."""


class Actions:
    """These are the actions of one box. Within a version, a number always means the same."""

    def __init__(self, parts: Components) -> None:
        self.version = ACTIONS_VERSION
        self.parts = parts
        every = parts.choices.all
        self.names: tuple[str, ...] = tuple([_name(choice) for choice in every])
        self.size = len(every)
        self.blank = bytes(self.size)
        # By the number of seats and the chooser: the action of each choice, as objects to index by, and back.
        self.numbers: list[list[list[int]]] = []
        self.choices: list[list[list[Choice]]] = []
        alike = _alike(every)
        for seats in range(MOST_SEATS + 1):
            rows = [[_turned(choice, alike, -me, seats) for choice in every] for me in range(seats)]
            self.numbers.append(rows)
            back = [[every[_turned(choice, alike, me, seats)] for choice in every] for me in range(seats)]
            self.choices.append(back)
        self.slots: list[SupportsIndex] = list(range(self.size))

    def __len__(self) -> int:
        return self.size

    def number(self, game: Game, choice: Choice, seat: int) -> int:
        """Gives the number that a choice of this game has for a seat."""
        check_seat(game, seat)
        return self.numbers[len(game.seats)][seat][game.own(choice).index]

    def choice(self, game: Game, action: SupportsIndex, seat: int) -> Choice:
        """Gives the choice that an action means for a seat."""
        check_seat(game, seat)
        return game.own(self.choices[len(game.seats)][seat][self.checked(action)])

    def checked(self, action: object) -> int:
        """Gives an action as a number, whatever kind of whole number it is; refuses what is no action."""
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            raise WrongAction(
                f"{action!r} is no action: expected a number from 0 to {self.size - 1}"
            ) from None
        if not 0 <= number < self.size:
            raise WrongAction(f"there is no action {number}: expected a number from 0 to {self.size - 1}")
        return number

    def legal(self, game: Game, seat: int) -> list[int]:
        """Gives the actions that are legal for a seat, in the order of the game's options."""
        check_seat(game, seat)
        numbers = self.numbers[len(game.seats)][seat]
        return [numbers[choice.index] for choice in game.options(seat)]

    def mask(self, legal: list[int]) -> bytearray:
        """Makes a row with a 1 for each of these actions and a 0 for the others."""
        row = bytearray(self.blank)
        slots = self.slots
        for action in legal:
            if action < 0 or action >= self.size:
                self.checked(action)  # which says what is wrong
            row[slots[action]] = 1
        return row

    def error(self, game: Game, action: object, seat: int) -> WrongAction:
        """Says what is wrong with an action, whatever was given for it."""
        try:
            number = self.checked(action)
        except WrongAction as error:
            return error
        choice = self.choice(game, number, seat)
        reason = _reason(game, choice, seat)
        return WrongAction(f"action {number} ('{choice.text}') is not legal now: {reason}")

    def take(self, game: Game, action: SupportsIndex, seat: int) -> None:
        """Carries out an action of a seat; the game is unchanged if it is not legal."""
        choice = self.choice(game, action, seat)
        if not game.legal(choice, seat):
            raise self.error(game, action, seat)
        game.do(choice, seat)


def check_seat(game: Game, seat: int) -> None:
    """Refuses a seat that this game does not have."""
    seats = len(game.seats)
    if not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat}: this game has seats 0 to {seats - 1}")


def _reason(game: Game, choice: Choice, seat: int) -> str:
    if game.over:
        return "the game is over"
    if seat not in game.asks:
        return f"seat {seat} is not asked"
    return str(game.why_not(choice, seat))


def _name(choice: Choice) -> str:
    """Names an action: the text of the choice, the seat in it counted from the chooser."""
    if choice.seat == NOBODY:
        return choice.text
    return f"{choice.text[: -len(str(choice.seat))]}+{choice.seat}"


def _alike(every: list[Choice]) -> dict[str, list[int]]:
    """Gathers the choices that differ only in the seat, by seat."""
    found: dict[str, list[int]] = {}
    for choice in every:
        if choice.seat != NOBODY:
            found.setdefault(_stem(choice), []).append(choice.index)
    return found


def _turned(choice: Choice, alike: dict[str, list[int]], by: int, seats: int) -> int:
    """Gives the number of the same choice with its seat turned so far; seats that do not play stay."""
    if choice.seat == NOBODY or choice.seat >= seats:
        return choice.index
    return alike[_stem(choice)][(choice.seat + by) % seats]


def _stem(choice: Choice) -> str:
    return choice.text[: -len(str(choice.seat))]
