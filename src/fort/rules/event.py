"""What an event is: something that happened, and who may see what of it.  R17"""

from dataclasses import dataclass, fields
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
        kind = Event.kinds[data["event"]]
        values = {}
        for field in fields(kind):
            value = data[field.name]
            values[field.name] = tuple(value) if isinstance(value, list) else value
        return kind(**values)


def by_everybody(event: Event, seat: int | None) -> Event:
    """Nothing of it is hidden from anybody."""
    return event
