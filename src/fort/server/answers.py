"""Answers that are the same for everybody and for ever: made once, kept while there is room."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response

KEPT = 32 * 1024 * 1024  # bytes

Key = tuple[str, ...]


class Answers:
    """Compressed bytes by name. Who asks for what is being made waits for it, too."""

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self.size = 0
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.made: dict[Key, asyncio.Task[bytes]] = {}

    async def get(self, key: Key, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.made:
            self.made[key] = asyncio.create_task(self._make(key, make))
        return await asyncio.shield(self.made[key])

    async def _make(self, key: Key, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        try:
            found = await make()
        finally:
            del self.made[key]
        self.kept[key] = found
        self.size += len(found)
        while self.size > self.most:
            _, old = self.kept.popitem(last=False)
            self.size -= len(old)
        return found

    def forget(self, table: str) -> None:
        """What was told of a table is not true any more: a name has gone."""
        for key in [key for key in self.kept if table in key]:
            self.size -= len(self.kept.pop(key))


def packed(request: Request, found: bytes, media: str = "application/json", **headers: str) -> Response:
    """Compressed bytes as an answer, for clients that can unpack them and for others."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    else:
        found = gzip.decompress(found)
    return Response(found, media_type=media, headers=headers)
