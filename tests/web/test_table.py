"""Single things at the table: following, undo, refusals, connections, replays."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LOST, Complaints, NewPage
from tests.web.playing import (
    ASKED,
    BOT,
    ME,
    choose_one,
    introduce,
    moved,
    open_table,
    play_past_the_page,
    state,
    wait,
)
from tests.web.screens import late, questions, seats_of
from tests.web.serving import Server


def until(page: Page, chance: Random, question: str) -> None:
    """Plays until a question of this beginning is asked."""
    for _ in range(300):
        assert wait(page) == "asked", f"the game ended without: {question}"
        if page.locator(f"{ASKED} p").inner_text().startswith(question):
            return
        choose_one(page, chance)
    raise AssertionError(question)


def test_following_shows_what_it_gives_and_declining_stays(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    following = next(game for kind, game in questions() if kind == "follow")
    open_table(page, server.url, seats_of(following), diagram=following.diagram())
    wait(page)
    assert page.locator("[data-state=playable]").count() > 0
    expect(page.locator(f"{ASKED} [data-choice]").last).to_have_attribute("data-choice", "decline")
    before = state(page)
    page.locator(".checkbox").click()
    moved(page, before)


def test_a_refused_card_names_the_rule_and_leads_to_it(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    open_table(page, server.url, [ME, BOT, BOT])
    chance = Random(12)
    for _ in range(200):
        assert wait(page) == "asked"
        if page.locator("[data-zone^=hand] [data-state=dim]").count():
            break
        choose_one(page, chance)
    page.locator("[data-zone^=hand] [data-state=dim]").first.hover()
    why = page.locator("[role=tooltip]")
    expect(why).to_contain_text("R")
    rule = why.locator("a").inner_text()
    page.goto(f"{server.url}/rules#{rule}")
    expect(page.locator("[data-linked] a")).to_have_text(rule)


def test_undo_takes_back_a_choice(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    open_table(page, server.url, [ME, BOT])
    chance = Random(13)
    until(page, chance, "Play a card")
    hand = page.locator("[data-zone^=hand] .card").count()
    before = state(page)
    page.locator("[data-state=playable]").first.click()
    moved(page, before)
    wait(page)
    expect(page.locator("button:has([data-icon=undo])")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(f"{ASKED} p")).to_contain_text("Play a card")
    expect(page.locator("[data-zone^=hand] .card")).to_have_count(hand)


def test_a_card_is_played_by_dragging_it_onto_the_table(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    open_table(page, server.url, [ME, BOT])
    until(page, Random(13), "Play a card")
    before = state(page)
    card = page.locator("[data-state=playable]").first
    box, hand = card.bounding_box(), page.locator("[data-zone^=hand]:has(.card)").bounding_box()
    assert box
    assert hand
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for target in (y - 20, hand["y"] - 200):  # a little, which is none, and onto the table
        assert state(page) == before
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, target, steps=4)
        page.mouse.up()
    moved(page, before)


@pytest.mark.parametrize("farewell", [True, False])
def test_the_table_comes_back_after_the_server_ended(
    fragile: Server, new_page: NewPage, complaints: Complaints, farewell: bool
) -> None:
    complaints.expected = (LOST,)
    page = new_page()
    introduce(page, fragile.url)
    open_table(page, fragile.url, [ME, BOT])
    chance = Random(14)
    for _ in range(6):
        wait(page)
        choose_one(page, chance)
    wait(page)
    question = page.locator(f"{ASKED} p").text_content()
    assert question
    hand = page.locator("[data-zone^=hand] .card").count()
    if farewell:
        fragile.stop()
    else:
        fragile.kill()
    expect(page.locator("[data-part=banner]")).to_contain_text("Connection lost")
    fragile.start()
    expect(page.locator("[data-part=banner] p")).to_have_count(0)
    expect(page.locator(f"{ASKED} p")).to_have_text(question)
    expect(page.locator("[data-zone^=hand] .card")).to_have_count(hand)
    choose_one(page, chance)


def test_two_tabs_show_one_table(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    table = open_table(page, server.url, [ME, BOT])
    wait(page)
    other = page.context.new_page()
    other.goto(f"{server.url}/table/{table}")
    wait(other)
    before = state(other)
    choose_one(page, Random(15))
    moved(other, before)


def test_a_replay_can_be_scrubbed_seen_from_any_seat_and_linked(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    table = open_table(page, server.url, [ME, BOT, BOT], diagram=late())
    play_past_the_page(page, server.url, table)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("#question [type=range]")
    expect(page.locator("#question [role=status]")).to_contain_text("Shuffles checked")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(f"{server.url}/replay/{table}?from=open&at=5")
    page.locator("#question fieldset button").nth(1).click()
    expect(page).to_have_url(f"{server.url}/replay/{table}?from=1&at=5")
    page.goto(f"{server.url}/replay/{table}?from=0&at=9")
    expect(page.locator("#question [role=status]")).to_contain_text("choice 9 of")
    with page.expect_download() as download:
        page.locator("#question a[download]").click()
    assert download.value.suggested_filename.endswith(".fort")


def test_a_stranger_is_told_that_there_is_nothing(
    server: Server, new_page: NewPage, complaints: Complaints
) -> None:
    complaints.expected = ("Failed to load resource",)  # Chromium says so of every 404
    page, stranger = new_page(), new_page()
    introduce(page, server.url)
    table = open_table(page, server.url, [ME, BOT])
    introduce(stranger, server.url, "Bo")
    stranger.goto(f"{server.url}/table/{table}")
    expect(stranger.get_by_role("alert")).to_contain_text("isn\u2019t for you")
