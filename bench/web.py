"""The page in a real browser: how soon one plays, how smoothly cards move, how much is loaded, Lighthouse.

python -m bench.web            measures; writes bench/web.json and docs/browser.md
python -m bench.web --report   writes the page again, measures nothing
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bench import web_report
from bench.environments import PLACE, say
from playwright.sync_api import BrowserContext, Page, ViewportSize, sync_playwright
from rich.progress import Progress
from tests.web.conftest import FLAGS
from tests.web.playing import ASKED, BOT, ME, choose_one, introduce, moved, open_table, state, wait
from tests.web.serving import Server

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "web.json"
LIGHTHOUSE = "13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices")
PORT = 9333  # of the browser, for Lighthouse
STARTS = 7
ROUNDS = 6
REGULAR = {"kind": "bot", "bot": "regular"}
TURNS = 6
SIZE: ViewportSize = {"width": 1280, "height": 720}
MOVING = "localStorage.setItem('fort-settings', JSON.stringify({motion: true, speed: 1, sound: false}))"
# Frames that follow one another while a card is in the air, and tasks that hold the page up.
WATCH = """
window.frames_ = []; window.tasks_ = [];
new PerformanceObserver((list) => list.getEntries().forEach((task) => window.tasks_.push(task.duration)))
  .observe({type: 'longtask'});
let before = null;
const frame = (now) => {
  const flying = document.querySelector('[data-part=flyer]') !== null;
  if (flying && before !== null) window.frames_.push(now - before);
  before = flying ? now : null;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""

Figures = dict[str, Any]


@contextmanager
def browser() -> Iterator[BrowserContext]:
    """Chromium with a profile of its own, which Lighthouse can look at too."""
    found = shutil.which("chromium")
    if found is None:
        raise RuntimeError("no chromium: install Debian's package `chromium`")
    with TemporaryDirectory() as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=found, args=[*FLAGS, f"--remote-debugging-port={PORT}"], viewport=SIZE
        )
        context.set_default_timeout(120_000)
        yield context
        context.close()


def first_load(context: BrowserContext, url: str) -> Figures:
    """Kilobytes over the wire until home stands, from an empty cache, as the browser counts them."""
    page = context.new_page()
    page.goto(url, wait_until="networkidle")
    page.evaluate("() => document.fonts.ready.then(() => null)")
    entries: list[tuple[str, float]] = page.evaluate(
        """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
          .map((entry) => [new URL(entry.name).pathname, entry.transferSize / 1000])"""
    )
    page.close()
    script = sum(size for name, size in entries if name.endswith(".js"))
    return {"script": script, "all": sum(size for _, size in entries)}


def starts(context: BrowserContext, url: str, progress: Progress) -> list[float]:
    """Milliseconds from pressing "Play now" until something is asked or told at the table."""
    taken = []
    for _ in progress.track(range(STARTS), description="Play now"):
        page = context.new_page()
        page.goto(url, wait_until="networkidle")
        taken.append(
            page.evaluate(
                """() => new Promise((done) => {
                  const began = performance.now();
                  const look = () => document.querySelector('#question, #log li')
                    ? done(performance.now() - began) : requestAnimationFrame(look);
                  document.querySelector('[data-part=start]').click();
                  look();
                })"""
            )
        )
        page.close()
    return taken


def turns(context: BrowserContext, url: str, progress: Progress) -> Figures:
    """Frames and long tasks while bots play and cards move."""
    page = context.new_page()
    page.add_init_script(MOVING)
    page.add_init_script(WATCH)
    open_table(page, url, [ME, BOT, BOT, BOT])
    wait(page)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)  # the observer hears of a task some time after it
    page.evaluate("window.tasks_ = []")  # the table stands; from here on it is play
    chance = Random(4)
    for _ in progress.track(range(TURNS), description="turns"):
        play_a_turn(page, chance)
    # In one go: handing over a thousand frames is a long task of its own, which is not play.
    frames, tasks = page.evaluate("[window.frames_, window.tasks_]")
    page.close()
    within = sum(frame <= 20 for frame in frames) / max(1, len(frames))
    return {"frames": len(frames), "within": within, "longest": max(tasks, default=0), "tasks": len(tasks)}


