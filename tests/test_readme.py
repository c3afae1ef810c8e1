"""What the README and the documentation show is true: Python runs, commands exist, links lead somewhere."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml

from fort.cli.app import app

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "web" / "README.md",
    *sorted(page for page in (ROOT / "docs").rglob("*.md")),
]
FENCE = re.compile(r"^```(\S*)\n(.*?)^```$", re.M | re.S)
LINK = re.compile(r"\]\(([^)\s]+)\)")
OF_THE_SITE = {"index.md": "{toctree}", "python.md": "{eval-rst}"}  # for Sphinx; nobody reads them elsewhere
# What is shown and neither run nor typed: output and pictures; a program that waits for a friend.
SHOWN = ("text", "py")
# Programs of others, and what they are shown with.
OTHERS = {"npm", "pip", "pipx", "uvx", "ray", "cd", "ssh", "export"}


def blocks(*tags: str) -> list[Any]:
    """The blocks with these tags, as parameters of a test."""
    return [
        pytest.param(text, id=f"{page.relative_to(ROOT)}-{number}")
        for page in PAGES
        for number, (tag, text) in enumerate(FENCE.findall(page.read_text("utf-8")))
        if tag in tags
    ]


@pytest.mark.parametrize("block", blocks("python"))
def test_the_example_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, "example", "exec"), {"__name__": "example"})
    assert capsys.readouterr().out


@pytest.mark.parametrize("block", blocks("py"))
def test_what_waits_for_others_compiles(block: str) -> None:
    compile(block, "example", "exec")


@pytest.mark.parametrize("block", blocks("toml"))
def test_toml_can_be_read(block: str) -> None:
    assert tomllib.loads(block)


@pytest.mark.parametrize("block", blocks("yaml"))
def test_yaml_can_be_read(block: str) -> None:
    assert yaml.safe_load(block)


def test_every_block_says_what_it_is() -> None:
    for page in PAGES:
        allowed = {"python", "sh", "toml", "yaml", *SHOWN, OF_THE_SITE.get(page.name)}
        found = {tag for tag, _ in FENCE.findall(page.read_text("utf-8"))}
        assert found <= allowed, f"{page.relative_to(ROOT)}: {found - allowed}"


def typed(block: str) -> Iterator[list[str]]:
    """The commands in a block, without what is said beside them and what is set before them."""
    for line in block.replace("\\\n", " ").splitlines():
        for part in re.split(r"&&|\||;|&\s*$", re.sub(r"(^|\s)#.*", "", line)):
            words = shlex.split(part)
            while words and re.match(r"[A-Z_]+=", words[0]):
                words = words[1:]
            if words:
                yield words


@pytest.mark.parametrize("block", blocks("sh"))
def test_commands_exist(block: str) -> None:
    for words in typed(block):
        program = words[0].removeprefix(".venv/bin/")
        if program == "fort":
            check_fort(words[1:])
        elif program == "make":
            check_make(words[1:])
        elif program == "python":
            named = words[2] if words[1] == "-m" else words[1]
            assert find_spec(named) if words[1] == "-m" else (ROOT / named).is_file(), words
        else:
            assert program in OTHERS or find_spec(program.replace("-", "_")), words


def check_fort(words: list[str]) -> None:
    """The command is there, and so is each of its options."""
    command: Any = typer.main.get_command(app)
    rest = list(words)
    while rest and hasattr(command, "commands"):
        name = rest.pop(0)
        assert name in command.commands, words
        command = command.commands[name]
    known = {name for each in command.params for name in (*each.opts, *each.secondary_opts)}
    options = {word.partition("=")[0] for word in rest if word.startswith("--")}
    assert options <= {*known, "--help"}, words


def check_make(words: list[str]) -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
    for word in words:
        assert "=" in word or word in targets, words


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    """Within the project: file and heading."""
    text = FENCE.sub("", page.read_text("utf-8"))
    for link in LINK.findall(text):
        path, _, heading = link.partition("#")
        if re.match(r"[a-z]+:", link):
            continue
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{page.relative_to(ROOT)}: {link}"
        if heading and target.suffix == ".md":
            assert heading in headings(target), f"{page.relative_to(ROOT)}: {link}"


def headings(page: Path) -> set[str]:
    """As the repository's front and Sphinx name them."""
    found = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in found}


def test_the_readme_has_an_example() -> None:
    assert blocks("python")
