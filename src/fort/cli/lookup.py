"""A clause by number or clauses by word, as lines."""

from fort.text.rulebook import clause, is_number, search
from fort.text.terminal import say


def look_up(text: str) -> list[str]:
    """What the rules say about it, or a sentence that they say nothing."""
    return find(text) or [say("rules unknown" if is_number(text) else "rules none", text=text)]


def find(text: str) -> list[str]:
    if is_number(text):
        return clause(text)
    found = search(text)
    return [say("rules many", number=len(found), text=text), *found] if found else []
