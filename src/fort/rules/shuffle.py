"""Shuffles from a secret seed, each by its own keyed stream: one seen shuffle tells nothing of another.

Pinned for ever by a test: the same seed must deal the same game in every version.
"""

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_MOST_KEYS: Final = 64
_keyed: Final[dict[bytes, blake2b]] = {}  # the beginnings of streams: to copy one takes half the time


def key_of(seed: str) -> bytes:
    """The key that all shuffles of a game are derived from."""
    return blake2b(seed.encode(), digest_size=32, person=b"fort seed").digest()


def shuffle(cards: list[int], key: bytes, name: str) -> None:
    """Shuffles in place, by the stream that belongs to this key and this name (Fisher-Yates)."""
    blocks = 0
    size: i64 = len(cards)
    while size > 1:
        block = _block(key, f"{name}:{blocks}")
        blocks += 1
        at = 0
        while at < len(block) and size > 1:
            value: i64 = block[at] << 8 | block[at + 1]
            at += 2
            other = value % size
            if value - other + size <= 65536:  # values beyond would favour the first cards
                size -= 1
                cards[size], cards[other] = cards[other], cards[size]


def _block(key: bytes, name: str) -> bytes:
    keyed = _keyed.get(key)
    if keyed is None:
        if len(_keyed) >= _MOST_KEYS:
            _keyed.clear()
        keyed = _keyed[key] = blake2b(key=key)
    stream = keyed.copy()
    stream.update(name.encode())
    return stream.digest()
