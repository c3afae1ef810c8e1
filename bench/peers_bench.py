"""Random play in other engines, one thread, all legal moves at every decision; JSON on stdout.

python bench/peers_bench.py NAME [--seconds 2]    where NAME is one of PEERS

The peers have no types of their own, or partly: what comes out of them is Any.
"""

import argparse
import importlib
import json
import logging
import random
from collections.abc import Callable
from contextlib import suppress
from time import process_time
from typing import Any

Figures = dict[str, Any]
bits = random.getrandbits
PICK = 24  # random bits to pick a move by
MOST_TURNS = 400


class Count:
    """Decisions so far and the legal moves at them."""

    def __init__(self) -> None:
        self.decisions = 0
        self.legal = 0

    def of(self, legal: int) -> int:
        """Notes a decision; gives the number of the move to make."""
        self.decisions += 1
        self.legal += legal
        return bits(PICK) % legal


Game = Callable[[Count], None]


def catanatron(players: int) -> Game:
    game_module: Any = importlib.import_module("catanatron.game")
    player_module: Any = importlib.import_module("catanatron.models.player")
    colors = list(player_module.Color)[:players]

    def play(count: Count) -> None:
        game = game_module.Game([player_module.RandomPlayer(color) for color in colors])
        state = game.state
        while game.winning_color() is None and state.num_turns < game_module.TURNS_LIMIT:
            moves = state.playable_actions
            game.execute(moves[count.of(len(moves))], validate_action=False)

    return play


class RandomDecider:
    """Dominion's questions. One of them can ask for several cards: one decision, or one for each card."""

    def __init__(self, count: Count, by_card: bool) -> None:
        self.count = count
        self.by_card = by_card

    def one_or_none(self, cards: list[Any]) -> Any:
        at = self.count.of(len(cards) + 1)
        return cards[at] if at < len(cards) else None

    def some(self, cards: list[Any], least: int, most: int) -> list[Any]:
        left = list(cards)
        found: list[Any] = []
        most = len(left) if most < 0 else min(most, len(left))
        if not self.by_card:
            self.count.of(max(1, len(left) + (least == 0)))
        while len(found) < most:
            stop = len(found) >= least
            choices = len(left) + stop
            at = self.count.of(choices) if self.by_card else bits(PICK) % choices
            if at == len(left):
                break
            found.append(left.pop(at))
        return found

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        return self.one_or_none(valid_actions)

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        return self.some(valid_treasures, 0, -1)

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        return self.one_or_none(valid_cards)

    def binary_decision(self, **asked: Any) -> bool:
        return bool(self.count.of(2))

    def multiple_option_decision(self, **asked: Any) -> list[int]:
        number = asked.get("num_choices", 1)
        return self.some(list(range(len(asked["options"]))), number, number)

    def deck_position_decision(self, **asked: Any) -> int:
        return self.count.of(asked["num_deck_cards"] + 1)

    def multi_play_decision(self, **asked: Any) -> Any:
        cards = asked["valid_cards"]
        return cards[self.count.of(len(cards))] if asked.get("required", True) else self.one_or_none(cards)

    def __getattr__(self, name: str) -> Callable[..., list[Any]]:
        """All `..._decision`s with `valid_cards`, `min_num_...` and `max_num_...`."""
        verb = name.removesuffix("_decision")
        if verb == name or verb not in ("discard", "trash", "gain", "topdeck", "reveal", "pass", "name_card"):
            raise AttributeError(name)
        least, most = f"min_num_{verb.removesuffix('_card')}", f"max_num_{verb.removesuffix('_card')}"
        return lambda **asked: self.some(asked["valid_cards"], asked.get(least, 0), asked.get(most, -1))


def pyminion(players: int, by_card: bool) -> Game:
    game_module: Any = importlib.import_module("pyminion.game")
    player_module: Any = importlib.import_module("pyminion.player")
    base: Any = importlib.import_module("pyminion.expansions.base")

    logging.disable(logging.CRITICAL)

    def play(count: Count) -> None:
        deciders = [RandomDecider(count, by_card) for _ in range(players)]
        seats = [player_module.Player(one, player_id=str(seat)) for seat, one in enumerate(deciders)]
        game = game_module.Game(seats, [base.base_set], log_stdout=False)
        game.start()
        for turn in range(MOST_TURNS):  # some random games never end
            seats[turn % players].take_turn(game)
            game.card_cost_reduction = 0
            if game.is_over():
                break

    return play


