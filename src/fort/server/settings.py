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
    metrics_token: str | None = None  # whoever names it may read /metrics
    share_url: str | None = None  # the address in the local network, if it may be used
    requests_per_minute: int = 600  # from one address
    connections: int = 10_000  # in all, or fewer if the system allows fewer
    connections_per_address: int = 128
    head_within: float = 10.0  # seconds in which the head of a request comes
    body_within: float = 30.0
    listen_within: float = 30.0  # seconds in which a client takes something of what it is sent
    proxies: str = "127.0.0.1"  # addresses whose word on where a request comes from is believed
    sockets_per_address: int = 64
    sockets_per_guest: int = 16
    messages_per_second: float = 20  # of one guest, in the long run
    guest_time: float = 0.1  # the part of the event loop that one guest may use in the long run
    address_time: float = 0.25  # and all guests of one address
    saved_time: float = 5.0  # seconds of it that may be used at once by who was quiet before
    guests_per_address: int = 60  # new ones a day
    tables_per_address: int = 300  # new ones a day
    waiting_tables: int = 10  # of one guest
    waiting_per_address: int = 30
    running_tables: int = 50  # of one guest
    listed_per_address: int = 10  # in the list of open tables
    review_worlds: int = 256  # for a decision that is looked at again
    reviews_per_guest: int = 60  # that one may ask for in a day
    letters_per_guest: int = 20_000  # that one may say in a day
    letters_per_table: int = 100_000
    entries_per_table: int = 10_000
    undos_per_table: int = 300
    bytes_per_guest: int = 5_000_000  # that are stored for one in a day
    bytes_per_address: int = 20_000_000
    largest_message: int = 64 * 1024
    largest_body: int = 512 * 1024
    queue: int = 256  # messages that a slow client may lag behind
    backlog: int = 1_000_000  # and bytes
    idle: float = 60.0  # seconds until a table without anybody leaves the memory


# For tests, measurements, and a server among friends.
UNLIMITED: dict[str, Any] = dict.fromkeys(
    [
        *("requests_per_minute", "messages_per_second", "guest_time", "address_time"),
        *("connections_per_address", "sockets_per_address", "sockets_per_guest", "guests_per_address"),
        *("tables_per_address", "waiting_tables", "waiting_per_address", "running_tables"),
        *(
            "reviews_per_guest",
            "letters_per_guest",
            "letters_per_table",
            "entries_per_table",
            "undos_per_table",
        ),
        *("bytes_per_guest", "bytes_per_address", "reviews_per_guest"),
    ],
    10**12,
)
