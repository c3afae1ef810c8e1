"""Copies of the program in which somebody has corrected a number of the box."""

import shutil
import subprocess
import sys
from os import environ, pathsep
from pathlib import Path

import fort

ROOT = Path(__file__).resolve().parents[2]

Change = tuple[str, str, str]  # file, before, after
CORRECTIONS: dict[str, list[Change]] = {
    "copies": [
        ("kids.txt", "Bones         | book                  | 1 (?)", "Bones         | book | 3"),
        ("kids.txt", "Ghost         | crown                 | 2 (?)", "Ghost         | crown | 1"),
        ("kids.txt", "Tiny          | crown                 | 2 (?)", "Tiny          | crown | 1"),
    ],
    "costs": [
        ("boards.txt", "1 | 1  (?) | toy pizza          (?)", "1 | 1  (?) | 2 toy"),
        ("boards.txt", "3 | 9  (?) | 2 toy 2 pizza      (?)", "3 | 9  (?) | 3 any 2 pizza"),
    ],
    "points": [
        ("boards.txt", "1 | 1  (?)", "1 | 2"),
        ("boards.txt", "2 | 3  (?)", "2 | 5"),
        ("boards.txt", "4 | 16 (?)", "4 | 15"),
    ],
    "friends": [
        ("best_friends.txt", "Blades  | coin       | red    (?)", "Blades | coin | yellow"),
        ("best_friends.txt", "Bud     | coin       | yellow (?)", "Bud | coin | red"),
    ],
}


class Corrected:
    """The program after a correction of the first edition; with `environment` a process is one of it."""

    def __init__(self, home: Path, changes: list[Change]) -> None:
        self.package = home / "fort"
        leave_out = shutil.ignore_patterns("__pycache__", "page")
        shutil.copytree(Path(fort.__file__).parent, self.package, ignore=leave_out)
        self.path = pathsep.join([str(home), *([environ["PYTHONPATH"]] if "PYTHONPATH" in environ else [])])
        self.environment = {**environ, "PYTHONPATH": self.path, "FORT_QUIET": "1"}
        first = self.package / "box" / "editions" / fort.box.FIRST
        for path in first.iterdir():
            shutil.copy(path, self.package / "box")
        for file, before, after in changes:
            path = self.package / "box" / file
            text = path.read_text("utf-8")
            assert before in text, f"{file}: expected {before!r}"
            path.write_text(text.replace(before, after), "utf-8")

    def run(self, *arguments: str) -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(
            command, cwd=ROOT, env=self.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
