"""A sample of the walk over moments, sizes and languages; `python -m tests.web.walk` is the whole of it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.serving import Server
from tests.web.walk import Walk, new_walk

# Each size with the language that is hardest for it, at the moments that need most room there.
SAMPLE = [
    (
        "de",
        ((320, 568), (844, 390), (1024, 768)),
        ("play", "use", "pay", "since", "curtain", "card in hand", "end"),
    ),
    ("ru", ((667, 375), (1280, 720)), ("follow", "recruit", "refused card", "menu", "replay")),
]


@pytest.fixture(scope="module")
def walk(browser: Browser, server: Server) -> Iterator[Walk]:
    walked = new_walk(browser, server.url)
    yield walked
    walked.page.context.close()


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("language", "sizes", "moments"), SAMPLE)
def test_nothing_is_cut_covered_or_out_of_reach(
    walk: Walk, language: str, sizes: tuple[tuple[int, int], ...], moments: tuple[str, ...]
) -> None:
    walk.speak(language)
    found = [
        f"{width}x{height} {name}: {fault}"
        for name in moments
        for width, height in walk.at(name, sizes)
        for fault in (*walk.faults(), *walk.violations())
    ]
    assert found == []
