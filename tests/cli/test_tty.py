"""The terminal as a person has it: a pty."""

import os
import pty
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.cli.run import FOREIGN, ROOT


class Person:
    """Types at a pty and reads what the program shows."""

    def __init__(self, *words: str, **environment: str) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:  # the program
            os.chdir(ROOT)
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a background job would ignore it
            signal.pthread_sigmask(signal.SIG_SETMASK, [])
            env = {key: value for key, value in os.environ.items() if key not in FOREIGN}
            env |= {
                "LANG": "C.UTF-8",
                "TERM": "xterm-256color",
                "COLUMNS": "80",
                "LINES": "40",
                **environment,
            }
            os.execve(sys.executable, [sys.executable, "-m", "fort", *words], env)
        self.text = ""
        self.ended: int | None = None

    def read_until(self, wanted: str, seconds: float = 60) -> str:
        start = len(self.text)
        assert self.reads(wanted, seconds), f"no {wanted!r} in {self.text[start:]!r}"
        return self.text[start:]

    def reads(self, wanted: str, seconds: float) -> bool:
        """Does this appear in time?"""
        start = len(self.text)
        until = time.monotonic() + seconds
        while wanted not in self.text[start:]:
            ready, _, _ = select.select([self.fd], [], [], max(0.0, until - time.monotonic()))
            try:
                more = os.read(self.fd, 65536) if ready else b""
            except OSError:  # it ended
                more = b""
            if not more:
                return False
            self.text += more.decode(errors="replace")
        return True

    def type(self, text: str) -> None:
        os.write(self.fd, text.encode())

    def interrupt(self, wanted: str) -> None:
        """Presses Ctrl-C, as the terminal passes it on, until the answer is there.

        A signal between the prompt and the wait for a key shows its effect with the next key only.
        """
        for _ in range(6):
            self.type("\x03")
            if self.reads(wanted, 20):
                return
        raise AssertionError(f"no {wanted!r} in {self.text!r}")

    def code(self) -> int:
        if self.ended is None:
            _, status = os.waitpid(self.pid, 0)
            os.close(self.fd)
            self.ended = os.waitstatus_to_exitcode(status)
        return self.ended

    def leave(self) -> None:
        """Ends the program if it still runs."""
        if self.ended is None:
            os.kill(self.pid, signal.SIGKILL)
            self.code()


@pytest.fixture
def sit() -> Iterator[Callable[..., Person]]:
    """Starts programs that end with the test."""
    with ExitStack() as stack:

        def start(*words: str, **environment: str) -> Person:
            person = Person(*words, **environment)
            stack.callback(person.leave)
            return person

        yield start


def test_a_person_plays_in_colour_and_quits(sit: Callable[..., Person]) -> None:
    person = sit("play", "--seed", "a")
    shown = person.read_until("\n> ")
    assert "\x1b[" in shown
    assert "Your hand" in shown
    person.type("1\r")
    assert "You play Doc" in person.read_until("> ")
    person.type("quit\r")
    person.read_until("Goodbye")
    assert person.code() == 0


def test_no_color_means_no_colour(sit: Callable[..., Person]) -> None:
    person = sit("play", "--seed", "a", NO_COLOR="1")
    assert "\x1b[3" not in person.read_until("> ")
    person.type("\x04")
    person.read_until("End of input")
    assert person.code() == 0


def test_lines_fit_the_window(sit: Callable[..., Person]) -> None:
    person = sit("play", "--seed", "a", NO_COLOR="1")
    shown = person.read_until("\n> ")
    assert max(len(line.rstrip("\r")) for line in shown.split("\n")) <= 80
    person.type("\x04")
    person.read_until("End of input")
    person.code()


@pytest.mark.parametrize("moment", ["asked", "handed over"])
def test_ctrl_c_is_130(sit: Callable[..., Person], moment: str) -> None:
    words = ("--human", "1", "--human", "2") if moment == "handed over" else ()
    person = sit("play", "--seed", "a", *words)
    person.read_until("> ")
    person.interrupt("Interrupted")
    assert person.code() == 130


def test_hands_are_passed_on_behind_a_clean_screen(sit: Callable[..., Person]) -> None:
    person = sit("play", "--seed", "a", "--human", "1", "--human", "2")
    shown = person.read_until("> ")
    assert "The seed is sealed" in shown
    assert "Player 1: press Enter" in shown
    assert "Your hand" not in shown
    person.type("\r")
    assert "Your hand" in person.read_until("\n> ")
    for typed, answer in (("play Doc", "Choose an action"), ("1", "Tuck a card"), ("1", "Go on")):
        person.type(f"{typed}\r")
        person.read_until(answer)
    person.type("1\r")
    shown = person.read_until("Player 2: press Enter ---\x1b[0m\r\n> ")
    _, cleared, after = shown.rpartition("\x1b[2J")
    assert "You score 1 point" not in after
    assert "Player 2" in after
    assert cleared
    person.type("\x04")
    person.read_until("End of input")
    assert person.code() == 0


def test_fort_alone_offers_a_game(sit: Callable[..., Person]) -> None:
    person = sit()
    shown = person.read_until("> ")
    assert "serve" in shown
    assert "Press Enter to play in the browser" in shown
    person.type("t\r")
    assert "Your hand" in person.read_until("\n> ")
    person.type("quit\r")
    assert person.code() == 0


@pytest.mark.parametrize("typed", ["\x04", "no\r"])
def test_the_offer_can_be_declined(sit: Callable[..., Person], typed: str) -> None:
    person = sit(FORT_LANG="de")
    assert "Enter spielt im Browser" in person.read_until("> ")
    person.type(typed)
    assert person.code() == 0


def test_the_offer_opens_the_browser(sit: Callable[..., Person], tmp_path: Path) -> None:
    person = sit(BROWSER="true", FORT_DATABASE=str(tmp_path / "fort.db"))
    person.read_until("> ")
    person.type("\r")
    person.read_until("Fort is served at http://127.0.0.1:")
    person.type("\x03")
    person.code()
