"""Shuffles from a secret seed, each by its own keyed stream: one seen shuffle tells nothing of another.

Pinned for ever by a test: the same seed must deal the same game in every version.
"""

from hashlib import blake2b
from struct import unpack
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def key_of(seed: str) -> bytes:
    """The key that all shuffles of a game are derived from."""
    return blake2b(seed.encode(), digest_size=32, person=b"fort seed").digest()


def shuffle(cards: list[int], key: bytes, name: str) -> None:
    """Shuffles in place, by the stream that belongs to this key and this name (Fisher-Yates)."""
    blocks = 0
    size: i64 = len(cards)
    while size > 1:
        block = blake2b(f"{name}:{blocks}".encode(), key=key).digest()
        blocks += 1
        value: i64
        for value in unpack(">32H", block):
            other = value % size
            if value - other + size <= 65536:  # values beyond would favour the first cards
                size -= 1
                cards[size], cards[other] = cards[other], cards[size]
                if size == 1:
                    break
