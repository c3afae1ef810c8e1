"""Each shuffle has a stream of its own, made from a secret seed: one shuffle tells nothing of another.

Pinned for ever by a test: the same seed must deal the same game in every version.
"""

from hashlib import blake2b
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")


class Streams:
    """Streams come from one key. What was drawn is kept for the copies of a game, which shuffle alike.

    They belong to their games: nothing else may lead to them.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._drawn: dict[str, bytes] = {}
        self._keyed: blake2b | None = None  # to copy it takes less time than to make it anew

    def __reduce__(self) -> tuple[object, ...]:
        return (Streams, (self.key,))

    def block(self, name: str) -> bytes:
        found = self._drawn.get(name)
        if found is None:
            if self._keyed is None:
                self._keyed = blake2b(key=self.key)
            stream = self._keyed.copy()
            stream.update(name.encode())
            found = self._drawn[name] = stream.digest()
        return found


def key_of(seed: str) -> bytes:
    """Makes the key that all shuffles of a game are derived from."""
    return blake2b(seed.encode(), digest_size=32, person=b"fort seed").digest()


def shuffled(cards: list[T], streams: Streams, name: str) -> list[T]:
    """Gives these cards shuffled, by the stream with this name (Fisher-Yates)."""
    cards = cards[:]
    blocks = 0
    size: i64 = len(cards)
    while size > 1:
        block = streams.block(f"{name}:{blocks}")
        blocks += 1
        at: i64 = 0
        while at < len(block) and size > 1:
            value: i64 = block[at] << 8 | block[at + 1]
            at += 2
            other = value % size
            if value - other + size <= 65536:  # values beyond would favour the first cards
                size -= 1
                cards[size], cards[other] = cards[other], cards[size]
    return cards
