"""How a turn flows: gestures with their preview, Esc, what is told of it, the way back to the result."""

import json

from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from tests.web.conftest import NewPage
from tests.web.playing import (
    ASKED,
    BOT,
    ME,
    PATIENT,
    introduce,
    open_table,
    own_turn,
    play_past_the_page,
    wait,
)
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
    expect(page.locator("#log")).to_contain_text("You play Bug with Sarge and Worm: 3")
    page.locator("#log [data-part=steps]").click()
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


def test_a_turn_begins_with_what_the_others_did_and_the_log_tells_it(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    introduce(page, server.url)
    table = open_table(page, server.url, [ME, BOT, BOT])
    play_past_the_page(page, server.url, table, own_turn(3))
    expect(page.locator("[data-part=since] li")).to_have_count(2)
    expect(page.locator("#log li").filter(has_text="Round 2")).to_have_count(1)


def test_what_was_answered_for_the_person_stands_in_the_log(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    position = "leader: 1\nseat 0:\n  hand: Chef\n  deck: 5\nseat 1:\n  hand: Bug\n  deck: 5\n"
    open_table(page, server.url, [ME, {"kind": "bot", "bot": "regular"}], diagram=position)
    expect(page.locator("#log")).to_contain_text("Done for you: you decline.")


def test_perks_and_rules_are_read_by_touch_and_cards_in_a_small_hand_have_names(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(390, 844, has_touch=True, is_mobile=True)
    introduce(page, server.url)
    board = PLAY.replace("seat 0:", "seat 0:\n  level: 2\n  perk: Recycling").replace(
        "seat 1:", "seat 1:\n  level: 2\n  perk: Copy Cat"
    )
    open_table(page, server.url, [ME, BOT], diagram=board)
    wait(page)
    assert page.locator("#hand [data-kid=Bug]").inner_text().strip().endswith("Bug")
    for whose, says in ((None, "discard pile"), ("[aria-haspopup=dialog]", "two matching")):
        if whose:
            page.locator(whose).first.tap()
        page.locator("dialog [data-reads=perk]" if whose else "[data-reads=perk]").first.tap()
        expect(page.locator("[data-over=beside]")).to_contain_text(says)
        page.keyboard.press("Escape")
        expect(page.locator("[data-over=beside]")).to_have_count(0)


def sit_down(url: str, host: Page, guest: Page) -> str:
    """Two people at a table that the first one looks at."""
    made = host.request.post(f"{url}/api/tables", data={"seats": [ME, {"kind": "person"}]}).json()
    invitation = made["invitation"]["url"].rpartition("#")[2]
    table = f"{url}/api/tables/{made['id']}"
    assert guest.request.post(f"{table}/join", data={"invitation": invitation}).ok
    assert host.request.post(f"{table}/start", data={}).ok
    host.goto(f"{url}/table/{made['id']}")
    return str(made["id"])


def test_who_is_away_is_shown_at_the_seat_and_a_bot_takes_over_there(
    server: Server, new_page: NewPage
) -> None:
    page, other = new_page(), new_page()
    introduce(page, server.url)
    introduce(other, server.url, "Milo")
    sit_down(server.url, page, other)
    expect(page.locator("[data-rivals]")).to_contain_text("away")
    expect(page.locator("[data-rivals]")).not_to_contain_text("Thinking")


def test_who_declines_beforehand_names_kids_to_be_asked_about(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    open_table(page, server.url, [ME, BOT], diagram=PLAY)
    wait(page)
    page.locator("#log header button").last.click()
    orders = page.locator("[data-part=orders]")
    orders.get_by_role("combobox").select_option("Chef")
    stop = orders.get_by_role("button", name="ask about Chef any more")
    expect(stop).to_be_visible()
    stop.click()
    expect(stop).to_have_count(0)


def test_settings_are_a_page_of_their_own(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.url)
    page.get_by_role("link", name="Settings").click()
    before = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    page.get_by_text("130%").click()
    after = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert after > before * 1.15
    volume = page.get_by_role("slider", name="Volume")
    expect(volume).to_be_disabled()
    page.get_by_role("switch", name="Sounds").check(force=True)
    volume.fill("0.3")
    kept = page.evaluate("JSON.parse(localStorage.getItem('fort-settings'))")
    assert (kept["text"], kept["volume"], kept["sound"]) == (1.3, 0.3, True)


def test_play_now_opens_a_table_with_bots_of_the_level_chosen(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.url)
    page.locator("main").get_by_text("Rookie").click()
    page.locator("[data-part=start]").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    seats = page.request.get(f"{server.url}/api/tables/{table}").json()["seats"]
    assert sorted(str(seat["bot"]) for seat in seats) == ["None", "rookie", "rookie", "rookie"]


def test_a_phone_marks_what_others_said_and_opens_it_at_once(server: Server, new_page: NewPage) -> None:
    page, guest = new_page(390, 844), new_page()
    introduce(page, server.url)
    introduce(guest, server.url, "Eve")
    table = sit_down(server.url, page, guest)
    page.wait_for_selector("#question")
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in guest.context.cookies())
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": cookies}, **PATIENT) as socket:
        socket.recv(timeout=60)
        socket.send(json.dumps({"type": "phrase", "id": "1", "phrase": "hello"}))
        button = page.get_by_role("button", name="1 new message")
        expect(button).to_be_visible()
    button.click()
    expect(page.locator("#log")).to_contain_text("Hello!")
