"""Dataclasses as data for JSON, and back again by their types."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
DIGITS: Final = 5  # of a fraction: finer than any judgement


def plain(value: Any) -> Any:
    """Gives dictionaries, lists, texts and numbers; fractions are rounded."""
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, Mapping):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    return round(value, DIGITS) + 0.0 if isinstance(value, float) else value


def read(kind: type[T], data: Mapping[str, Any]) -> T:
    """Makes a dataclass out of data; ValueError says what is wrong with it."""
    try:
        known = get_type_hints(kind)
        return kind(**{name: _value(known[name], each) for name, each in data.items()})
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"this is no {kind.__name__}: {type(error).__name__} {error}") from error


def _value(kind: Any, data: Any) -> Any:
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (UnionType, Union):
        return None if data is None else _value(inner[0], data)
    if origin is tuple:
        return tuple(_value(inner[0], each) for each in data)
    if origin is not None:
        return {key: _value(inner[1], each) for key, each in data.items()}
    if is_dataclass(kind) and isinstance(kind, type):
        return read(kind, data)
    if kind is float and not isinstance(data, bool):
        return float(data)
    if not isinstance(data, kind):
        raise ValueError(f"expected {kind.__name__}, found {data!r}")
    return data