def play_a_turn(page: Page, chance: Random) -> None:
    """Chooses until somebody else is at turn, and waits until one is asked again."""
    while wait(page) == "asked":
        choose_one(page, chance)
        page.wait_for_timeout(200)
        if page.locator(ASKED).count() == 0:
            wait(page)
            return


def rounds(context: BrowserContext, progress: Progress) -> list[float]:
    """Seconds that one waits in a round against three bots, at the speed that people have at first."""
    waited = 0.0
    found: list[float] = []
    with TemporaryDirectory() as folder:
        server = Server(Path(folder), pace=1)
        page = context.new_page()
        page.add_init_script(MOVING)
        introduce(page, server.url)
        open_table(page, server.url, [ME, REGULAR, REGULAR, REGULAR])
        task = progress.add_task("rounds", total=ROUNDS)
        while len(found) <= ROUNDS and (passed := timed(page)) is not None:
            waited += passed
            if page.locator(f"{ASKED} [data-choice^='play '], {ASKED} [data-choice=skip]").count():
                found.append(waited)
                waited = 0.0
                progress.advance(task)
            waited += answer(page)
        page.close()
        server.stop()
    return found[1:]


def timed(page: Page) -> float | None:
    """Seconds until something is asked; None if the game is over before."""
    began = time.monotonic()
    return time.monotonic() - began if wait(page) == "asked" else None


def answer(page: Page) -> float:
    """Declines where that can be done, else takes the first answer; seconds until it is done."""
    before, began = state(page), time.monotonic()
    decline = page.locator(f"{ASKED} [data-choice=decline]")
    buttons = decline if decline.count() else page.locator(f"{ASKED} [data-choice], [data-confirm]")
    if buttons.count():
        buttons.first.click()
        moved(page, before)
    return time.monotonic() - began


def lighthouse(url: str) -> Figures:
    """Scores of a page in the browser that runs already, with its cookies."""
    program = PLACE / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
    if not program.exists():
        say(f"installing Lighthouse {LIGHTHOUSE} into {program.parents[2]}")
        command = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
        place = str(PLACE / "lighthouse")
        subprocess.run([*command, "--prefix", place, f"lighthouse@{LIGHTHOUSE}"], check=True)
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        words = ["--preset=desktop", "--quiet", "--disable-storage-reset", "--output=json"]
        words += [f"--only-categories={','.join(CATEGORIES)}", f"--port={PORT}", f"--output-path={report}"]
        subprocess.run([str(program), url, *words], check=True)
        found = json.loads(report.read_text("utf-8"))
    scores = {name: round(100 * found["categories"][name]["score"]) for name in CATEGORIES}
    paint = found["audits"]["largest-contentful-paint"]["numericValue"]
    missing = [
        audit["title"]
        for audit in found["audits"].values()
        if audit["score"] is not None and audit["score"] < 0.9 and audit["scoreDisplayMode"] == "binary"
    ]
    return {**scores, "largest paint": paint, "missing": missing}


def measure() -> Figures:
    load = os.getloadavg()[0]
    with TemporaryDirectory() as folder, browser() as context, Progress() as progress:
        server = Server(Path(folder))
        try:
            loaded = first_load(context, server.url)
            page = context.new_page()
            introduce(page, server.url)
            taken = starts(context, server.url, progress)
            moving = turns(context, server.url, progress)
            waited = rounds(context, progress)
            table = open_table(page, server.url, [ME, BOT, BOT, BOT])
            wait(page)
            page.close()
            scores = {
                "home": lighthouse(server.url),
                "a running table": lighthouse(f"{server.url}/table/{table}"),
            }
        finally:
            server.stop()
    start = {"median": median(taken), "most": max(taken), "times": len(taken)}
    figures = {"load": load, "loaded": loaded, "start": start, "moving": moving, "rounds": waited}
    return {**figures, "lighthouse": scores}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--report", action="store_true", help="write the page again, measure nothing")
    chosen = parser.parse_args()
    if not chosen.report:
        RESULTS.write_text(json.dumps(web_report.rounded(measure()), indent=1) + "\n", "utf-8")
    failed = web_report.write(json.loads(RESULTS.read_text("utf-8")))
    print("\n".join(failed) or "every goal is met")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
