"""What everybody may use of the server's time: counted for each guest and for each address."""

import asyncio
import math
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator, Iterable
from time import thread_time
from typing import Any, Generic, TypeVar

from fort.server.refusal import Refusal
from fort.server.settings import Settings

T = TypeVar("T")
Work = Callable[[], Coroutine[Any, Any, T]]

KEPT = 10_000  # purses that are remembered at most
GUESS = 0.003  # seconds that something takes, before anything is known
UNSEEN = 0.0003  # seconds that anything takes before and after it is measured
WRITING = 0.0005  # seconds that the database's thread takes for a change, beside the event loop
FINE = 0.002  # seconds that a refusal costs
SPRINT = 0.02  # seconds of the processor that may be used in one go
PATIENCE = 5.0  # seconds that a message waits for its turn
SOON = 1.0  # seconds that a request does


class Purse:
    """Fills at a rate, up to a most. Whoever has spent it all waits until there is something in it again."""

    def __init__(self, rate: float, most: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.saved = most / rate  # seconds in which an empty one fills
        self.now = now
        self.full = now()  # when it is full again
        self.usual = GUESS

    def wait(self) -> float:
        """Seconds until it may be used."""
        return max(0.0, self.full - self.saved - self.now())

    def spend(self, amount: float) -> None:
        self.full = max(self.full, self.now()) + amount / self.rate

    def correct(self, amount: float) -> None:
        """It was more than was spent, or less."""
        self.full += amount / self.rate


class Purses:
    """Purses by name; who was not heard of for long starts anew."""

    def __init__(self, rate: float, most: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.most = most
        self.now = now
        self.found: OrderedDict[str, Purse] = OrderedDict()

    def of(self, name: str) -> Purse:
        purse = self.found.get(name)
        if purse is None:
            purse = self.found[name] = Purse(self.rate, self.most, self.now)
            if len(self.found) > KEPT:
                self.found.popitem(last=False)
        self.found.move_to_end(name)
        return purse


class Account:
    """Who pays for something: purses of time, and purses that count."""

    def __init__(self, times: Iterable[Purse], counts: Iterable[Purse] = ()) -> None:
        self.times = list(times)
        self.counts = list(counts)
        self.reserved = 0.0  # seconds that were spent ahead for what is to be done,
        self.ahead = 0.0  # and for what is being done
        self.beside: float | None = None  # seconds that other tasks used for what is being done

    async def turn(self, patience: float = PATIENCE) -> None:
        """Waits until this may be done. What it usually takes is spent now: many at once wait in a row."""
        wait = max(purse.wait() for purse in (*self.times, *self.counts))
        if wait > patience:
            raise too_fast(wait)
        self._reserve()
        for purse in self.counts:
            purse.spend(1)
        if wait:
            await asyncio.sleep(wait)

    def _reserve(self) -> None:
        guess = max(purse.usual for purse in self.times)
        self.reserved += guess
        for purse in self.times:
            purse.spend(guess)

    def fine(self) -> None:
        """To be refused is not free either."""
        for purse in self.times:
            purse.spend(FINE)

    async def also(self, times: Iterable[Purse]) -> None:
        """Somebody else pays for it, too, now that it is known who."""
        more = [purse for purse in times if purse not in self.times]
        wait = max((purse.wait() for purse in more), default=0.0)
        if wait > SOON:
            raise too_fast(wait)
        for purse in more:
            purse.spend(self.reserved + self.ahead)
        self.times += more
        if wait:
            await asyncio.sleep(wait)

    async def metered(self, work: Work[T]) -> T:
        """Does something and pays for what it took."""
        ahead = self.ahead = self.reserved
        self.reserved, self.beside = 0.0, 0.0
        meter = Meter(work())
        try:
            return await meter
        finally:
            spent = meter.spent + self.beside + UNSEEN
            for purse in self.times:
                purse.correct(spent - ahead)
                purse.usual += (spent - purse.usual) / 8
            self.ahead, self.beside = 0.0, None

    async def metered_beside(self, work: Work[T]) -> T:
        """A change, in a task of its own: it goes on when nobody waits for it any more."""
        meter = Meter(work())
        try:
            return await meter
        finally:
            spent = meter.spent + WRITING
            if self.beside is None:
                for purse in self.times:
                    purse.spend(spent)
            else:
                self.beside += spent


class Meter(Generic[T]):
    """Runs a coroutine and adds up the processor's time that its steps take on the event loop.

    On a busy machine they take longer by the clock, which is nobody's fault.
    """

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self.work = work
        self.spent = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[Any], Any] = self.work.send
        value: Any = None
        while True:
            began = thread_time()
            try:
                waited = step(value)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.spent += thread_time() - began
            try:
                value = yield waited
                step = self.work.send
            except GeneratorExit:
                self.work.close()
                raise
            except BaseException as error:  # it is for the work, a cancellation above all
                step, value = self.work.throw, error


class Costs:
    """All purses. In the long run a guest gets a part of the event loop, and in one go not all of it."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        guest, address = settings.guest_time, settings.address_time
        self.guests = Purses(guest, settings.saved_time * guest, now)
        self.guest_sprints = Purses(max(0.4, guest), SPRINT, now)
        self.addresses = Purses(address, settings.saved_time * address, now)
        self.address_sprints = Purses(max(0.5, address), 2 * SPRINT, now)
        requests = settings.requests_per_minute
        self.requests = Purses(requests / 60, requests, now)
        messages = settings.messages_per_second
        self.messages = Purses(messages, 4 * messages, now)

    def of_guest(self, guest: str) -> list[Purse]:
        return [self.guests.of(guest), self.guest_sprints.of(guest)]

    def of_address(self, address: str) -> list[Purse]:
        return [self.addresses.of(address), self.address_sprints.of(address)]

    def request(self, address: str, counted: bool) -> Account:
        """Who pays for a request; its guest comes in when the cookie was read."""
        return Account(self.of_address(address), [self.requests.of(address)] if counted else [])

    def connection(self, address: str, guest: str | None) -> Account:
        """Who pays for what comes over a socket: all sockets of a guest share what one may send."""
        times = self.of_address(address) + ([] if guest is None else self.of_guest(guest))
        return Account(times, [self.messages.of(address if guest is None else guest)])

    def table(self, guest: str) -> Account:
        """Who pays for what a table does by itself."""
        return Account(self.of_guest(guest))


def too_fast(wait: float) -> Refusal:
    seconds = math.ceil(wait)
    return Refusal(429, "too-fast", f"That is too much at once: wait {seconds} s.", seconds=seconds)
