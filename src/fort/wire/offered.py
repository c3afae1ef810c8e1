"""The bots that a server lets play at its tables, by name."""

import re
from functools import lru_cache
from typing import Annotated

from pydantic import AfterValidator, Field

from fort.bots import LEVELS, UnknownBot, bot
from fort.bots.thinker import DEFAULT, Thinker

_NAME = re.compile(rf"({'|'.join(LEVELS)})(?:@([1-9][0-9]{{0,4}})(ms|s))?")
LONGEST = 10.0  # seconds of thinking that may be asked for


@lru_cache(maxsize=256)
def budget(name: str) -> float:
    """Seconds that a bot may think about a choice, by its name; ValueError if there is no such bot here."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise ValueError(f"expected one of {', '.join(LEVELS)}, or a time to think as in master@500ms")
    try:
        made = bot(name)
    except UnknownBot as error:
        raise ValueError(str(error)) from None
    if found[2] is None:
        return DEFAULT.seconds or 0.0 if isinstance(made, Thinker) else 0.0
    seconds = int(found[2]) * (0.001 if found[3] == "ms" else 1.0)
    if seconds > LONGEST:
        raise ValueError(f"expected at most {LONGEST:g} s to think")
    return seconds


def known_bot(name: str) -> str:
    """The name, if there is such a bot."""
    budget(name)
    return name


BotName = Annotated[str, Field(max_length=32), AfterValidator(known_bot)]
