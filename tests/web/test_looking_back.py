"""Looking back: a game reviewed and tried again, puzzles solved, the deal of the day, all games."""

import json
import re

from playwright.sync_api import Page, expect

from fort.review import puzzle
from tests.web.conftest import NewPage
from tests.web.looking_back import COMPLETE, a_puzzle, finished_game, moments, reviewed_game
from tests.web.playing import ASKED, OVER, introduce, play_past_the_page
from tests.web.serving import Server

PANEL = "[data-part=moment]"


def test_a_game_is_looked_back_at_and_tried_again(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    table = finished_game(page, server.url)
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(OVER)
    page.locator("[data-review]").click()
    page.wait_for_selector(COMPLETE)
    expect(page.locator("[data-part=stats] dd")).to_have_count(3)
    expect(page.locator("[data-part=skill-and-luck] tbody tr")).to_have_count(2)
    page.locator("[data-part=practise] .main").click()
    page.wait_for_selector(PANEL)
    where = moments(page, server.url, table)
    page.goto(f"{server.url}/review/{table}/{where[0]}")
    expect(page.locator(f"{PANEL} .main")).to_be_visible()
    expect(page.locator(PANEL)).to_contain_text("You played")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#question")).to_have_attribute("data-at", str(where[0] + 1))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(f"/review/{table}/{where[0]}$"))
    page.locator("[data-look]").click()
    expect(page.locator("main")).to_contain_text("With open hands")
    page.locator("[data-look]").click()
    expect(page.locator("main")).not_to_contain_text("With open hands")
    page.locator("[data-again]").click()
    page.locator("dialog .main").click()
    page.wait_for_selector("[data-part=occasion]")
    expect(page.locator("[data-part=occasion]")).to_have_text("Tried again: counts nowhere")
    page.wait_for_selector(ASKED)


def choose(page: Page, choice: str) -> None:
    page.locator(f"{ASKED} [data-choice={json.dumps(choice)}]").click()


def test_puzzles_are_solved_missed_and_shown(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    page.goto(f"{server.url}/puzzles")
    page.locator("[data-next]").click()
    page.wait_for_selector("[data-part=puzzle]")
    first = puzzle(page.url.rsplit("/", 1)[-1])
    choose(page, first.best)
    page.locator("[data-answer]").click()
    expect(page.locator("[data-part=verdict][data-right]")).to_be_visible()
    rating = int(page.locator("[data-part=rating] b").inner_text())
    assert rating > 1200
    page.locator("[data-part=verdict] [data-next]").click()
    page.wait_for_url(lambda there: first.id not in there and "next" not in there)
    page.wait_for_selector(ASKED)
    second = puzzle(page.url.rsplit("/", 1)[-1])
    choose(page, next(option.choice for option in second.options if option.choice != second.best))
    page.get_by_role("button", name="Undo").first.click()
    page.wait_for_selector("[data-skip]")
    choose(page, next(option.choice for option in second.options if option.choice != second.best))
    page.locator("[data-answer]").click()
    expect(page.locator("[data-part=verdict]")).to_contain_text("Not quite")
    assert int(page.locator("[data-part=rating] b").inner_text()) < rating
    page.locator("[data-part=puzzle] [data-show]").click()
    page.locator("[data-part=puzzle] [data-retry]").click()
    page.wait_for_selector(ASKED)
    shown = a_puzzle("follow")
    page.goto(f"{server.url}/puzzles/{shown.id}")
    page.locator("[data-part=puzzle] [data-show]").click()
    expect(page.locator("[data-part=verdict]")).to_contain_text("The best choice")


def test_the_deal_of_the_day_is_begun_and_finished(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    page.goto(f"{server.url}/daily")
    expect(page.locator("[data-part=invitation] li")).to_have_count(8)
    page.locator("[data-play]").click()
    expect(page.locator("[data-part=occasion]")).to_have_text("Deal of the day")
    table = page.url.rsplit("/", 1)[-1]
    page.goto(f"{server.url}/daily")
    expect(page.locator("[data-play]")).to_have_text("Go on with the deal")
    play_past_the_page(page, server.url, table)
    page.goto(f"{server.url}/daily")
    rank = page.locator("[data-part=reached] header span").inner_text()
    assert rank in ("1st", "2nd", "3rd", "4th")
    expect(page.locator("[data-part=calendar] [aria-current] [data-rank]")).to_have_text(rank[0])
    page.locator("[data-review]").wait_for()


def test_all_games_on_two_devices_until_they_are_deleted(server: Server, new_page: NewPage) -> None:
    page, phone = new_page(), new_page(390, 844)
    introduce(page, server.url, "Nell")
    table = reviewed_game(page, server.url)
    page.goto(f"{server.url}/games")
    row = page.locator(f"[data-game='{table}']")
    expect(row).to_contain_text("Random")
    expect(page.locator("[data-part=form] ol li")).to_have_count(1)
    link = page.request.post(f"{server.url}/api/me/devices", data={}).json()["url"]
    phone.goto(link)
    phone.wait_for_selector("[data-part=last-game]")
    phone.goto(f"{server.url}/games")
    expect(phone.locator(f"[data-game='{table}']")).to_be_visible()
    phone.locator(f"[data-game='{table}'] a").click()
    phone.wait_for_selector(COMPLETE)
    page.locator("[data-open=export]").click()
    with page.expect_download() as file:
        page.locator("dialog [href$='export.csv']").click()
    assert table in file.value.path().read_text("utf-8")
    page.locator("[data-delete]").click()
    page.locator("[data-erase]").click()
    page.wait_for_selector("[data-learn]")
    assert page.request.get(f"{server.url}/api/me").json()["guest"] is None
