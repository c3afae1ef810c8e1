"""Every screen in every language: no word of another, and nothing that does not fit on a phone."""

from collections.abc import Iterator
from itertools import chain

import pytest
from playwright.sync_api import Browser, ViewportSize

from fort.text import LANGUAGES
from tests.web.conftest import CALM
from tests.web.screens import Screens
from tests.web.serving import Server
from tests.web.wording import (
    dates_of,
    foreign,
    misfits,
    plain_messages,
    rules_of,
    speak_pseudo,
    texts_on,
    words,
    words_of,
    words_of_messages,
)

WIDE: ViewportSize = {"width": 1280, "height": 720}
NAME = "Fort"  # what the letters on the first page say everywhere
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def screens(browser: Browser, server: Server) -> Iterator[Screens]:
    # A service worker would answer in place of the test.
    context = browser.new_context(service_workers="block", reduced_motion="reduce")
    context.add_init_script(CALM.replace("{", "{language: 'en', ", 1))
    page = context.new_page()
    page.set_default_timeout(60_000)
    found = Screens(page, server.url)
    found.prepare()
    yield found
    context.close()


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_screen_speaks_the_language_and_fits(screens: Screens, language: str) -> None:
    known, english = words_of(language), plain_messages("en") - plain_messages(language) - {NAME}
    page = screens.page
    found: list[str] = []

    def look(names: Iterator[str]) -> None:
        for name in names:
            said = {*foreign(page, known), *english.intersection(texts_on(page))}
            where = f"{name} at {page.viewport_size}"
            found.extend(f"{where}: {text}" for text in (*sorted(said), *misfits(page)))

    screens.speak(language)
    page.set_viewport_size(PHONE)
    look(chain(screens.pages(), screens.questions(), screens.finished()))
    page.set_viewport_size(WIDE)
    look(chain(screens.questions(), screens.opened()))
    assert not found, "\n".join(found)


def test_nothing_is_said_past_the_messages(screens: Screens) -> None:
    """In a made-up language everything must be made up, but names, numbers and the text of the rules."""
    page, found = screens.page, []
    known = words_of_messages(speak_pseudo(page, "de")) | words(rules_of("de")) | dates_of("de")
    page.goto(screens.url)
    screens.speak("de")
    for name in chain(screens.pages(), screens.questions(), screens.opened(), screens.finished()):
        found += [f"{name}: {text}" for text in foreign(page, known)]
    assert found == []
