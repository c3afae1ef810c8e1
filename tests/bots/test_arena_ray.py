"""The same games on a real Ray cluster, started here."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec

import pytest

from fort.bots.arena.match import play
from fort.bots.arena.series import Series
from fort.bots.arena.workers import WorkersError, done, played
from tests.children import PATIENCE, child
from tests.cli.run import ROOT

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not find_spec("ray"), reason="Ray is an extra: pip install 'fort-game[ray]'"),
]

QUIET = {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}
WORDS = ["arena", "expert@4sims", "rookie", "--games", "6", "--seed", "cluster", "--json"]


def run(*command: str) -> str:
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, **QUIET},
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A head with two cores, stopped by closing the process that holds it."""
    script = (
        "import ray, sys\n"
        "context = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)\n"
        "print(context.address_info['gcs_address'], flush=True)\n"
        "sys.stdin.read()\n"
    )
    with child(
        [sys.executable, "-c", script],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=ROOT,
        env={**os.environ, **QUIET},
    ) as head:
        assert head.stdout is not None
        yield head.stdout.readline().strip()
        head.communicate(timeout=PATIENCE)


def figures(text: str) -> list[dict[str, object]]:
    timed = ("ms_per_decision", "max_ms", "late")
    return [
        {key: value for key, value in line.items() if key not in timed} for line in json.loads(text)["bots"]
    ]


def test_a_cluster_plays_the_same_games(cluster: str) -> None:
    there = run(sys.executable, "-m", "fort", *WORDS, "--ray", cluster)
    here = run(sys.executable, "-m", "fort", *WORDS, "--workers", "1")
    assert figures(there) == figures(here)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:many"])
def test_a_cluster_that_is_not_there(address: str) -> None:
    with pytest.raises(WorkersError, match=f"no Ray cluster at '{address}'"):
        list(done(partial(play, Series(("rookie", "random"))), [0], cluster=address))


def test_a_machine_with_another_fort_is_refused() -> None:
    with pytest.raises(WorkersError, match="install the same version there"):
        played(partial(play, Series(("rookie", "random"))), [0], "another fingerprint")
