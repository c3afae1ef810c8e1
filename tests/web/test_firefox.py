"""A whole game in Debian's Firefox, which Playwright cannot drive: Puppeteer does, over WebDriver BiDi."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.web.serving import Server

SCRIPT = Path(__file__).parent / "firefox.mjs"


@pytest.mark.timeout(600)
def test_a_game_in_firefox(server: Server, tmp_path: Path) -> None:
    firefox = shutil.which("firefox-esr") or shutil.which("firefox")
    assert firefox, "no firefox: install Debian's package `firefox-esr`"
    command = ["node", str(SCRIPT), server.url, firefox]
    done = subprocess.run(command, capture_output=True, text=True, timeout=540, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(done.stdout)
    assert told["version"].startswith("firefox/")
    assert told["answers"] > 20
    assert told["wrong"] == []
