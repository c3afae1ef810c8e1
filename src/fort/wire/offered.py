"""The bots that a server lets play at its tables, by name."""

import re
from functools import lru_cache
from typing import Annotated

from pydantic import AfterValidator, Field

from fort.bots import LEVELS, UnknownBot, bot
from fort.bots.thinker import DEFAULT, Thinker

_NAME = re.compile(rf"({'|'.join(LEVELS)})(?:@([1-9][0-9]{{0,4}})(ms|s|sims))?")
LONGEST = 10.0  # seconds of thinking that may be asked for
SIMULATION = 0.002  # seconds that one takes about; bots of the deal of the day think in simulations


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
    seconds = int(found[2]) * {"ms": 0.001, "s": 1.0, "sims": SIMULATION}[found[3]]
    if seconds > LONGEST:
        raise ValueError(f"expected at most {LONGEST:g} s to think")
    return seconds


def known_bot(name: str) -> str:
    """The name, if there is such a bot that guests may ask for: one that thinks for a time, if at all."""
    budget(name)
    if name.endswith("sims"):
        raise ValueError("expected a time to think as in master@500ms")
    return name


BotName = Annotated[str, Field(max_length=32), AfterValidator(known_bot)]
