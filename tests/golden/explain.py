"""Says in words what changed first: decision, choice, viewer, field, before and after.

What was seen before is asked of the program as it was when the golden file was committed last.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.golden.corpus import BLOCK, Difference, Fields, Golden, file_of, refused, seen, viewers

ROOT = Path(__file__).resolve().parent.parent.parent
SHOWN = 200  # characters of a value

Views = list[list[Fields]]  # of every decision of a block, of every viewer
Before = Callable[[Golden, int], Views | None]
MISSING = object()


def views_of(golden: Golden, first: int) -> Views:
    """What everybody saw from this decision on, for two blocks; of the logs what is new."""
    game = golden.begin()
    choices = golden.choices
    last = min(first + 2 * BLOCK, len(choices))
    known = [0] * (golden.seats + 1)
    found: Views = []
    for decision in range(last + 1):
        if decision >= first:
            found.append([])
            for at, viewer in enumerate(viewers(game)):
                fields, known[at] = seen(game, viewer, known[at])
                found[-1].append(json.loads(json.dumps(fields)))
        if decision == first - 1:
            known = [len(game.view(viewer).log) for viewer in viewers(game)]
        if decision < last and refused(game, choices[decision]):
            break
    return found


def differences(before: Any, now: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Where two values differ: the path to it, before and now."""
    if isinstance(before, dict) and isinstance(now, dict):
        for name in [*before, *(name for name in now if name not in before)]:
            inner = f"{path}.{name}" if path else name
            yield from differences(before.get(name, MISSING), now.get(name, MISSING), inner)
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        for at, (old, new) in enumerate(zip(before, now, strict=True)):
            yield from differences(old, new, f"{path}[{at}]")
    elif before != now:
        yield path, before, now


def explain(difference: Difference, before: Before | None = None) -> str:
    """The difference in words, as exactly as it can be told."""
    if difference.located:
        return str(difference)
    golden, first = difference.golden, difference.decision
    old = (before or committed)(golden, first)
    if old is None:
        return f"{difference} (no committed program gives the views of before)"
    now = views_of(golden, first)
    for at, (views, new_views) in enumerate(zip(old, now, strict=False)):
        for viewer, (view, new_view) in enumerate(zip(views, new_views, strict=True)):
            for path, was, value in differences(view, new_view):
                who = f"seat {viewer}" if viewer < golden.seats else "the spectator"
                return f"{golden.name}: {where(golden, first + at)}, view of {who}, {path}: " + (
                    f"before {shown(was)}, now {shown(value)}"
                )
    return f"{difference} (the committed program sees what this one sees: regenerate and commit)"


def where(golden: Golden, decision: int) -> str:
    choices = golden.choices
    if decision == 0:
        return f"at the start, before decision 0 '{choices[0]}'"
    return f"after decision {decision - 1} '{choices[decision - 1]}'"


def shown(value: Any) -> str:
    if value is MISSING:
        return "not there"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHOWN else text[:SHOWN] + "..."


def committed(golden: Golden, first: int) -> Views | None:
    """The views of before, by the program that was committed with the golden file; None without one."""
    try:
        file = str(file_of(golden.number).relative_to(ROOT))
        commit = _git("log", "-1", "--format=%H", "--", file).decode().strip() or "HEAD"
        with tempfile.TemporaryDirectory() as folder:
            archive = _git("archive", commit, "src")
            subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
            command = [sys.executable, "-m", "tests.golden", "--views", str(golden.number), str(first)]
            env = {**os.environ, "PYTHONPATH": str(Path(folder) / "src")}
            out = subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True).stdout
        views: Views = json.loads(out)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return None
    return views


def _git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True).stdout
