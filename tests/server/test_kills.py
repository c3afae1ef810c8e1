"""A server that is killed at any moment loses nothing it acknowledged; tools.reliability is the long run."""

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from tests.server.serving import Serving
from tests.server.stubborn import play_through_kills


@pytest.mark.slow
def test_nothing_acknowledged_is_lost(database: str, serve: Callable[..., Serving]) -> None:
    found = asyncio.run(play_through_kills(serve(database), 2, Random("kills"), most=4))
    assert found["kills"] >= 1
    assert found["falls"] >= 1
