"""What an option would come to, in a few words: `3 pizza`, `partly, 2 of 3 toys`."""

from typing import Any

from fort.text.phrases import listed, points, tokens

FULLY = "in full"


def preview_text(preview: dict[str, Any]) -> str:
    """The words for a preview of `Game.prompt`; empty if nothing is certain."""
    if "either" in preview:
        each = [preview_text(part) for part in preview["either"].values()]
        return " or ".join(dict.fromkeys(each)) if all(each) else ""
    if "counts" in preview:
        counts = [f"{side} action x {count}" for side, count in preview["counts"].items() if count]
        return listed(counts, "or") if counts else ""
    if "level" in preview:
        return f"for Level {preview['level']}"
    if "count" in preview:
        return _numbers(preview["count"], preview["possible"], preview.get("gain", {}))
    return FULLY if preview.get("fully") else ""


def _numbers(count: int, possible: int, gain: dict[str, int]) -> str:
    if not count or not possible:
        return "nothing now"
    part = "" if possible == count else f"partly, {possible} of "
    for what in gain:
        return part + (points(count) if what == "points" else tokens(count, what))
    return f"{part}{count} times" if count > 1 else FULLY
