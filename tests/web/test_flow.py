"""How a turn flows: gestures with their preview, Esc, the way back from the table to the result."""

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.playing import ASKED, BOT, ME, introduce, open_table, play_past_the_page, wait
from tests.web.serving import Server

PLAY = """
leader: 0
seat 0:
  hand: Bug, Sarge, Worm
  deck: 5
seat 1:
  hand: Chef
  deck: 5
"""


def test_a_card_is_played_with_everything_by_one_click_that_says_so(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    introduce(page, server.url)
    open_table(page, server.url, [ME, BOT], diagram=PLAY)
    wait(page)
    button = page.locator(f"{ASKED} [data-choice='play Bug']")
    expect(button).to_contain_text("Bug with Sarge and Worm: 3")
    button.click()
    expect(page.locator("#log")).to_contain_text("you gather 3")


def test_a_card_in_hand_is_played_step_by_step(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    open_table(page, server.url, [ME, BOT], diagram=PLAY)
    wait(page)
    page.locator("#hand [data-choice='play Bug']").click()
    expect(page.locator(f"{ASKED} [data-choice='add Sarge']")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(f"{ASKED} [data-choice='play Bug']")).to_be_visible()


def test_esc_closes_what_is_open_and_decides_nothing(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    open_table(page, server.url, [ME, BOT], diagram=PLAY)
    wait(page)
    decision = page.locator(ASKED).get_attribute("data-decision")
    page.locator("#hand [data-kid=Bug]").hover()
    expect(page.locator("[role=tooltip]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[role=tooltip]")).to_have_count(0)
    assert page.locator(ASKED).get_attribute("data-decision") == decision


def test_the_end_says_why_and_the_table_leads_back_to_it(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    table = open_table(page, server.url, [ME, BOT])
    play_past_the_page(page, server.url, table)
    page.reload()
    expect(page.locator("[data-part=why]")).to_contain_text("It ended because")
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("button", name="Back to the result").click()
    expect(page.locator("[data-part=why]")).to_be_visible()
