"""CREDITS names every library and font that the project uses, with its licence."""

import json
import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LINES = (ROOT / "CREDITS.md").read_text("utf-8").splitlines()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PACKAGES = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]


def credited() -> dict[str, str]:
    """The licence of each library, by its name in lower case: `| [Name](address) | licence |`."""
    rows = [re.fullmatch(r"\| \[(.+)\]\(https://.+\) \| (.+?) \|", line) for line in LINES]
    return {row[1].lower(): row[2] for row in rows if row}


def python() -> set[str]:
    project = PROJECT["project"]
    groups = [
        project["dependencies"],
        *project["optional-dependencies"].values(),
        PROJECT["build-system"]["requires"],
    ]
    found = {re.split(r"[^\w.-]", wanted)[0].lower() for group in groups for wanted in group}
    return found - {project["name"]}


def javascript() -> set[str]:
    return {*PACKAGES[""]["dependencies"], *PACKAGES[""]["devDependencies"]}


def test_they_are_named_and_no_others() -> None:
    assert set(credited()) == python() | javascript()


@pytest.mark.parametrize("name", sorted(javascript()))
def test_the_licence_of_a_package_of_the_page(name: str) -> None:
    assert credited()[name] == PACKAGES[f"node_modules/{name}"]["license"]


def test_the_licences_are_those_that_the_packages_name() -> None:
    here = {(each.name or "").lower().replace("_", "-"): each.metadata for each in metadata.distributions()}
    named = {name: here[name]["License-Expression"] for name in python() & set(here)}
    said = {name: licence for name, licence in named.items() if licence}
    assert len(said) > 15
    assert {name: credited()[name] for name in said} == said
