"""docs/browser.md from bench/web.json."""

from pathlib import Path
from statistics import median
from typing import Any

from bench.run import machine

PAGE = Path(__file__).resolve().parent.parent / "docs" / "browser.md"
Figures = dict[str, Any]

HEADER = """# The page in the browser

Measured by `python -m bench.web` (`make bench` runs it too) in Debian's Chromium without a graphics card:
everything is drawn in software, by the processor that runs the server too. A phone or a laptop is smoother.

| what | goal | measured |
|---|---|---|
"""


def rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 3)
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, list) else value


def lines(found: Figures) -> list[tuple[str, str, str, bool]]:
    """What was measured, its goal, the figure, and whether the goal is met."""
    start, moving, loaded = found["start"], found["moving"], found["loaded"]
    seconds = start["median"] / 1000
    rows = [
        ("From \"Play now\" to the table with its first event or question, median", "< 1 s",
         f"{seconds:.2f} s (longest of {start['times']}: {start['most'] / 1000:.2f} s)", seconds < 1),
        ("Frames within 20 ms while cards move, 1280 x 720", ">= 95 %",
         f"{100 * moving['within']:.0f} % of {moving['frames']}", moving["within"] >= 0.95),
        ("Longest task while bots play", "< 100 ms", f"{moving['longest']:.0f} ms", moving["longest"] < 100),
        ("What one waits in a round against three bots at normal speed, median", "<= 15 s",
         f"{median(found['rounds']):.1f} s (longest of {len(found['rounds'])}: {max(found['rounds']):.1f} s)",
         median(found["rounds"]) <= 15),
        ("JavaScript of the first load, compressed", "<= 150 kB", f"{loaded['script']:.0f} kB",
         loaded["script"] <= 150),
        ("Everything of the first load, compressed", "<= 500 kB", f"{loaded['all']:.0f} kB",
         loaded["all"] <= 500),
    ]  # fmt: skip
    for page, scores in found["lighthouse"].items():
        for name in ("performance", "accessibility", "best-practices"):
            score = scores[name]
            rows.append((f"Lighthouse, {page}: {name.replace('-', ' ')}", ">= 95", str(score), score >= 95))
    return rows


def _below() -> str:
    """What other commands counted stands below, in chapters of its own, and stays."""
    _, chapter, rest = PAGE.read_text("utf-8").partition("\n## ")
    return chapter + rest


def write(found: Figures) -> list[str]:
    """Writes the page; the goals that are not met."""
    rows = lines(found)
    table = "".join(f"| {what} | {goal} | {figure} |\n" for what, goal, figure, _ in rows)
    here = machine()
    where = f"{here['processor']}, {here['cores']} cores, {here['system']}"
    foot = f"\nOn: {where}; load before: {found['load']:.1f}.\n"
    if found["load"] > 2:
        foot += "\n**The machine was busy: sizes hold, but times and performance scores say nothing.**\n"
    PAGE.write_text(HEADER + table + foot + _below(), "utf-8")
    return [f"not met: {what}: {figure}, goal {goal}" for what, goal, figure, met in rows if not met]
