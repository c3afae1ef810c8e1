import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from tests.web.serving import Server

FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
CALM = "localStorage.setItem('fort-settings', JSON.stringify({motion: false, speed: 4, sound: false}))"
LOST = "WebSocket connection to"  # what Chromium says of a killed server; the test that kills one expects it

expect.set_options(timeout=60_000)  # nothing here depends on timing, but a busy machine is slow

NewPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


# Playwright keeps an event loop running: it ends with the last test here, before others run theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = shutil.which("chromium")
    if found is None:
        raise RuntimeError("no chromium: install Debian's package `chromium`")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(tmp_path)
    yield running
    running.stop()


class Complaints:
    """Errors and warnings of the console. None is forgiven that a test does not name."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.expected: tuple[str, ...] = ()

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.said.append(message.text)

    def left(self) -> list[str]:
        return [text for text in self.said if not text.startswith(self.expected or ("\0",))]


@pytest.fixture
def complaints() -> Complaints:
    return Complaints()


@pytest.fixture
def new_page(browser: Browser, complaints: Complaints) -> Iterator[NewPage]:
    """A page of a person of its own: other cookies, other settings."""
    contexts = []

    def make(width: int = 1280, height: int = 720, calm: bool = True, **options: Any) -> Page:
        still: Any = {"reduced_motion": "reduce"} if calm else {}  # nothing to wait for, less to draw
        context = browser.new_context(viewport={"width": width, "height": height}, **still, **options)
        contexts.append(context)
        if calm:
            context.add_init_script(CALM)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("console", complaints.hear)
        page.on("pageerror", lambda error: complaints.said.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints.left() == []
