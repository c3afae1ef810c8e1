"""`fort serve`: the tables in the browser."""

from pathlib import Path
from typing import Annotated

import typer

from fort.cli.extra import extra
from fort.cli.mistake import Mistake


def serve(
    host: Annotated[str, typer.Option(envvar="FORT_HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="FORT_PORT", help="0 takes a free one.", min=0, max=65535)] = 0,
    database: Annotated[
        str | None, typer.Option(envvar="FORT_DATABASE", help="A file, or postgresql://user@host/name.")
    ] = None,
    share: Annotated[bool, typer.Option(envvar="FORT_SHARE", help="Let the local network in.")] = False,
    browser: Annotated[bool, typer.Option(envvar="FORT_BROWSER", help="Open the browser.")] = True,
    thinkers: Annotated[
        int, typer.Option(envvar="FORT_THINKERS", help="Processes in which bots think.", min=0, max=64)
    ] = 1,
    pace: Annotated[
        float, typer.Option(envvar="FORT_PACE", help="Bots answer after about so many seconds.", min=0)
    ] = 1.0,
    page: Annotated[Path | None, typer.Option(envvar="FORT_PAGE", help="A folder with another page.")] = None,
    origin: Annotated[
        list[str] | None, typer.Option(envvar="FORT_ORIGINS", help="Other pages that may use the server.")
    ] = None,
    requests: Annotated[
        int, typer.Option(envvar="FORT_REQUESTS", help="Requests a minute from one address.", min=1)
    ] = 600,
    messages: Annotated[
        float, typer.Option(envvar="FORT_MESSAGES", help="Messages a second of one guest.", min=1)
    ] = 20,
    sockets: Annotated[
        int, typer.Option(envvar="FORT_SOCKETS", help="Sockets from one address.", min=1)
    ] = 64,
    metrics_token: Annotated[
        str | None, typer.Option(envvar="FORT_METRICS_TOKEN", help="Who names it may read /metrics.")
    ] = None,
    guest_time: Annotated[
        float,
        typer.Option(envvar="FORT_GUEST_TIME", help="The part of the server's time for one guest.", min=0.01),
    ] = 0.1,
    address_time: Annotated[
        float,
        typer.Option(
            envvar="FORT_ADDRESS_TIME", help="The part of the server's time for one address.", min=0.01
        ),
    ] = 0.25,
    connections: Annotated[
        int, typer.Option(envvar="FORT_CONNECTIONS", help="Connections from one address.", min=1)
    ] = 128,
    waiting: Annotated[
        int, typer.Option(envvar="FORT_WAITING", help="Tables of one guest that wait for people.", min=1)
    ] = 10,
    running: Annotated[
        int, typer.Option(envvar="FORT_RUNNING", help="Tables of one guest that run.", min=1)
    ] = 50,
    guests: Annotated[
        int, typer.Option(envvar="FORT_GUESTS", help="New guests from one address in a day.", min=1)
    ] = 60,
    storage: Annotated[
        float, typer.Option(envvar="FORT_STORAGE", help="Megabytes stored for one address in a day.", min=0.1)
    ] = 20,
    proxy: Annotated[
        str,
        typer.Option(
            envvar=["FORT_PROXY", "FORWARDED_ALLOW_IPS"],
            help="Addresses of proxies, with commas, whose X-Forwarded-For is believed.",
        ),
    ] = "127.0.0.1",
    limits: Annotated[
        bool, typer.Option(envvar="FORT_LIMITS", help="Off: among friends, and to measure.")
    ] = True,
) -> None:
    """Serve Fort to browsers, and open one."""
    with extra("server"):
        from fort.server.serving import Wish, run
        from fort.server.settings import UNLIMITED
    bounds = {
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
        origins = tuple(origin or ())
        run(Wish(host, port, database, share, browser, thinkers, pace, page, origins, bounds, metrics_token))
    except (OSError, ValueError) as error:
        raise Mistake(str(error)) from None
