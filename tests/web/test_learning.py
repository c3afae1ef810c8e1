"""The guided first game from its first bubble to the last, and the rules beside it."""

import re

import pytest
from playwright.sync_api import Page, expect

from fort.lessons import lessons
from fort.text import LANGUAGES, speech
from tests.web.conftest import NewPage
from tests.web.serving import Server
from tests.web.test_access import check
from tests.web.wording import foreign, misfits, words, words_of

GOES_ON = "[data-next], [data-wanted]"


WHERE = "location.pathname + document.querySelector('[data-part=progress]')?.getAttribute('aria-label')"
FOLLOWED = f"""before => location.pathname === '/learn'
  || (document.querySelector('{GOES_ON}') && {WHERE} !== before)"""


def go_on(page: Page) -> None:
    """Does what leads on, and waits until it has."""
    before = page.evaluate(WHERE)
    page.locator(GOES_ON).last.click()
    page.wait_for_function(FOLLOWED, arg=before)


def test_the_way_to_the_lessons_and_each_beginning(server: Server, new_page: NewPage) -> None:
    page = new_page(820, 1180)
    page.goto(server.url)
    page.locator("[data-learn]").click()
    page.wait_for_selector("main ol [href^='/learn/']")
    check(page)
    page.get_by_role("link", name="Start").click()
    page.wait_for_url(f"**/learn/{next(iter(lessons()))}")
    for name in lessons():
        page.goto(f"{server.url}/learn/{name}")
        page.wait_for_selector(GOES_ON)
        check(page)


STEPS = """async () => {
  const found = [];
  const onward = () => [...document.querySelectorAll("[data-next], [data-wanted]")].at(-1);
  const steps = () => document.querySelector("[data-part=progress]");
  const where = () => location.pathname + steps()?.getAttribute("aria-label");
  const until = async (done) => {
    for (const end = Date.now() + 60000; Date.now() < end; await new Promise((go) => setTimeout(go, 20)))
      if (done()) return;
    throw new Error(`nothing followed after ${where()}`);
  };
  while (location.pathname !== "/learn") {
    await until(onward);
    const before = where();
    found.push([location.pathname.split("/").at(-1), document.querySelector("[data-tip]").innerText]);
    onward().click();
    await until(() => where() !== before);
  }
  return found;
}"""


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_the_guided_game_in_every_language(server: Server, new_page: NewPage, language: str) -> None:
    """Every step is clicked from the first to the last, and says something of its own in that language."""
    page = new_page(390, 844, locale=language)
    page.goto(f"{server.url}/learn/{next(iter(lessons()))}")
    page.wait_for_function("one => document.documentElement.lang === one", arg=language)
    steps = page.evaluate(STEPS)
    assert list(dict.fromkeys(name for name, _ in steps)) == list(lessons())
    known = words_of(language)
    assert [text for _, text in steps if not words(text) or words(text) - known] == []
    expect(page.get_by_text(speech(language).say("learn-finished"))).to_be_visible()
    expect(page.locator("main ol [data-icon=check]")).to_have_count(len(lessons()))
    assert foreign(page, known) + misfits(page) == []


def test_by_keys_alone(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/learn/bug")
    keys = [("2", "Add"), ("1", "upper action"), ("2", "One pizza for each shovel"), ("1", "Done")]
    for key, text in keys:
        page.wait_for_selector("[data-wanted]")
        page.keyboard.press(key)
        expect(page.locator("[data-tip]")).to_contain_text(text)
    page.keyboard.press("Escape")
    expect(page.locator("[data-tip]")).to_contain_text("are in your Stuff")
    page.keyboard.press("Enter")  # the button that goes on has the focus
    page.wait_for_url("**/learn/both")


def test_a_lawful_choice_that_is_not_wanted_is_explained(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/learn/bug")
    page.wait_for_selector("[data-wanted]")
    page.locator('[data-zone^=hand] [data-kid="Chef"]').click()
    expect(page.locator("[data-part=other]")).to_contain_text("this lesson is about Bug")
    page.locator('[data-zone^=hand] [data-kid="Bug"]').click()
    expect(page.locator("[data-tip]")).to_contain_text("Add The Moles")
    assert page.locator("[data-part=other]").count() == 0


def test_a_refused_card_says_why_and_leads_to_the_rules(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/learn/bug")
    page.wait_for_selector("[data-wanted]")
    page.locator('[data-zone^=hand] [data-kid="The Moles"]').click(force=True)  # aria-disabled, it says why
    link = page.locator('a[href^="/rules#R"]').first
    page.goto(server.url + (link.get_attribute("href") or ""))
    expect(page.locator("[data-linked]")).to_have_count(1)


def test_left_and_taken_up_again(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/learn/lookout")
    for _ in range(4):
        page.wait_for_selector(GOES_ON)
        go_on(page)
    expect(page.locator("[data-tip]")).to_contain_text("add them from the Lookout")
    page.locator("[data-leave]").click()
    page.get_by_role("link", name="The Lookout").click()
    expect(page.locator("[data-tip]")).to_contain_text("add them from the Lookout")
    page.reload()
    expect(page.locator("[data-tip]")).to_contain_text("add them from the Lookout")
    page.locator("[data-back]").click()
    expect(page.locator("[data-tip]")).to_contain_text("Tuck The Moles")


def test_the_rules_are_searched_and_linked(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{server.url}/rules#R7.4")
    expect(page.locator("[data-linked]")).to_contain_text("fully")
    expect(page.get_by_role("heading", level=2)).to_contain_text("Following")
    page.keyboard.press("/")
    page.keyboard.type("sculpture")
    page.keyboard.press("Enter")
    expect(page.locator("mark").first).to_have_text(re.compile("sculpture", re.IGNORECASE))
    page.get_by_role("link", name="Perks", exact=False).first.click()
    expect(page.get_by_role("heading", level=2)).to_contain_text("Perks")
    page.go_back()
    check(page)
