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
NO_LIMIT: Final = 9999


class Refused(ValueError):
    """Data that no form can read."""


def refusal(expected: str, data: object) -> Refused:
    return Refused(f"expected {expected}, found {data!r:.60}")


class Form(NamedTuple):
    """The form of one kind of value."""

    schema: Json
    write: Turn
    read: Turn

    def said(self, description: str) -> "Form":
        """The same form with a description in the schema."""
        return self._replace(schema={"description": description, **self.schema})

    def defined(self, name: str) -> "Form":
        """The same form; its schema stands among the definitions, and others refer to it."""
        DEFINITIONS[name] = self.schema
        return self._replace(schema={"$ref": f"#/$defs/{name}"})


def same(parts: Components, value: Any) -> Any:
    return value


def plain(kind: type, expected: str, **schema: Any) -> Form:
    """A value that is the same in the engine and in JSON."""

    def read(parts: Components, data: Any) -> Any:
        if type(data) is not kind:
            raise refusal(expected, data)
        return data

    return Form(schema, same, read)


def number(least: int = 0, most: int = NO_LIMIT) -> Form:
    def read(parts: Components, data: Any) -> int:
        if type(data) is not int or not least <= data <= most:
            raise refusal(f"a number from {least} to {most}", data)
        return data

    limit = {} if most == NO_LIMIT else {"maximum": most}
    return Form({"type": "integer", "minimum": least, **limit}, same, read)


def other(form: Form, expected: str, write: Turn, read: Turn) -> Form:
    """Something else in the engine: it is turned into a value of the form, and back."""

    def write_other(parts: Components, value: Any) -> Any:
        return form.write(parts, write(parts, value))

    def read_other(parts: Components, data: Any) -> Any:
        value = form.read(parts, data)
        try:
            return read(parts, value)
        except Refused:
            raise
        except (LookupError, TypeError, ValueError) as error:
            raise refusal(expected, data) from error

    return Form(form.schema, write if form.write is same else write_other, read_other)


def name(names: Iterable[str]) -> Form:
    """One of these names; in the engine its number."""
    every = list(names)
    numbers = {each.casefold(): at for at, each in enumerate(every)}
    expected = f"one of {', '.join(every)}"
    form = plain(str, expected, type="string", enum=every)
    return other(form, expected, lambda _, at: every[at], lambda _, each: numbers[each.casefold()])


def maybe(form: Form, nothing: object = None, written: bool | None = None) -> Form:
    """A value, or nothing: null in JSON, or true for something that is not seen."""
    unseen = {"const": True, "description": "there is one, but which is not seen"}
    return Form(
        {"oneOf": [*form.schema.get("oneOf", [form.schema]), unseen if written else {"type": "null"}]},
        lambda parts, value: written if value == nothing else form.write(parts, value),
        lambda parts, data: nothing if data is written else form.read(parts, data),
    )


def many(form: Form, least: int = 0, most: int = NO_LIMIT) -> Form:
    """A list of such values."""
    write, read_one = form.write, form.read

    def read(parts: Components, data: Any) -> list[Any]:
        if type(data) is not list or not least <= len(data) <= most:
            raise refusal("a list" if most == NO_LIMIT else f"a list of {least} to {most}", data)
        return [read_one(parts, each) for each in data]

    limits = {} if most == NO_LIMIT else {"minItems": least, "maxItems": most}
    schema = {"type": "array", "items": form.schema, **limits}
    return Form(schema, lambda parts, value: [write(parts, each) for each in value], read)


def by_name(names: tuple[str, ...], form: Form, left_out: object = None) -> Form:
    """A value for each of these names; in the engine a list. JSON leaves out what is `left_out`."""

    def write(parts: Components, value: Any) -> Json:
        pairs = zip(names, value, strict=True)
        return {name: one for name, each in pairs if (one := form.write(parts, each)) != left_out}

    def read(parts: Components, data: Any) -> list[Any]:
        if type(data) is not dict:
            raise refusal(f"an object with {', '.join(names)}", data)
        return [form.read(parts, data.get(name, left_out)) for name in names]

    return Form(_object(dict.fromkeys(names, form.schema), names if left_out is None else ()), write, read)


def record(title: str, make: Callable[..., Any], fields: dict[str, Form], **attributes: str) -> Form:
    """An object with a form for each key.

    The attribute of a key has the same name, unless `attributes` has another for it. An empty name stands for
    several attributes: the form writes the whole object and reads a dict of them. `make` is called with the
    components and all attributes.
    """
    entries = [(key, attributes.get(key, key), form) for key, form in fields.items()]
    writers = [(key, _getter(at), form.write) for key, at, form in entries]

    def read(parts: Components, data: Any) -> Any:
        values: Json = {}
        for key, attribute, form in entries:
            if type(data) is not dict or key not in data:
                raise Refused(f"{title}: expected the key '{key}', found {data!r:.60}")
            try:
                value = form.read(parts, data[key])
            except Refused as error:
                raise Refused(f"{title}, '{key}': {error}") from error
            if attribute:
                values[attribute] = value
            else:
                values.update(value)
        return make(parts, **values)

    schema = _object({key: form.schema for key, form in fields.items()}, fields)
    return Form(schema, lambda parts, value: {key: turn(parts, at(value)) for key, at, turn in writers}, read)


def _getter(attribute: str) -> Callable[[Any], Any]:
    return attrgetter(attribute) if attribute else lambda whole: whole


def _object(properties: Json, required: Iterable[str]) -> Json:
    needed = {"required": list(required)} if required else {}
    return {"type": "object", "properties": properties, **needed, "additionalProperties": False}


def fill(made: Any, attributes: Json) -> Any:
    """The same object, with these attributes."""
    for attribute, value in attributes.items():
        setattr(made, attribute, value)
    return made
