"""Runs the server: finds a port, says where it is, opens the browser, and stops cleanly."""

import asyncio
import errno
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import segno
import uvicorn
from filelock import FileLock, Timeout

from fort.server.app import make_app
from fort.server.database import Database, check_file, read_url
from fort.server.doors import configured
from fort.server.logs import start_logging
from fort.server.settings import Settings
from fort.server.sharing import is_loopback, local_address
from fort.server.static import Page


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    host: str
    port: int
    share: bool
    browser: bool
    settings: dict[str, Any]  # by their names


def run(wish: Wish) -> None:
    start_logging()
    listening = listen("0.0.0.0" if wish.share else wish.host, wish.port)
    port = listening.getsockname()[1]
    own = f"http://{shown_host(wish.host)}:{port}"
    shared = f"http://{local_address()}:{port}" if wish.share else None
    settings = Settings(share_url=shared, **wish.settings)
    with closing(listening), sole_use(settings.database):
        with closing(Database(settings.database)) as database:
            database.migrate()  # what is wrong with it is said here, in a sentence
        serve(settings, wish, listening, own)


def serve(settings: Settings, wish: Wish, listening: socket.socket, own: str) -> None:
    app = make_app(settings)
    server = Server(configured(app, settings))
    port = listening.getsockname()[1]
    if not wish.share and is_loopback(wish.host):
        app.state.start_sharing = lambda: server.share(port)
        app.state.share_key = secrets.token_urlsafe(16)
    server.ready = lambda: announce(own, settings, wish.browser, app.state.share_key)
    server.run(sockets=[listening])


class Server(uvicorn.Server):
    """Says when it is ready; closes all tables' sockets before it waits for anything."""

    ready = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def share(self, port: int) -> str:
        """Listens at the address in the local network, too."""
        address = local_address()
        if is_loopback(address):
            raise OSError(0, "no network")
        config, loop = self.config, asyncio.get_running_loop()

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn does
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        self.servers.append(await loop.create_server(protocol, sock=listen(address, port)))
        return f"http://{address}:{port}"

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.config.app.state.rooms.close_sockets()  # type: ignore[union-attr]  # an app, never its name
        await super().shutdown(sockets)


@contextmanager
def sole_use(database: str) -> Iterator[None]:
    """A SQLite file serves one process: two would not hear of each other."""
    url = read_url(database)
    check_file(url)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    lock = FileLock(f"{Path(url.database).resolve()}.lock", blocking=False)
    try:
        lock.acquire()
    except Timeout:
        raise OSError(
            f"another Fort serves the games in {url.database}: stop it, or choose another file with"
            " --database FILE"
        ) from None
    except OSError as error:
        raise OSError(
            f"cannot use the database {url.database}: {error.strerror}; check that its folder can be written"
        ) from None
    try:
        yield
    finally:
        lock.release()


def announce(own: str, settings: Settings, browser: bool, key: str | None) -> None:
    opened = own if key is None else f"{own}/#share={key}"
    print(f"Fort is served at {own}", flush=True)
    if key is not None:
        print(f"To let your network in from the page, open {opened}", flush=True)
    if not Page(settings.page).is_built:
        print("The browser table is not built: install Node with npm and run `make web`.", flush=True)
    if settings.share_url is not None:
        print(f"In your network: {settings.share_url}", flush=True)
        if sys.stdout.isatty():
            segno.make(settings.share_url).terminal(compact=True)
    if browser:
        threading.Thread(target=webbrowser.open, args=(opened,), daemon=True).start()


def listen(host: str, port: int) -> socket.socket:
    """A socket on this port, or on a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        reason = error.strerror or str(error)
        port_taken = error.errno in (errno.EADDRINUSE, errno.EACCES)
        advice = (
            "try --port 0 for a free one" if port_taken else "name an address of this machine with --host"
        )
        raise OSError(f"cannot listen on {host} port {port}: {reason}; {advice}") from None
    found.listen(2048)
    found.set_inheritable(True)
    return found


def shown_host(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
