"""The words of a review, and from where on each is said."""

from typing import Final

# Win share given away, from which on a decision or a turn is called so; docs/review.md tells why.
DOUBTFUL: Final = 0.02
MISTAKE: Final = 0.04
BLUNDER: Final = 0.10
GREAT: Final = 0.04  # by which the played choice is better than the next best
SURE: Final = 1.64  # standard errors: what is said is above half its threshold by so many
MATTERS: Final = 0.005  # smaller differences between choices are none
MOST_GREAT: Final = 3  # great moves shown of a game
LUCKY: Final = 0.05  # luck of a turn, in win share, from which on it has a mark

LABELS: Final = ("doubtful", "mistake", "blunder", "great")

# Error rates by their words, each up to this many thousandths; the last has no end.
RATES: Final = (
    ("dazzling", 3.0),
    ("sharp", 6.0),
    ("clever", 10.0),
    ("solid", 15.0),
    ("steady", 22.0),
    ("carefree", 32.0),
    ("daring", float("inf")),
)
WORDS: Final = tuple(word for word, _ in RATES)

# What a decision can be about, and a puzzle with it.
THEMES: Final = (
    "draft",
    "play",
    "adding",
    "following",
    "yard",
    "recruiting",
    "payment",
    "fort",
    "lookout",
    "pack",
    "trash",
    "perk",
    "made-up-rule",
    "last-round",
)

STORIES: Final = (
    "won-throughout",  # never behind the best rival for long
    "came-back",  # won; behind `rival` until `round`
    "led-until",  # lost; ahead until `round`, `choices` let `rival` past
    "never-ahead",  # lost to `rival`, behind all along
    "close",  # decided in the last round, by or for `rival`
)


def label_of(error: float, doubt: float) -> str:
    """The label that an error deserves for certain; "" for none."""
    for label, least in (("blunder", BLUNDER), ("mistake", MISTAKE), ("doubtful", DOUBTFUL)):
        if error >= least and error - SURE * doubt > least / 2:
            return label
    return ""


def settled(error: float, doubt: float) -> bool:
    """Would more worlds hardly change the label?"""
    if doubt < MATTERS or error + SURE * doubt < DOUBTFUL:
        return True
    label = label_of(error, doubt)
    return label != "" and label == label_of(error, 0.0)


def word_of(rate: float | None) -> str:
    """The word for an error rate."""
    if rate is None:
        return ""
    return next(word for word, most in RATES if rate <= most)
