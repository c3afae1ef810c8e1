"""Brings pages to the moments that pictures are taken of."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page

from tests.web.conftest import CALM
from tests.web.playing import ASKED, BOT, ME, choose_one, introduce, open_table, wait

PERSON = {"kind": "person"}
CHOICES = 160  # of a game, then another is begun
GAMES = 8

# How the questions of a solo game begin, and the name of their pictures.
QUESTIONS = {
    "Play a card": "play",
    "Add cards": "adding",
    "Follow": "follow",
    "Take one card": "recruit",
    "Pay for": "pay",
    "Tuck a card": "tuck",
    "Trash a card": "trash",
    "Move one thing": "pack",
    "Keep one made": "made-up-rule",
    "Take one perk": "perk",
}

Moment = tuple[str, Page]


def new_page(browser: Browser) -> Page:
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    context.add_init_script(CALM)
    page = context.new_page()
    page.set_default_timeout(60_000)
    return page


def question(page: Page) -> str:
    return page.locator(f"{ASKED} p").inner_text()


def pages(browser: Browser, url: str) -> Iterator[Moment]:
    """What is around the table."""
    page = new_page(browser)
    introduce(page, url)
    paths = {"home": "", "new": "new", "kids": "kids", "rules": "rules", "learn": "learn", "about": "about"}
    for name, path in {**paths, "join": "join", "numbers": "numbers", "games": "games"}.items():
        page.goto(f"{url}/{path}")
        page.wait_for_selector("h1")
        yield name, page
    wish = {"seats": [ME, PERSON, BOT, PERSON], "order": "as_seated"}
    table = page.request.post(f"{url}/api/tables", data=wish).json()["id"]
    page.goto(f"{url}/table/{table}")
    page.wait_for_selector(".wait-seats")
    yield "waiting", page
    page.context.close()


def questions(browser: Browser, url: str) -> Iterator[Moment]:
    """Games against bots, until every wanted question was asked; hint, log and menu on the way."""
    page = new_page(browser)
    introduce(page, url)
    left, chance = dict(QUESTIONS), Random(8)
    for number in range(GAMES):
        open_table(page, url, [ME, BOT, BOT, BOT])
        for _ in range(CHOICES):
            if wait(page) == "over" or not left:
                break
            asked = question(page)
            for beginning in [each for each in left if asked.startswith(each)]:
                yield left.pop(beginning), page
                if beginning == "Follow":
                    yield from hinted(page)
            choose_one(page, chance)
        if not left and number:
            break
    page.context.close()


def hinted(page: Page) -> Iterator[Moment]:
    page.get_by_role("button", name="Hint").first.click()
    page.wait_for_selector(".hints")
    yield "hint", page
    page.locator(".hints header button").click()


def ending(browser: Browser, url: str) -> Iterator[Moment]:
    """A game of three to its last round, its end and its replay."""
    page = new_page(browser)
    introduce(page, url)
    table = open_table(page, url, [ME, BOT, BOT])
    chance, told = Random(3), False
    while wait(page) != "over":
        if not told and page.locator(".lastround").count():
            told = True
            yield "last-round", page
        choose_one(page, chance)
    page.wait_for_timeout(2500)
    page.get_by_role("button", name="Check the shuffles").click()
    page.wait_for_selector(".verified")
    yield "end", page
    page.goto(f"{url}/replay/{table}?from=open&at=40")
    page.wait_for_selector(".scrub")
    yield "replay", page
    page.context.close()


def drafting(browser: Browser, url: str) -> Iterator[Moment]:
    page = new_page(browser)
    introduce(page, url)
    open_table(page, url, [ME, BOT, BOT, BOT], setup="advanced")
    wait(page)
    yield "draft", page
    page.context.close()


def together(browser: Browser, url: str) -> Iterator[Moment]:
    """Two people at a clock, who vote; somebody watches."""
    ada, milo, zofia = (new_page(browser) for _ in range(3))
    for page, nickname in ((ada, "Ada"), (milo, "Milo"), (zofia, "Zofia")):
        introduce(page, url, nickname)
    table = live_table(ada, milo, url)
    for page in (ada, milo, zofia):
        page.goto(f"{url}/table/{table}")
        page.wait_for_selector(".clock")
    wait(ada)
    yield "clocks", ada
    until_asked(milo, ada)
    choose_one(milo, Random(2))
    yield "spectator", zofia
    in_menu(ada, "Ask to undo")
    milo.wait_for_selector(".vote")
    yield "vote", milo
    yield "vote-asked", ada
    milo.get_by_role("button", name="Refuse").click()
    in_menu(ada, "Ask for a pause")
    milo.locator(".vote .main").click()
    ada.get_by_role("button", name="Go on").wait_for()
    yield "paused", ada
    milo.get_by_role("button", name="Go on").click()
    ada.get_by_role("button", name="Go on").wait_for(state="detached")
    ada.get_by_role("button", name="Chat").first.click()
    ada.locator(".phrases button").first.click()
    ada.wait_for_selector(".chat li .ava")
    yield "chat", ada
    ada.get_by_role("button", name="Menu").first.click()
    yield "menu", ada
    for page in (ada, milo, zofia):
        page.context.close()


def until_asked(page: Page, other: Page) -> None:
    """The other one chooses until the page is asked."""
    chance = Random(1)
    while page.locator(ASKED).count() == 0:
        wait(other)
        choose_one(other, chance)
        page.wait_for_timeout(500)


def live_table(host: Page, guest: Page, url: str) -> str:
    wish: dict[str, Any] = {
        "seats": [ME, PERSON],
        "order": "as_seated",
        "open": True,
        "spectators": True,
        "pace": {"kind": "live", "minutes": 15, "increment": 10},
    }
    table: str = host.request.post(f"{url}/api/tables", data=wish).json()["id"]
    for page, path in ((guest, "join"), (host, "start")):
        answer = page.request.post(f"{url}/api/tables/{table}/{path}", data={})
        assert answer.ok, answer.text()
    return table


def in_menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name=name).click()


TOURS: dict[str, Callable[[Browser, str], Iterator[Moment]]] = {
    "pages": pages,
    "questions": questions,
    "ending": ending,
    "drafting": drafting,
    "together": together,
}
