"""An outcome is what a game comes to for each seat: a reward, points, a rank."""

from typing import Final

import fort

SHARE: Final = "share"
POINTS: Final = "points"
REWARDS: Final = (SHARE, POINTS)


def known_reward(reward: str) -> str:
    """Gives the name back if there is such a reward."""
    if reward not in REWARDS:
        raise ValueError(f"unknown reward '{reward}': expected 'share' or 'points'")
    return reward


def rewards(game: fort.Game, kind: str = SHARE) -> list[float]:
    """Gives the rewards by seat: the points, or the win share so that all sum up to nothing.

    The winner has 1 and each other seat its part of -1; winners who tie share what they have together.
    """
    return rewards_of([(score.total, score.rank) for score in game.scores()], kind)


def rewards_of(scores: list[tuple[int, int]], kind: str) -> list[float]:
    """Gives the rewards for these totals and ranks."""
    if kind == POINTS:
        return [float(total) for total, _ in scores]
    seats = len(scores)
    winners = [rank for _, rank in scores].count(1)
    return [((seats / winners if rank == 1 else 0.0) - 1.0) / (seats - 1) for _, rank in scores]


def standing(game: fort.Game, seat: int) -> tuple[int, int]:
    """Gives points and rank of a seat: the final ones, or those on the track while the game goes on."""
    if game.over:
        score = game.scores()[seat]
        return score.total, score.rank
    points = game.seats[seat].score
    rank = 1
    for other in game.seats:
        if other.score > points:
            rank += 1
    return points, rank
