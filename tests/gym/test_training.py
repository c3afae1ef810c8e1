"""The script that trains a small policy does so."""

import subprocess
import sys
from pathlib import Path

from tests.cli.run import ROOT


def test_a_small_policy_learns(tmp_path: Path) -> None:
    words = ["--bot", "rookie", "--games", "6", "--passes", "3", "--evaluate", "4"]
    command = [sys.executable, str(ROOT / "examples" / "train_policy.py"), *words]
    done = subprocess.run(
        [*command, "--data", str(tmp_path / "games.parquet")], capture_output=True, text=True, check=True
    )
    losses = [float(line.rpartition(" ")[2]) for line in done.stdout.splitlines() if "loss" in line]
    assert losses[2] < losses[0]
    assert "win share against random" in done.stdout
