"""Games on a Ray cluster, whose machines must have the same Fort."""

import importlib
import inspect
import math
import os
import socket
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, Final, TypeVar

from fort.bots.arena.journal import fingerprint

T = TypeVar("T")
Work = Callable[[int], T]

PATIENCE: Final = 10  # seconds for an answer of the cluster
LEAST: Final = 0.05  # seconds that a task should last: sending it costs some milliseconds
USUAL: Final = 1.0  # seconds that it lasts if there is work enough
IN_FLIGHT: Final = 2  # tasks for each core that are sent at once


class WorkersError(Exception):
    """The games cannot be played, or not there."""


def sources(bots: Sequence[str]) -> dict[str, str]:
    """The files of bots that are named by file and class, by module: the machines do not have them."""
    found = {}
    for name in bots:
        module = name.partition("@")[0].rpartition(":")[0].removesuffix(".py").rpartition("/")[2]
        file = getattr(sys.modules.get(module), "__file__", None)
        if module and file is not None and not hasattr(sys.modules[module], "__path__"):
            found[module] = inspect.getsource(sys.modules[module])
    return found


def on_ray(
    work: Work[T], numbers: Sequence[int], address: str, files: Mapping[str, str] | None = None
) -> Iterator[T]:
    """What the work comes to for each number, in batches on a cluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = _ray()
    _reach(address)
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=False)
    except (ConnectionError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        raise WorkersError(_why(address, error)) from None
    try:
        yield from _batches(ray, work, numbers, files or {})
    finally:
        ray.shutdown()


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise WorkersError("Ray is not installed: pip install 'fort-game[ray]'") from None


# Finding the cluster.


def _port(address: str) -> tuple[str, str] | None:
    """Host and port; `auto` and `local` have none."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    return (host, port) if colon else None


def _reach(address: str) -> None:
    """Ray itself would wait for minutes for somebody who is not there."""
    place = _port(address)
    if place is None:
        return
    try:
        socket.create_connection((place[0], int(place[1])), timeout=PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise WorkersError(f"no Ray cluster at '{address}': {error}") from None


def _knock(address: str) -> None:
    """Asks the head whether it lets us in: `ray.init` only says that it cannot connect, and that late."""
    if _port(address) is None or address.startswith("ray://"):
        return
    failed: list[Exception] = []

    def knock() -> None:
        try:
            _ask(address)
        except Exception as error:
            failed.append(error)

    knocking = threading.Thread(target=knock, daemon=True)
    knocking.start()
    knocking.join(PATIENCE)
    if knocking.is_alive():
        raise WorkersError(f"no Ray cluster at '{address}': what listens there does not answer as Ray does")
    if failed:
        raise WorkersError(_why(address, failed[0]))


def _ask(address: str) -> None:
    """As `ray.init` does it, with the token that there is; Ray before 2.52 knows no tokens."""
    try:
        tokens = importlib.import_module("ray._private.authentication.authentication_token_setup")
        tokens.maybe_enable_token_auth_if_token_available(warn_if_disabled=False)
        tokens.ensure_token_if_auth_enabled(create_token_if_missing=False)
        head = importlib.import_module("ray._raylet").GcsClient
    except (ImportError, AttributeError):
        return
    head(address=address)


def _why(address: str, error: Exception) -> str:
    """What is wrong with a cluster, and what would be right."""
    text = " ".join(str(error).split())
    if type(error).__name__ == "AuthenticationError" or "InvalidAuthToken" in text:
        return (
            f"the Ray cluster at '{address}' asks for its token: set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN "
            "(on its head, `ray get-auth-token` shows it)"
        )
    if "ersion mismatch" in text:
        return f"the Ray cluster at '{address}' has other versions: install the same Ray and Python. {text}"
    return f"no Ray cluster at '{address}': {text}"


# Playing.


def _batches(ray: Any, work: Work[T], numbers: Sequence[int], files: Mapping[str, str]) -> Iterator[T]:
    """Single games first, which say how long one takes; then as many in a task as are worth sending."""
    remote = ray.remote(max_retries=3)(played)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    left, pace = deque(numbers), 0.0
    running: list[Any] = []
    while left or running:
        while left and len(running) < cores * IN_FLIGHT:
            batch = [left.popleft() for _ in range(batch_size(pace, len(left), cores))]
            running.append(remote.remote(work, batch, fingerprint(), dict(files)))
        ready, running = ray.wait(running)
        seconds, results = _got(ray, ready[0])
        pace = seconds / len(results)
        yield from results


def batch_size(pace: float, left: int, cores: int) -> int:
    """Games in the next task, if one takes so long: all cores get some, and none less than is worth it."""
    if pace <= 0.0:
        return 1
    fair = math.ceil(left / (cores * IN_FLIGHT))
    return min(left, max(math.ceil(LEAST / pace), min(fair, math.ceil(USUAL / pace))))


def _got(ray: Any, task: Any) -> tuple[float, list[Any]]:
    try:
        found: tuple[float, list[Any]] = ray.get(task)
        return found
    except ray.exceptions.RayTaskError as error:
        raise WorkersError(f"a machine of the cluster could not play: {_reason(error.cause)}") from None
    except ray.exceptions.RayError as error:
        raise WorkersError(f"the cluster lost a game: {' '.join(str(error).split())}") from None


def _reason(cause: Exception) -> str:
    """Why a task failed, without the traces of Ray."""
    text = str(cause).strip()
    if "No module named 'fort" in text:
        return "it has no Fort, or another one: install the same version there"
    last = text.rpartition("\n")[2]
    return last if isinstance(cause, WorkersError) else f"{type(cause).__name__}: {last}"


def played(
    work: Work[T], numbers: Sequence[int], code: str, files: Mapping[str, str]
) -> tuple[float, list[T]]:
    """A batch, on a machine that must play as ours does; the seconds it took, and its results."""
    if fingerprint() != code:
        raise WorkersError("its Fort is not the same as ours: install the same version there")
    for module, text in files.items():
        bring(module, text)
    began = time.perf_counter()
    results = [work(number) for number in numbers]
    return time.perf_counter() - began, results


def bring(module: str, text: str) -> None:
    """Makes a file known as a module, where it is not; a worker may have an older one of that name."""
    known = sys.modules.get(module)
    if known is None or getattr(known, "__fort_source__", None) != text:
        made = ModuleType(module)
        made.__dict__["__fort_source__"] = text
        sys.modules[module] = made
        exec(compile(text, f"{module}.py", "exec"), made.__dict__)
