"""From a log to the sitting it leads to, at once or in slices."""

import asyncio
from collections import deque
from collections.abc import Sequence
from time import perf_counter

from fort.server.header import Header
from fort.server.sitting import Broken, Entry, Sitting

SLICE = 0.015  # seconds after which others come in between
REST = 2  # times as long


def fold(header: Header, entries: Sequence[Entry], started: float) -> Sitting:
    """The sitting after all entries, or as far as they can be read: then it says what is broken."""
    sitting = Sitting(header, started)
    for at, entry in enumerate(entries):
        try:
            sitting.apply(entry)
        except Exception as error:  # whatever is wrong with it, the entries before are good
            readable = fold(header, entries[:at], started)
            why = str(error) if isinstance(error, Broken) else repr(error)
            readable.broken = f"entry {entry.number} cannot be read: {why}"
            return readable
    return sitting


class Folding:
    """Folds logs on the event loop in slices, long ones one after the other: nobody else waits for them."""

    def __init__(self, started: float) -> None:
        self.started = started
        self.long = asyncio.Lock()

    async def fold(self, header: Header, entries: Sequence[Entry]) -> Sitting | None:
        """None before the start."""
        if not header.has_begun:
            return None
        sitting = Sitting(header, self.started)
        rest = deque(entries)
        try:
            slice_of(sitting, rest)
            if rest:
                async with self.long:
                    while rest:
                        await asyncio.sleep(REST * SLICE)
                        slice_of(sitting, rest)
        except Exception:  # a broken log, which is rare: now as far as it goes
            return fold(header, entries, self.started)
        return sitting


def slice_of(sitting: Sitting, entries: deque[Entry]) -> None:
    """Applies entries for a short while."""
    until = perf_counter() + SLICE
    while entries and perf_counter() < until:
        sitting.apply(entries.popleft())
