"""The card of a net: how it was made and how good it is, as a page and two pictures."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fort.bots.arena.plots import pyplot
from fort.train.calibration import Brier, Calibration
from fort.train.plan import HELD_OUT, RECENT, Plan

PAGE = """\
# The net of master

`{name}`, version {version}: {size} kB in `src/fort/bots/net.json`, one net for 2, 3 and 4 seats and both
set-ups. A seat's row of {inputs} whole numbers (`src/fort/bots/inputs.py`) and the sum of its rivals' rows go
to {units} units, these to {second}, and these to a standing and to the points still to come; chances to win
are standings set against each other. All weights are whole numbers: the net says the same plain, compiled and
in a browser.

## How it was made

```sh
{command}
```

{games} games of self-play in {minutes} minutes by the clock: {first} by the linear mind, the others by the
best net so far with {simulations} simulations a question; 3 % of the choices were slips, and a quarter of the
picks in drafts. Pre-trained on what the linear mind says, then fitted to who won, then to lambda returns
(0.7); AdamW, averaged weights; what is learned from are the last {recent} rounds. One game of {held_out} was
never learned from; the figures by round are of such games that nets played. The seeds are fixed.

| round | games so far | surprise at who won, 2 / 3 / 4 seats | the linear mind's | against the best so far |
|---|---|---|---|---|
{rounds}

![Strength against games](strength.png)

## Are its chances true?

The finished net played {checked} games more, with seeds of their own, from which nothing was learned. Each
half of them is looked at with the sharpness that fits the other half; what ships fits all. In this table is
one position a game, any turn of it: said and happened, in ten bins, differ by the gap on average; "by chance"
is the gap that so few games would show if every chance were true. The Brier score is the mean squared error
of a seat's chance; "better by" compares the two on the same positions.

| seats | games | sharpness | gap | by chance | surprise | linear | Brier score | linear | better by, 95 % |
|---|---|---|---|---|---|---|---|---|---|
{calibrations}

All positions between turns, with games as the independent units:

| seats | stage | positions | Brier score | linear | better by, 95 % |
|---|---|---|---|---|---|
{briers}

![Said and happened](calibration.png)
"""


def page(
    plan: Plan,
    net: dict[str, Any],
    size: int,
    rows: Sequence[dict[str, Any]],
    found: Sequence[Calibration],
    command: str,
) -> str:
    """The card as Markdown."""
    return PAGE.format(
        name=net["name"],
        version=net["version"],
        size=round(size / 1000),
        inputs=len(net["first"]),
        units=plan.units,
        second=plan.second,
        command=command,
        games=f"{rows[-1]['games']:,}",
        minutes=round(sum(row["seconds"] for row in rows) / 60),
        first=f"{plan.first:,}",
        recent=RECENT,
        held_out=HELD_OUT,
        checked=f"{plan.checked:,}",
        simulations=plan.simulations,
        rounds="\n".join(_round(row) for row in rows),
        calibrations="\n".join(_calibration(each) for each in found),
        briers="\n".join(_stages(each) for each in found),
    )


def _round(row: dict[str, Any]) -> str:
    seats = [number for number in (2, 3, 4) if f"surprise {number}" in row]
    said = " / ".join(f"{row[f'surprise {number}']:.3f}" for number in seats)
    linear = " / ".join(f"{row[f'linear {number}']:.3f}" for number in seats)
    gate = f"{row['share']:.0%} ({row['low']:.0%} to {row['high']:.0%})" if "share" in row else ""
    gate += "" if row["kept"] else ", left out"
    return f"| {row['round']} | {row['games']:,} | {said} | {linear} | {gate} |"


def _calibration(each: Calibration) -> str:
    gaps = f"{each.sharpness:.2f} | {each.gap:.3f} | {each.chance:.3f}"
    surprises = f"{each.surprise:.3f} | {each.linear_surprise:.3f}"
    return f"| {each.seats} | {each.games:,} | {gaps} | {surprises} | {_scores(each.brier)} |"


def _scores(brier: Brier) -> str:
    better = f"{brier.better.value:.3f} ({brier.better.low:.3f} to {brier.better.high:.3f})"
    return f"{brier.ours:.3f} | {brier.linear:.3f} | {better}"


def _stages(each: Calibration) -> str:
    lines = [
        f"| {each.seats} | {stage} | {brier.number:,} | {_scores(brier)} |"
        for stage, brier in each.stages.items()
    ]
    return "\n".join(lines)


def draw_strength(rows: Sequence[dict[str, Any]], file: Path) -> None:
    """Surprise at who won against the number of games, for each number of seats; drawn anew each round."""
    figure, axes = pyplot().subplots(figsize=(7, 4))
    for seats in (2, 3, 4):
        there = [row for row in rows if f"surprise {seats}" in row]
        if there:
            better = [1 - row[f"surprise {seats}"] / row[f"linear {seats}"] for row in there]
            axes.plot(
                [row["games"] for row in there], [100 * each for each in better], "o-", label=f"{seats} seats"
            )
    axes.set_xlabel("games")
    axes.set_ylabel("% less surprise than the linear mind")
    if axes.lines:
        axes.legend()
    figure.savefig(file, dpi=110, bbox_inches="tight")
    pyplot().close(figure)


def draw_calibration(found: Sequence[Calibration], file: Path) -> None:
    """Said against happened."""
    figure, axes = pyplot().subplots(figsize=(5, 5))
    axes.plot([0, 1], [0, 1], color="grey", linewidth=0.8)
    for each in found:
        said, won = [one.said for one in each.bins], [one.won for one in each.bins]
        axes.plot(said, won, "o-", label=f"{each.seats} seats")
    axes.set_xlabel("said")
    axes.set_ylabel("happened")
    if found:
        axes.legend()
    figure.savefig(file, dpi=110, bbox_inches="tight")
    pyplot().close(figure)
