"""How much a bot may think: `expert@100ms`, `expert@2s`, `expert@500sims`."""

import re
from dataclasses import dataclass

_FORM = re.compile(r"(\d+(?:\.\d+)?)(ms|s|sims)")


@dataclass(frozen=True)
class Budget:
    """Seconds, or a number of simulations; with simulations a bot always answers the same."""

    seconds: float | None = None
    simulations: int | None = None

    def __str__(self) -> str:
        if self.simulations is not None:
            return f"{self.simulations}sims"
        assert self.seconds is not None
        return f"{self.seconds:g}s" if self.seconds >= 1 else f"{self.seconds * 1000:g}ms"

    @staticmethod
    def read(text: str) -> "Budget":
        """The budget that stands after the @ of a bot's name."""
        form = _FORM.fullmatch(text.strip())
        if form is None or float(form[1]) <= 0:
            raise ValueError(f"'{text}' is no budget: expected for example 100ms, 1s or 500sims")
        number, unit = float(form[1]), form[2]
        if unit == "sims":
            if number != int(number):
                raise ValueError(f"'{text}' is no budget: expected a whole number of simulations")
            return Budget(simulations=int(number))
        return Budget(seconds=number / 1000 if unit == "ms" else number)
