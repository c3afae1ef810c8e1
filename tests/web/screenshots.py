"""Pictures of the key screens for the documentation: `python -m tests.web.screenshots`."""

import shutil
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import CALM, FLAGS
from tests.web.playing import ASKED, BOT, ME, choose_one, introduce, open_table, play_to_the_end, wait
from tests.web.serving import Server

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
QUALITY = 58
WANTED = {"Play a card": "play", "Add cards": "adding", "Follow": "follow", "Take one card": "recruit"}
WANTED |= {
    "Keep one made": "made-up-rule",
    "Take one perk": "perk",
    "Pay for": "pay",
    "Keep one card": "draft",
}


def shoot(page: Page, name: str) -> None:
    page.mouse.move(2, 2)
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
    print(name)


def new(browser: Browser, width: int, height: int, theme: str = "light") -> Page:
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=theme)  # type: ignore[arg-type]  # a literal of Playwright
    context.add_init_script(CALM)
    return context.new_page()


def game(browser: Browser, url: str, size: tuple[int, int], name: str, theme: str, setup: str) -> None:
    """A game to its end; the first of each wanted question is taken."""
    page = new(browser, *size, theme)
    introduce(page, url)
    open_table(page, url, [ME, BOT, BOT, BOT], setup=setup)
    chance = Random(8)
    left = dict(WANTED)
    for _ in range(90):
        if wait(page) == "over" or not left:
            break
        question = page.locator(f"{ASKED} p").inner_text()
        for beginning in [each for each in left if question.startswith(each)]:
            shoot(page, f"{name}-{left.pop(beginning)}")
        choose_one(page, chance)
    play_to_the_end(page, chance)
    page.wait_for_timeout(2500)
    shoot(page, f"{name}-end")
    page.context.close()


def pages(browser: Browser, url: str) -> None:
    for theme in ("light", "dark"):
        page = new(browser, 1280, 720, theme)
        introduce(page, url)
        page.goto(url)
        shoot(page, f"home-{theme}")
        page.context.close()
    page = new(browser, 1280, 720)
    introduce(page, url)
    for path in ("new", "kids", "rules"):
        page.goto(f"{url}/{path}")
        page.wait_for_selector("h1")
        shoot(page, path)
    page.context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        pages(browser, server.url)
        game(browser, server.url, (1280, 720), "table", "light", "basic")
        game(browser, server.url, (390, 844), "phone", "light", "advanced")
        game(browser, server.url, (820, 1180), "tablet", "dark", "basic")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
