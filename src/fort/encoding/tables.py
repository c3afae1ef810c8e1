"""Many games of one kind are played side by side, and what is to be seen of them is written into one block.

`fort.gym.Batch` gives it NumPy arrays. Compiled: a step of a game costs hardly more here than by itself.
"""

from typing import Any, Final

from fort.box import Box
from fort.encoding.actions import WrongAction
from fort.encoding.encoding import encoding
from fort.legal.game import Game, new_game
from fort.rules.scoring import Score

AT_ONCE: Final = 64


class Tables:
    """These are the games from `first` on; a game that ends is followed by a new one at the same table."""

    def __init__(self, number: int, seats: int, setup: str, seed: str, first: int, box: Box | None) -> None:
        self.seats = seats
        self.setup = setup
        self.seed = seed
        self.first = first
        self.box = box
        self.started = [0] * number  # how many games were begun at each table
        self.games: list[Game] = [self._new(at) for at in range(number)]
        self.coded = encoding(self.games[0].components, seats)

    def _new(self, at: int) -> Game:
        self.started[at] += 1
        seed = f"{self.seed} {self.first + at} {self.started[at]}"
        return new_game(self.seats, self.setup, seed, box=self.box).silent()

    def error(self, at: int, action: int) -> WrongAction:
        """Says what is wrong with an action at a table."""
        game = self.games[at]
        error = self.coded.actions.error(game, action, game.asked_seat)
        return WrongAction(f"game {self.first + at}: {error}")

    def step(self, actions: list[int]) -> list[tuple[int, list[Score]]]:
        """Carries out one action at each table; gives the tables whose games ended, with the final scores."""
        ended: list[tuple[int, list[Score]]] = []
        choices = self.coded.actions.choices[self.seats]
        for at, action in enumerate(actions):
            game = self.games[at]
            game.do(choices[game.asked_seat][action])
            if game.over:
                ended.append((at, game.scores()))
                self.games[at] = self._new(at)
        return ended

    def look(self, observations: Any) -> tuple[list[int], list[int], list[int]]:
        """Writes what whoever is asked knows into a block of bytes.

        Gives who is asked, how many actions are legal at each table, and all of these one after the other.
        """
        row = self.coded.observer.row
        size = self.coded.layout.size
        numbers = self.coded.actions.numbers[self.seats]
        asked: list[int] = []
        counts: list[int] = []
        legal: list[int] = []
        rows: list[bytearray] = []  # a few at a time: to write each by itself takes longer
        for game in self.games:
            seat = game.asked_seat
            asked.append(seat)
            rows.append(row(game, seat))
            mine = numbers[seat]
            options = game.options()
            counts.append(len(options))
            for choice in options:
                legal.append(mine[choice.index])
            if len(rows) == AT_ONCE:
                observations[(len(asked) - AT_ONCE) * size : len(asked) * size] = b"".join(rows)
                rows = []
        observations[(len(asked) - len(rows)) * size : len(asked) * size] = b"".join(rows)
        return asked, counts, legal

    def snapshot(self) -> tuple[list[Game], list[int]]:
        """Copies all games as they are."""
        return [game.silent() for game in self.games], self.started[:]

    def restore(self, kept: tuple[list[Game], list[int]]) -> None:
        """Goes back to a snapshot, which can be used again."""
        self.games = [game.silent() for game in kept[0]]
        self.started = kept[1][:]
