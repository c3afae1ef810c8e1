"""A clause by number or clauses by word: in the language spoken; in English what only English tells."""

from fort.cli.speaking import current, say
from fort.text import rulebook, rules_page
from fort.text.rulebook import is_number
from fort.text.speech import ENGLISH


def look_up(text: str) -> list[str]:
    """What the rules say about it, or a sentence that they say nothing."""
    return find(text) or [say("cli-rules-unknown" if is_number(text) else "cli-rules-none", text=text)]


def find(text: str) -> list[str]:
    if is_number(text):
        return _translated(text) or rulebook.clause(text)
    found = _translated(text) or rulebook.search(text)
    return [say("cli-rules-many", number=len(found), text=text), *found] if found else []


def parts() -> list[str]:
    """What the rules are divided into."""
    speech = current()
    return rulebook.parts() if speech.language == ENGLISH else rules_page.chapters(speech) or rulebook.parts()


def _translated(text: str) -> list[str]:
    speech = current()
    if speech.language == ENGLISH:
        return []
    return rules_page.told(speech, text) if is_number(text) else rules_page.telling_of(speech, text)