def chess() -> Game:
    module: Any = importlib.import_module("chess")

    def play(count: Count) -> None:
        board = module.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[count.of(len(moves))])

    return play


def open_spiel(name: str) -> Game:
    pyspiel: Any = importlib.import_module("pyspiel")
    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games")
    loaded = pyspiel.load_game(name)

    def play(count: Count) -> None:
        state = loaded.new_initial_state()
        while not state.is_terminal():
            moves = state.legal_actions()
            if state.is_chance_node():  # chance's moves are no decisions
                state.apply_action(moves[bits(PICK) % len(moves)])
            else:
                state.apply_action(moves[count.of(len(moves))])

    return play


def rlcard(name: str) -> Game:
    module: Any = importlib.import_module("rlcard")
    env = module.make(name)

    def play(count: Count) -> None:
        state, _ = env.reset()
        while not env.is_over():
            moves = list(state["legal_actions"])
            state, _ = env.step(moves[count.of(len(moves))])

    return play


def pettingzoo(name: str) -> Game:
    module: Any = importlib.import_module(f"pettingzoo.classic.{name}")
    env = module.env()

    def play(count: Count) -> None:
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            moves = observation["action_mask"].nonzero()[0]
            env.step(int(moves[count.of(len(moves))]))

    return play


PEERS: dict[str, tuple[str, str, Callable[[], Game]]] = {  # title and distribution
    "catanatron-2": ("catanatron, 2 players", "catanatron", lambda: catanatron(2)),
    "catanatron-4": ("catanatron, 4 players", "catanatron", lambda: catanatron(4)),
    "pyminion-2": ("pyminion, 2 players", "pyminion", lambda: pyminion(2, False)),
    "pyminion-4": ("pyminion, 4 players", "pyminion", lambda: pyminion(4, False)),
    "pyminion-cards-2": ("pyminion, 2 players, by card", "pyminion", lambda: pyminion(2, True)),
    "pyminion-cards-4": ("pyminion, 4 players, by card", "pyminion", lambda: pyminion(4, True)),
    "chess": ("python-chess", "chess", chess),
    "open-spiel-gin": ("OpenSpiel (C++) gin rummy", "open_spiel", lambda: open_spiel("gin_rummy")),
    "open-spiel-hearts": ("OpenSpiel (C++) hearts", "open_spiel", lambda: open_spiel("hearts")),
    "open-spiel-eights": ("OpenSpiel (C++) crazy eights", "open_spiel", lambda: open_spiel("crazy_eights")),
    "open-spiel-dominoes": (
        "OpenSpiel (Python) block dominoes",
        "open_spiel",
        lambda: open_spiel("python_block_dominoes"),
    ),
    "open-spiel-kuhn": (
        "OpenSpiel (Python) Kuhn poker",
        "open_spiel",
        lambda: open_spiel("python_kuhn_poker"),
    ),
    "rlcard-uno": ("RLCard UNO", "rlcard", lambda: rlcard("uno")),
    "rlcard-gin": ("RLCard gin rummy", "rlcard", lambda: rlcard("gin-rummy")),
    "pettingzoo-four": ("PettingZoo connect four", "pettingzoo", lambda: pettingzoo("connect_four_v3")),
}


def measure(name: str, seconds: float) -> Figures:
    from importlib.metadata import PackageNotFoundError, version

    title, distribution, make = PEERS[name]
    found: Figures = {"name": name, "title": title, "distribution": distribution}
    try:
        found["version"] = version(distribution)
        play = make()
    except (ImportError, PackageNotFoundError) as error:
        return found | {"missing": f"{type(error).__name__}: {error}"}
    random.seed(1)
    with suppress(AssertionError):
        play(Count())  # once, to warm up
    count = Count()
    games = broken = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        try:
            play(count)
        except AssertionError:  # of the peer itself: its game is broken off, its decisions count
            broken += 1
        games += 1
    found |= {"decisions": count.decisions / spent, "games": games / spent, "broken": broken}
    return found | {"legal": count.legal / count.decisions}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=list(PEERS))
    parser.add_argument("--seconds", type=float, default=2.0)
    chosen = parser.parse_args()
    print(json.dumps(measure(chosen.name, chosen.seconds)))


if __name__ == "__main__":
    main()
