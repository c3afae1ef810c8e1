"""Finished games to look back at, got to quickly: the last round of one, played past the page."""

from playwright.sync_api import Page

from fort.review import Puzzle, puzzles
from tests.web.playing import BOT, ME, play_past_the_page

COMPLETE = "[data-part=summary][data-stage=complete]"


def last_round() -> str:
    """A position of the last round of two, in which seat 1 is about to play."""
    asked = (2, 1, "play", "last-round")
    found = (each for each in puzzles() if (each.seats, each.seat, each.question, each.theme) == asked)
    return next(found).game().diagram()


def finished_game(page: Page, url: str) -> str:
    """A short game of the guest of this page that is over; its table."""
    body = {"seats": [BOT, ME], "order": "as_seated", "diagram": last_round()}
    made = page.request.post(f"{url}/api/tables", data=body)
    assert made.ok, made.text()
    table = str(made.json()["id"])
    assert page.request.post(f"{url}/api/tables/{table}/start", data={}).ok
    play_past_the_page(page, url, table)
    return table


def reviewed_game(page: Page, url: str) -> str:
    """One that has been looked back at: the review is complete."""
    table = finished_game(page, url)
    answer = page.request.post(f"{url}/api/games/{table}/review", data={"seat": 1})
    while answer.json()["stage"] != "complete":
        assert answer.ok, answer.text()
        assert answer.json()["stage"] != "failed"
        page.wait_for_timeout(200)
        answer = page.request.get(f"{url}/api/games/{table}/review?seat=1")
    return table


def moments(page: Page, url: str, table: str) -> list[int]:
    """The moments of a reviewed game, by their numbers."""
    told = page.request.get(f"{url}/api/games/{table}/review?seat=1").json()["review"]
    return [moment["number"] for moment in told["moments"]]


def a_puzzle(question: str = "play") -> Puzzle:
    """One that asks this."""
    return next(each for each in puzzles() if each.question == question)
