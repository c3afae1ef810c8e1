"""Walks over every moment of the table and every page, in every size and language, and measures.

`python -m tests.web.walk` does all of it and says what is cut, covered or out of reach, and what axe finds.
Words after it choose: `--sizes 844x390 --languages de --moments pay end`; `--shots FOLDER` takes pictures.
"""

import argparse
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright

import fort
from fort.text import LANGUAGES
from tests.web.conftest import CALM, FLAGS
from tests.web.looking_back import a_puzzle, moments, reviewed_game
from tests.web.playing import ASKED, BOT, ME, OVER, introduce, own_turn, play_past_the_page
from tests.web.screens import GO, PAGES, STILL, late, seats_of
from tests.web.serving import Server
from tests.web.wording import SHOWN

SIZES = (
    (320, 568),
    (360, 640),
    (390, 844),
    (500, 700),
    (640, 900),
    (667, 375),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1920, 1080),
)
ZOOMED = ((640, 360), (960, 540))  # 200 % of the last two but one
NICKNAME = "Bartholomäus-Wilhelmine"
MEASURE = SHOWN + (Path(__file__).parent / "measure.js").read_text("utf-8")
AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
FIND = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
GAMES = 25

Size = tuple[int, int]


def hardest() -> dict[str, fort.Game]:
    """Of each kind of question the position of random games that offers most."""
    found: dict[str, tuple[int, fort.Game]] = {}
    for seats in (2, 3, 4):
        for setup in ("basic", "advanced"):
            for seed in range(GAMES):
                dice, game = Random(seed), fort.new_game(seats, setup, f"walk {seed}")
                while not game.over:
                    kind, options = game.question.kind if game.question else "", list(game.options())
                    if len(options) > found.get(kind, (1,))[0]:
                        found[kind] = len(options), game.copy()
                    game.take(dice.choice(options))
    return {kind: game for kind, (_, game) in found.items()}


@dataclass
class Moment:
    """A screen to look at: the way there, and what is opened there in each size anew."""

    path: str
    ready: str
    opens: Callable[[Page], None] | None = None


def tables(page: Page, url: str) -> Iterator[tuple[str, Moment]]:
    def made(seats: list[dict[str, str]], **options: Any) -> str:
        body = {"seats": seats, "order": "as_seated", **options}
        answer = page.request.post(f"{url}/api/tables", data=body)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def started(seats: list[dict[str, str]], **options: Any) -> str:
        table = made(seats, **options)
        answer = page.request.post(f"{url}/api/tables/{table}/start", data={})
        assert answer.ok, answer.text()
        return table

    introduce(page, url, NICKNAME)
    asked = {kind: started(seats_of(game), diagram=game.diagram()) for kind, game in hardest().items()}
    asked["since"] = started([ME, BOT, BOT, BOT])
    play_past_the_page(page, url, asked["since"], own_turn(4))
    for kind, table in asked.items():
        yield kind, Moment(f"/table/{table}", ASKED)
    for name, (kind, opens) in OPENED.items():
        yield name, Moment(f"/table/{asked[kind]}", ASKED, opens)
    yield "waiting room", Moment(f"/table/{made([ME, {'kind': 'person'}, BOT])}", "[role=img] img")
    curtain = f"/table/{started([ME, {**ME, 'nickname': 'Grandpa'}, BOT])}"
    yield "curtain", Moment(curtain, "[data-part=curtain]")
    yield "names", Moment(curtain, "[data-part=curtain]", pressed("button:has([data-icon=edit])", "dialog"))
    over = started([ME, BOT, BOT], diagram=late())
    play_past_the_page(page, url, over)
    yield "end", Moment(f"/table/{over}", OVER)
    yield "replay", Moment(f"/replay/{over}?from=0&at=60", "#question [type=range]")
    seen = reviewed_game(page, url)
    yield "review", Moment(f"/review/{seen}", "[data-part=skill-and-luck]")
    at = moments(page, url, seen)[0]
    yield "moment", Moment(f"/review/{seen}/{at}", "[data-part=moment] footer")
    yield "puzzle", Moment(f"/puzzles/{a_puzzle().id}", "[data-part=puzzle]")
    missed = a_puzzle("follow")
    assert page.request.post(f"{url}/api/puzzles/{missed.id}/show", data={}).ok
    yield "puzzle answered", Moment(f"/puzzles/{missed.id}", "[data-part=verdict]")


def pressed(selector: str, then: str) -> Callable[[Page], None]:
    """Presses the first such thing that is there, if the layout has one."""

    def opens(page: Page) -> None:
        thing = page.locator(selector).locator("visible=true")
        if thing.count():
            thing.first.click()
            page.wait_for_selector(then)

    return opens


def rested(selector: str) -> Callable[[Page], None]:
    """The pointer comes to rest on a thing."""

    def opens(page: Page) -> None:
        thing = page.locator(selector).locator("visible=true")
        if thing.count():
            rest(page, thing.first)

    return opens


