"""Reads a shelf with the commands of the program, whichever it is: `python -m tests.shelf.reading FOLDER`.

Prints the fingerprint of the present box and, for each file, what is wrong with it.
"""

import json
import sys
from pathlib import Path
from random import Random

from typer.testing import CliRunner

import fort
from fort.cli.app import app
from fort.cli.saving import resume, save


def honest(file: Path) -> str:
    """Nothing, if the commands verify a finished game, and replay it; they tell of one in five in full."""
    for command in ("verify", *(["replay"] if int(file.stem) % 5 == 0 else [])):
        done = CliRunner().invoke(app, [command, str(file)])
        if done.exit_code:
            return f"{command}: {done.output[-200:]}"
    return ""


def goes_on(file: Path) -> str:
    """Nothing, if a saved game can be played to an honest end."""
    table = resume(file)
    random = Random(file.name)
    while not table.game.over:
        seat = random.choice(table.game.asks)
        table.take(random.choice(table.game.options(seat)), seat)
    save(table, str(file))
    return honest(file)


def trouble(file: Path) -> str:
    try:
        record = fort.read_record(file.read_text("utf-8"))
        return honest(file) if record.result is not None else goes_on(file)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


if __name__ == "__main__":
    files = sorted(Path(sys.argv[1]).glob("*.fort"))
    found = {file.name: trouble(file) for file in files}
    print(json.dumps({"box": fort.box.read().fingerprint, "files": found}))
