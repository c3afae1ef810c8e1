"""Walks over everything that can be reached from something, and writes it down so that walks can be compared.

It goes where a bot can go: by attributes (those of compiled classes, too), items, keys, modules of `fort`,
classes, defaults and closures of functions, caches, weak references. Frames and the garbage collector's
knowledge of all objects are beyond a bot's honest reach.
"""

import gc
import sys
from collections import deque
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache, partial
from random import Random
from types import (
    BuiltinFunctionType,
    CellType,
    FunctionType,
    GenericAlias,
    GetSetDescriptorType,
    MappingProxyType,
    MemberDescriptorType,
    MethodDescriptorType,
    MethodType,
    ModuleType,
    WrapperDescriptorType,
)
from typing import Any
from weakref import ref

Child = tuple[str, Any]  # how it is reached, and what it is

PLAIN = (type(None), bool, int, float, complex, str, bytes, bytearray)
LISTS = (list, tuple, deque)
SETS = (set, frozenset)
DICTS = (dict, MappingProxyType)
STORED = (
    GetSetDescriptorType,
    MemberDescriptorType,
    property,
)  # a class names what its objects have by these
LEAVES = (MethodDescriptorType, WrapperDescriptorType, GetSetDescriptorType, MemberDescriptorType)
CACHED = type(lru_cache(lambda: None))
APART = "fort.server"  # its bots are handed JSON, in processes of their own
MESSAGES = ("fluent.syntax", "fluent.runtime.resolver")  # as they were read; which of them are there is noted


class Unread:
    """What stands for an attribute that cannot be read."""

    def __init__(self, error: Exception) -> None:
        self.error = type(error).__name__


class Walk:
    """Everything behind some roots, line by line; what another walk has passed is only named by its number.

    A line says what a thing is, its plain values, and how other things are reached from it; these follow.
    """

    def __init__(self, roots: Mapping[str, Any], shared: "Walk | None" = None) -> None:
        self.lines: list[tuple[Any, ...]] = []
        self.numbers: dict[int, int] = {}  # by the id of a thing, its line
        self._labels: list[tuple[int, str]] = []  # by line: the line it was found from, and how
        self._kept: list[Any] = []  # so that no id is used twice
        self._shared = {} if shared is None else shared.numbers
        waiting = [(-1, name, thing) for name, thing in reversed(list(roots.items()))]
        while waiting:
            above, label, thing = waiting.pop()
            at = len(self.lines)
            self._labels.append((above, label))
            waiting += [(at, name, child) for name, child in reversed(self._note(thing))]

    def _note(self, thing: Any) -> list[Child]:
        """Writes a thing down, unless that was done; what is to be walked over next."""
        for word, numbers in (("shared", self._shared), ("again", self.numbers)):
            if id(thing) in numbers:
                self.lines.append((word, numbers[id(thing)]))
                return []
        self.numbers[id(thing)] = len(self.lines)
        self._kept.append(thing)
        values: list[tuple[Any, ...]] = []
        children: list[Child] = []
        for label, child in children_of(thing):
            if type(child) in PLAIN:
                values.append((label, type(child).__name__, child))
            else:
                values.append((label,))
                children.append((label, child))
        self.lines.append((name_of(type(thing)), facts_of(thing), *values))
        return children

    def path(self, at: int) -> str:
        """How the thing of a line was reached."""
        parts = []
        while at >= 0:
            at, label = self._labels[at]
            parts.append(label)
        return "".join(reversed(parts))

    def search(self, wanted: Mapping[str, Any]) -> list[str]:
        """Where one of these values stands, or a text or bytes that contain it."""
        names = {(type(secret).__name__, secret): name for name, secret in wanted.items()}
        least = min(len(secret) for secret in wanted.values() if isinstance(secret, (str, bytes)))
        found = []
        for at, line in enumerate(self.lines):
            for entry in line[2:]:
                told = [names[entry[1:]]] if entry[1:] in names else []
                if len(entry) == 3 and entry[1] in ("str", "bytes") and len(entry[2]) > least:
                    told = [
                        names[kind, part] for kind, part in names if kind == entry[1] and part in entry[2]
                    ]
                found += [f"{self.path(at)}{entry[0]} tells the {name}" for name in told]
        return found

    def objects(self, *kinds: type) -> list[str]:
        """Where an object of one of these classes stands."""
        return [
            f"{self.path(self.numbers[id(thing)])} is a {type(thing).__name__}"
            for thing in self._kept
            if isinstance(thing, kinds)
        ]

    def difference(self, other: "Walk") -> str:
        """Where two walks part; empty if they are the same."""
        if self.lines == other.lines:
            return ""
        pairs = enumerate(zip(self.lines, other.lines, strict=False))
        at = next((at for at, (mine, theirs) in pairs if mine != theirs), 0)
        mine, theirs = (set(walk.lines[at][2:]) for walk in (self, other))
        return f"{self.path(at)}: {str(mine - theirs)[:200]} | {other.path(at)}: {str(theirs - mine)[:200]}"


