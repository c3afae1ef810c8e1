"""Who may import whom, and how long a module may be."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 420  # lines; the aim is 350


def lengths() -> dict[str, int]:
    """The number of lines of every module."""
    modules = sorted((ROOT / "src" / "fort").rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines()) for path in modules}


def test_no_module_is_long() -> None:
    found = lengths()
    assert found
    longest = max(found, key=lambda name: found[name])
    assert found[longest] <= LONGEST, f"{longest} has {found[longest]} lines: at most {LONGEST}, better 350"


def test_layers_import_only_what_stands_below_them() -> None:
    command = [
        sys.executable,
        "-c",
        "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Contracts: 2 kept, 0 broken" in done.stdout
