"""The rules have editions. A ruling that changes what is asked, or what follows, makes a new one.

Games name theirs and are played by it to their end, so that every stored game can be replayed. Where an
earlier edition differs, the engine asks `game.components.rules`, in one place for each difference.
"""

from typing import Final

FIRST_RULES: Final = 1  # of games that name no rules
RULES: Final = 2  # the owner of Recycling is asked in Play with an empty hand, too


def known_rules(number: int) -> int:
    """Gives the number back if this program can play by these rules."""
    if not FIRST_RULES <= number <= RULES:
        known = f"{FIRST_RULES} to {RULES}, the rules that this program knows"
        raise ValueError(f"rules {number}: expected {known}")
    return number
