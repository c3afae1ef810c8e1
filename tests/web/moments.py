"""Brings pages to the moments that pictures are taken of."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page
from websockets.sync.client import connect

from tests.web.conftest import CALM
from tests.web.playing import BOT, ME, PATIENT, asked_of, choose_one, introduce, open_table, wait

PERSON = {"kind": "person"}
GAMES = 12

# The questions of a game against bots, and the names of their pictures.
QUESTIONS = {
    "play": "play",
    "use": "adding",
    "follow": "follow",
    "recruit": "recruit",
    "pay": "pay",
    "tuck": "tuck",
    "trash": "trash",
    "keep": "made-up-rule",
    "take": "perk",
}

Json = dict[str, Any]
Moment = tuple[str, Page]


def new_page(browser: Browser) -> Page:
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    context.add_init_script(CALM)
    page = context.new_page()
    page.set_default_timeout(60_000)
    return page


class Hand:
    """Plays for the person of a page, without the page: to get to a moment quickly."""

    def __init__(self, page: Page, url: str, table: str, seed: int) -> None:
        cookies = "; ".join(f"{each['name']}={each['value']}" for each in page.context.cookies(url))
        where = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.socket = connect(where, additional_headers={"Cookie": cookies}, **PATIENT)
        self.chance = Random(seed)
        self.now: Json = {}

    def until(self, wanted: Callable[[Json], bool]) -> bool:
        """Chooses anything until such a question is asked; False if the game is over before."""
        while True:
            if self.now.get("prompt"):
                if wanted(self.now):
                    return True
                self.choose()
            if self.now and self.now["view"]["over"]:
                self.socket.close()
                return False
            self.hear()

    def choose(self) -> None:
        prompt = self.now.pop("prompt")
        choice = self.chance.choice(prompt["options"])["choice"]
        command = {"type": "choose", "id": f"c{self.now['decision']}", "decision": self.now["decision"]}
        self.socket.send(json.dumps({**command, "seat": prompt["seat"], "choice": choice}))

    def hear(self) -> None:
        message = json.loads(self.socket.recv(timeout=60))
        if message["type"] in ("state", "events"):
            self.now = message


def is_asked(kind: str) -> Callable[[Json], bool]:
    def asked(now: Json) -> bool:
        adds = any(option["choice"].startswith("add ") for option in now["prompt"]["options"])
        ample = len(now["prompt"]["options"]) > 1
        return now["view"]["question"]["kind"] == kind and ample and (kind != "use" or adds)

    return asked


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
    page.wait_for_selector("main ol")
    yield "waiting", page
    page.context.close()


def questions(browser: Browser, url: str) -> Iterator[Moment]:
    """Games against bots, until every wanted question was asked; a hint on the way."""
    page = new_page(browser)
    introduce(page, url)
    left = dict(QUESTIONS)
    for number in range(GAMES):
        table = new_table(page, url, [ME, BOT, BOT, BOT])
        hand = Hand(page, url, table, number)
        while left and hand.until(lambda now: any(is_asked(kind)(now) for kind in left)):
            kind = hand.now["view"]["question"]["kind"]
            page.goto(f"{url}/table/{table}")
            wait(page)
            yield left.pop(kind), page
            if kind == "follow":
                yield from hinted(page)
            page.goto("about:blank")
    page.context.close()


def hinted(page: Page) -> Iterator[Moment]:
    page.get_by_role("button", name="Hint").first.click()
    page.wait_for_selector("[data-part=hints]")
    yield "hint", page
    page.locator("[data-part=hints] header button").click()


def ending(browser: Browser, url: str) -> Iterator[Moment]:
    """A game of three to its last round, its end and its replay; a rematch."""
    page = new_page(browser)
    introduce(page, url)
    for seed in range(GAMES):
        table = new_table(page, url, [ME, BOT, BOT])
        hand = Hand(page, url, table, seed)
        if hand.until(lambda now: bool(now["view"]["ending"])):
            page.goto(f"{url}/table/{table}")
            wait(page)
            yield "last-round", page
            page.goto("about:blank")
            hand.until(lambda now: False)
            break
    page.goto(f"{url}/table/{table}")
    page.get_by_role("button", name="Check the shuffles").click()
    page.wait_for_selector("[data-part=verified]")
    yield "end", page
    page.goto(f"{url}/replay/{table}?from=open&at=40")
    page.wait_for_selector("#question [type=range]")
    yield "replay", page
    page.goto(f"{url}/table/{table}")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda there: table not in there)
    wait(page)
    yield "rematch", page
    page.context.close()


def drafting(browser: Browser, url: str) -> Iterator[Moment]:
    page = new_page(browser)
    introduce(page, url)
    open_table(page, url, [ME, BOT, BOT, BOT], setup="advanced")
    wait(page)
    yield "draft", page
    page.locator("[data-part=packet] .card").first.click()
    page.wait_for_selector("[data-confirm]")
    yield "draft-sure", page
    page.context.close()


def seldom(browser: Browser, url: str) -> Iterator[Moment]:
    """What most games never come to. Nothing here is found by its words: it works in every language."""
    page = new_page(browser)
    introduce(page, url)
    table = new_table(page, url, [ME, ME, BOT])
    page.goto(f"{url}/table/{table}")
    page.wait_for_selector("[data-part=curtain]")
    yield "curtain", page
    table = new_table(page, url, [ME, BOT, BOT, BOT])
    hand = Hand(page, url, table, 3)
    hand.until(lambda now: len(now["view"]["seats"][0]["discard_pile"]) > 3)
    hand.socket.close()
    page.goto(f"{url}/table/{table}")
    wait(page)
    page.locator("[data-zone='discard:0'] button, button[data-zone='discard:0']").first.click()
    page.wait_for_selector("[data-part=piles]")
    yield "piles", page
    page.goto(f"{url}/table/{table}")
    open_menu(page)
    page.locator("dialog nav button").last.click()
    page.wait_for_selector("dialog .danger")
    yield "resign", page
    page.locator("dialog .danger").click()
    page.locator("#question [href='/new']").wait_for()
    yield "resigned", page
    yield from voting(browser, url)
    page.goto(f"{url}/table/nowhere")
    page.wait_for_selector("[role=alert]")
    yield "nothing-here", page
    page.route("**/api/tables/*", lambda route: route.fulfill(json={"status": "running"}))
    page.goto(f"{url}/table/{table}")
    page.wait_for_selector("[role=alert] textarea")
    yield "crash", page
    page.context.close()


def voting(browser: Browser, url: str) -> Iterator[Moment]:
    ada, milo = new_page(browser), new_page(browser)
    for page, nickname in ((ada, "Ada"), (milo, "Milo")):
        introduce(page, url, nickname)
    table = live_table(ada, milo, url)
    for page in (ada, milo):
        page.goto(f"{url}/table/{table}")
        page.wait_for_selector("[data-icon=clock]")
    for name, at in (("vote-pause", 0), ("vote-abandon", 2)):
        open_menu(ada)
        ada.locator("dialog nav button").nth(at).click()
        milo.wait_for_selector("[data-part=vote]")
        yield name, milo
        milo.locator("[data-part=vote] button").last.click()
        milo.locator("[data-part=vote]").wait_for(state="detached")
    milo.goto(url)
    open_menu(ada)
    ada.wait_for_selector("dialog nav p")
    yield "menu-away", ada
    ada.locator("dialog nav button").nth(2).click()
    ada.wait_for_selector("[data-part=vote] small + small")
    yield "vote-away", ada
    for page in (ada, milo):
        page.context.close()


def open_menu(page: Page) -> None:
    page.locator("button:has([data-icon=menu])").last.click()
    page.wait_for_selector("dialog nav")


def together(browser: Browser, url: str) -> Iterator[Moment]:
    """Two people at a clock, who vote; somebody watches."""
    ada, milo, zofia = (new_page(browser) for _ in range(3))
    for page, nickname in ((ada, "Ada"), (milo, "Milo"), (zofia, "Zofia")):
        introduce(page, url, nickname)
    table = live_table(ada, milo, url)
    for page in (ada, milo, zofia):
        page.goto(f"{url}/table/{table}")
        page.wait_for_selector("[data-icon=clock]")
    wait(ada)
    yield "clocks", ada
    until_asked(milo, ada)
    choose_one(milo, Random(2))
    yield "spectator", zofia
    in_menu(ada, "Ask to undo")
    milo.wait_for_selector("[data-part=vote]")
    yield "vote", milo
    yield "vote-asked", ada
    milo.get_by_role("button", name="Refuse").click()
    in_menu(ada, "Ask for a pause")
    milo.locator("[data-part=vote] .main").click()
    ada.get_by_role("button", name="Resume").wait_for()
    yield "paused", ada
    milo.get_by_role("button", name="Resume").click()
    ada.get_by_role("button", name="Resume").wait_for(state="detached")
    ada.get_by_role("button", name="Chat").first.click()
    ada.locator("#log .chip").first.click()
    ada.wait_for_selector("#log:has(form) li .avatar")
    yield "chat", ada
    ada.get_by_role("button", name="Menu").first.click()
    yield "menu", ada
    for page in (ada, milo, zofia):
        page.context.close()


def until_asked(page: Page, other: Page) -> None:
    """The other one chooses until the page is asked."""
    chance = Random(1)
    while asked_of(page, other) is other:
        choose_one(other, chance)


def new_table(page: Page, url: str, seats: list[dict[str, str]]) -> str:
    """A table that has begun; the page stays where it is."""
    table: str = page.request.post(f"{url}/api/tables", data={"seats": seats, "order": "as_seated"}).json()[
        "id"
    ]
    assert page.request.post(f"{url}/api/tables/{table}/start", data={}).ok
    return table


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
    "seldom": seldom,
    "together": together,
}
