"""`fort version`."""

from importlib import metadata

from fort.cli.terminal import Terminal
from fort.rules import game
from fort.text.terminal import say


def version() -> None:
    """Say which version this is, and whether the engine is compiled."""
    engine = "plain Python" if game.__file__.endswith(".py") else "compiled"
    Terminal().line(say("version", version=metadata.version("fort-game"), engine=engine))
