"""The page and the pictures of the ladder."""

import os
import platform
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from fort.bots.arena.intervals import Interval
from fort.bots.arena.match import Result, budget_ms
from fort.bots.arena.plots import COLOURS, draw_standings, pyplot, save
from fort.bots.arena.ratings import Meeting, ratings
from fort.bots.arena.report import markdown, span
from fort.bots.arena.series import TWIN, Series
from fort.bots.arena.standings import Standing, meeting, standings
from fort.legal import game

Played = Sequence[tuple[str, Series, list[Result]]]  # section, series, its games
Mixed = Sequence[Mapping[str, Any]]
HEADS = ("match", "games", "win share", "95 %", "fair", "score", "against", "ms a decision", "at most")
INTRODUCTION = """# The ladder

How strong the bots are. Every deal is played once from every seat ([arena.md](arena.md) says how, and how the
intervals are made); basic and advanced set-up take turns. Budgets count the processor time of the bot's own
thread. The games are kept in `docs/ladder`, a file for each match: `make ladder` plays what is missing,
`make ladder ARGS="--minutes 30"` as much of it as half an hour allows. They count as long as the bots of a
match choose as they did; the command beside each match plays that match alone."""


def page(played: Played, mixed: Mixed, earlier: str = "") -> str:
    """The ladder as Markdown; `earlier` tells of matches whose games were not kept."""
    tables = [(section, series, standings(series, results)) for section, series, results in played]
    lines = [
        INTRODUCTION,
        "",
        f"Played on {machine()}.",
        "",
        "![Win shares](ladder.png)",
        "",
        "![Strength against milliseconds](budget.png)",
        "",
    ]
    for section in dict.fromkeys(section for section, _, _ in tables):
        mine = [(series, table) for name, series, table in tables if name == section]
        lines += [f"## {section}", "", *markdown(HEADS, [row(*each) for each in mine]), ""]
        lines += ["```sh", *[command(series) for series, _ in mine], "```", ""]
    lines += [earlier] if earlier else []
    lines += rating_lines(played)
    lines += control_lines(tables)
    lines += time_lines(tables)
    lines += mixed_lines(mixed)
    return "\n".join(lines).rstrip() + "\n"


def machine() -> str:
    info = Path("/proc/cpuinfo")
    model = re.search(r"^model name\s*:\s*(.*)$", info.read_text("utf-8"), re.M) if info.exists() else None
    processor = model.group(1).strip() if model else platform.machine()
    engine = "plain" if game.__file__.endswith(".py") else "compiled"
    return f"{processor}, {os.cpu_count()} cores, Python {platform.python_version()}, engine {engine}"


def row(series: Series, table: Sequence[Standing]) -> list[str]:
    first, other = table[0], table[1]
    field = "itself" if series.mirror else f"`{other.bot}`"
    if series.seats > 2:
        field = f"{('two', 'three')[series.seats - 3]} {field}"
    return [
        f"`{first.bot}` against {field}",
        str(first.games),
        f"**{first.share.value:.1%}**",
        span(first.share),
        f"{1 / series.seats:.1%}",
        f"{first.mean_score:.1f}",
        f"{other.mean_score:.1f}",
        f"{first.ms:.1f}",
        f"{first.worst_ms:.0f}",
    ]


def command(series: Series) -> str:
    words = ["fort arena", *series.bots, *(["--mirror"] if series.mirror else [])]
    return (
        f"{' '.join(words)} --games {series.games} --seats {series.seats} --setup both --seed {series.seed}"
    )


def rating_lines(played: Played) -> list[str]:
    """One scale for all that meet at two seats, as far as they are linked to regular."""
    meetings = linked("regular", two_seats(played))
    if not meetings:
        return []
    found = ratings(meetings, anchor="regular", seed="ladder")
    rows = [
        [f"`{name}`", f"{elo.value:+.0f}", f"{elo.low:+.0f} to {elo.high:+.0f}"]
        for name, elo in sorted(found.items(), key=lambda each: -each[1].value)
    ]
    text = "All matches at two seats on one scale; `regular` has 0, and 400 points are odds of ten to one."
    return ["## Rating", "", text, "", *markdown(["bot", "Elo", "95 %"], rows), ""]


def two_seats(played: Played) -> list[Meeting]:
    return [
        meeting(series, results) for _, series, results in played if series.seats == 2 and not series.mirror
    ]


def linked(name: str, meetings: Sequence[Meeting]) -> list[Meeting]:
    """The meetings that a chain of opponents joins to this bot."""
    known, size = {name}, 0
    while len(known) > size:
        size = len(known)
        for each in meetings:
            if known & set(each.seats):
                known |= set(each.seats)
    return [each for each in meetings if known & set(each.seats)]


