"""What an event is: something that happened, and who may see what of it.  R17"""

from dataclasses import dataclass
from typing import Any, ClassVar


@dataclass(frozen=True)
class Event:
    """Something that happened. Kids, suits, resources and places are named as printed."""

    kinds: ClassVar[dict[str, type["Event"]]] = {}

    def __init_subclass__(cls) -> None:
        if "seen_by" not in cls.__dict__:
            raise TypeError(f"{cls.__name__} does not say who may see what of it: define seen_by")
        Event.kinds[cls.__name__] = cls

    def seen_by(self, seat: int | None) -> "Event | None":
        """The event as this seat sees it, less of it, or nothing; None is a spectator."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        return {"event": type(self).__name__, **vars(self)}

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Event":
        values: dict[str, Any] = {
            key: tuple(each) if isinstance(each, list) else each for key, each in data.items()
        }
        return Event.kinds[values.pop("event")](**values)


def by_everybody(event: Event, seat: int | None) -> Event:
    """Nothing of it is hidden from anybody."""
    return event
