"""What a review, a puzzle and the deal of the day say, as sayings."""

from collections.abc import Mapping, Sequence
from typing import Final

from fort.notation.choices import ChoiceShape
from fort.text.choices import choice_saying
from fort.text.sayings import Saying, saying

MOST_REASONS: Final = 3
SQUARES: Final = {"g": "🟩", "d": "🟨", "m": "🟧", "b": "🟥"}


def theme_saying(theme: str) -> Saying:
    """The name of what a decision is about."""
    return saying(f"review-theme-{theme}")


def story_saying(code: str, seat: int, round: int | None, rival: int | None, choices: int) -> Saying:
    """The game in one sentence."""
    facts = {"round": round or 0, "choices": choices}
    return saying(f"review-story-{code}", seat, **facts, rival={"seat": seat if rival is None else rival})


def practice_saying(theme: str, times: int) -> Saying:
    """What to practise, and how often it went wrong."""
    return saying("review-practice", theme=theme_saying(theme), times=times)


def title_saying(played: ChoiceShape, best: ChoiceShape, great: bool) -> Saying:
    """What was chosen in place of what: `Chef instead of Lefty`."""
    if great or played == best:
        return choice_saying(played)
    if played.what == best.what and played.kid and best.kid and played.kid != best.kid:
        return saying("review-title-kids", played={"kid": played.kid}, best={"kid": best.kid})
    return saying("review-title", played=choice_saying(played), best=choice_saying(best))


def because(reasons: Sequence[tuple[str, float]], gains: Mapping[str, float]) -> list[dict[str, object]]:
    """What more the better choice brings by the end of the turn, then why else; the strongest first."""
    brought = [(gain, round(number)) for gain, number in gains.items() if round(number) > 0]
    found: list[dict[str, object]] = [
        {"code": gain, "weight": None, "saying": saying(f"review-gain-{gain}", number=number)}
        for gain, number in sorted(brought, key=lambda each: -each[1])[: MOST_REASONS - 1]
    ]
    for code, weight in sorted(reasons, key=lambda reason: -reason[1])[: MOST_REASONS - len(found)]:
        if weight > 0:
            found.append({"code": code, "weight": weight, "saying": saying(f"hint-{code}-for")})
    return found


def task_saying(round: int, last: bool, points: int, rival: int) -> Saying:
    """What a puzzle asks: with the own points, and those of the best rival."""
    return saying("puzzle-task-last" if last else "puzzle-task", round=round, points=points, rival=rival)


def verdict_saying(best: ChoiceShape, right: bool, shown: bool) -> Saying:
    """Whether a puzzle is solved."""
    key = "puzzle-shown" if shown else "puzzle-right" if right else "puzzle-wrong"
    return saying(key, choice=choice_saying(best))


def luck_saying(luck: float | None) -> Saying:
    """What the cards brought or owed, in points."""
    if luck is None:
        return saying("daily-counting")
    points = round(abs(luck))
    if not points:
        return saying("daily-fair")
    return saying("daily-gave" if luck > 0 else "daily-owed", points=points)


def share_sayings(
    number: int, rank: int, seats: int, marks: str, adjusted: float, luck: float, streak: int
) -> list[Saying]:
    """A few lines to copy, which tell nothing of the cards."""
    squares = "".join(SQUARES[mark] for mark in marks)
    return [
        saying("daily-share-title", number=number, rank=rank, seats=seats),
        saying("daily-share-turns", squares=squares or "-", points=round(adjusted)),
        saying("daily-share-luck", luck=f"{round(luck):+d}", streak=streak),
    ]
