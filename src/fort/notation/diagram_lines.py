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
    return text.isascii() and text.isdigit() and len(text) <= 4


class Lines:
    """All lines of a diagram by their place, which is a seat or NOBODY, and their key."""

    def __init__(self, text: str) -> None:
        self.texts: dict[tuple[int, str], list[str]] = {}  # `todo` may stand there several times
        self.line: dict[tuple[int, str], int] = {}
        self.seats = 0  # as many as are named
        place = NOBODY
        for number, whole in enumerate(text.splitlines(), 1):
            line = whole.partition("#")[0].strip()
            key, colon, value = line.partition(":")
            key = " ".join(key.split()).casefold()
            if line and not colon:
                raise DiagramError(number, f"expected 'key: value', found '{line}'")
            if key.startswith("seat "):
                if not is_number(key.removeprefix("seat ")) or value.strip():
                    raise DiagramError(number, f"expected 'seat 0:' to 'seat 3:', found '{line}'")
                place = int(key.removeprefix("seat "))
                self.seats = max(self.seats, place + 1)
            elif line:
                self._add(number, (place, key), value.strip())

    def _add(self, number: int, at: tuple[int, str], text: str) -> None:
        if at in self.line and at[1] != "todo":
            raise DiagramError(number, f"'{at[1]}' stands here twice; the first time in line {self.line[at]}")
        self.texts.setdefault(at, []).append(text)
        self.line.setdefault(at, number)

    def error(self, place: int, key: str, message: str) -> DiagramError:
        """An error in this line; if there is none, in the diagram as a whole."""
        text = self.texts.get((place, key), [""])[0]
        shown = f"{key}: {text}: " if text else f"{key}: "
        return DiagramError(self.line.get((place, key), 0), shown + message)

    def error_anywhere(self, key: str, message: str) -> DiagramError:
        """An error about this key at the table or any seat: the first line with it."""
        numbers = [number for (_, each), number in self.line.items() if each == key]
        return DiagramError(min(numbers, default=0), f"{key}: {message}")
