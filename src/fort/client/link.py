"""Links to servers and tables, as people send them to each other."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

_TABLE = re.compile(r"/table/([A-Za-z0-9_-]{1,64})/?")


@dataclass(frozen=True)
class Invitation:
    """A table of a server, and the code with which one may sit down there."""

    server: str
    table: str
    code: str | None


def read_link(text: str) -> Invitation:
    """The invitation in a link; ValueError says what a link looks like."""
    server, parts = read_server(text), urlsplit(text.strip())
    found = _TABLE.fullmatch(parts.path)
    if found is None:
        raise ValueError(f"'{text}' leads to no table: expected a link like {server}/table/ID#CODE")
    return Invitation(server, found[1], parts.fragment or None)


def read_server(text: str) -> str:
    """The address of the server in a link; ValueError if there is none."""
    try:
        parts = urlsplit(text.strip())
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        good = False
    if not good:
        raise ValueError(f"'{text}' is no link: expected one that begins with http:// or https://")
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
