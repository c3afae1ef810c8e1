"""An event is something that happened; it says who may see what of it.  R17"""

from dataclasses import dataclass, replace
from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Event:
    """An event is something that happened. Kids, suits, resources and places are named as printed.

    Every class of events is made a frozen dataclass, and must say what it `hides`: the field that only the
    event's own seat sees, "" if there is none. Where that is not enough, it defines `seen_by`.
    """

    kinds: ClassVar[dict[str, type["Event"]]] = {}
    hidden: ClassVar[str] = ""

    def __init_subclass__(cls, hides: str | None = None) -> None:
        if hides is None and "seen_by" not in cls.__dict__:
            raise TypeError(
                f"{cls.__name__} does not say who may see what of it: name what it hides, or define seen_by"
            )
        cls.hidden = hides or ""
        dataclass(frozen=True)(cls)
        Event.kinds[cls.__name__] = cls

    def seen_by(self, seat: int | None) -> "Event | None":
        """Gives the event as this seat sees it: all of it, less, or nothing; None is a spectator."""
        if not self.hidden or seat == vars(self)["seat"]:
            return self
        return replace(self, **{self.hidden: None})

    def to_json(self) -> dict[str, Any]:
        return {"event": type(self).__name__, **vars(self)}

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Event":
        values: dict[str, Any] = {
            key: tuple(each) if isinstance(each, list) else each for key, each in data.items()
        }
        return Event.kinds[values.pop("event")](**values)
