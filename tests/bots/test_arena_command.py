"""`fort arena` and `fort stats` as they are run: what they print, and what they refuse."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import jsonschema
import pytest

from tests.children import child
from tests.cli.run import ROOT, fort

SHARE = {"type": "number", "minimum": 0, "maximum": 1}
COUNT = {"type": "integer", "minimum": 0}
NUMBER = {"type": "number"}
LINE = {
    "bot": {"type": "string"},
    "seats": COUNT,
    "games": COUNT,
    "win_share": SHARE,
    "low": SHARE,
    "high": SHARE,
    "elo": NUMBER,
    "elo_low": NUMBER,
    "elo_high": NUMBER,
    "mean_score": NUMBER,
    "mean_rank": NUMBER,
    "decisions": COUNT,
    "ms_per_decision": NUMBER,
    "max_ms": NUMBER,
    "late": COUNT,
}
SCHEMA = {
    "type": "object",
    "required": ["bots", "seats", "setup", "games", "deals", "seed", "mirror", "fair", "controls"],
    "properties": {
        "bots": {
            "type": "array",
            "minItems": 2,
            "items": {"type": "object", "required": list(LINE), "properties": LINE},
        },
        "games": COUNT,
        "fair": SHARE,
        "seat_shares": {"type": "array", "items": SHARE},
    },
}


def output(*words: str) -> tuple[str, str]:
    """Standard output and standard error of the command."""
    command = [sys.executable, "-m", "fort", *words]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=300, check=True)
    return done.stdout, done.stderr


def test_json_alone_on_standard_output() -> None:
    out, err = output("arena", "rookie", "random", "--games", "4", "--workers", "2", "--json")
    data = json.loads(out)
    jsonschema.validate(data, SCHEMA)
    assert [line["bot"] for line in data["bots"]] == ["rookie", "random"]
    assert (data["seats"], data["games"], data["deals"], data["fair"]) == (2, 4, 2, 0.5)
    assert data["controls"] == {"shares_add_up": True, "seats_equal": True, "mirror_covers_fair": None}
    assert all(line["low"] <= line["win_share"] <= line["high"] for line in data["bots"])
    assert "4/4" in err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_a_bot_prints_is_no_json(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "chatty.py"
    file.write_text(
        "from fort import bots\n\n\nclass Chatty(bots.Bot):\n    def choose(self, view):\n"
        "        print('hmm')\n        return view.options[0]\n\n\nprint('hello')\n"
    )
    words = ("arena", f"{file}:Chatty", "random", "--games", "2", "--workers", workers, "--json")
    out, err = output(*words)
    assert json.loads(out)["games"] == 2
    assert "hello" in err
    assert "hmm" in err


def test_the_table_and_its_notes() -> None:
    text = fort("arena", "random", "--mirror", "--games", "4", "--seats", "3", "--workers", "1")
    assert "4 games do not make whole deals of 3: 6 are played." in text
    assert "random (twin)" in text
    assert "33.3% is fair" in text
    assert "Mirror: 33.3% is " in text


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("arena", "rookie", "random", "--seed", "resume", "--workers", "1", "--resume", str(file))
    fort(*words, "--games", "2")
    first = file.read_text("utf-8").splitlines()
    assert len(first) == 3
    fort(*words, "--games", "4")
    assert file.read_text("utf-8").splitlines()[:3] == first
    assert len(file.read_text("utf-8").splitlines()) == 5
    kept = file.read_bytes()
    fort(*words, "--games", "4")
    assert file.read_bytes() == kept
    refused = fort("arena", "rookie", "random", "--resume", str(file), code=2)
    assert "holds games of other settings (seed resume, now arena)" in refused
    assert file.read_bytes() == kept


@pytest.mark.slow
def test_ctrl_c_leaves_a_usable_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["arena", "rookie", "random", "--games", "5000", "--workers", "2", "--resume", str(file)]
    command = [sys.executable, "-m", "fort", *words]
    with child(command, cwd=ROOT, stderr=subprocess.PIPE) as running:
        while not (file.exists() and len(file.read_bytes().splitlines()) > 4):
            assert running.poll() is None
            time.sleep(0.2)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate()
    assert running.returncode == 130, err
    assert "the same command goes on from there" in err
    assert "Traceback" not in err
    games = [json.loads(line) for line in file.read_text("utf-8").splitlines()[1:]]
    assert 4 <= len(games) < 5000


def test_pictures(tmp_path: Path) -> None:
    picture = tmp_path / "result.png"
    fort("arena", "rookie", "random", "--games", "2", "--workers", "1", "--plot", str(picture))
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert picture.stat().st_size > 5000


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("arena", "nobody", "random"), "there is no bot 'nobody': expected one of random, rookie"),
        (("arena", "random", "rookie", "--seats", "5"), "5 seats: Fort is played by 2 to 4"),
        (("arena", "random", "rookie", "--games", "0"), "0 games: expected at least 1"),
        (("arena", "random", "rookie", "regular"), "3 bots for 2 seats: expected 2 bots"),
        (("arena", "random", "rookie", "--workers", "0"), "0 workers: expected at least 1"),
        (("arena", "random", "rookie", "--ray", "auto", "--workers", "2"), "leave out --workers"),
        (("arena", "random", "rookie", "--plot", "result.doc"), "expected a name that ends in .png"),
        (("arena", "random", "rookie", "--box", "nowhere"), "nowhere: expected a directory"),
        (("arena", "random", "rookie", "--resume", "no/such/place"), "no/such/place cannot be written"),
        (("arena", "random", "rookie", "--resume", "README.md"), "README.md is no file of the arena"),
        (("stats", "--bot", "nobody"), "there is no bot 'nobody'"),
        (("stats", "--seats", "two"), " is not a list of seats: expected for example 2,3,4"),
        (("stats", "--seats", "2,5"), "5 seats: Fort is played by 2 to 4"),
        (("stats", "--games", "0"), "0 games: expected at least 1"),
    ],
)
def test_bad_input_is_told_in_one_sentence(words: tuple[str, ...], wrong: str) -> None:
    text = fort(*words, code=2)
    assert text.startswith("fort: ")
    assert wrong in text
    assert text.count("\n") == 1


def test_stats_of_games(tmp_path: Path) -> None:
    page = tmp_path / "games.md"
    words = ("stats", "--bot", "random", "--games", "2", "--seats", "2,3", "--workers", "1")
    text = fort(*words, "--page", str(page), "--plot", str(tmp_path / "pictures"))
    for title in ("Lengths and ends", "Points by source", "Win share by seat", "Made-up rules", "Perks"):
        assert title in text
        assert f"## {title}" in page.read_text("utf-8")
    assert "(pictures/games.png)" in page.read_text("utf-8")
    assert {file.name for file in (tmp_path / "pictures").iterdir()} == {"games.png", "kids.png"}


def test_stats_as_json_with_another_box(tmp_path: Path) -> None:
    box = tmp_path / "box"
    fort("box", "copy", str(box))
    boards = box / "boards.txt"
    boards.write_text(boards.read_text("utf-8").replace("5 | 23 ", "5 | 90 "), "utf-8")
    words = ("stats", "--bot", "random", "--games", "6", "--seats", "2", "--workers", "1", "--json")
    ours, other = json.loads(output(*words)[0]), json.loads(output(*words, "--box", str(box))[0])
    assert ours["tables"][0]["rounds"] == other["tables"][0]["rounds"]  # random bots care for no points
    table = ours["tables"][0]
    assert sum(end["value"] for end in table["ends"].values()) == pytest.approx(1)
    assert sum(share["value"] for share in table["seat_shares"]) == pytest.approx(1)
    assert len(ours["kids"]) == 42
    assert len(ours["made_up_rules"]) == 11
    assert len(ours["perks"]) == 9
    assert ours["box"] is None
    assert other["box"] == str(box)
