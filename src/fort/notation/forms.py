"""A form says once how a value is written as JSON, how it is read again, and what its JSON Schema is.

Large forms are made of small ones. The engine has numbers where JSON has printed names, so writing and
reading need the components of the box. What cannot be read is `Refused`, with where and why.
"""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, Final, NamedTuple

from fort.rules.components import Components

Json = dict[str, Any]
Turn = Callable[[Components, Any], Any]  # from the engine to JSON, or back
DEFINITIONS: Final[dict[str, Json]] = {}  # the schemas that others refer to
NO_LIMIT: Final = 1 << 53  # numbers up to here are exact in every reader of JSON


class Refused(ValueError):
    """Data that no form can read."""


def refusal(expected: str, data: object) -> Refused:
    """The refusal of data that are not what was expected."""
    return Refused(f"expected {expected}, found {data!r:.60}")


class Form(NamedTuple):
    """The form of one kind of value."""

    schema: Json
    write: Turn
    read: Turn
    attribute: str | None = None  # of a record, if it is not called as the key

    def of(self, attribute: str) -> "Form":
        """The same form, for the attribute of this name; an empty name stands for several attributes."""
        return self._replace(attribute=attribute)

    def said(self, description: str) -> "Form":
        """The same form with a description in the schema."""
        return self._replace(schema={"description": description, **self.schema})

    def defined(self, name: str) -> "Form":
        """The same form; its schema stands among the definitions, and others refer to it."""
        DEFINITIONS[name] = self.schema
        return self._replace(schema={"$ref": f"#/$defs/{name}"})


def same(parts: Components, value: Any) -> Any:
    """The value is left as it is."""
    return value


def plain(kind: type, expected: str, **schema: Any) -> Form:
    """A value of one of Python's own types, which is the same in the engine."""

    def read(parts: Components, data: Any) -> Any:
        if type(data) is not kind:
            raise refusal(expected, data)
        return data

    return Form(schema, same, read)


def number(least: int = 0, most: int = NO_LIMIT) -> Form:
    """A whole number within limits."""
    limits = {"minimum": least} if most == NO_LIMIT else {"minimum": least, "maximum": most}

    def read(parts: Components, data: Any) -> Any:
        if type(data) is not int or not least <= data <= most:
            raise refusal(f"a number from {' to '.join(map(str, limits.values()))}", data)
        return data

    return Form({"type": "integer", **limits}, same, read)


def name(names: Iterable[str], values: Iterable[Any] | None = None) -> Form:
    """One of these names; in the engine its number, or the value that goes with it."""
    every = list(names)
    written = dict(zip(values or range(len(every)), every, strict=True))
    read_as = {each.casefold(): value for value, each in written.items()}

    def read(parts: Components, data: Any) -> Any:
        value = read_as.get(data.casefold()) if type(data) is str else None
        if value is None:
            raise refusal(f"one of {', '.join(every)}", data)
        return value

    return Form({"type": "string", "enum": every}, lambda _, value: written[value], read)


def other(form: Form, expected: str, write: Callable[[Any], Any], read: Callable[[Any], Any]) -> Form:
    """Something else in the engine: it is turned into a value of the form, and back."""

    def read_other(parts: Components, data: Any) -> Any:
        value = form.read(parts, data)
        try:
            return read(value)
        except (LookupError, TypeError, ValueError) as error:
            raise refusal(expected, data) from error

    turn = form.write
    return Form(form.schema, lambda parts, value: turn(parts, write(value)), read_other)


def maybe(form: Form, nothing: object = None, written: bool | None = None) -> Form:
    """A value, or nothing: null in JSON, or true for something that is not seen."""
    write, read = form.write, form.read
    unseen = {"const": True, "description": "there is one, but which is not seen"}
    return Form(
        {"oneOf": [*form.schema.get("oneOf", [form.schema]), unseen if written else {"type": "null"}]},
        lambda parts, value: written if value == nothing else write(parts, value),
        lambda parts, data: nothing if data is written else read(parts, data),
    )


def many(form: Form, least: int = 0, most: int = NO_LIMIT) -> Form:
    """A list of such values."""
    write, read_one = form.write, form.read
    limits = {} if most == NO_LIMIT else {"minItems": least, "maxItems": most}

    def read(parts: Components, data: Any) -> list[Any]:
        if type(data) is not list or not least <= len(data) <= most:
            raise refusal(f"a list of {least} to {most}" if limits else "a list", data)
        return [read_one(parts, each) for each in data]

    schema = {"type": "array", "items": form.schema, **limits}
    return Form(schema, lambda parts, value: [write(parts, each) for each in value], read)


def by_name(names: tuple[str, ...], form: Form, left_out: object = None) -> Form:
    """A value for each of these names; in the engine a list. JSON leaves out what is `left_out`."""
    turn, back = form.write, form.read

    def write(parts: Components, value: Any) -> Json:
        pairs = zip(names, value, strict=True)
        if left_out is None and turn is same:
            return dict(pairs)
        return {name: turn(parts, each) for name, each in pairs if each != left_out}

    def read(parts: Components, data: Any) -> list[Any]:
        if type(data) is not dict:
            raise refusal(f"an object with {', '.join(names)}", data)
        given = names if left_out is None else data
        return [back(parts, data.get(name)) if name in given else left_out for name in names]

    return Form(_object(dict.fromkeys(names, form.schema), names if left_out is None else ()), write, read)


def record(title: str, make: Callable[[Components, Json], Any], **fields: Form) -> Form:
    """An object with a form for each key. `make` makes it of the components and all attributes.

    A form for several attributes writes the whole object, and reads a dict of them.
    """
    entries = [(key, key if form.attribute is None else form.attribute, form) for key, form in fields.items()]
    writers = [(key, attrgetter(at) if at else _itself, form.write) for key, at, form in entries]
    readers = [(key, at, form.read) for key, at, form in entries]

    def write(parts: Components, value: Any) -> Json:
        data: Json = {}
        for key, get, turn in writers:
            data[key] = get(value) if turn is same else turn(parts, get(value))
        return data

    def read(parts: Components, data: Any) -> Any:
        values: Json = {}
        for key, attribute, turn in readers:
            try:
                values[attribute] = turn(parts, data[key])
            except ValueError as error:
                raise Refused(f"{title}, '{key}': {error}") from error
            except (LookupError, TypeError) as error:
                raise Refused(f"{title}: expected the key '{key}', found {data!r:.60}") from error
        values.update(values.pop("", {}))
        return make(parts, values)

    return Form(_object({key: form.schema for key, form in fields.items()}, fields), write, read)


def _itself(value: Any) -> Any:
    return value


def _object(properties: Json, required: Iterable[str]) -> Json:
    needed = {"required": list(required)} if required else {}
    return {"type": "object", "properties": properties, **needed, "additionalProperties": False}


def fill(made: Any, attributes: Json) -> Any:
    """The same object, with these attributes."""
    for attribute, value in attributes.items():
        setattr(made, attribute, value)
    return made
