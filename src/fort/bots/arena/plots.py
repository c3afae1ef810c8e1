"""Pictures, for those who have matplotlib."""

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from fort.bots.arena.facts import Facts
from fort.bots.arena.intervals import Interval
from fort.bots.arena.series import Series
from fort.bots.arena.standings import Standing
from fort.bots.arena.summary import ENDS, Owned, Summary

RED: Final = "#c8553d"
GREY: Final = "#8a9ba8"
DARK: Final = "#444444"
COLOURS: Final = (RED, "#588b8b", "#f2a65a", GREY, DARK)


class PlotError(Exception):
    """A picture that cannot be drawn."""


def pyplot() -> Any:
    """matplotlib, without a screen."""
    try:
        importlib.import_module("matplotlib").use("Agg")
        return importlib.import_module("matplotlib.pyplot")
    except ImportError:
        raise PlotError("matplotlib is not installed: pip install 'fort-game[plots]'") from None


def draw_standings(matches: Sequence[tuple[Series, Sequence[Standing]]] | None, path: Path) -> None:
    """The win shares with their intervals; None only asks whether it could be drawn."""
    plt = pyplot()
    if path.suffix != ".png":
        raise PlotError(f"{path} cannot be drawn: expected a name that ends in .png")
    if matches is None:
        return
    lines = [
        (f"{table[0].bot}\nagainst {_others(series, table)}", table[0].share, 1 / series.seats)
        for series, table in matches
    ]
    figure, axes = plt.subplots(figsize=(8, 1.2 + 0.55 * len(lines)))
    for at, (_, share, fair) in enumerate(reversed(lines)):
        _bar(axes, at, share)
        axes.plot([fair, fair], [at - 0.35, at + 0.35], color=DARK, linewidth=1, linestyle=":")
        axes.text(share.high + 0.015, at, f"{share.value:.1%}", va="center", fontsize=8)
    axes.set_yticks(range(len(lines)), [title for title, _, _ in reversed(lines)], fontsize=8)
    axes.set_xlim(0, 1.08)
    axes.set_xlabel("win share with 95 % interval; dotted: the fair share")
    save(plt, figure, axes, path)


def _others(series: Series, table: Sequence[Standing]) -> str:
    if len(table) > 2:
        return ", ".join(standing.bot for standing in table[1:])
    return f"{series.seats - 1} {table[1].bot}" if series.seats > 2 else table[1].bot


def _bar(axes: Any, at: int, share: Interval) -> None:
    around = [[share.value - share.low], [share.high - share.value]]
    axes.errorbar([share.value], [at], xerr=around, fmt="o", color=RED, ecolor=DARK, capsize=3, markersize=5)


def draw_games(summaries: Sequence[Summary], facts: Sequence[Facts], directory: Path) -> list[Path]:
    """How games end, how long they last, and where points come from."""
    plt = pyplot()
    directory.mkdir(parents=True, exist_ok=True)
    figure, (ends, rounds, points) = plt.subplots(1, 3, figsize=(12, 4))
    tables = [f"{one.seats} seats" for one in summaries]
    _stack(ends, tables, {end: [one.ends[end].value for one in summaries] for end in ENDS}, "share of games")
    lengths = [[one.rounds for one in facts if one.seats == table.seats] for table in summaries]
    rounds.boxplot(lengths, tick_labels=tables, medianprops={"color": RED}, showfliers=False)
    rounds.set_ylabel("rounds")
    sources = ("track", "fort", "made_up_rule", "sculpture")
    named = {source.replace("_", "-", 1).replace("_", " "): source for source in sources}
    _stack(
        points,
        tables,
        {name: [one.winner[source] for one in summaries] for name, source in named.items()},
        "winner's points",
    )
    path = directory / "games.png"
    for axes in (ends, rounds, points):
        axes.spines[["top", "right"]].set_visible(False)
    save(plt, figure, ends, path)
    return [path]


def _stack(axes: Any, names: Sequence[str], parts: dict[str, list[float]], label: str) -> None:
    below = [0.0] * len(names)
    for (part, values), colour in zip(parts.items(), COLOURS, strict=False):
        axes.bar(names, values, bottom=below, label=part, color=colour)
        below = [low + value for low, value in zip(below, values, strict=True)]
    axes.set_ylabel(label)
    axes.legend(fontsize=7, loc="lower right")


def draw_owned(kids: Sequence[Owned], title: str, path: Path) -> Path:
    """Wins of the owners, the best first."""
    plt = pyplot()
    figure, axes = plt.subplots(figsize=(7, 1 + 0.2 * len(kids)))
    for at, kid in enumerate(reversed(kids)):
        _bar(axes, at, kid.lift)
    axes.axvline(1, color=DARK, linewidth=1, linestyle=":")
    axes.set_yticks(range(len(kids)), [kid.name for kid in reversed(kids)], fontsize=7)
    axes.set_xlabel(title)
    save(plt, figure, axes, path)
    return path


def save(plt: Any, figure: Any, axes: Any, path: Path) -> None:
    """Writes a figure to a file, without its date, and forgets it."""
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, dpi=130, metadata={"Software": None})
    plt.close(figure)
