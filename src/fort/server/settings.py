"""Everything that can be set from outside."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

OWN_PAGE = Path(__file__).parent / "page"  # where the build of the browser app goes


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    from platformdirs import user_data_path

    folder = user_data_path("fort", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'fort.db'}"


@dataclass(frozen=True)
class Settings:
    """How one process serves."""

    database: str
    pace: float = 1.0  # bots answer after about a second times this; 0 for tests and benchmarks
    thinkers: int = 1  # processes in which bots think; 0: in a thread
    page: Path = OWN_PAGE
    origins: tuple[str, ...] = ()  # beside the server's own address
    share_url: str | None = None  # the address in the local network, if it may be used
    requests_per_minute: int = 600  # from one address
    sockets_per_address: int = 64
    sockets_per_guest: int = 16
    messages_per_second: float = 20  # of one guest, in the long run
    guest_time: float = 0.1  # the part of the event loop that one guest may use in the long run
    address_time: float = 0.25  # and all guests of one address
    saved_time: float = 10.0  # seconds of it that may be used at once by who was quiet before
    largest_message: int = 64 * 1024
    largest_body: int = 512 * 1024
    queue: int = 256  # messages that a slow client may lag behind
    idle: float = 60.0  # seconds until a table without anybody leaves the memory


# For tests, measurements, and a server among friends.
UNLIMITED: dict[str, Any] = {
    "requests_per_minute": 10**6,
    "sockets_per_address": 10**6,
    "sockets_per_guest": 10**6,
    "messages_per_second": 1e6,
    "guest_time": 1e6,
    "address_time": 1e6,
}
