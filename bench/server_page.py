"""docs/load.md: what the load came to."""

from collections.abc import Mapping, Sequence
from typing import Any

HEADS = ("server", "tables", "choices a second", "choices", "p50 ms", "p99 ms", "longest ms", "memory MB")
RULE = "|---" * len(HEADS) + "|"
INTRODUCTION = """# Load

Live tables of four people and no bots, a choice at every table each few seconds; the time is from
sending a choice until the event has reached all four. The load generator runs on the same machine and
takes its share of it. `make load` repeats it.

Our server checks every choice against the rules, writes it to disk before it acknowledges it (SQLite),
and sends each seat its own view and question. [boardgame.io](https://boardgame.io) plays a game with one
move and one number and keeps it in memory, as its documentation starts it: it does much less for each
choice, and shows what such a server costs."""


def page(results: Mapping[str, Any]) -> str:
    lines = [INTRODUCTION, "", f"Measured on {results['machine']['cores']} cores."]
    runs = [
        (name, results[key])
        for name, key in (("Fort", "load"), ("boardgame.io", "boardgame.io"))
        if key in results
    ]
    if runs:
        lines += ["", "| " + " | ".join(HEADS) + " |", RULE]
        lines += [row(name, each) for name, found in runs for each in found]
        lines += [""]
        lines += [most(name, found) for name, found in runs if len(found) > 1]
    if "restart" in results:
        restart = results["restart"]
        lines += [
            "",
            "## After a crash",
            "",
            f"Killed with {restart['games']:,} games running, the server answers again after"
            f" {restart['ready_s']} s; a table is read when somebody asks for it, which takes"
            f" {restart['open_a_table_ms']} ms.",
        ]
    return "\n".join(lines).rstrip() + "\n"


def row(name: str, run: Mapping[str, Any]) -> str:
    figures = ("tables", "choices_per_second", "choices", "p50_ms", "p99_ms", "worst_ms", "server_mb")
    return f"| {name} | " + " | ".join(f"{run[key]:,}" for key in figures) + " |"


def most(name: str, found: Sequence[Mapping[str, Any]]) -> str:
    """The most that was carried with 99 of 100 choices within the goal."""
    good = [run["choices_per_second"] for run in found if run["p99_ms"] <= 100]
    if not good:
        return f"- {name}: more than 100 ms for one of a hundred from the beginning."
    text = f"- {name} carries {max(good):,} choices a second with 99 of 100 within 100 ms"
    return text + (
        "." if len(good) == len(found) else f", and no longer {found[-1]['choices_per_second']:,}."
    )
