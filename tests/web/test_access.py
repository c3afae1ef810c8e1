"""axe finds nothing, on every screen, in both themes; phones have no sideways scrolling."""

from pathlib import Path
from random import Random
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.web.conftest import NewPage
from tests.web.playing import BOT, ME, choose_one, introduce, open_table, play_past_the_page, wait
from tests.web.serving import Server

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
PAGES = ["", "new", "join", "games", "kids", "rules", "about", "numbers"]
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


@pytest.mark.parametrize("width", [1280, 390])
def test_pages(server: Server, new_page: NewPage, width: int) -> None:
    page = new_page(width, 844)
    introduce(page, server.url)
    for path in PAGES:
        page.goto(f"{server.url}/{path}")
        page.wait_for_selector("main h1, h1")
        page.wait_for_timeout(300)
        check(page)


def test_waiting_room(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    page.goto(f"{server.url}/new")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_selector(".qr img")
    check(page)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_game(server: Server, new_page: NewPage, width: int, height: int) -> None:
    page = new_page(width, height)
    introduce(page, server.url)
    open_table(page, server.url, [ME, BOT], setup="advanced")
    chance = Random(21)
    seen: set[str] = set()
    for _ in range(45):
        if wait(page) == "over":
            break
        question = page.locator(".ask p").inner_text()[:12]
        if question not in seen:
            seen.add(question)
            check(page)
        choose_one(page, chance)
    assert len(seen) > 6


def test_the_end_the_replay_and_the_menu(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    table = open_table(page, server.url, [ME, BOT])
    wait(page)
    page.get_by_role("button", name="Menu").click()
    check(page)
    page.keyboard.press("Escape")
    page.locator(".log header button").first.click()
    check(page)
    play_past_the_page(page, server.url, table)
    wait(page)
    page.wait_for_timeout(2500)
    check(page)
    page.goto(f"{server.url}/replay/{table}?from=0&at=12")
    page.wait_for_selector(".scrub")
    check(page)
