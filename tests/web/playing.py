"""What a person does at the table, by mouse, finger or keys."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page
from websockets.sync.client import connect

ASKED = "#question[data-asked]"
OVER = "[data-part=end]"
MOST_CHOICES = 700
MOST_LOOKS = 3000
PATIENT: dict[str, Any] = {"open_timeout": 60, "ping_interval": None, "max_size": None}  # of a socket


def introduce(page: Page, url: str, nickname: str = "Ada") -> None:
    page.goto(url)
    answer = page.request.post(f"{url}/api/me", data={"nickname": nickname})
    assert answer.ok, answer.text()


def open_table(page: Page, url: str, seats: list[dict[str, str]], **options: Any) -> str:
    """Opens a table and starts it; goes there."""
    made = page.request.post(f"{url}/api/tables", data={"seats": seats, "order": "as_seated", **options})
    assert made.ok, made.text()
    table: str = made.json()["id"]
    started = page.request.post(f"{url}/api/tables/{table}/start", data={})
    assert started.ok, started.text()
    page.goto(f"{url}/table/{table}")
    return table


ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


def wait(page: Page) -> str:
    """Until there is a question or the game is over; the decision it is."""
    page.wait_for_selector(f"{ASKED}, {OVER}")
    return "over" if page.query_selector(OVER) else "asked"


def asked_of(*pages: Page) -> Page:
    """The one of these people who is asked, as soon as it shows."""
    for _ in range(MOST_LOOKS):
        for page in pages:
            if page.locator(f"{ASKED} [data-choice], {ASKED} [data-confirm]").count():
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


STATE = (
    "(document.querySelector('#question')?.dataset.decision ?? '') + "
    "(document.querySelector('[data-confirm]') ? ' sure?' : '')"
)


def state(page: Page) -> str:
    """Something that changes with every choice, and when one is selected that is asked for twice."""
    return str(page.evaluate(f"() => {STATE}"))


def moved(page: Page, before: str) -> None:
    """Until the table is another one."""
    page.wait_for_function(
        f"before => document.querySelector('{OVER}, [data-part=curtain]') || ({STATE}) !== before", arg=before
    )


def options(page: Page) -> list[Locator]:
    """Everything lit that is not in the question bar: cards, tokens, boxes; else the bar's buttons."""
    things = page.locator("main [data-choice]:not(#question *):visible").all()
    return things or page.locator(f"{ASKED} [data-choice]").all()


def choose_one(page: Page, chance: Random, touch: bool = False) -> None:
    """One choice as a person makes it: on the table if something lies there, else by a button."""
    before = state(page)
    confirm = page.locator("[data-confirm]")
    if confirm.count():
        chosen = confirm.first
    else:
        things, buttons = options(page), page.locator(f"{ASKED} [data-choice]").all()
        if not things and not buttons:
            return  # there was only one answer, and it was given for the person meanwhile
        chosen = chance.choice(things if things and chance.random() < 0.8 else buttons or things)
    if touch:
        chosen.tap(force=True)
    else:
        chosen.click(force=True)
    chooser = page.locator("[role=dialog] [data-choice]")
    if chooser.count():
        chance.choice(chooser.all()).click()
    moved(page, before)


def play_to_the_end(page: Page, chance: Random, touch: bool = False) -> int:
    for number in range(MOST_CHOICES):
        if wait(page) == "over":
            return number
        choose_one(page, chance, touch)
    raise AssertionError("the game does not end")


def play_past_the_page(
    page: Page, url: str, table: str, enough: Callable[[dict[str, Any]], bool] = lambda _: False
) -> None:
    """Plays at random over the wire, as the guest of this page, to the end or until a question is enough."""
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    dice = Random(table)
    with connect(address, additional_headers={"Cookie": cookies}, **PATIENT) as socket:
        while True:
            heard = json.loads(socket.recv(timeout=60))
            if heard["type"] not in ("state", "events"):
                continue
            if heard["result"] is not None:
                return
            if heard["prompt"] is not None and enough(heard):
                return
            if heard["prompt"] is not None:
                socket.send(json.dumps(chosen(heard, dice)))


def chosen(heard: dict[str, Any], dice: Random) -> dict[str, Any]:
    decision, prompt = heard["decision"], heard["prompt"]
    choice = dice.choice(prompt["options"])["choice"]
    return {
        "type": "choose",
        "id": f"c{decision}",
        "decision": decision,
        "seat": prompt["seat"],
        "choice": choice,
    }


def own_turn(number: int) -> Callable[[dict[str, Any]], bool]:
    """Whether the person is to play a card, in this round or a later one."""

    def enough(heard: dict[str, Any]) -> bool:
        view = heard["view"]
        return bool(view["round"] >= number and view["question"]["kind"] == "play")

    return enough
