"""People at one table: what they have to agree on, and what happens when they do."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.moments import in_menu, live_table, until_asked
from tests.web.playing import ASKED, choose_one, introduce, wait
from tests.web.serving import Server


def sit(server: Server, new_page: NewPage) -> tuple[Page, Page]:
    """Ada, who begins, and Milo, at a live clock."""
    ada, milo = new_page(), new_page()
    introduce(ada, server.url, "Ada")
    introduce(milo, server.url, "Milo")
    table = live_table(ada, milo, server.url)
    for page in (ada, milo):
        page.goto(f"{server.url}/table/{table}")
        page.wait_for_selector("[data-icon=clock]")
    wait(ada)
    return ada, milo


def test_undo_by_consent(server: Server, new_page: NewPage) -> None:
    ada, milo = sit(server, new_page)
    until_asked(milo, ada)
    choose_one(milo, Random(2))
    in_menu(ada, "Ask to undo")
    expect(ada.locator("[data-part=vote]")).to_contain_text("Waiting for Milo")
    milo.get_by_role("button", name="Agree").click()
    expect(ada.locator("[data-part=vote]")).to_have_count(0)
    expect(ada.locator(ASKED)).to_be_visible()


def test_a_pause_stops_the_question_and_anybody_ends_it(server: Server, new_page: NewPage) -> None:
    ada, milo = sit(server, new_page)
    in_menu(milo, "Ask for a pause")
    ada.get_by_role("button", name="Agree").click()
    expect(ada.locator("#question")).to_contain_text("The game is paused.")
    expect(ada.locator("main [data-choice]")).to_have_count(0)
    milo.get_by_role("button", name="Resume").click()
    expect(ada.locator(ASKED)).to_be_visible()


def test_who_is_away_has_time_to_come_back(server: Server, new_page: NewPage) -> None:
    ada, milo = sit(server, new_page)
    address = milo.url
    milo.goto(server.url)
    in_menu(ada, "Ask to end the game")
    expect(ada.locator("[data-part=vote]")).to_contain_text("the vote counts without them")
    ada.get_by_role("button", name="Menu").first.click()
    expect(ada.locator("dialog nav")).to_contain_text("you can let a bot play")
    expect(ada.get_by_role("button", name="Let a bot play")).to_have_count(0)
    milo.goto(address)
    expect(ada.locator("dialog nav")).not_to_contain_text("you can let a bot play")
    milo.get_by_role("button", name="Refuse").click()
    expect(ada.locator("[data-part=vote]")).to_have_count(0)
    wait(ada)


def test_every_seat_has_its_clock(server: Server, new_page: NewPage) -> None:
    ada, milo = sit(server, new_page)
    for page in (ada, milo):
        expect(page.locator("[data-icon=clock]")).to_have_count(2)
        expect(page.locator("[data-running]")).to_have_count(1)
    expect(ada.locator("section:has([data-zone^=fort]) [data-running]")).to_have_count(1)
    expect(milo.locator("[data-rivals] [data-running]")).to_have_count(1)


def test_the_network_is_let_in_from_the_waiting_room(fragile: Server, new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    introduce(host, fragile.url, "Ada")
    host.goto(fragile.own_link)
    expect(host).to_have_url(f"{fragile.url}/")  # the key is kept, and seen by nobody
    host.goto(f"{fragile.url}/new")
    host.get_by_role("button", name="Create table").click()
    link = host.locator("input[readonly]")
    expect(link).to_have_value(re.compile(f"^{re.escape(fragile.url)}/"))
    host.locator("[data-share]").click()
    expect(link).not_to_have_value(re.compile("127.0.0.1"))
    expect(host.locator("[data-share]")).to_have_count(0)
    guest.goto(link.input_value())
    guest.get_by_role("textbox", name="Nickname").fill("Bo")
    guest.locator("[data-join]").click()
    expect(host.locator("main ol")).to_contain_text("Bo")
