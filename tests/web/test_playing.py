"""Whole games, as people play them."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.playing import (
    ASKED,
    BOT,
    ME,
    asked_of,
    choose_one,
    introduce,
    moved,
    open_table,
    play_to_the_end,
    state,
    wait,
)
from tests.web.screens import late
from tests.web.serving import Server


def test_play_now_is_one_click_and_a_whole_game_goes_by_mouse(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.url)
    page.locator("[data-part=start]").click()
    assert play_to_the_end(page, Random(1)) > 20
    expect(page.locator("[data-part=tower]")).to_have_count(4)
    page.get_by_role("button", name="Check the shuffles").click()
    expect(page.locator("[data-part=verified]")).to_contain_text("nobody rigged")


def press(page: Page, chance: Random) -> None:
    """One choice by keys alone."""
    before = state(page)
    if page.locator("[data-confirm]").count():
        page.keyboard.press("Enter")
    else:
        keys = [text for text in page.locator(f"{ASKED} kbd").all_inner_texts() if text.isdigit()]
        packet = page.locator("[data-part=packet] [data-part=key]").all_inner_texts()
        page.keyboard.press(chance.choice(keys or packet or ["Escape"]))
    moved(page, before)


# What a screen reader would read as nothing but "button".
UNNAMED = re.compile(
    r"^ *- (?:button|link|img|checkbox|switch|slider|combobox|textbox|dialog)(?: \[.*)?:?$", re.M
)
SPOKEN = "() => [...document.querySelectorAll('[role=log] p')].map((line) => line.textContent)"


class Listener:
    """Somebody who hears the page and does not see it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.read: set[str] = set()

    def listen(self) -> None:
        """What was said since; and where a new kind of question is, everything there has a name."""
        new = self.page.evaluate(SPOKEN)
        self.heard += [line for line in new if line not in self.heard[-len(new) :]]
        asked = self.page.locator(f"{ASKED} p").first.inner_text().split("?")[0]
        if asked in self.read:
            return
        self.read.add(asked)
        spoken = self.page.locator("main").aria_snapshot()
        assert UNNAMED.findall(spoken) == []


def test_a_whole_game_goes_by_keyboard_and_is_heard(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    open_table(page, server.url, [ME, BOT])
    chance, listener = Random(2), Listener(page)
    for _ in range(600):
        if wait(page) == "over":
            break
        listener.listen()
        press(page, chance)
    expect(page.locator("[data-part=tower]")).to_have_count(2)
    transcript = "\n".join(listener.heard)
    for said in ("Your call: Play a card.", "your turn.", "Juno plays", "You play", "recruits", "Follow?"):
        assert said in transcript.replace("\u2068", "").replace("\u2069", ""), transcript


def test_a_phone_plays_by_touch(server: Server, new_page: NewPage) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    introduce(page, server.url)
    open_table(page, server.url, [ME, BOT, BOT], diagram=late())
    play_to_the_end(page, Random(3), touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator("[data-part=tower]")).to_have_count(3)


def test_two_browsers_at_one_table(server: Server, new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    host.goto(f"{server.url}/new")
    host.get_by_text("2", exact=True).click()
    host.get_by_role("textbox", name="Nickname").fill("Ada")
    host.get_by_role("button", name="Create table").click()
    link = host.locator("input[readonly]").input_value()
    guest.goto(link)
    guest.get_by_role("textbox", name="Nickname").fill("Bo")
    guest.locator("[data-join]").click()
    host.get_by_role("button", name="Start", exact=True).click()
    chance = Random(4)
    for _ in range(25):
        choose_one(asked_of(host, guest), chance)
    guest.locator("#log header button").first.click()
    guest.locator("#log .chip").first.click()
    expect(host.locator("#log header i")).to_have_text("1")
    names = host.locator("[data-rivals] h2").all_inner_texts()
    assert names == ["Bo"]


def test_hot_seat_hides_hands_behind_the_curtain(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    open_table(page, server.url, [ME, ME])
    chance = Random(5)
    raised = 0
    for _ in range(20):
        page.wait_for_selector(f"{ASKED}, [data-part=curtain]")
        curtain = page.locator("[data-part=curtain] nav button").first
        if curtain.count():
            raised += 1
            assert page.locator("[data-kid]").count() == 0
            curtain.focus()
            page.keyboard.press("Enter")
            page.wait_for_selector(ASKED)
        choose_one(page, chance)
    assert raised >= 3


def test_every_pick_of_the_draft_is_asked_twice(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    open_table(page, server.url, [ME, BOT, BOT], setup="advanced")
    for number in range(7):  # the last card is left over
        expect(page.locator("[data-part=kept] .card")).to_have_count(number + 2)
        wait(page)
        before = state(page)
        page.keyboard.press("1")
        page.locator("[data-confirm]").click()
        moved(page, before)
    page.wait_for_selector("[data-rivals]")
    expect(page.locator("[data-zone^=hand] .card")).to_have_count(5)
