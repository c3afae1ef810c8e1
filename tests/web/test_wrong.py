"""What is wrong is said, with what to do: wrong links, full tables, odd names, odd numbers."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Complaints, NewPage
from tests.web.moments import PERSON, open_menu
from tests.web.playing import BOT, ME, introduce, open_table, wait
from tests.web.serving import Server

NOT_FOUND = "Failed to load resource"  # Chromium says so of every answer that is an error


@pytest.fixture(autouse=True)
def refused_requests(complaints: Complaints) -> None:
    complaints.expected = (NOT_FOUND,)


def invite(host: Page, url: str) -> tuple[str, str]:
    """A table for the host and one guest: its name, and the link that invites."""
    made = host.request.post(f"{url}/api/tables", data={"seats": [ME, PERSON]}).json()
    return made["id"], made["invitation"]["url"]


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("nonsense/here", "no such page"),
        ("table/", "no such page"),
        ("table/zzzzzzzz", "There\u2019s nothing here"),
        ("replay/zzzzzzzz", "There\u2019s nothing here"),
    ],
)
def test_a_wrong_link_says_so(server: Server, new_page: NewPage, path: str, said: str) -> None:
    page = new_page()
    page.goto(f"{server.url}/{path}")
    expect(page.locator("[role=alert]")).to_contain_text(said)
    page.locator("[role=alert] .main").click()
    expect(page.locator("[data-part=start]")).to_be_visible()


def test_a_full_table_and_an_old_invitation_say_so(server: Server, new_page: NewPage) -> None:
    ada, milo, zofia = new_page(), new_page(), new_page()
    for page, nickname in ((ada, "Ada"), (milo, "Milo"), (zofia, "Zofia")):
        introduce(page, server.url, nickname)
    table, link = invite(ada, server.url)
    invitation = {"invitation": link.partition("#")[2]}
    assert milo.request.post(f"{server.url}/api/tables/{table}/join", data=invitation).ok
    zofia.goto(link)
    expect(zofia.locator("[role=alert]")).to_contain_text("All seats of this table are taken")
    assert ada.request.post(f"{server.url}/api/tables/{table}/start", data={}).ok
    zofia.reload()
    expect(zofia.locator("[role=alert]")).to_contain_text("This game began without you")


def test_the_last_seat_is_taken_while_one_thinks(server: Server, new_page: NewPage) -> None:
    ada, milo, zofia = new_page(), new_page(), new_page()
    for page, nickname in ((ada, "Ada"), (milo, "Milo"), (zofia, "Zofia")):
        introduce(page, server.url, nickname)
    table, link = invite(ada, server.url)
    zofia.goto(link)
    zofia.locator("[data-join]").wait_for()
    invitation = {"invitation": link.partition("#")[2]}
    assert milo.request.post(f"{server.url}/api/tables/{table}/join", data=invitation).ok
    zofia.locator("[data-join]").click()
    expect(zofia.get_by_role("alert")).to_contain_text("All seats of this table are taken")


def test_a_pasted_text_that_is_no_link(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/join")
    page.locator("form input").fill("hello there")
    expect(page.get_by_role("alert")).to_contain_text("That isn\u2019t a link to a table")
    expect(page.locator("form button")).to_be_disabled()


def test_nicknames(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/new")
    nickname, create = page.locator(".field input"), page.locator(".button.main")
    nickname.fill("x" * 200)
    expect(nickname).to_have_value("x" * 24)
    nickname.fill("a\u202eb")
    create.click()
    expect(page.get_by_role("alert")).to_contain_text("You can\u2019t use this nickname")
    nickname.fill("<b onclick=a()>Eve</b>")
    create.click()
    expect(page.locator("main ol")).to_contain_text("<b onclick=a()>Eve</b>")


def test_nonsense_numbers_become_the_nearest_that_can_be(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/numbers")
    points = page.locator("table input").first
    for typed, kept in (("-5", "0"), ("999999", "50"), ("1.5", "1"), ("", "0")):
        points.fill(typed)
        expect(points).to_have_value(kept)
    page.locator("table:last-of-type input").first.fill("9")
    expect(page.get_by_text("there should be 60")).to_be_visible()


def test_after_giving_up_nothing_is_asked(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    open_table(page, server.url, [ME, BOT])
    wait(page)
    open_menu(page)
    page.get_by_role("button", name="Give up").click()
    page.locator("dialog .danger").click()
    expect(page.locator("#question")).to_contain_text("Ended without a result")
    expect(page.locator("[data-choice]")).to_have_count(0)
