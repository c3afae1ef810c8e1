"""The lines of a diagram: `key: value`, at the table or at a seat, with errors that name the line."""

from fort.rules.names import NOBODY, RESOURCES


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
    """All lines of a diagram. Keys are looked up at the place last entered."""

    def __init__(self, text: str) -> None:
        self.values: dict[tuple[int, str], list[str]] = {}
        self.line: dict[tuple[int, str], int] = {}
        self.asked: set[tuple[int, str]] = set()
        self.place = NOBODY
        for number, whole in enumerate(text.splitlines(), 1):
            line = whole.partition("#")[0].strip()
            if line:
                self._read(number, line)
        self.place = NOBODY

    def _read(self, number: int, line: str) -> None:
        key, colon, value = line.partition(":")
        key = " ".join(key.split()).casefold()
        if not colon:
            raise DiagramError(number, f"expected 'key: value', found '{line}'")
        if key.startswith("seat "):
            seat = key.removeprefix("seat ")
            if not is_number(seat) or value.strip():
                raise DiagramError(number, f"expected 'seat 0:' to 'seat 3:', found '{line}'")
            self.place = int(seat)
            self.line[self.place, "seat"] = number
            return
        at = (self.place, key)
        if at in self.values and key != "todo":
            raise DiagramError(number, f"'{key}' stands here twice; the first time in line {self.line[at]}")
        self.values.setdefault(at, []).append(value.strip())
        self.line.setdefault(at, number)

    def highest_seat(self) -> int:
        return max([place for place, _ in self.line], default=NOBODY)

    def enter(self, place: int) -> None:
        self.place = place

    def has(self, key: str) -> bool:
        self.asked.add((self.place, key))
        return (self.place, key) in self.values

    def error(self, key: str, value: str, message: str) -> DiagramError:
        shown = f"{key}: {value}: " if value else f"{key}: "
        return DiagramError(self.line.get((self.place, key), 0), shown + message)

    def error_anywhere(self, key: str, message: str) -> DiagramError:
        """An error about this key at the table or any seat: the first line with it."""
        found = [number for (_, name), number in self.line.items() if name == key]
        return DiagramError(min(found, default=0), f"{key}: {message}")

    def every(self, key: str) -> list[str]:
        self.asked.add((self.place, key))
        return self.values.get((self.place, key), [])

    def text(self, key: str, default: str) -> str:
        found = self.every(key)
        return found[0] if found else default

    def number(self, key: str, default: int, least: int, most: int) -> int:
        text = self.text(key, str(default))
        if not is_number(text) or not least <= int(text) <= most:
            raise self.error(key, text, f"expected a number from {least} to {most}")
        return int(text)

    def one_of(self, key: str, default: str, names: list[str]) -> str:
        text = self.text(key, default)
        if text not in names:
            raise self.error(key, text, f"expected one of {', '.join(names)}")
        return text

    def index(self, key: str, names: list[str]) -> int:
        """The number of a name, -1 for none."""
        found = self.indexes(key, names, [])
        if len(found) > 1:
            raise self.error(key, self.text(key, ""), "expected one name or 'none'")
        return found[0] if found else -1

    def indexes(self, key: str, names: list[str], default: list[int]) -> list[int]:
        if not self.has(key):
            return default
        text = self.text(key, "")
        known = {name.casefold(): number for number, name in enumerate(names)}
        found = []
        for name, _ in self.items(key, text):
            if name.casefold() not in known:
                raise self.error(key, text, f"unknown name '{name}': expected some of {', '.join(names)}")
            found.append(known[name.casefold()])
        return found

    def items(self, key: str, value: str) -> list[tuple[str, int]]:
        """Names and how often each stands there: `Bug, 2*Chef`."""
        found = []
        for part in value.split(","):
            name = " ".join(part.split())
            number, star, rest = name.partition("*")
            times = 1
            if star and is_number(number.strip()):
                times, name = int(number), rest.strip()
            if name and name != "none":
                found.append((name, times))
        return found

    def amount(self, key: str) -> list[int]:
        """`3 pizza 1 toy` as two numbers."""
        text = self.text(key, "nothing")
        found = [0, 0]
        words = text.split()
        if words in (["nothing"], ["none"]):
            return found
        if len(words) % 2:
            raise self.error(key, text, "expected for example '3 pizza 1 toy'")
        for at in range(0, len(words), 2):
            name = words[at + 1].rstrip("s,")
            if not is_number(words[at]) or name not in RESOURCES:
                raise self.error(key, text, "expected for example '3 pizza 1 toy'")
            found[RESOURCES.index(name)] += int(words[at])
        return found

    def check_all_read(self) -> None:
        """A key nobody asked for is a mistake, also one of the table below a seat."""
        for (place, key), number in self.line.items():
            if (place, key) in self.values and (place, key) not in self.asked:
                raise DiagramError(
                    number, f"unknown key '{key}' {'at the table' if place < 0 else 'of a seat'}"
                )
