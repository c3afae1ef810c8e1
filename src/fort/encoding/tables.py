"""Many games of one kind are played side by side, and what is to be seen of them is written into one block.

`fort.gym.Batch` gives it NumPy arrays. Compiled: a step of a game costs hardly more here than by itself.
"""

from typing import Any

from fort.box import Box
from fort.encoding.actions import WrongAction
from fort.encoding.encoding import encoding
from fort.legal.game import Game, new_game
from fort.rules.scoring import Score


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
        self.legal: list[list[int]] = [[] for _ in range(number)]

    def _new(self, at: int) -> Game:
        self.started[at] += 1
        seed = f"{self.seed} {self.first + at} {self.started[at]}"
        return new_game(self.seats, self.setup, seed, box=self.box).silent()

    def check(self, actions: list[int]) -> None:
        """Refuses the actions if one of them is wrong; nothing has happened then."""
        for at, action in enumerate(actions):
            if action not in self.legal[at]:
                game = self.games[at]
                error = self.coded.actions.error(game, action, game.asked_seat)
                raise WrongAction(f"game {self.first + at}: {error}")

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

    def write(self, observations: Any, masks: Any, asked: Any) -> None:
        """Writes what whoever is asked knows, and what is legal, into three blocks of bytes."""
        row = self.coded.observer.row
        size = self.coded.layout.size
        width = self.coded.actions.size
        numbers = self.coded.actions.numbers[self.seats]
        for at, game in enumerate(self.games):
            seat = game.asked_seat
            asked[at] = seat
            observations[at * size : at * size + size] = row(game, seat)
            first = at * width
            for action in self.legal[at]:
                masks[first + action] = 0
            mine = numbers[seat]
            legal = [mine[choice.index] for choice in game.options()]
            for action in legal:
                masks[first + action] = 1
            self.legal[at] = legal

    def snapshot(self) -> tuple[list[Game], list[int]]:
        """Copies all games as they are."""
        return [game.silent() for game in self.games], self.started[:]

    def restore(self, kept: tuple[list[Game], list[int]]) -> None:
        """Goes back to a snapshot, which can be used again."""
        self.games = [game.silent() for game in kept[0]]
        self.started = kept[1][:]
