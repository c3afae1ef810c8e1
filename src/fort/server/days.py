"""Days of UTC, by their names as in 2026-11-18."""

from datetime import UTC, date, datetime, timedelta

DAY = 86_400.0  # seconds


def day_of(now: float) -> str:
    """The day that a moment is in."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def start_of(day: str) -> float:
    """The moment at which a day begins; ValueError if there is no such day."""
    return datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()


def end_of(day: str) -> float:
    """The moment at which the next day begins."""
    return start_of(day) + DAY


def later(day: str, days: int) -> str:
    """The day so many days later, or earlier."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def between(first: str, last: str) -> int:
    """How many days later the last is."""
    return (date.fromisoformat(last) - date.fromisoformat(first)).days
