"""Other processes that serve the same tables."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from fort.server.rooms import Rooms


def workers_of(rooms: "Rooms") -> "Workers":
    """A file has one process; PostgreSQL has as many as one likes, and wants its driver."""
    if rooms.database.is_sqlite:
        return Alone()
    from fort.server.together import Together

    return Together(rooms)


class Workers(Protocol):
    """Who does what, if there is more than one process."""

    def open(self) -> None: ...

    async def close(self) -> None: ...

    def owns(self, table: str) -> bool:
        """Does this process run the bots and clocks of a table?"""

    async def claim(self, tables: Iterable[str]) -> set[str]:
        """Tries to become the one that does; those of the tables that are this process's now."""

    async def release(self, table: str) -> None: ...

    def elsewhere(self, table: str) -> set[str]:
        """Guests connected to other processes."""

    async def here(self, table: str, guests: set[str]) -> None:
        """Tells who is connected to this one."""

    async def share(self, table: str, told: dict[str, Any]) -> None:
        """Tells the other processes what is shown at a table that is looked through together."""

    async def beat(self) -> None:
        """Tells that this process lives."""


class Alone:
    """SQLite: one process, which owns everything."""

    def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def owns(self, table: str) -> bool:
        return True

    async def claim(self, tables: Iterable[str]) -> set[str]:
        return set(tables)

    async def release(self, table: str) -> None:
        pass

    def elsewhere(self, table: str) -> set[str]:
        return set()

    async def here(self, table: str, guests: set[str]) -> None:
        pass

    async def share(self, table: str, told: dict[str, Any]) -> None:
        pass

    async def beat(self) -> None:
        pass
