"""What others feel while somebody attacks: a real server with its default limits, guests at other addresses.

    python -m tools.attacks                 every attack, 12 seconds each
    python -m tools.attacks --only replays  one of them
    python -m tools.attacks --pictures      table and bars again, from build/attacks.json

Writes build/attacks.json and docs/attacks.png; tools.reliability takes the table into docs/reliability.md.
"""

import argparse
import asyncio
import importlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
from tests.server.people import Person, Seat
from tests.server.serving import Serving
from tools.attackers import ATTACKER, ATTACKS, prepare
from websockets.asyncio.client import connect

RESULTS = Path("build/attacks.json")
PICTURE = Path("docs/attacks.png")
SECONDS = 12.0
WARM_UP = 4.0
OTHERS = 6  # who play, each at an address of their own
PAUSE = 0.25  # seconds between the choices of one
CHOICE_GOAL, ROOKIE_GOAL = 0.250, 3.0  # seconds

Json = dict[str, Any]


class Neighbour(Person):
    """A guest at another address."""

    def __init__(self, url: str, nickname: str, address: str) -> None:
        super().__init__(url, nickname)
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=url, timeout=60, transport=transport)

    async def sit(self, table: str) -> Seat:
        seat = Seat(self, table)
        url = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        seat.web = await connect(
            url,
            additional_headers={"Cookie": self.cookie},
            local_addr=(self.address, 0),
            max_size=None,
            compression=None,
            ping_interval=None,
        )
        await seat.until(lambda message: message["type"] == "state")
        return seat


async def choosing(person: Neighbour, until: float, taken: list[float]) -> None:
    """Plays both seats of a table; how long each choice took until it was acknowledged."""
    random = Random(person.nickname)
    while time.monotonic() < until:
        table = await person.post("/api/tables", seats=[{"kind": "me"}] * 2)
        await person.post(f"/api/tables/{table['id']}/start")
        seat = await person.sit(table["id"])
        while not seat.over and time.monotonic() < until:
            asked = seat.state["view"]["asked"]
            if seat.state["prompt"] is None:
                await seat.send(type="look", seat=asked)
                await seat.until(lambda message: message["type"] == "state")
                continue
            began = time.monotonic()
            answer = await seat.choose(random.choice(seat.state["prompt"]["options"])["choice"])
            assert answer["type"] == "done", answer
            taken.append(time.monotonic() - began)
            await asyncio.sleep(PAUSE)
        await seat.close()


async def against_rookies(person: Neighbour, until: float, taken: list[float]) -> None:
    """Plays with three rookies; how long each of their answers took."""
    random = Random(1)
    while time.monotonic() < until:
        table = await person.post("/api/play-now", bot="rookie")
        seat = await person.sit(table["id"])
        while not seat.over and time.monotonic() < until:
            if seat.state["prompt"] is not None:
                await seat.choose(random.choice(seat.state["prompt"]["options"])["choice"])
                continue
            began = time.monotonic()
            await seat.until(lambda message: message["type"] == "events")
            taken.append(time.monotonic() - began)
        await seat.close()


async def measured(url: str, seconds: float, begin: Callable[[], object]) -> tuple[list[float], list[float]]:
    """Everybody plays for a while, then the attack begins, then it counts."""
    async with AsyncExitStack() as stack:
        people = [Neighbour(url, f"Guest {number}", f"127.0.0.{11 + number}") for number in range(OTHERS + 1)]
        for person in people:
            await stack.enter_async_context(person)
        await playing(people, WARM_UP)
        await asyncio.to_thread(begin)
        return await playing(people, seconds)


async def playing(people: list[Neighbour], seconds: float) -> tuple[list[float], list[float]]:
    until = time.monotonic() + seconds
    choices: list[float] = []
    answers: list[float] = []
    work = [choosing(person, until, choices) for person in people[1:]]
    await asyncio.gather(against_rookies(people[0], until, answers), *work)
    return choices, answers


class Attack:
    """An attack in a process of its own."""

    def __init__(self, name: str, url: str, prepared: Json, seconds: float) -> None:
        self.command = [sys.executable, "-m", "tools.attackers", name, url, str(seconds)]
        self.prepared = prepared
        self.process: subprocess.Popen[str] | None = None

    def begin(self) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, text=True)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(self.prepared) + "\n")
        self.process.stdin.flush()
        self.process.stdout.readline()  # it has begun

    def end(self) -> Json:
        """What it counted."""
        if self.process is None:
            return {}
        try:
            told = self.process.communicate(timeout=30)[0]
        finally:
            self.process.kill()
        found: Json = json.loads(told)
        return found


