"""A bot of ten lines comes to a table by the invitation link, and everybody sees that it is a bot."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.children import child
from tests.server.test_connect import PATHS, TEN_LINES
from tests.web.conftest import NewPage
from tests.web.playing import choose_one, introduce, wait
from tests.web.serving import Server


def test_a_bot_that_comes_by_the_link_is_marked(server: Server, new_page: NewPage, tmp_path: Path) -> None:
    (tmp_path / "hoarder.py").write_text(TEN_LINES)
    page = new_page()
    introduce(page, server.url, "Ada")
    seats = [{"kind": "me"}, {"kind": "person"}]
    made = page.request.post(f"{server.url}/api/tables", data={"seats": seats, "order": "as_seated"})
    table = made.json()["id"]
    page.goto(f"{server.url}/table/{table}")
    link = page.locator("input[readonly]").input_value()
    command = [sys.executable, "-m", "fort", "connect", link, "--bot", "hoarder:Hoarder"]
    home = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "PYTHONPATH": PATHS}
    with child(command, cwd=tmp_path, env=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):
        room = page.locator("main ol")
        expect(room).to_contain_text("Hoarder")
        expect(room).to_contain_text("bot · here")
        expect(room.get_by_text("bot", exact=False)).to_have_count(1)  # nobody else is one
        page.request.post(f"{server.url}/api/tables/{table}/start", data={})
        rival = page.locator("[data-rivals]")
        expect(rival.get_by_text("Hoarder")).to_be_visible()
        expect(rival.get_by_text("bot", exact=True)).to_be_visible()
        chance = Random(1)
        for _ in range(6):
            wait(page)
            choose_one(page, chance)
        wait(page)
        page.set_viewport_size({"width": 390, "height": 844})
        tile = page.get_by_role("button", name="Hoarder")  # on a phone, one opens a rival by it
        expect(tile.get_by_text("bot", exact=True)).to_be_visible()