def name_of(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def ours(name: str | None) -> bool:
    """Is this module one of those that a bot plays with?"""
    return name is not None and name.partition(".")[0] == "fort" and not name.startswith(APART)


def modules() -> dict[str, ModuleType]:
    """Those of them that are loaded."""
    return {name: module for name, module in sorted(sys.modules.items()) if ours(name)}


def facts_of(thing: Any) -> tuple[Any, ...]:
    """What can be read from a thing besides what it leads to."""
    if isinstance(thing, Random):
        return (thing.getstate(),)
    if isinstance(thing, PLAIN):  # of a class of its own
        return (repr(thing),)
    if isinstance(thing, (type, FunctionType, BuiltinFunctionType)):
        return (thing.__module__, thing.__qualname__)
    if isinstance(thing, ModuleType):
        return (thing.__name__,)
    return (thing.hexdigest(),) if hasattr(type(thing), "hexdigest") else ()


def children_of(thing: Any) -> Iterator[Child]:
    """What can be reached in one step."""
    if isinstance(thing, ModuleType):
        yield from module_items(thing)
    elif isinstance(thing, type):
        yield from class_items(thing)
    elif isinstance(thing, FunctionType):
        yield from read(thing, "__defaults__", "__kwdefaults__", "__dict__", "__closure__")
    elif isinstance(thing, MethodType):
        yield from read(thing, "__self__", "__func__")
    elif isinstance(thing, BuiltinFunctionType):
        yield from read(thing, "__self__")
    elif isinstance(thing, (staticmethod, classmethod)):
        yield from read(thing, "__func__")
    elif isinstance(thing, property):
        yield from read(thing, "fget", "fset", "fdel")
    elif isinstance(thing, CellType):
        yield from read(thing, "cell_contents")
    elif isinstance(thing, partial):
        yield from read(thing, "func", "args", "keywords", "__dict__")
    elif isinstance(thing, GenericAlias):
        yield from read(thing, "__origin__", "__args__")
    elif isinstance(thing, ref):
        yield "()", thing()
    elif not isinstance(thing, LEAVES) and not type(thing).__module__.startswith(MESSAGES):
        yield from items(thing)
        yield from attributes(thing)


def read(thing: Any, *names: str) -> Iterator[Child]:
    for name in names:
        try:
            yield f".{name}", getattr(thing, name)
        except Exception as error:  # a property may raise anything
            yield f".{name}", Unread(error)


def items(thing: Any) -> Iterator[Child]:
    """What lies in a container."""
    if isinstance(thing, LISTS):
        yield from ((f"[{at}]", item) for at, item in enumerate(thing))
    elif isinstance(thing, SETS):
        yield from (("{}", item) for item in sorted(thing, key=repr))
    elif isinstance(thing, DICTS):
        for at, (key, value) in enumerate(thing.items()):  # their order may tell something, too
            if type(key) is str:
                yield f"[{key!r}]", value
            else:
                yield f" key {at}", key
                yield f" value {at}", value


def attributes(thing: Any) -> Iterator[Child]:
    """What an object has of its own, and its class."""
    kind: type = type(thing)
    if kind in (*LISTS, *SETS, *DICTS):
        return
    names = [*getattr(thing, "__dict__", ()), *stored(kind)]
    yield from read(thing, *names)
    if kind is CACHED or not names:  # caches, iterators and whatever else is written in C
        inner = [held for held in gc.get_referents(thing) if not isinstance(held, (ModuleType, type))]
        yield from ((f" holds {at}", held) for at, held in enumerate(inner))
    yield ".__class__", kind


@cache
def stored(kind: type) -> list[str]:
    """The attributes for which a class has a place: all those of compiled classes, slots, properties."""
    found = []
    for base in kind.__mro__:
        if base.__module__.partition(".")[0] in ("fort", "tests"):
            found += [name for name, value in vars(base).items() if isinstance(value, STORED)]
        else:
            slots = vars(base).get("__slots__", ())
            found += [slots] if isinstance(slots, str) else slots
    return [name for name in dict.fromkeys(found) if name not in ("__dict__", "__weakref__")]


def module_items(module: ModuleType) -> Iterator[Child]:
    if ours(module.__name__):
        passed = ("__builtins__", "__spec__", "__loader__", "__cached__")
        yield from ((f".{name}", value) for name, value in vars(module).items() if name not in passed)


def class_items(kind: type) -> Iterator[Child]:
    if ours(kind.__module__):
        yield from ((f".{name}", value) for name, value in vars(kind).items())
        yield ".__bases__", kind.__bases__