def control_lines(tables: Sequence[tuple[str, Series, list[Standing]]]) -> list[str]:
    lines = []
    for _, series, table in tables:
        share, fair = table[0].share, 1 / series.seats
        if series.mirror:
            good, wanted = share.covers(fair), f"covers {fair:.1%}"
        else:
            good, wanted = share.low > fair, f"lies above {fair:.1%}"
        title = "itself" if series.mirror else f"`{table[1].bot}`"
        verdict = "yes" if good else "**no**"
        lines.append(
            [f"`{table[0].bot}` against {title}, {series.seats} seats", wanted, span(share), verdict]
        )
    text = "A bot against itself must come out even; each bot must beat the one below it beyond doubt."
    return ["## Controls", "", text, "", *markdown(["match", "the interval", "", "holds"], lines), ""]


def time_lines(tables: Sequence[tuple[str, Series, list[Standing]]]) -> list[str]:
    """Answers of bots with a time budget, while all cores were playing."""
    decisions: Counter[str] = Counter()
    late: Counter[str] = Counter()
    worst: dict[str, float] = {}
    for _, _, table in tables:
        for standing in table:
            name = standing.bot.removesuffix(TWIN)
            if budget_ms(name) is not None:
                decisions[name] += standing.decisions
                late[name] += standing.late
                worst[name] = max(worst.get(name, 0.0), standing.worst_ms)
    if not decisions:
        return []
    rows = [
        [
            f"`{name}`",
            f"{decisions[name]:,}",
            f"{1 - late[name] / decisions[name]:.4%}",
            f"{worst[name]:.0f} ms",
        ]
        for name in decisions
    ]
    text = (
        "Answers within the budget and a fifth, with a game on every core (`make bench` measures it alone)."
    )
    return ["## Answer times", "", text, "", *markdown(["bot", "answers", "in time", "longest"], rows), ""]


def mixed_lines(mixed: Mixed) -> list[str]:
    if not mixed:
        return []
    wins: Counter[str] = Counter()
    fair: Counter[str] = Counter()
    seated: Counter[str] = Counter()
    for one in mixed:
        for name, rank in zip(one["bots"], one["ranks"], strict=False):
            seated[name] += 1
            wins[name] += (rank == 1) / one["ranks"].count(1)
            fair[name] += 1 / one["seats"]
    rows = [[f"`{name}`", str(seated[name]), f"{wins[name] / fair[name]:.2f}"] for name in sorted(seated)]
    troubles = sum(1 for one in mixed if one["trouble"])
    decisions = sum(one["decisions"] for one in mixed)
    text = (
        f"{len(mixed):,} games at tables of any bots, 2 to 4 seats, both set-ups, {decisions:,} decisions:\n"
        f"{troubles} stalled, crashed or chose what is not allowed."
    )
    heads = ["bot", "seats taken", "wins as a multiple of the fair share"]
    return ["## Mixed tables", "", text, "", *markdown(heads, rows), ""]


def draw(played: Played, home: Path) -> None:
    if played:
        shown = [(series, standings(series, results)) for _, series, results in played]
        draw_standings(shown, home / "ladder.png")
    curves = strength(played)
    if curves:
        draw_curves(curves, "ms a decision", "Elo, two seats", home / "budget.png")


def draw_curves(
    curves: Mapping[str, Sequence[tuple[float, Interval]]], label: str, value: str, path: Path
) -> None:
    """Strength against what was spent on it, a line for each name."""
    plt = pyplot()
    figure, axes = plt.subplots(figsize=(7, 4.2))
    for number, (name, points) in enumerate(curves.items()):
        middle = [interval.value for _, interval in points]
        around = [
            [interval.value - interval.low for _, interval in points],
            [interval.high - interval.value for _, interval in points],
        ]
        colour, at = COLOURS[number % len(COLOURS)], [place for place, _ in points]
        axes.errorbar(at, middle, yerr=around, fmt="o-", color=colour, capsize=3, label=name)
    axes.set_xscale("log")
    axes.set_xlabel(label)
    axes.set_ylabel(value)
    axes.legend(fontsize=8)
    save(plt, figure, axes, path)


def strength(played: Played) -> dict[str, list[tuple[float, Interval]]]:
    """For each bot, whatever its budget: milliseconds a decision, and Elo; `regular` has 0."""
    meetings = linked("regular", two_seats(played))
    if not meetings:
        return {}
    found = ratings(meetings, anchor="regular", seed="ladder")
    spent: dict[str, list[float]] = {}
    for _, series, results in played:
        for each in standings(series, results) if series.seats == 2 else ():
            spent.setdefault(each.bot, []).append(each.ms)
    curves: dict[str, list[tuple[float, Interval]]] = {}
    for name, elo in found.items():
        curves.setdefault(name.partition("@")[0], []).append((fmean(spent[name]), elo))
    return {name: sorted(points, key=lambda point: point[0]) for name, points in curves.items()}
