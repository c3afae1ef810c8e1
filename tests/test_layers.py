"""Who may import whom, and how long modules and functions may be."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

Named = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
ROOT = Path(__file__).resolve().parent.parent
LONGEST = 399  # lines of a module; the aim is 350
LONGEST_FUNCTION = 30  # lines, without what comes before the first statement: names, types, docstring
# Functions that are longer, most of them one list of plain statements. The list only ever gets shorter.
LONGER = {
    "rules.choices.Choices.__init__",
    "rules.components.Kid.__init__",
    "server.app.make_app",
}


def lengths() -> dict[str, int]:
    """The number of lines of every module."""
    modules = sorted((ROOT / "src" / "fort").rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines()) for path in modules}


def test_no_module_is_long() -> None:
    found = lengths()
    assert found
    longest = max(found, key=lambda name: found[name])
    assert found[longest] <= LONGEST, f"{longest} has {found[longest]} lines: at most {LONGEST}, better 350"


# Lines of the rooms of the engine, at most; docs/architecture.md has the aims. They only ever go down.
ROOMS = {"rules": 3415, "legal": 900, "seen": 1076, "notation": 1228}


def test_the_rooms_of_the_engine_do_not_grow(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    for room, most in ROOMS.items():
        lines = sum(number for path, number in lengths().items() if path.startswith(f"src/fort/{room}/"))
        with capsys.disabled():
            print(f"fort.{room}: {lines} lines")
        assert most - 40 <= lines <= most, f"fort.{room} has {lines} lines: fewer should be noted"
        assert f"| `fort.{room}` | {most:,} |" in page


def functions(path: Path) -> dict[str, int]:
    """The number of lines of every function in a module, by its place and name."""
    found: dict[str, int] = {}
    scopes: list[tuple[str, ast.AST]] = [("", ast.parse(path.read_text("utf-8")))]
    while scopes:
        name, scope = scopes.pop()
        for node in ast.iter_child_nodes(scope):
            inner = f"{name}.{node.name}" if isinstance(node, Named) else name
            scopes.append((inner, node))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                documented = ast.get_docstring(node, clean=False) is not None
                first = node.body[0].end_lineno if documented else node.body[0].lineno - 1
                place = path.relative_to(ROOT / "src" / "fort").with_suffix("").as_posix().replace("/", ".")
                found[f"{place}{inner}"] = (node.end_lineno or 0) - (first or 0)
    return found


def test_functions_are_short_but_for_those_that_are_listed() -> None:
    modules = [path for path in (ROOT / "src" / "fort").rglob("*.py") if "migrations" not in path.parts]
    found = {name: lines for path in modules for name, lines in functions(path).items()}
    assert len(found) > 1000
    longer = {name: lines for name, lines in found.items() if lines > LONGEST_FUNCTION}
    new = {name: lines for name, lines in longer.items() if name not in LONGER}
    assert not new, f"longer than {LONGEST_FUNCTION} lines: {new}"
    assert not LONGER - set(longer), "these are short now: take them off the list"


def test_layers_import_only_what_stands_below_them() -> None:
    command = [
        sys.executable,
        "-c",
        "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Contracts: 2 kept, 0 broken" in done.stdout
