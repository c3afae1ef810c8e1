"""What was measured, as a table at the terminal and as docs/performance.md."""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

Figures = dict[str, Any]
PAGE = Path(__file__).resolve().parent.parent / "docs" / "performance.md"
BEGIN, END = "<!-- measured: written by make bench -->", "<!-- end of measured -->"
HEAD = [
    "engine",
    "decisions/s",
    "range",
    "games/s",
    "playouts/s",
    "legal moves",
    "to pyminion",
    "to catanatron",
]
KINDS = ("plain", "compiled")


def rounded(value: Any) -> Any:
    """The same with four digits that mean something."""
    if isinstance(value, dict):
        return {key: rounded(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [rounded(inner) for inner in value]
    return float(f"{value:.4g}") if isinstance(value, float) else value


def number(value: float) -> str:
    return f"{float(f'{value:.3g}'):,.0f}" if value >= 100 else f"{value:.3g}"


def ratio(line: Figures, peer: str) -> str:
    value = line.get(f"to {peer}")
    return "-" if value is None else f"{value:.2f}"


def rows(results: Figures) -> list[list[str]]:
    found = []
    for line in results["lines"]:
        title = line["title"] + (f" ({line['version']})" if "version" in line else "")
        if "missing" in line:
            found.append([title, f"not installed: {line['missing']}", "", "", "", "", "", ""])
            continue
        speed = line["decisions"]
        found.append(
            [
                title,
                number(speed["median"]),
                f"{number(speed['least'])} to {number(speed['most'])}",
                number(line["games"]["median"]),
                number(line["playouts"]["median"]) if "playouts" in line else "-",
                f"{line['legal']:.1f}",
                ratio(line, "pyminion"),
                ratio(line, "catanatron"),
            ]
        )
    return found


def show(results: Figures) -> None:
    table = Table(*HEAD, title="Random play, one thread, all legal moves at every decision")
    for row in rows(results):
        table.add_row(*row)
    Console(width=150).print(table)


def markdown(head: list[str], lines: list[list[str]]) -> list[str]:
    return [
        "| " + " | ".join(head) + " |",
        "|" + "---|" * len(head),
        *["| " + " | ".join(line) + " |" for line in lines],
    ]


def calls_table(results: Figures) -> list[str]:
    head = ["microseconds", *[f"{kind}, {seats} seats" for kind in KINDS for seats in (2, 3, 4)]]
    titles = {
        "copy": "`copy()` of a silent game",
        "options": "`options()`",
        "view": "`view(seat)` at every question of a game",
        "imagine": "`imagine(view, rng)`",
        "replay": "`replay()` of a whole record",
    }
    lines = []
    for key, title in titles.items():
        cells = [number(results[kind]["calls"][seats][key]) for kind in KINDS for seats in ("2", "3", "4")]
        lines.append([title, *cells])
    return markdown(head, lines)


def rounds_table(results: Figures) -> list[str]:
    """Microseconds a decision by round; buckets with few decisions are left out."""
    columns = [(kind, seats) for kind in KINDS for seats in ("2", "3", "4")]
    buckets = [line["rounds"] for line in results["plain"]["rounds"]["2"]["lines"]]
    lines = []
    for bucket in buckets:
        cells = []
        for kind, seats in columns:
            inner = {line["rounds"]: line for line in results[kind]["rounds"][seats]["lines"]}
            line = inner.get(bucket)
            enough = line is not None and line["decisions"] >= 500
            cells.append(f"{line['microseconds']:.1f} ({line['legal']:.1f})" if line and enough else "")
        if any(cells):
            lines.append([bucket, *cells])
    return markdown(["rounds", *[f"{kind}, {seats} seats" for kind, seats in columns]], lines)


def memory_table(results: Figures) -> list[str]:
    lines = [
        [kind, f"{line['playouts']:,}", f"{line['megabytes']:.1f}"]
        for kind in KINDS
        for line in results[kind]["memory"]["lines"]
    ]
    return markdown(["", "playouts", "most MB ever held"], lines)


def bots_table(results: Figures) -> list[str]:
    """Answers with something to choose, in milliseconds; in time is within the budget and a fifth."""
    head = ["bot", "seats", "answers", "mean ms", "longest ms", "in time"]
    lines = [
        [
            f"`{line['bot']}`",
            str(line["seats"]),
            str(line["answers"]),
            number(line["mean"]),
            number(line["worst"]),
            "-" if line["in time"] is None else f"{line['in time']:.1%}",
        ]
        for line in results["bots"]
    ]
    text = "Compiled, one bot thinking at a time; in time is within the budget and a fifth:"
    return ["## Answers of the bots", "", text, "", *markdown(head, lines), ""]


def profile_tables(results: Figures) -> list[str]:
    plain = [
        [f"`{line['function']}`", f"{line['own']:.1%}", f"{line['total']:.1%}"]
        for line in results["plain"]["profile"]
    ]
    found = ["Plain, by `cProfile` (which makes small functions look dearer than they are):", ""]
    found += markdown(["function", "own time", "with what it calls"], plain)
    compiled = [
        [f"`{line['function']}`", line["where"], f"{line['own']:.1%}"]
        for line in results["compiled"]["profile"]
    ]
    if compiled:
        found += ["", "Compiled, by `perf`:", "", *markdown(["function", "in", "own time"], compiled)]
    return found


def measured(results: Figures) -> list[str]:
    machine = results["machine"]
    where = (
        f"{machine['processor']}, {machine['cores']} cores, {machine['system']}, Python {machine['python']}"
    )
    spent = f"{results['seconds']:g} s of processor time for each figure"
    how = f"medians of {results['rounds']} interleaved rounds of {spent}"
    return [
        f"{where}; {how}.",
        "",
        *markdown(HEAD, rows(results)),
        "",
        "![Decisions a second](performance.png)",
        "",
        "## Single calls",
        "",
        *calls_table(results),
        "",
        "## Late in the game",
        "",
        "Microseconds a decision (all options found, one carried out), in brackets the legal choices:",
        "",
        *rounds_table(results),
        "",
        "## Memory",
        "",
        *memory_table(results),
        "",
        *(bots_table(results) if "bots" in results else []),
        "## Profiles",
        "",
        *profile_tables(results),
    ]


def write(results: Figures) -> None:
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text("\n".join([before + BEGIN, "", *measured(results), "", END + after]), "utf-8")
