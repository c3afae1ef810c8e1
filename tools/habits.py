"""What bots do in games against themselves: how often they skip a turn that they could use, and follow.

A turn could be used if a card in hand could be played so that its owner has more tokens, points or levels at
the end of the play than before; that is found out by playing each card on a copy, in several ways.

    python -m tools.habits --games 40 master@100sims expert@100sims regular
"""

import argparse
import os
from dataclasses import dataclass
from functools import partial
from random import Random

import fort
from fort.bots import bot
from fort.bots.arena.workers import done
from fort.bots.turns import imagined_choice
from fort.bots.weights import mind_for

TRIES = 12  # ways to play a card
SEATS = (2, 2, 3, 4)


@dataclass
class Habits:
    """Counts over games."""

    usable: int = 0  # turns with a card that brings something
    skipped: int = 0
    could_follow: int = 0
    followed: int = 0
    rounds: int = 0
    decks: int = 0
    cards: int = 0

    def add(self, other: "Habits") -> None:
        for name, number in vars(other).items():
            setattr(self, name, getattr(self, name) + number)


def possessions(game: fort.Game, seat: int) -> tuple[int, int, int]:
    board = game.seats[seat]
    return sum(board.stuff) + sum(board.pack), board.score, board.level


def brings_something(game: fort.Game, choice: fort.Choice, dice: Random) -> bool:
    """Can this card be played so that the leader has more of something afterwards?"""
    seat = game.leader
    before = possessions(game, seat)
    for _ in range(TRIES):
        copy = game.silent()
        copy.do(choice)
        turn = copy.round, copy.leader
        while not copy.over and (copy.round, copy.leader) == turn:
            copy.do(imagined_choice(copy, mind_for(copy.components), None, dice))
        if any(now > then for now, then in zip(possessions(copy, seat), before, strict=True)):
            return True
    return False


def play(name: str, number: int) -> Habits:
    """One game of a bot against itself."""
    found, seats, dice = Habits(), SEATS[number % 4], Random(number)
    game = fort.new_game(seats, ("basic", "advanced")[number // 4 % 2], f"habits {number}")
    players = [bot(name, f"habits {number} {seat}") for seat in range(seats)]
    while not game.over:
        seat = game.asks[0]
        view = game.view(seat)
        choice = players[seat].choose(view)
        plays = [option for option in view.options if option.what == "play"]
        if plays and any(option.what == "skip" for option in view.options):
            usable = any(brings_something(game, game.own(option), dice) for option in plays)
            found.usable += usable
            found.skipped += usable and choice.what == "skip"
        if len(view.options) > 1 and view.options[-1].what == "decline":
            found.could_follow += 1
            found.followed += choice.what != "decline"
        game.take(choice, seat)
    found.rounds, found.decks = game.round, seats
    found.cards = sum(len(board.cards()) for board in game.seats)
    return found


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("bots", nargs="+")
    reader.add_argument("--games", type=int, default=40)
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    said = reader.parse_args()
    print("| bot | games | usable turns | skipped | followed | rounds | cards at the end |")
    print("|---|---|---|---|---|---|---|")
    for name in said.bots:
        total = Habits()
        for each in done(partial(play, name), range(said.games), said.workers):
            total.add(each)
        shares = f"{total.skipped / total.usable:.1%} | {total.followed / total.could_follow:.0%}"
        means = f"{total.rounds / said.games:.1f} | {total.cards / total.decks:.1f}"
        print(f"| `{name}` | {said.games} | {total.usable} | {shares} | {means} |", flush=True)


if __name__ == "__main__":
    main()
