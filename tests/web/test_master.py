"""Master at a table: it answers, and the hints it gives explain themselves in every language."""

from random import Random

from fort.text import LANGUAGES
from tests.web.conftest import CALM, NewPage
from tests.web.playing import ASKED, ME, choose_one, introduce, open_table, wait
from tests.web.serving import Server
from tests.web.wording import plain_messages, words, words_of

MASTER = {"kind": "bot", "bot": "master@50ms"}
HINTS = "[data-part=hints]"


def test_master_plays_and_says_why(server: Server, new_page: NewPage) -> None:
    page = new_page()
    introduce(page, server.url)
    open_table(page, server.url, [ME, MASTER])
    chance = Random(5)
    for language in LANGUAGES:
        page.context.add_init_script(CALM.replace("{", f"{{language: '{language}', ", 1))
        page.reload()
        assert wait(page) == "asked"
        page.locator(f"{ASKED} button:has([data-icon=hint])").last.click()
        page.wait_for_selector(f"{HINTS} li")
        said = page.locator(HINTS).inner_text()
        assert not words(said) - words_of(language), said
        assert any(reason in said for reason in plain_messages(language)), said
        page.locator(f"{HINTS} header button").click()
        for _ in range(4):  # long enough for turns of master
            assert wait(page) == "asked"
            choose_one(page, chance)
    assert "a bot failed" not in (server.folder / "serve.log").read_text("utf-8")
