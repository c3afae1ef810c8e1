"""The lines of a diagram: `key: value`, at the table or at a seat, with errors that name the line."""

from fort.rules.names import NOBODY


class DiagramError(ValueError):
    """A diagram that cannot be a position; `line` counts from 1, 0 is the diagram as a whole."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        return (DiagramError, (self.line, self.message))


def is_number(text: str) -> bool:
    """Is this a number of a reasonable size?"""
    return text.isascii() and text.isdigit() and len(text) <= 4


def label(key: str) -> str:
    """The key of JSON, as a line has it."""
    return key.replace("_", " ").replace("made up", "made-up")


class Lines:
    """All lines of a diagram by their place, which is a seat or NOBODY, and their key in JSON."""

    def __init__(self, text: str) -> None:
        self.texts: dict[int, dict[str, list[str]]] = {NOBODY: {}}  # `todo` may stand there several times
        self.line: dict[tuple[int, str], int] = {}
        place = NOBODY
        for number, whole in enumerate(text.splitlines(), 1):
            line = whole.partition("#")[0].strip()
            key, colon, value = [" ".join(part.split()) for part in line.partition(":")]
            key = key.casefold().replace(" ", "_").replace("-", "_")
            if line and not colon:
                raise DiagramError(number, f"expected 'key: value', found '{line}'")
            if key.startswith("seat_"):
                if not is_number(key.removeprefix("seat_")) or value:
                    raise DiagramError(number, f"expected 'seat 0:' to 'seat 3:', found '{line}'")
                place = int(key.removeprefix("seat_"))
                self.texts.setdefault(place, {})
            elif line:
                if key in self.texts[place] and key != "todo":
                    first = self.line[place, key]
                    raise DiagramError(
                        number, f"'{label(key)}' stands here twice; the first time in line {first}"
                    )
                self.texts[place].setdefault(key, []).append(value)
                self.line.setdefault((place, key), number)
        self.seats = max(self.texts) + 1  # as many as are named

    def error(self, place: int, key: str, message: str) -> DiagramError:
        """An error in this line; if there is none, in the diagram as a whole."""
        text = self.texts.get(place, {}).get(key, [""])[0]
        shown = f"{label(key)}: {text}: " if text else f"{label(key)}: "
        return DiagramError(self.line.get((place, key), 0), shown + message)
