"""Every screen there is: tables at every kind of question, one game that is over, and the pages."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Page

import fort
from tests.text.games import positions
from tests.web.looking_back import a_puzzle, moments, reviewed_game
from tests.web.playing import ASKED, BOT, ME, OVER, introduce, play_past_the_page

PAGES = {
    "/": "[data-part=start]",
    "/new": "main h1",
    "/join": "form",
    "/games": "[data-part=played]",
    "/daily": "[data-part=calendar]",
    "/puzzles": "[data-next]",
    "/kids": "main h1",
    "/rules": "main h1",
    "/learn": "main ol li",
    "/about": "main h1",
    "/settings": "main h1",
    "/numbers": "main h1",
    "/device#no-such-token": "[role=alert]",
    "/table/no-such-table": "[role=alert]",
    "/replay/no-such-table": "[role=alert]",
}
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
STILL = "() => !document.querySelector('main[aria-busy=true]') && document.querySelector('main')"


def questions(seeds: int = 12) -> Iterator[tuple[str, fort.Game]]:
    """The first position of random games in which each kind of question leaves a choice."""
    seen = set()
    for seed in range(seeds):
        dice = random.Random(seed)
        game = fort.new_game(3, "advanced", f"screens {seed}")
        while not game.over:
            kind, options = game.question.kind if game.question else "", list(game.options())
            if kind and kind not in seen and len(options) > 1:
                seen.add(kind)
                yield kind, game
            game.take(dice.choice(options))


def seats_of(game: fort.Game) -> list[dict[str, str]]:
    """The seat that is asked is mine."""
    asked = game.asked if game.asked is not None else 0
    return [ME if seat == asked else BOT for seat in range(len(game.seats))]


def late(choices: int = 120) -> str:
    """A position so many choices before the end of a random game."""
    return [game.diagram() for game in positions("late", 3)][-choices]


@dataclass
class Screens:
    """What one guest has on a server, to be visited in any language."""

    page: Page
    url: str
    tables: dict[str, str] = field(default_factory=dict)  # by the kind of question
    over: str = ""
    reviewed: str = ""
    waiting: str = ""

    def prepare(self) -> None:
        introduce(self.page, self.url)
        for kind, game in questions():
            self.tables[kind] = self._open(seats_of(game), diagram=game.diagram())
        self.waiting = self._made([ME, {"kind": "person"}, BOT])
        self.over = self._open([ME, BOT, BOT], diagram=late())
        play_past_the_page(self.page, self.url, self.over)
        self.reviewed = reviewed_game(self.page, self.url)

    def _made(self, seats: list[dict[str, str]], **options: str) -> str:
        body = {"seats": seats, "order": "as_seated", **options}
        answer = self.page.request.post(f"{self.url}/api/tables", data=body)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def _open(self, seats: list[dict[str, str]], **options: str) -> str:
        table = self._made(seats, **options)
        answer = self.page.request.post(f"{self.url}/api/tables/{table}/start", data={})
        assert answer.ok, answer.text()
        return table

    def visit(self, path: str, selector: str = "main") -> None:
        self.page.evaluate(GO, path)
        self.page.wait_for_function(STILL)
        self.page.wait_for_selector(selector)

    def speak(self, language: str) -> None:
        """As a reader does it: by the button on the first page."""
        self.visit("/", "header fieldset")
        self.page.locator("header fieldset button", has_text=language.upper()).click()
        self.page.wait_for_function("one => document.documentElement.lang === one", arg=language)

    # Each of these goes to one screen after the other and says its name.

    def pages(self) -> Iterator[str]:
        for path, selector in PAGES.items():
            self.visit(path, selector)
            yield path
        self.visit(f"/table/{self.waiting}", "[role=img] img")
        yield "waiting room"

    def questions(self) -> Iterator[str]:
        for kind, table in self.tables.items():
            self.visit(f"/table/{table}", ASKED)
            yield kind

    def opened(self) -> Iterator[str]:
        """What can be opened over a table, in a wide window."""
        page = self.page
        self.visit(f"/table/{self.tables['play']}", ASKED)
        page.locator("[data-zone^=hand] .card").first.hover()
        page.wait_for_selector("[role=tooltip]")
        yield "card"
        page.locator(f"{ASKED} button:has([data-icon=hint])").last.click()
        page.wait_for_selector("[data-part=hints] li")
        yield "hint"
        chat, menu = page.locator("#log header button").all()
        chat.click()
        page.wait_for_selector("#log form")
        yield "chat"
        menu.click()
        page.wait_for_selector("dialog")
        yield "menu"
        page.keyboard.press("Escape")

    def finished(self) -> Iterator[str]:
        self.visit(f"/table/{self.over}", OVER)
        yield "end"
        self.visit(f"/replay/{self.over}?from=0&at=60", "#question [type=range]")
        yield "replay"
        self.visit(f"/review/{self.reviewed}", "[data-part=skill-and-luck]")
        yield "review"
        at = moments(self.page, self.url, self.reviewed)[0]
        self.visit(f"/review/{self.reviewed}/{at}", "[data-part=moment] footer")
        yield "moment"
        self.visit(f"/puzzles/{a_puzzle().id}", "[data-part=puzzle]")
        yield "puzzle"
        show = self.page.locator("[data-part=puzzle] [data-show]")
        if not self.page.locator("[data-part=verdict]").count():
            show.click()
        self.page.wait_for_selector("[data-part=verdict]")
        yield "puzzle answered"
