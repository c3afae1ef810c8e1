"""Many games of one kind are played side by side, and what is to be seen of them is written into one block.

`fort.gym.Batch` gives it NumPy arrays. Compiled: a step of a game costs hardly more here than by itself.
"""

from typing import Any, Final

from fort.box import Box
from fort.encoding.actions import WrongAction
from fort.encoding.encoding import encoding
from fort.legal.game import Game, new_game
from fort.rules.scoring import Score

AT_ONCE: Final = 8  # rows: they stay in the nearest cache


class Sight:
    """A sight is what was seen in one round over all tables."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.counts: list[int] = []  # how many actions are legal at each table
        self.legal: list[int] = []  # all of them, table after table
        self.ended: list[tuple[int, list[Score]]] = []  # tables whose games ended, with the final scores
        self.rows: list[bytearray] = []  # observations that are not written yet


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
        self.observer = self.coded.observer
        self.numbers = self.coded.actions.numbers[seats]

    def _new(self, at: int) -> Game:
        self.started[at] += 1
        seed = f"{self.seed} {self.first + at} {self.started[at]}"
        return new_game(self.seats, self.setup, seed, box=self.box).silent()

    def error(self, at: int, action: int) -> WrongAction:
        """Says what is wrong with an action at a table."""
        game = self.games[at]
        error = self.coded.actions.error(game, action, game.asked_seat)
        return WrongAction(f"game {self.first + at}: {error}")

    def step(self, actions: list[int], observations: Any) -> Sight:
        """Carries out one action at each table, and looks at it at once, while it is at hand."""
        sight = Sight()
        choices = self.coded.actions.choices[self.seats]
        for at, action in enumerate(actions):
            game = self.games[at]
            game.do(game.own(choices[game.asked_seat][action]))
            if game.over:
                sight.ended.append((at, game.scores()))
                game = self.games[at] = self._new(at)
            self._see(game, sight, observations)
        self._write(sight, observations)
        return sight

    def look(self, observations: Any) -> Sight:
        """Looks at all tables as they are."""
        sight = Sight()
        for game in self.games:
            self._see(game, sight, observations)
        self._write(sight, observations)
        return sight

    def _see(self, game: Game, sight: Sight, observations: Any) -> None:
        seat = game.asked_seat
        sight.asked.append(seat)
        sight.rows.append(self.observer.row(game, seat))
        numbers = self.numbers[seat]
        options = game.options()
        sight.counts.append(len(options))
        for choice in options:
            sight.legal.append(numbers[choice.index])
        if len(sight.rows) == AT_ONCE:
            self._write(sight, observations)

    def _write(self, sight: Sight, observations: Any) -> None:
        """Writes the rows that are not written yet: to write each by itself takes longer."""
        size = self.observer.size
        end = len(sight.asked)
        observations[(end - len(sight.rows)) * size : end * size] = b"".join(sight.rows)
        sight.rows = []

    def snapshot(self) -> tuple[list[Game], list[int]]:
        """Copies all games as they are."""
        return [game.silent() for game in self.games], self.started[:]

    def restore(self, kept: tuple[list[Game], list[int]]) -> None:
        """Goes back to a snapshot, which can be used again."""
        self.games = [game.silent() for game in kept[0]]
        self.started = kept[1][:]
