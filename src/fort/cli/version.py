"""`fort version`."""

from importlib import metadata

from fort.cli.speaking import Lang, say
from fort.cli.terminal import Terminal
from fort.legal import game


def version(lang: Lang = None) -> None:
    """Say which version this is, and whether the engine is compiled."""
    engine = "plain" if game.__file__.endswith(".py") else "compiled"
    Terminal().line(say("cli-version", version=metadata.version("fort-game"), engine=engine))
