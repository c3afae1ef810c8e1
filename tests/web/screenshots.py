"""Pictures of the screens for the documentation: `python -m tests.web.screenshots`.

Every moment is reached once, in real games, and taken in the sizes and themes that `WANTED` names.
`--all FOLDER` takes each in every size and theme, to look at; `--tours` chooses some.
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
QUALITY = 70


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


def take_all(browser: Browser, url: str, tours: list[str], folder: Path) -> None:
    for tour in tours:
        for at, (name, page) in enumerate(TOURS[tour](browser, url)):
            for each, size in enumerate(SIZES):
                shoot(page, size, THEMES[(at + each) % 2], folder / f"{name}-{size}.webp")
            page.set_viewport_size({"width": 1280, "height": 720})
            print(name, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every moment in every size and theme")
    parser.add_argument("--tours", nargs="+", choices=TOURS, default=list(TOURS))
    chosen = parser.parse_args()
    folder = chosen.all
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        take_all(browser, server.url, chosen.tours, folder)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
