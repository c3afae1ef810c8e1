"""axe finds nothing, on every screen, in both themes; phones have no sideways scrolling."""

from itertools import chain
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Complaints, NewPage
from tests.web.screens import Screens
from tests.web.serving import Server

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


# Themes differ in nothing but colours: in the second one only these are looked at.
RULES = {"light": {}, "dark": {"runOnly": ["color-contrast", "link-in-text-block"]}}
FIND = "async rules => (await axe.run(document, {...rules, resultTypes: ['violations']})).violations"


def check(page: Page) -> None:
    """In both themes."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)  # past the content security policy, which lets no script in
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        find_nothing(page, theme)


def find_nothing(page: Page, theme: str) -> None:
    found = page.evaluate(FIND, RULES[theme])
    report = [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        for node in one["nodes"][:3]
    ]
    assert report == [], "\n".join(report)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_every_screen(
    server: Server, new_page: NewPage, complaints: Complaints, width: int, height: int
) -> None:
    complaints.expected = ("Failed to load resource",)  # some of the screens say that there is nothing
    page = new_page(width, height)
    screens = Screens(page, server.url)
    screens.prepare()
    opened = screens.opened() if width > height else ()
    for name in chain(screens.pages(), screens.questions(), opened, screens.finished()):
        if name in screens.tables and width > height:
            page.locator("main [data-choice]:visible").first.hover()  # shows what would come of it
        print(name)  # shown if it fails
        check(page)
