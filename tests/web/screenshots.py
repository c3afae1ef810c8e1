"""Pictures of the screens for the documentation: `python -m tests.web.screenshots`.

Every moment is reached in real games and taken in the sizes that `WANTED` names, dark where it says so.
`--all FOLDER` takes each in every size instead, light and dark by turns, to look at; `--tours` chooses some.
"""

import argparse
import shutil
from base64 import b64decode
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import FLAGS
from tests.web.moments import TOURS
from tests.web.serving import Server

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "table": (1280, 720), "wide": (1920, 1080)}
THEMES = ("light", "dark")
QUALITY = 68
WANTED = {
    "home": "table table-dark phone",
    "new": "table phone tablet",
    "waiting": "table phone-dark",
    "kids": "table phone",
    "rules": "table",
    "play": "table phone tablet-dark wide",
    "adding": "table phone",
    "follow": "table-dark phone tablet",
    "hint": "table phone",
    "recruit": "table phone-dark",
    "pay": "table phone",
    "tuck": "table",
    "trash": "table phone",
    "made-up-rule": "table phone tablet",
    "perk": "table-dark phone",
    "draft": "table phone tablet-dark",
    "draft-sure": "phone",
    "curtain": "table phone",
    "piles": "table phone",
    "resign": "phone",
    "resigned": "phone",
    "vote-abandon": "phone-dark",
    "last-round": "table phone",
    "end": "table phone wide-dark",
    "replay": "table phone",
    "clocks": "table phone",
    "vote": "table phone",
    "paused": "table",
    "spectator": "wide",
    "chat": "table",
    "menu": "table phone",
}


def shoot(page: Page, size: str, theme: str, path: Path) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # a literal of Playwright
    page.mouse.move(2, 2)
    page.wait_for_timeout(250)
    wire = page.context.new_cdp_session(page)
    taken = wire.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(b64decode(taken["data"]))
    wire.detach()
    print(path.name, flush=True)


def views_of(name: str, at: int, everything: bool) -> list[tuple[str, str]]:
    """The sizes and themes in which a moment is taken."""
    if everything:
        return [(size, THEMES[(at + each) % 2]) for each, size in enumerate(SIZES)]
    views = [view.partition("-") for view in WANTED.get(name, "").split()]
    return [(size, theme or "light") for size, _, theme in views]


def take(browser: Browser, url: str, tours: list[str], folder: Path, everything: bool) -> None:
    for tour in tours:
        for at, (name, page) in enumerate(TOURS[tour](browser, url)):
            for size, theme in views_of(name, at, everything):
                ending = "-dark" if theme == "dark" else ""
                shoot(page, size, theme, folder / f"{size}-{name}{ending}.webp")
            page.set_viewport_size({"width": 1280, "height": 720})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every moment in every size")
    parser.add_argument("--tours", nargs="+", choices=TOURS, default=list(TOURS))
    chosen = parser.parse_args()
    folder = chosen.all or FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        take(browser, server.url, chosen.tours, folder, chosen.all is not None)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
