"""From a log to the sitting it leads to, at once or in slices."""

import asyncio
from collections.abc import Sequence
from time import thread_time

from fort.server.header import Header
from fort.server.sitting import Entry, Sitting

SLICE = 0.01  # seconds after which others come in between


def fold(header: Header, entries: Sequence[Entry], started: float) -> Sitting:
    sitting = Sitting(header, started)
    for entry in entries:
        sitting.apply(entry)
    return sitting


async def folded(header: Header, entries: Sequence[Entry], started: float) -> Sitting | None:
    """On the event loop, in slices: nobody else waits for a long log. None before the start."""
    if not header.has_begun:
        return None
    sitting = Sitting(header, started)
    began = thread_time()
    for entry in entries:
        sitting.apply(entry)
        if thread_time() - began > SLICE:
            await asyncio.sleep(0)
            began = thread_time()
    return sitting
