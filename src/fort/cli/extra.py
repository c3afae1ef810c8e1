"""Parts of the package that are installed by an extra, as in `pip install 'fort-game[gym]'`."""

from collections.abc import Iterator
from contextlib import contextmanager

from fort.cli.mistake import Mistake


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports what the extra brings; a library that is missing is a mistake that says how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "fort"):
            raise
        raise Mistake(
            f"the {name} is not installed ({missing} is missing): pip install 'fort-game[{name}]'"
        ) from None
