"""Keeps the texts of the present box as an edition, so that games played with it can be read for ever.

`python -m tools.edition` after every correction of a number; where nothing was corrected it does nothing.
"""

from importlib.resources import files
from pathlib import Path

import fort

FOLDER = Path(str(files("fort.box"))) / "editions"


def main() -> None:
    box = fort.box.read()
    fort.components(box)  # the actions can be read, too
    folder = FOLDER / box.fingerprint
    if folder.exists():
        print(f"the present box is an edition already: {folder}")
        return
    fort.box.copy(folder)
    print(f"a new edition of the box: {folder}")


if __name__ == "__main__":
    main()
