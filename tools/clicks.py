"""How many answers a person gives in a game against three bots, one by one and with gestures and orders.

    python -m tools.clicks [--games 3] [--bot regular]

A bot stands in for the person. With gestures it answers as the page lets a person: it takes a whole gesture
where that is just what it would have done step by step, and is not asked where there is only one answer.
"""

import argparse
from dataclasses import dataclass

import fort
from fort.bots import Bot, bot
from fort.table.forced import only_answer
from fort.table.gesture import gesture

ME = 0
WHOLE = ("play", "use", "follow", "perk")


@dataclass
class Count:
    """What a person did in some games."""

    answers: int = 0
    single: int = 0  # of these, where there was only one answer
    turns: int = 0

    def __str__(self) -> str:
        share = 100 * self.single / self.answers
        return (
            f"{self.answers} answers, {share:.1f} % without a choice, {self.answers / self.turns:.1f} a turn"
        )


def played(seed: str, level: str, helped: bool, count: Count) -> None:
    """Plays a game and counts what the person at the first seat answers."""
    game = fort.new_game(4, "basic", seed)
    bots = [bot(level, f"{seed} {seat}") for seat in range(4)]
    while not game.over:
        seat = game.asked
        assert seat is not None
        if seat == ME:
            _answer(game, bots[ME], helped, count)
        else:
            game.take(bots[seat].choose(game.view(seat)), seat)
    count.turns += game.round


def _answer(game: fort.Game, person: Bot, helped: bool, count: Count) -> None:
    only = only_answer(game, ME, alone=True)
    if helped and only is not None:
        game.take(only, ME)
        return
    count.answers += 1
    count.single += only is not None
    choice = person.choose(game.view(ME))
    plan = gesture(game, ME, choice) if helped and choice.what in WHOLE else None
    game.take(choice, ME)
    if plan is not None:
        rest = [*plan.then, *([] if plan.last is None else [plan.last])]
        if _wants(game, person, rest):
            for each in rest:
                game.take(each, ME)


def _wants(game: fort.Game, person: Bot, rest: list[fort.Choice]) -> bool:
    """Would the person have chosen all this, in whatever order cards are added?"""
    copy, left = game.copy(), list(rest)
    while left:
        if copy.asked != ME:
            return False
        chosen = person.choose(copy.view(ME))
        if chosen not in left:
            return False
        copy.take(chosen, ME)
        left.remove(chosen)
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--bot", default="regular")
    args = parser.parse_args()
    for helped in (False, True):
        count = Count()
        for number in range(args.games):
            played(f"clicks {number}", args.bot, helped, count)
        print(f"{'with gestures and orders' if helped else 'one by one':26} {count}")


if __name__ == "__main__":
    main()
