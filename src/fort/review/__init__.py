"""A game looked at again: every choice by what the player knew then, luck and skill told apart."""

from fort.review.daily import DailyResult, better_than, daily_result, datum, luck_aside
from fort.review.decision import BUDGET
from fort.review.form import (
    GAINS,
    Chance,
    JudgeMark,
    Moment,
    Option,
    Player,
    Point,
    Practice,
    Progress,
    Reason,
    Review,
    Story,
    Turn,
)
from fort.review.judges import JUDGES
from fort.review.labels import LABELS, STORIES, THEMES, WORDS
from fort.review.positions import ReviewError
from fort.review.puzzle import Puzzle
from fort.review.reviewing import review, reviewing
from fort.review.shelf import puzzle, puzzles

__all__ = [
    "BUDGET",
    "GAINS",
    "JUDGES",
    "LABELS",
    "STORIES",
    "THEMES",
    "WORDS",
    "Chance",
    "DailyResult",
    "JudgeMark",
    "Moment",
    "Option",
    "Player",
    "Point",
    "Practice",
    "Progress",
    "Puzzle",
    "Reason",
    "Review",
    "ReviewError",
    "Story",
    "Turn",
    "better_than",
    "daily_result",
    "datum",
    "luck_aside",
    "puzzle",
    "puzzles",
    "review",
    "reviewing",
]
