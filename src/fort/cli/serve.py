"""`fort serve`: the tables in the browser."""

from pathlib import Path
from typing import Annotated, Any

import typer

from fort.cli.mistake import Mistake


def option(name: str, help: str, **limits: Any) -> Any:
    """An option that can also be set in the environment."""
    return typer.Option(envvar=f"FORT_{name}", help=help, **limits)


PROXIES = "Addresses of proxies, with commas, whose X-Forwarded-For is believed."


def serve(
    host: Annotated[str, option("HOST", "The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, option("PORT", "0 takes a free one.", min=0, max=65535)] = 0,
    database: Annotated[str | None, option("DATABASE", "A file, or postgresql://user@host/name.")] = None,
    share: Annotated[bool, option("SHARE", "Let the local network in.")] = False,
    browser: Annotated[bool, option("BROWSER", "Open the browser.")] = True,
    thinkers: Annotated[int, option("THINKERS", "Processes in which bots think.", min=0, max=64)] = 1,
    pace: Annotated[float, option("PACE", "Bots answer after about so many seconds.", min=0)] = 1.0,
    page: Annotated[Path | None, option("PAGE", "A folder with another page.")] = None,
    origin: Annotated[list[str] | None, option("ORIGINS", "Other pages that may use the server.")] = None,
    requests: Annotated[int, option("REQUESTS", "Requests a minute from one address.", min=1)] = 600,
    messages: Annotated[float, option("MESSAGES", "Messages a second of one guest.", min=1)] = 20,
    sockets: Annotated[int, option("SOCKETS", "Sockets from one address.", min=1)] = 64,
    metrics_token: Annotated[str | None, option("METRICS_TOKEN", "Who names it may read /metrics.")] = None,
    guest_time: Annotated[
        float, option("GUEST_TIME", "The part of the server's time for one guest.", min=0.01)
    ] = 0.1,
    address_time: Annotated[
        float, option("ADDRESS_TIME", "The part of the server's time for one address.", min=0.01)
    ] = 0.25,
    connections: Annotated[int, option("CONNECTIONS", "Connections from one address.", min=1)] = 128,
    waiting: Annotated[int, option("WAITING", "Tables of one guest that wait for people.", min=1)] = 10,
    running: Annotated[int, option("RUNNING", "Tables of one guest that run.", min=1)] = 50,
    guests: Annotated[int, option("GUESTS", "New guests from one address in a day.", min=1)] = 60,
    storage: Annotated[float, option("STORAGE", "Megabytes stored for one address in a day.", min=0.1)] = 20,
    proxy: Annotated[
        str, typer.Option(envvar=["FORT_PROXY", "FORWARDED_ALLOW_IPS"], help=PROXIES)
    ] = "127.0.0.1",
    limits: Annotated[bool, option("LIMITS", "Off: among friends, and to measure.")] = True,
) -> None:
    """Serve Fort to browsers, and open one."""
    from fort.server.serving import Wish, run
    from fort.server.settings import OWN_PAGE, UNLIMITED, default_database

    settings: dict[str, Any] = {
        "thinkers": thinkers,
        "pace": pace,
        "page": page or OWN_PAGE,
        "origins": tuple(origin or ()),
        "metrics_token": metrics_token,
        "requests_per_minute": requests,
        "messages_per_second": messages,
        "sockets_per_address": sockets,
        "guest_time": guest_time,
        "address_time": address_time,
        "connections_per_address": connections,
        "waiting_tables": waiting,
        "running_tables": running,
        "guests_per_address": guests,
        "bytes_per_address": storage * 1e6,
        **({} if limits else UNLIMITED),
        "proxies": proxy,
    }
    try:
        settings["database"] = database or default_database()
        run(Wish(host, port, share, browser, settings))
    except (OSError, ValueError) as error:
        raise Mistake(str(error)) from None