def rest(page: Page, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    page.mouse.move(x - 6, y, steps=2)
    page.mouse.move(x, y, steps=3)
    page.wait_for_selector("[role=tooltip]")


HAND = "[data-zone^=hand] .card"
OPENED: dict[str, tuple[str, Callable[[Page], None]]] = {
    "card in hand": ("play", rested(HAND)),
    "card in the Park": ("recruit", rested("[data-zone=park] .card")),
    "refused card": ("use", rested("[data-state=dim]")),
    "menu": ("play", pressed("button:has([data-icon=menu])", "dialog nav")),
    "log": ("play", pressed("button:has([data-icon=log])", "dialog #log")),
    "steps": ("since", pressed("#log [data-part=steps]", "#log li")),
    "chat": ("play", pressed("#log button:has([data-icon=chat])", "#log form")),
    "rival": ("play", pressed("button[aria-haspopup=dialog]:has([data-zone^=stuff])", "dialog")),
    "discard pile": (
        "use",
        pressed("[data-zone^=discard] button, button[data-zone^=discard]", "[data-part=piles]"),
    ),
    "hint": ("play", pressed(f"{ASKED} button:has([data-icon=hint])", "[data-part=hints] li")),
    "reward, sure?": ("keep", pressed("[data-choice^=keep]", "[data-confirm]")),
    "perk, sure?": ("take", pressed("[data-choice^=take]", "[data-confirm]")),
    "pick, sure?": ("pick", pressed("[data-part=packet] .card", "[data-confirm]")),
}


@dataclass
class Walk:
    """One browser, one page, that goes everywhere."""

    page: Page
    url: str
    moments: dict[str, Moment] = field(default_factory=dict)

    def prepare(self) -> None:
        self.moments = dict(tables(self.page, self.url))
        self.moments |= {path: Moment(path, ready) for path, ready in PAGES.items()}

    def speak(self, language: str, text: float = 1) -> None:
        self.page.goto(self.url)
        self.page.evaluate(
            "one => localStorage.setItem('fort-settings', JSON.stringify("
            "{...JSON.parse(localStorage.getItem('fort-settings')), ...one}))",
            {"language": language, "text": text},
        )
        self.page.goto(self.url)
        self.page.wait_for_function("one => document.documentElement.lang === one", arg=language)

    def arrive(self, moment: Moment) -> None:
        self.page.evaluate(GO, moment.path)
        self.page.wait_for_function(STILL)
        self.page.wait_for_selector(moment.ready)

    def resize(self, size: Size) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate("() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))")

    def at(self, name: str, sizes: tuple[Size, ...]) -> Iterator[Size]:
        """The moment in one size after the other, with what is opened there."""
        moment = self.moments[name]
        for number, size in enumerate(sizes):
            self.page.mouse.move(1, 1)
            if moment.opens or number == 0:
                self.page.evaluate(GO, "/device")  # whatever was open is closed
                self.resize(size)
                self.arrive(moment)
            self.resize(size)
            if moment.opens:
                moment.opens(self.page)
            yield size

    def faults(self) -> list[str]:
        found: list[str] = self.page.evaluate(MEASURE + "faults()")
        return found

    def violations(self) -> list[str]:
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE)
        return [
            f"{one['id']}: {node['html'][:160]}"
            for one in self.page.evaluate(FIND)
            for node in one["nodes"][:3]
        ]


def new_walk(browser: Browser, url: str) -> Walk:
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    context.add_init_script(f"if (!localStorage.getItem('fort-settings')) {CALM}")
    page = context.new_page()
    page.set_default_timeout(60_000)
    walk = Walk(page, url)
    walk.prepare()
    return walk


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--sizes", nargs="+", default=[f"{w}x{h}" for w, h in (*SIZES, *ZOOMED)])
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--text", nargs="+", type=float, default=[1.0])
    parser.add_argument("--moments", nargs="+")
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--axe", action=argparse.BooleanOptionalAction, default=True)
    wanted = parser.parse_args()
    sizes = tuple((int(w), int(h)) for w, _, h in (size.partition("x") for size in wanted.sizes))
    number = looked = 0
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        walk = new_walk(browser, server.url)
        for language in wanted.languages:
            for text in wanted.text:
                walk.speak(language, text)
                for name in wanted.moments or walk.moments:
                    for size in walk.at(name, sizes):
                        looked += 1
                        where = f"{language} {size[0]}x{size[1]} {text:g} {name}"
                        if wanted.shots:
                            wanted.shots.mkdir(parents=True, exist_ok=True)
                            walk.page.screenshot(path=wanted.shots / f"{where.replace('/', '_')}.png")
                        for fault in (*walk.faults(), *(walk.violations() if wanted.axe else ())):
                            number += 1
                            print(f"{where}: {fault}", flush=True)
        browser.close()
        server.stop()
    print(f"{looked} screens, {number} faults")
    return 1 if number else 0


if __name__ == "__main__":
    sys.exit(main())
