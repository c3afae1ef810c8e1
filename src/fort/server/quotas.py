"""What everybody may keep here: guests, tables, words and bytes.

Tables of a guest are counted in the database; everything else in memory, and anew when the server starts.
"""

import json
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Sequence

from sqlalchemy import Connection

from fort.server import store
from fort.server.costs import Purses
from fort.server.header import RUNNING, WAITING, Header
from fort.server.refusal import Refusal
from fort.server.settings import Settings
from fort.server.sitting import Sitting
from fort.wire import messages as m
from fort.wire.wishes import NewTable

DAY = 86_400.0
REMEMBERED = 10_000  # tables of which the address is known
ENTRY = 300  # bytes that an entry takes beside its text
HEADER = 2_000  # bytes that a table takes beside its box and position
PHRASE = 20  # letters for which a ready phrase counts
ALWAYS = (m.Choose, m.Resign, m.Ballot, m.TakeBackSeat)  # what ends a game, however long its log is


class Quotas:
    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self.settings = settings

        def a_day(most: float) -> Purses:
            return Purses(most / DAY, most, now)

        self.guests = a_day(settings.guests_per_address)
        self.tables = a_day(settings.tables_per_address)
        self.reviews = a_day(settings.reviews_per_guest)
        self.letters = a_day(settings.letters_per_guest)
        self.guest_bytes = a_day(settings.bytes_per_guest)
        self.address_bytes = a_day(settings.bytes_per_address)
        self.opened_from: OrderedDict[str, str] = OrderedDict()  # by table: an address

    # Guests and tables.

    def new_guest(self, address: str) -> None:
        _use(self.guests, address, 1, "too-many-guests", "Too many new guests came from your network today")

    def new_table(self, address: str, guest: str, wish: NewTable | None = None) -> None:
        """Somebody wants to open a table: enough for today?"""
        own = 0 if wish is None else len(json.dumps(wish.box)) + len(wish.diagram or "")
        self.store(address, guest, HEADER + own)
        what = "Too many tables were opened from your network today"
        _use(self.tables, address, 1, "too-many-tables", what)

    def new_review(self, guest: str) -> None:
        _use(self.reviews, guest, 1, "too-many-reviews", "You have asked for many reviews today")

    def may_open(self, connection: Connection, ours: Sequence[str], guest: str, status: str) -> None:
        """Has this guest, or this address with its tables, one left? In the transaction that opens it."""
        most = {WAITING: self.settings.waiting_tables, RUNNING: self.settings.running_tables}[status]
        if store.hosted(connection, guest, status) >= most:
            message = f"You have {most} tables that {'wait' if status == WAITING else 'run'}: end one first."
            raise Refusal(409, "too-many-tables", message, most=most)
        most = self.settings.waiting_per_address
        if ours and store.still_waiting(connection, ours) >= most:
            message = "Too many tables of your network wait for people: start or leave one first."
            raise Refusal(409, "too-many-tables", message, most=most)

    def ours(self, address: str) -> list[str]:
        """The newest tables of an address."""
        found = [table for table, opener in self.opened_from.items() if opener == address]
        return found[-2 * self.settings.waiting_per_address :]

    def opened(self, table: str, address: str) -> None:
        self.opened_from[table] = address
        if len(self.opened_from) > REMEMBERED:
            self.opened_from.popitem(last=False)

    def listed(self, tables: Iterable[Header], most: int) -> list[Header]:
        """Of a list, so many that one address does not fill it."""
        found: list[Header] = []
        seen: Counter[str] = Counter()
        for each in tables:
            address = self.opened_from.get(each.id, each.id)
            seen[address] += 1
            if seen[address] <= self.settings.listed_per_address:
                found.append(each)
        return found[:most]

    # What is said and done at a table.

    def may_write(self, sitting: Sitting, address: str, guest: str, message: m.Command) -> None:
        if (guest, message.id) in sitting.answered:
            return
        limits = self.settings
        if not isinstance(message, ALWAYS) and sitting.number >= limits.entries_per_table:
            raise Refusal(409, "log-full", "So much happened at this table: only play on to the end.")
        if isinstance(message, m.TakeBack) and sitting.undone >= limits.undos_per_table:
            raise Refusal(409, "log-full", "So much was taken back at this table: only play on to the end.")
        self.store(address, guest, ENTRY)
        if isinstance(message, (m.Chat, m.SayPhrase)):
            self._say(sitting, address, guest, message)

    def _say(self, sitting: Sitting, address: str, guest: str, message: m.Chat | m.SayPhrase) -> None:
        said = len(message.text) if isinstance(message, m.Chat) else PHRASE
        if sitting.said >= self.settings.letters_per_table:
            raise Refusal(409, "log-full", "So much was said at this table: only play on to the end.")
        _use(self.letters, guest, said, "too-much-said", "You have said enough for today")
        self.store(address, guest, 4 * said)

    def store(self, address: str, guest: str, size: int) -> None:
        """Bytes that somebody wants to keep here."""
        what = "Too much was stored for you today"
        for purses, name in ((self.guest_bytes, guest), (self.address_bytes, address)):
            _use(purses, name, size, "too-much-stored", what)


def _use(purses: Purses, name: str, amount: float, code: str, what: str) -> None:
    purse = purses.of(name)
    wait = purse.wait()
    if wait > 0:
        seconds = math.ceil(wait)
        raise Refusal(429, code, f"{what}: try again in {seconds} s.", seconds=seconds)
    purse.spend(amount)
