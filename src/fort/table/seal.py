"""Sealed seeds: a commitment is published when the game begins, seed and salt when it is over."""

import re
import secrets
from dataclasses import dataclass
from hashlib import blake2b
from hmac import compare_digest

SALT_BYTES = 16
_SALT = re.compile(r"(?:[0-9a-f]{2}){16,64}")


@dataclass(frozen=True, repr=False)
class Seal:
    """A seed and the salt that hides it. Both are secret while the game runs."""

    seed: str
    salt: str  # hexadecimal, small letters

    def __post_init__(self) -> None:
        if not _SALT.fullmatch(self.salt):
            raise ValueError("expected a salt of at least 32 hexadecimal digits in small letters")
        try:
            self.seed.encode()
        except UnicodeEncodeError:
            raise ValueError("expected a seed of whole Unicode characters") from None

    @staticmethod
    def new(seed: str | None = None) -> "Seal":
        """Seals this seed with a new salt; without a seed 32 random bytes are drawn."""
        return Seal(secrets.token_hex(32) if seed is None else seed, secrets.token_hex(SALT_BYTES))

    @property
    def commitment(self) -> str:
        """What may be published: it fits this seed and this salt alone, and betrays neither."""
        digest = blake2b(digest_size=32, person=b"fort seal")
        for field in (self.seed.encode(), bytes.fromhex(self.salt)):
            digest.update(len(field).to_bytes(8, "big"))
            digest.update(field)
        return digest.hexdigest()

    def opens(self, commitment: str) -> bool:
        """Is this what was committed to?"""
        return compare_digest(self.commitment.encode(), commitment.encode(errors="surrogatepass"))

    def __repr__(self) -> str:
        return f"<Seal {self.commitment[:8]}>"  # a secret is not printed by accident
