"""What `fort serve` and `fort admin` need besides the game."""

from collections.abc import Iterator
from contextlib import contextmanager

from fort.cli.mistake import Mistake


@contextmanager
def server_extra() -> Iterator[None]:
    """Around imports of the server: says what to install if it is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.split(".")[0] == "fort":
            raise
        raise Mistake(
            "this command needs the server, which is not installed:"
            f" run pip install 'fort-game[server]' ({error.name} is missing)"
        ) from None