def attack(name: str, seconds: float) -> Json:
    """Prepares an attack and measures what others feel of it."""
    with tempfile.TemporaryDirectory(prefix="fort-attack-") as home:
        database, log = f"sqlite:///{home}/fort.db", Path(home) / "log"
        serving = Serving(database, log)
        try:
            prepared = asyncio.run(prepare(name, serving.url))
        finally:
            serving.kill()
        serving = Serving(database, log, "--limits", "--pace", "1", "--thinkers", "1")
        enemy = Attack(name, serving.url, prepared, seconds + 3)
        begin = enemy.begin if name != "calm" else lambda: None
        try:
            choices, answers = asyncio.run(measured(serving.url, seconds, begin))
            counted = enemy.end()
        finally:
            serving.stop()
    return {
        "attack": name,
        "what": ATTACKS[name],
        "choices": len(choices),
        "p50": part(choices, 0.5),
        "p99": part(choices, 0.99),
        "longest": max(choices, default=float("nan")),
        "answers": len(answers),
        "rookie_p50": part(answers, 0.5),
        "rookie": max(answers, default=float("nan")),
        "load": os.getloadavg()[0],
        "attacker": counted,
    }


def part(values: list[float], share: float) -> float:
    if not values:
        return float("nan")
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def results() -> list[Json]:
    """What was measured so far, in the order of the attacks."""
    found: list[Json] = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else []
    return sorted(found, key=lambda each: list(ATTACKS).index(each["attack"]))


def keep(found: Json) -> None:
    RESULTS.parent.mkdir(exist_ok=True)
    others = [each for each in results() if each["attack"] != found["attack"]]
    RESULTS.write_text(json.dumps([*others, found], indent=1), "utf-8")


def table(found: list[Json]) -> str:
    lines = [
        "| one address does | choices | p50 ms | p99 ms | longest ms | rookie, longest s | load |",
        "|---|---|---|---|---|---|---|",
    ]
    for each in found:
        times = [f"{1000 * each[key]:,.0f}" for key in ("p50", "p99", "longest")]
        cells = [each["what"], f"{each['choices']:,}", *times, f"{each['rookie']:.1f}", f"{each['load']:.1f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def draw(found: list[Json]) -> None:
    matplotlib: Any = importlib.import_module("matplotlib")
    matplotlib.use("Agg")
    pyplot: Any = importlib.import_module("matplotlib.pyplot")
    names = [each["attack"] for each in reversed(found)]
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 0.45 * len(names) + 1.6), sharey=True)
    for axes, key, goal, unit, title in (
        (left, "p99", CHOICE_GOAL, 1000, "a choice of others, p99 (ms)"),
        (right, "rookie", ROOKIE_GOAL, 1, "a rookie's answer, longest (s)"),
    ):
        values = [unit * each[key] for each in reversed(found)]
        axes.barh(names, values, color=["#8a9ba8" if name == "calm" else "#c8553d" for name in names])
        axes.axvline(unit * goal, color="#444444", linestyle="--", linewidth=1)
        axes.set_title(title, fontsize=10)
        axes.spines[["top", "right"]].set_visible(False)
        for at, value in enumerate(values):
            axes.text(value, at, f" {value:,.0f}" if unit > 1 else f" {value:.1f}", va="center", fontsize=8)
    figure.suptitle("What others feel while one address attacks (dashed: the goal)")
    figure.tight_layout()
    figure.savefig(PICTURE, dpi=130, metadata={"Software": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--only", choices=list(ATTACKS), action="append")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--pictures", action="store_true")
    wish = parser.parse_args()
    if not wish.pictures:
        os.nice(5)
        for name in wish.only or ATTACKS:
            found = attack(name, wish.seconds)
            print(table([found]).splitlines()[-1], found["attacker"], flush=True)
            keep(found)
    draw(results())
    print(table(results()))
    print(f"attacks come from {ATTACKER}")


if __name__ == "__main__":
    main()
