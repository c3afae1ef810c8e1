"""The page and the picture of what a review promises."""

from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev, variance
from typing import Final

from tools.review_games import Row

from fort.bots.arena.intervals import Interval, ratio_interval
from fort.bots.arena.plots import GREY, RED, pyplot
from fort.bots.arena.report import markdown
from fort.review.judges import version_of

Rows = Mapping[str, list[Row]]
ENDLESS: Final = 1e9

INTRODUCTION: Final = """# Figures of the review

What [a review](review.md) promises, measured by `python -m tools.review_figures`, which goes on where it was
stopped."""

ERRORS: Final = """## Errors order the bots

Two seats; each bot plays every deal from both seats against `regular`, and its own choices are judged. The
error rate is in thousandths of a win for each decision that matters, with its 95 % interval."""

SELVES: Final = """The same games judged by the player's own mind. A judge that shares its mind with a player
shares its blind spots, which is why the judge is stronger than everybody it judges."""

LUCK: Final = """## Luck is fair

Games of `regular`. Luck is 0 on average if it is fair: the mean is given in standard errors, too. What luck
explains is gone from the adjusted result, so that it scatters less."""

LABELS: Final = """## Labels hold"""

TWINS: Final = """## Nothing leaks

Moments judged in worlds that differ only in what the seat cannot know: shares, error, label, reasons and the
curve must be the same to the last bit."""


def page(rows: Rows) -> str:
    lines = [INTRODUCTION, "", f"The judge is `master`, {version_of('master')}.", ""]
    lines += ["![Error rates, and results with and without luck](review_figures.png)", ""]
    lines += [*error_lines(rows), *luck_lines(rows), *label_lines(rows), *twin_lines(rows)]
    return "\n".join(lines).rstrip() + "\n"


def rate(rows: Sequence[Row]) -> Interval:
    """Thousandths given away for each decision that matters; the two games of a deal belong together."""
    deals: dict[int, list[float]] = {}
    for row in rows:
        deal = deals.setdefault(row["game"] // 2, [0.0, 0.0])
        deal[0] += 1000 * row["given"]
        deal[1] += row["matter"]
    return ratio_interval([(given, matter) for given, matter in deals.values()], ENDLESS)


def rates(rows: Rows, *, own: bool) -> list[tuple[str, list[Row]]]:
    """Bots in order, with their games: as the master judges them, or as they judge themselves."""
    found = [
        (name.removeprefix("errors-"), each) for name, each in rows.items() if name.startswith("errors-")
    ]
    return [(name.split("-by-")[0], each) for name, each in found if ("-by-" in name) == own and each]


def error_lines(rows: Rows) -> list[str]:
    heads = ("bot", "games", "error rate", "95 %", "doubtful, mistakes, blunders a game")
    lines = [ERRORS, "", *markdown(heads, [_error_row(*each) for each in rates(rows, own=False)]), ""]
    selves = rates(rows, own=True)
    if selves:
        lines += [SELVES, "", *markdown(heads, [_error_row(*each) for each in selves]), ""]
    return lines


def _error_row(name: str, rows: list[Row]) -> list[str]:
    found = rate(rows)
    each = ", ".join(f"{fmean(row['labels'][label] for row in rows):.1f}" for label in rows[0]["labels"])
    span = f"{found.low:.1f} to {found.high:.1f}"
    return [f"`{name}`", f"{len(rows):,}", f"**{found.value:.1f}**", span, each]


def luck_lines(rows: Rows) -> list[str]:
    heads = ("seats", "games", "mean luck by seat (standard errors)", "variance left, win share", "points")
    table = []
    for seats in (2, 3, 4):
        found = rows.get(f"luck-{seats}", [])
        if len(found) > 1:
            means = ", ".join(_mean([row["luck"][seat] for row in found]) for seat in range(seats))
            left = [
                _left(found, what, luck) for what, luck in (("result", "luck"), ("points", "luck_points"))
            ]
            table.append([str(seats), f"{len(found):,}", means, *[f"{part:.0%}" for part in left]])
    return [LUCK, "", *markdown(heads, table), ""] if table else []


def _mean(numbers: Sequence[float]) -> str:
    mean = fmean(numbers)
    return f"{mean:+.4f} ({mean / (stdev(numbers) / sqrt(len(numbers))):+.1f})"


def _left(rows: Sequence[Row], what: str, luck: str) -> float:
    """The variance of the adjusted result beside that of the raw one, at the first seat."""
    raw: list[float] = [row[what][0] for row in rows]
    adjusted: list[float] = [row[what][0] - row[luck][0] for row in rows]
    return variance(adjusted) / (variance(raw) or 1.0)


def label_lines(rows: Rows) -> list[str]:
    lines = []
    if found := rows.get("labels"):
        said, agreed = (sum(row[key] for row in found) for key in ("said", "agreed"))
        lines.append(
            f"- {len(found)} games of `rookie` reviewed with five seeds: what is a mistake or blunder in one"
            f" is at least doubtful in another in **{agreed / max(1, said):.1%}** of {said:,} comparisons."
        )
    if found := rows.get("slips"):
        put, seen = (sum(row[key] for row in found) for key in ("put", "found"))
        lines.append(
            f"- {put} blunders put into {len(found)} strong games, each worth at least 0.10 by a review with"
            f" ten times the worlds; a usual one finds **{seen / max(1, put):.1%}** of them."
        )
    if found := rows.get("alarms"):
        called, false = (sum(row[key] for row in found) for key in ("called", "false"))
        lines.append(
            f"- {len(found)} games of `master`: {called / len(found):.1f} moments a game are called doubtful"
            f" or worse; **{false / len(found):.2f}** of them are not by a review with ten times the worlds."
        )
    return [LABELS, "", *lines, ""] if lines else []


def twin_lines(rows: Rows) -> list[str]:
    found = rows.get("twins")
    if not found:
        return []
    pairs, leaks = sum(row["pairs"] for row in found), sum(len(row["leaks"]) for row in found)
    return [TWINS, "", f"Pairs compared: {pairs:,}. **Differences: {leaks}.**", ""]


def draw(rows: Rows, path: Path) -> None:
    """Left the error rates with their intervals; right the results, raw and with luck taken out."""
    plt = pyplot()
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 3.6))
    found = [(name, rate(each)) for name, each in rates(rows, own=False)]
    for at, (_, each) in enumerate(found):
        left.plot([each.low, each.high], [at, at], color=GREY, linewidth=6, alpha=0.5)
        left.plot([each.value], [at], "o", color=RED)
    left.set_yticks(range(len(found)), [name for name, _ in found], fontsize=8)
    left.set_xscale("symlog", linthresh=5)
    left.set_xlabel("error rate with 95 % interval")
    games = rows.get("luck-2", [])
    raw = [row["points"][0] - row["points"][1] for row in games]
    fair = [
        lead - row["luck_points"][0] + row["luck_points"][1] for lead, row in zip(raw, games, strict=True)
    ]
    right.hist([raw, fair], bins=30, color=[GREY, RED], label=["as it was", "luck taken out"])
    right.set_xlabel("points ahead, two seats")
    right.legend(fontsize=8, frameon=False)
    for axes in (left, right):
        axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, dpi=110)
    plt.close(figure)
