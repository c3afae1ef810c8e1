"""Puzzles out of games of strong bots: one choice is clearly best, and the rookie misses it."""

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Final

from fort.bots import bot
from fort.legal.game import Game, new_game
from fort.review.decision import BUDGET, Decision
from fort.review.form import Option, Reason
from fort.review.judges import version_of
from fort.review.labels import SURE
from fort.review.puzzle import Puzzle
from fort.review.reasons import reasons
from fort.review.themes import theme_of
from fort.rules.choices import Choice
from fort.seen.imagine import imagine
from fort.seen.view import View

PLAYER: Final = "master@100sims"
JUDGE: Final = "master"
CLEAR: Final = 0.06  # by which the best choice is better than the second
VERIFIED: Final = 2  # times the worlds, with another seed
ROOKIES: Final = 3  # of whom most must miss it
MOST: Final = 6  # puzzles out of one game, each of another theme
SEATS: Final = (2, 2, 3, 4)
FEW: Final = 5  # options of a beginners' puzzle
ONE_IDEA: Final = 0.6  # of all that speaks for the choice: so much is one reason
# Who tries a puzzle, how often, and how strong they are on Glicko's scale.
SOLVERS: Final = (("rookie", 6, 1100.0), ("regular", 6, 1500.0), ("expert@150sims", 2, 1700.0))
STEP: Final = 25.0  # of ratings that are tried
# The clause that decides, by theme: when the game ends, what becomes of cards that stay in hand.
CLAUSES: Final = {"last-round": "R12.3", "yard": "R9.2"}


def puzzles_of(number: int, seed: str) -> list[Puzzle]:
    """The puzzles out of the game with this number; the same ones every time."""
    name = f"{seed} {number}"
    seats = SEATS[number % len(SEATS)]
    game = new_game(seats, "basic", name)
    players = [bot(PLAYER, f"{name} {seat}") for seat in range(seats)]
    moves: list[str] = []
    found: dict[str, Puzzle] = {}
    while not game.over:
        seat = game.asks[0]
        view = game.view(seat)
        choice = players[seat].choose(view)
        if len(view.options) > 1 and len(found) < MOST:
            puzzle = _puzzle(game, view, choice, name, moves)
            if puzzle is not None and puzzle.theme not in found:
                found[puzzle.theme] = puzzle
        moves.append(f"{seat} {choice}")
        game.take(choice, seat)
    return list(found.values())


def _puzzle(game: Game, view: View, choice: Choice, name: str, moves: Sequence[str]) -> Puzzle | None:
    """The puzzle at this question, if there is one: most rookies miss it, and it is clear twice."""
    others = [one for one in _rookies(view) if one != choice]
    if 2 * len(others) <= ROOKIES or not clearly_best(_judged(view, choice, name, BUDGET // 2)):
        return None
    decision = _judged(view, choice, f"{name} again", VERIFIED * BUDGET)
    if not clearly_best(decision):
        return None
    return _written(game, view, decision, others[0], name, moves)


def _rookies(view: View) -> list[Choice]:
    return [bot("rookie", f"rookie {number}").choose(view) for number in range(ROOKIES)]


def _judged(view: View, choice: Choice, seed: str, budget: int) -> Decision:
    decision = Decision(view, choice, JUDGE, seed, budget)
    while decision.refine():
        pass
    return decision


def clearly_best(decision: Decision) -> bool:
    """Is the played choice better than every other for certain?"""
    margin, doubt = decision.margin()
    return decision.error <= 0.0 and margin >= CLEAR and margin - SURE * doubt > CLEAR / 2


def _written(
    game: Game, view: View, decision: Decision, missed: Choice, name: str, moves: Sequence[str]
) -> Puzzle:
    assert view.question is not None
    best = decision.played.choice
    ranked = sorted(decision.options, key=lambda each: (each is not decision.played, -each.ahead))
    why, _ = reasons(decision, best, ranked[1].choice, name)
    theme, solved = theme_of(view, missed, best), _solvers(view, best)
    return Puzzle(
        id=blake2b(f"{name} {len(moves)}".encode(), digest_size=4).hexdigest(),
        box=game.components.box.fingerprint,
        rules=game.components.rules,
        seats=len(view.seats),
        setup=game.setup,
        boards=tuple(game.components.boards[seat.board] for seat in game.seats),
        seed=name,
        moves="; ".join(moves),
        seat=decision.sitting.me,
        round=view.round,
        question=view.question.kind,
        theme=theme,
        first=len(ranked) <= FEW and _one_idea(why) and solved[1] >= SOLVERS[1][1] - 1,
        best=best.text,
        options=tuple(Option(each.choice.text, decision.share(each), each.worlds) for each in ranked),
        margin=decision.margin()[0],
        doubt=decision.margin()[1],
        missed=missed.text,
        reasons=why,
        clause=CLAUSES.get(theme),
        line=_line(decision, name),
        rating=rating_of(solved),
        judge=f"{JUDGE} {version_of(JUDGE)}",
    )


def _one_idea(why: Sequence[Reason]) -> bool:
    good = [reason.weight for reason in why if reason.weight > 0]
    return bool(good) and max(good) >= ONE_IDEA * sum(good)


def _solvers(view: View, best: Choice) -> list[int]:
    """How often each kind of solver finds it."""
    return [
        sum(bot(name, f"solver {one}").choose(view) == best for one in range(times))
        for name, times, _ in SOLVERS
    ]


def rating_of(solved: Sequence[int]) -> float:
    """The rating under which what was solved is likeliest, with one solved and one missed at 1500 besides."""

    def likelihood(rating: float) -> float:
        total = _chance(1500.0, rating) * (1 - _chance(1500.0, rating))
        for (_, times, strength), number in zip(SOLVERS, solved, strict=True):
            chance = _chance(strength, rating)
            total *= chance**number * (1 - chance) ** (times - number)
        return total

    return max((800.0 + STEP * step for step in range(61)), key=likelihood)


def _chance(strength: float, rating: float) -> float:
    """How likely somebody so strong solves a puzzle with this rating."""
    return float(1 / (1 + 10 ** ((rating - strength) / 400)))


def _line(decision: Decision, seed: str) -> tuple[str, ...]:
    """The best choice, and the own ones that follow it in this turn in an imagined world."""
    world = imagine(decision.view, Random(f"line {seed}"))
    return tuple(choice.text for choice in decision.sitting.line(decision.played.choice, world))


def holds(puzzle: Puzzle, seed: str) -> tuple[str, bool]:
    """Is the best choice of a puzzle still clearly the best, judged anew? With the id of the puzzle."""
    game = puzzle.game()
    view = game.view(puzzle.seat)
    best = next((choice for choice in view.options if choice.text == puzzle.best), None)
    if best is None:
        return puzzle.id, False
    return puzzle.id, clearly_best(_judged(view, best, f"{puzzle.seed} {seed}", VERIFIED * BUDGET))
