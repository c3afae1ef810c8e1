"""`fort version`."""

from importlib import metadata

from fort.cli.terminal import Terminal
from fort.text.terminal import say


def version() -> None:
    """Say which version this is."""
    Terminal().line(say("version", version=metadata.version("fort-game")))
