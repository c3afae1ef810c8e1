"""The benchmark runs and reports what it should; how fast is not asked."""

import json
import subprocess
import sys
from pathlib import Path

from bench import report
from bench.run import fallen

BENCH = Path(__file__).resolve().parent.parent / "bench" / "fort_bench.py"
WORDS = ["speed", "calls", "rounds", "memory", "profile"]
TINY = ["--seats", "2", "--seconds", "0.001", "--playouts", "1", "2"]


def test_the_benchmark_of_the_engine() -> None:
    done = subprocess.run(
        [sys.executable, str(BENCH), *WORDS, *TINY], capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    assert {"python", "compiled", *WORDS} == set(found)
    assert set(found["speed"]["2"]) == {"decisions", "games", "legal", "playouts"}
    assert set(found["calls"]["2"]) == {"copy", "options", "view", "imagine", "replay", "replay_choices"}
    assert found["speed"]["2"]["legal"] > 1
    assert all(line["decisions"] > 0 for line in found["rounds"]["2"]["lines"])
    assert [line["playouts"] for line in found["memory"]["lines"]] == [1, 2]
    assert {"function", "calls", "own", "total"} == set(found["profile"][0])


def test_the_answers_of_the_bots() -> None:
    words = ["--bots", "random", "expert@10ms", "--seats", "2", "--answers", "5"]
    command = [sys.executable, str(BENCH.with_name("bots.py")), *words]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)["bots"]
    assert [line["bot"] for line in found] == ["random", "expert@10ms"]
    assert found[0]["in time"] is None
    assert 0 <= found[1]["in time"] <= 1
    assert all(line["answers"] == 5 and line["worst"] >= line["mean"] > 0 for line in found)
    table = report.bots_table({"bots": found})
    assert len([line for line in table if line.startswith("| `")]) == 2


def test_a_ratio_that_fell_is_named() -> None:
    before = {"a": 4.0, "b": 4.0, "gone": 1.0}
    assert fallen(before, {"a": 2.9, "b": 3.1}) == ["a: 4.00 before, 2.90 now"]


def test_figures_keep_four_digits() -> None:
    assert report.rounded({"a": [1.23456, 7, "x"]}) == {"a": [1.235, 7, "x"]}
