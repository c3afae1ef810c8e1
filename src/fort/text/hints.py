"""What a bot thinks of a question, in plain words."""

from collections.abc import Sequence

from fort.text.sayings import Saying, saying


def motive_sayings(motives: Sequence[tuple[str, float]], most: int) -> list[Saying]:
    """`For it: brings points and keeps a good hand`, and what speaks against it, the weightiest first.

    A motive is a code and its weight, below zero if it speaks against.
    """
    found = []
    for side in ("for", "against"):
        codes = [code for code, weight in motives if (weight > 0) == (side == "for")][:most]
        if codes:
            reasons = {"listed": [saying(f"hint-{code}-{side}") for code in codes]}
            found.append(saying(f"hint-{side}", reasons=reasons))
    return found


def line_saying(line: Sequence[Saying]) -> list[Saying]:
    """`I expect: ...`, if more is planned than the choice itself."""
    return [saying("hint-expects", line={"listed": list(line)})] if line else []
