"""Draws docs/performance.png from bench/results.json. The peers' environment has matplotlib."""

import importlib
import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    matplotlib: Any = importlib.import_module("matplotlib")
    matplotlib.use("Agg")
    pyplot: Any = importlib.import_module("matplotlib.pyplot")
    results = json.loads((ROOT / "bench" / "results.json").read_text("utf-8"))
    lines = [line for line in results["lines"] if "missing" not in line]
    lines.sort(key=lambda line: float(line["decisions"]["median"]))
    values = [line["decisions"]["median"] for line in lines]
    ranges = [
        [value - line["decisions"]["least"] for value, line in zip(values, lines, strict=True)],
        [line["decisions"]["most"] - value for value, line in zip(values, lines, strict=True)],
    ]
    colors = ["#c8553d" if line["name"].startswith("fort-") else "#8a9ba8" for line in lines]
    figure, axes = pyplot.subplots(figsize=(9, 6.5))
    axes.barh(
        [line["title"] for line in lines], values, color=colors, xerr=ranges, ecolor="#444444", capsize=2
    )
    axes.set_xscale("log")
    axes.set_xlim(min(values) / 2, max(values) * 5)
    for at, line in enumerate(lines):
        text = f"{values[at] / 1000:,.1f}k   ({line['legal']:.1f} legal)"
        axes.text(line["decisions"]["most"] * 1.08, at, text, va="center", fontsize=8)
    axes.set_xlabel(
        "decisions a second (log scale), random play, one thread, all legal moves at every decision"
    )
    axes.set_title("Fort beside other engines")
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(ROOT / "docs" / "performance.png", dpi=130, metadata={"Software": None})


if __name__ == "__main__":
    main()
