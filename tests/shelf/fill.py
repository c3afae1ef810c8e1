"""Puts a shelf of games beside those that are there: `python -m tests.shelf.fill NAME`.

The games are played at a real server and stored twice: as rows of its database, and as files that the
terminal saves. A shelf is never written anew: the program of its day wrote it.
"""

import asyncio
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import fort
from fort.cli.saving import save
from tests.server.inside import Inside, inside
from tests.server.people import Person

FOLDER = Path(__file__).resolve().parent
GAMES = 50
BREAKS_OFF = (0, 1, 7, 30, 60)  # decisions of the guest, of games that stay unfinished

# An owner of Recycling begins a turn without a card in hand.
EMPTY_HAND = """
leader: 1
park: Chef, Bones, Doc
seat 0:
  deck: none
  yard: Worm, Sarge
  perk: Recycling
seat 1:
  hand: Munch
  deck: Dash, Skids, Spike, Thunder, Ghost, Tiny
"""


def own_kids() -> str:
    """A file of kids with one of its own; the other files are the program's."""
    return fort.box.read().texts["kids.txt"].replace("\nBug ", "\nBeetle ").replace("\nPunky ", "\nJoe ")


def wishes() -> Iterator[tuple[dict[str, Any], int]]:
    """Each table, and after how many of the guest's decisions it is left."""
    for number in range(GAMES):
        seats = 2 + number % 3
        wish: dict[str, Any] = {
            "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)],
            "setup": ("basic", "advanced")[number // 3 % 2],
        }
        if number % 16 == 5:
            wish["box"] = {"kids.txt": own_kids()}
        if number % 16 == 9:
            wish |= {"seats": wish["seats"][:1] + wish["seats"][-1:], "diagram": EMPTY_HAND}
        yield wish, BREAKS_OFF[number // 3 % 5] if number % 3 == number // 3 % 3 else 10_000


async def play(server: Inside, person: Person, number: int, wish: dict[str, Any], most: int) -> fort.Table:
    table = await person.post("/api/tables", **wish)
    await person.post(f"/api/tables/{table['id']}/start")
    seat = await person.sit(table["id"])
    await seat.play(Random(number), most)
    while not (seat.over or seat.state["prompt"]):  # the bots have answered
        await seat.hear()
    await seat.close()
    sitting = server.rooms.rooms[table["id"]].sitting
    assert sitting is not None
    return sitting.table


async def fill(home: Path) -> None:
    (home / "saved").mkdir()
    async with inside(home) as server, Person(server.url, "Ann") as person:
        for number, (wish, most) in enumerate(wishes()):
            table = await play(server, person, number, wish, most)
            save(table, str(home / "saved" / f"{number:02}.fort"))
            print(f"{number:02}: {len(table.record.choices)} choices, over: {table.game.over}")
        (home / "cookie").write_text(person.cookie)


def main(name: str) -> None:
    shelf = FOLDER / f"{name}.tar.xz"
    if shelf.exists():
        sys.exit(f"{shelf} is there: a shelf is never written anew")
    with tempfile.TemporaryDirectory() as made:
        home = Path(made)
        asyncio.run(fill(home))
        with tarfile.open(shelf, "w:xz", preset=9) as archive:
            for path in [home / "cookie", home / "inside.db", *sorted((home / "saved").iterdir())]:
                archive.add(path, path.relative_to(home))
    print(f"{shelf}: {shelf.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1])
