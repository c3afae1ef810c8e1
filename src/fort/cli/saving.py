"""Saving a game: its diagram for now."""

from pathlib import Path

import fort
from fort.text.terminal import say


def save(game: fort.Game, name: str) -> str:
    """Writes the position; what to tell the person. A file that is not ours is left alone."""
    header = say("saved header")
    path = Path(name).expanduser()
    try:
        if path.exists() and not path.read_text(encoding="utf-8", errors="replace").startswith(header):
            return say("save refused", file=name)
        path.write_text(f"{header}\n{game.diagram()}", encoding="utf-8")
    except OSError as error:
        return say("save failed", file=name, error=error.strerror)
    return say("saved", file=name)
