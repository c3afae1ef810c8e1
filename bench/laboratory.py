"""Measures our environments beside those of others, in interleaved rounds; writes docs/performance.md.

python -m bench.laboratory [--rounds 3] [--seconds 1]

Each kind has an environment of its own in build/bench: ours, the peers', pgx's, and fastcatan's, which needs
Python 3.12. What cannot be installed is named with the reason.
"""

import argparse
import hashlib
import json
import os
import sys
from pathlib import Path
from shutil import which
from statistics import median
from typing import Any

from bench import environments
from bench.environments import PLACE, ROOT, is_ready, run, say
from bench.report import PAGE, markdown, number
from bench.steppers import STEPPERS

HERE = ROOT / "bench"
RESULTS = HERE / "laboratory.json"
BEGIN, END = "<!-- laboratory: written by python -m bench.laboratory -->", "<!-- end of laboratory -->"
Figures = dict[str, Any]


def newer_python() -> Path:
    """An interpreter of Python 3.12 or newer."""
    found = [Path(sys.executable)] if sys.version_info >= (3, 12) else []
    found += sorted((Path.home() / ".pyenv" / "versions").glob("3.1[2-9].*/bin/python"))
    found += [Path(name) for name in (which("python3.12"), which("python3.13")) if name]
    if not found:
        raise RuntimeError("no Python 3.12 is installed here")
    return found[0]


def place_for(kind: str) -> Path:
    """The interpreter of an environment, which is made if it is not there."""
    if kind == "peers":
        return environments.peers()[0]
    place = PLACE / kind
    wanted = HERE / f"requirements-{kind}.txt"
    stamp = hashlib.sha256(wanted.read_bytes()).hexdigest()
    stamp += environments.sources(ROOT) if kind == "gym" else ""
    python = place / "bin" / "python"
    if not is_ready(place, stamp):
        say(f"{kind}: installing")
        run(newer_python() if kind == "fastcatan" else sys.executable, "-m", "venv", "--clear", place)
        run(python, "-m", "pip", "install", "-r", wanted)
        if kind == "gym":
            compiled = environments.fort("compiled", ROOT)
            (wheel,) = (compiled.parents[1] / "wheel").glob("*.whl")
            run(python, "-m", "pip", "install", "babel", "fluent.runtime", wheel)
        (place / "stamp").write_text(stamp, "utf-8")
    return python


def measure(rounds: int, seconds: float) -> list[Figures]:
    """A line for each environment: the median of the rounds, or why there is none."""
    pythons: dict[str, Path | str] = {}
    for _, kind, _, _ in STEPPERS.values():
        if kind not in pythons:
            try:
                pythons[kind] = place_for(kind)
            except (OSError, RuntimeError) as error:
                pythons[kind] = str(error)
    found: dict[str, list[Figures]] = {name: [] for name in STEPPERS}
    for round_number in range(rounds):
        say(f"round {round_number + 1} of {rounds}")
        for name, (_, kind, _, _) in STEPPERS.items():
            found[name].append(one(pythons[kind], name, seconds))
    return [line(name, each) for name, each in found.items()]


def one(python: Path | str, name: str, seconds: float) -> Figures:
    if isinstance(python, str):
        return {"missing": python}
    try:
        said = run(python, HERE / "steppers.py", name, "--seconds", str(seconds), JAX_PLATFORMS="cpu")
    except RuntimeError as error:
        return {"missing": str(error)}
    measured: Figures = json.loads(said.strip().splitlines()[-1])
    return measured


def line(name: str, rounds: list[Figures]) -> Figures:
    good = [figures for figures in rounds if "missing" not in figures]
    told: Figures = {"name": name, "title": STEPPERS[name][0]}
    if not good:
        return told | {"missing": rounds[0]["missing"]}
    steps = [figures["steps"] for figures in good]
    warm_up = round(median(figures["warm up"] for figures in good), 1)
    told |= {"version": good[0]["version"], "warm up": warm_up}
    return told | {"steps": round(median(steps)), "least": round(min(steps)), "most": round(max(steps))}


def table(lines: list[Figures]) -> list[str]:
    rows = [
        [each["title"], "-", each["missing"], "-"]
        if "missing" in each
        else [
            f"{each['title']} ({each['version']})",
            number(each["steps"]),
            f"{number(each['least'])} to {number(each['most'])}",
            f"{each['warm up']:.1f}",
        ]
        for each in lines
    ]
    return markdown(["environment", "steps/s", "range", "warm-up, s"], rows)


def write(lines: list[Figures], rounds: int, seconds: float) -> None:
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    cores = os.cpu_count()
    how = f"Medians of {rounds} interleaved rounds of {seconds:g} s of processor time; {cores} cores in all."
    PAGE.write_text("\n".join([before + BEGIN, "", how, "", *table(lines), "", END + after]), "utf-8")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--seconds", type=float, default=1.0)
    said = reader.parse_args()
    lines = measure(said.rounds, said.seconds)
    print("\n".join(table(lines)))
    RESULTS.write_text(json.dumps(lines, indent=1) + "\n", "utf-8")
    write(lines, said.rounds, said.seconds)


if __name__ == "__main__":
    main()
