"""The database may go away at any time, in any way; tools.reliability is the long run."""

import asyncio
import tempfile
from pathlib import Path

import pytest

from tests.server.outages import KINDS, Stage


@pytest.mark.parametrize("workers", [1, 2])
def test_tables_go_on_after_an_outage(workers: int) -> None:
    with tempfile.TemporaryDirectory(prefix="fort-out-") as home:
        stage = Stage(Path(home), tables=4, seed="outages", workers=workers)
        lengths = (0.5, 1.0, 2.0, 1.5, 7.0)  # the last one longer than anybody's patience
        found = asyncio.run(stage.run(list(zip(KINDS, lengths, strict=True))))
        assert found["choices"] > 20
        assert max(found["returns"]) < 20.0  # on a busy machine; measured alone, see docs/reliability.md
