"""Measures Fort, plain and compiled, beside other engines, in interleaved rounds.

python -m bench.run             measures; writes bench/results.json, docs/performance.md and the plot,
                                then the environments (bench.laboratory), the page in the browser (bench.web)
python -m bench.run --compare   measures; says which ratios fell by more than 25 % against bench/results.json
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from bench import environments, report
from bench.environments import run, say
from bench.peers_bench import PEERS

ROOT = Path(__file__).resolve().parent.parent
Figures = dict[str, Any]
HERE = ROOT / "bench"
RESULTS = HERE / "results.json"
MAY_FALL = 0.25
KINDS = ("plain", "compiled")


def machine() -> Figures:
    info = Path("/proc/cpuinfo")
    model = re.search(r"^model name\s*:\s*(.*)$", info.read_text("utf-8"), re.M) if info.exists() else None
    return {
        "processor": model.group(1).strip() if model else platform.processor() or platform.machine(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }


def ask(python: Path, script: str, *words: str) -> Figures:
    found: Figures = json.loads(run(python, HERE / script, *words).strip().splitlines()[-1])
    return found


def spread(values: list[float]) -> Figures:
    return {"median": median(values), "least": min(values), "most": max(values)}


def one_round(forts: dict[str, Path], peers: Path, seconds: float, found: dict[str, list[Figures]]) -> None:
    for kind, python in forts.items():
        speed = ask(python, "fort_bench.py", "speed", "--seconds", str(seconds))["speed"]
        for seats, figures in speed.items():
            found.setdefault(f"fort-{kind}-{seats}", []).append(figures)
    for name in PEERS:
        try:
            figures = ask(peers, "peers_bench.py", name, "--seconds", str(seconds))
        except RuntimeError as error:
            figures = {"missing": str(error)}
        found.setdefault(name, []).append(figures)


def gathered(name: str, rounds: list[Figures], reasons: dict[str, str]) -> Figures:
    """One line of the table."""
    good = [figures for figures in rounds if "missing" not in figures]
    if name in PEERS:
        title, distribution, _ = PEERS[name]
        line: Figures = {"name": name, "title": title}
        if not good:
            return line | {"missing": reasons.get(distribution, rounds[0]["missing"])}
        line["version"] = good[0]["version"]
    else:
        _, kind, seats = name.split("-")
        line = {"name": name, "title": f"Fort, {kind}, {seats} seats"}
    for key in ("decisions", "games", "playouts"):
        if key in good[0]:
            line[key] = spread([figures[key] for figures in good])
    return line | {"legal": median(figures["legal"] for figures in good)}


def ratio(found: dict[str, list[Figures]], one: str, other: str) -> float | None:
    """Decisions a second of one as a multiple of those of another: the median over the rounds."""
    pairs = zip(found[one], found[other], strict=True)
    each = [a["decisions"] / b["decisions"] for a, b in pairs if "missing" not in a and "missing" not in b]
    return median(each) if each else None


def ratios(found: dict[str, list[Figures]]) -> dict[str, float]:
    """What `--compare` looks at: Fort to each peer, compiled to plain."""
    wanted = {}
    for kind in KINDS:
        for peer in PEERS:
            wanted[f"{kind} / {peer}"] = (f"fort-{kind}-{4 if peer.endswith('-4') else 2}", peer)
    for seats in (2, 3, 4):
        wanted[f"compiled / plain, {seats} seats"] = (f"fort-compiled-{seats}", f"fort-plain-{seats}")
    every = {name: ratio(found, one, other) for name, (one, other) in wanted.items()}
    return {name: value for name, value in every.items() if value is not None}


def perf_profile(python: Path, seconds: float) -> list[Figures]:
    """Where compiled random play spends its time, from `perf` if it is there and allowed."""
    data = environments.PLACE / "perf.data"
    words = ["speed", "--seats", "2", "--seconds", str(seconds)]
    try:
        run("perf", "record", "-q", "-o", data, python, HERE / "fort_bench.py", *words)
        text = run("perf", "report", "-i", data, "--stdio", "--percent-limit", "0.7")
    except (OSError, RuntimeError) as error:
        say(f"perf: not used: {error}")
        return []
    lines = re.findall(r"^\s*([\d.]+)%\s+\S+\s+(\S+)\s+\[.\]\s+(\S+)", text, re.M)
    return [
        {"function": name, "where": "engine" if "mypyc" in library else library, "own": float(share) / 100}
        for share, library, name in lines
    ][:20]


def measure(chosen: argparse.Namespace) -> Figures:
    forts = {kind: environments.fort(kind, chosen.source) for kind in KINDS}
    peers, reasons = environments.peers()
    found: dict[str, list[Figures]] = {}
    for number in range(chosen.rounds):
        say(f"round {number + 1} of {chosen.rounds}")
        one_round(forts, peers, chosen.seconds, found)
    lines = [gathered(name, rounds, reasons) for name, rounds in found.items()]
    for line in lines:
        players = 4 if line["name"].endswith("-4") else 2
        for peer in ("pyminion", "catanatron"):
            line[f"to {peer}"] = ratio(found, line["name"], f"{peer}-{players}")
    results: Figures = {"machine": machine(), "rounds": chosen.rounds, "seconds": chosen.seconds}
    results |= {"lines": lines, "ratios": ratios(found)}
    for kind, python in forts.items():
        say(f"{kind}: single calls, rounds and memory")
        seconds = str(chosen.seconds)
        inner = ask(python, "fort_bench.py", "calls", "rounds", "--seconds", seconds)
        steps = ["1000", "10000"] if kind == "compiled" else ["100", "1000"]
        if chosen.long:
            steps += ["100000", "1000000"] if kind == "compiled" else ["10000"]
        memory = ask(python, "fort_bench.py", "memory", "--seats", "2", "--playouts", *steps)
        results[kind] = {"calls": inner["calls"], "rounds": inner["rounds"], "memory": memory["memory"]}
    say("answers of the bots")
    results["bots"] = ask(forts["compiled"], "bots.py")["bots"]
    say("profiles")
    words = ["profile", "--seats", "2", "--seconds", str(chosen.seconds)]
    results["plain"]["profile"] = ask(forts["plain"], "fort_bench.py", *words)["profile"]
    results["compiled"]["profile"] = perf_profile(forts["compiled"], chosen.seconds)
    return results


def fallen(before: dict[str, float], now: dict[str, float]) -> list[str]:
    """The ratios that fell too far."""
    return [
        f"{name}: {before[name]:.2f} before, {now[name]:.2f} now"
        for name in before
        if name in now and now[name] < before[name] * (1 - MAY_FALL)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure in each round")
    parser.add_argument("--source", type=Path, default=ROOT, help="the checkout to measure (this one)")
    parser.add_argument("--long", action="store_true", help="memory over a million playouts")
    parser.add_argument("--compare", action="store_true", help="with the last results; writes nothing")
    parser.add_argument("--report", action="store_true", help="write the page again, measure nothing")
    chosen = parser.parse_args()
    results = json.loads(RESULTS.read_text("utf-8")) if chosen.report else measure(chosen)
    report.show(results)
    if chosen.compare:
        worse = fallen(json.loads(RESULTS.read_text("utf-8"))["ratios"], results["ratios"])
        print("\n".join(["fell by more than 25 %:", *worse]) if worse else "no ratio fell by more than 25 %")
        return 1 if worse else 0
    RESULTS.write_text(json.dumps(report.rounded(results), indent=1) + "\n", "utf-8")
    report.write(results)
    plot = [environments.PLACE / "peers" / "bin" / "python", HERE / "plot.py"]
    if subprocess.run([str(part) for part in plot], check=False).returncode:
        say("docs/performance.png is not drawn: matplotlib is missing")
    if chosen.report:
        return 0
    say("environments for learning machines")
    laboratory = [sys.executable, "-m", "bench.laboratory"]
    if subprocess.run(laboratory, cwd=ROOT, check=False).returncode:
        return 1
    say("the page in the browser")
    as_played = {
        "PYTHONPATH": str(ROOT / "build" / "compiled"),
        "FORT_PAGE": str(ROOT / "src/fort/server/page"),
    }
    page = [sys.executable, "-m", "bench.web"]
    return subprocess.run(page, cwd=ROOT, env=os.environ | as_played, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
