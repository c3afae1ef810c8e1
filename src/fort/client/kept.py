"""The tokens that are kept on this machine: by server, and by the name of the bot there."""

import json
import os
from pathlib import Path

from platformdirs import user_data_path

from fort.client.failures import ClientError

Names = dict[str, str]  # a token by the name of its bot


class Kept:
    """A file that only its owner may read."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_data_path("fort", appauthor=False) / "tokens.json"

    def of(self, server: str) -> Names:
        """The tokens for a server, by name."""
        return self._read().get(server, {})

    def keep(self, server: str, name: str, token: str) -> None:
        self._write({**self._read(), server: {**self.of(server), name: token}})

    def forget(self, server: str, name: str) -> None:
        left = {key: value for key, value in self.of(server).items() if key != name}
        self._write({**self._read(), server: left})

    def _read(self) -> dict[str, Names]:
        try:
            found: dict[str, Names] = json.loads(self.path.read_text("utf-8"))
            return {str(server): {**names} for server, names in found.items()}
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, TypeError, AttributeError) as error:
            raise ClientError(f"{self.path} cannot be read: {error}; remove it to begin anew") from None

    def _write(self, whole: dict[str, Names]) -> None:
        """Replaces the file as a whole, so that nobody finds half of it."""
        part = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with open(
                os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8"
            ) as file:
                json.dump({server: names for server, names in whole.items() if names}, file, indent=2)
            part.replace(self.path)
        except OSError as error:
            raise ClientError(f"{self.path} cannot be written: {error.strerror}") from None
