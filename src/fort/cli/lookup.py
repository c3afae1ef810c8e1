"""A clause by number or clauses by word, as lines."""

from fort.cli.speaking import say
from fort.text.rulebook import clause, is_number, search


def look_up(text: str) -> list[str]:
    """What the rules say about it, or a sentence that they say nothing."""
    return find(text) or [say("cli-rules-unknown" if is_number(text) else "cli-rules-none", text=text)]


def find(text: str) -> list[str]:
    if is_number(text):
        return clause(text)
    found = search(text)
    return [say("cli-rules-many", number=len(found), text=text), *found] if found else []
