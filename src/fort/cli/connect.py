"""`fort connect`: a bot at a table of a server."""

import asyncio
import secrets
import sys
from contextlib import redirect_stdout
from typing import TYPE_CHECKING, Annotated

import typer

import fort.bots
from fort.cli.mistake import Mistake
from fort.cli.options import STOPPED
from fort.cli.speaking import Lang, current, say
from fort.cli.terminal import Terminal
from fort.cli.token import checked, client_of, told_by
from fort.text.phrases import listed

if TYPE_CHECKING:
    from fort.client import Client
    from fort.wire.told import TableInfo, TableSeat

FAILED = 1  # the exit code of a bot that failed
LONGEST_NAME = 24  # letters
MOST_TABLES = 10  # at once


def connect(
    link: Annotated[str, typer.Argument(help="An invitation: https://server/table/ID#CODE")],
    bot: Annotated[str, typer.Option(help="regular, expert@100ms, or your own: my_bot:Mine")],
    name: Annotated[str | None, typer.Option(help="Its nickname; that of the bot unless said.")] = None,
    stay: Annotated[
        bool, typer.Option("--stay", help="Play at all its tables, rematches too, until Ctrl-C.")
    ] = False,
    token: Annotated[
        str | None, typer.Option(envvar="FORT_TOKEN", help="A token of fort token; one is made unless said.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Let a bot sit down at a table of a server and play; it comes back after a break."""
    from fort.client import BotFailed, ClientError, read_link

    make_bot(bot)
    try:
        server = read_link(link).server
    except ValueError as error:
        raise Mistake(str(error)) from None
    nickname = checked(name or called(bot))
    try:
        asyncio.run(_sit(server, link, bot, nickname, token, stay))
    except BotFailed as error:
        typer.echo(f"fort: {error}", err=True)
        raise typer.Exit(FAILED) from None
    except ClientError as error:
        raise Mistake(told_by(error)) from None
    except KeyboardInterrupt:
        typer.echo(say("cli-connect-stopped"), err=True)
        raise typer.Exit(STOPPED) from None


def make_bot(name: str) -> fort.bots.Bot:
    """The bot, with dice that nobody can foresee; a bot that cannot be had is a mistake."""
    try:
        with redirect_stdout(sys.stderr):  # for what its file prints
            return fort.bots.bot(name, secrets.token_hex(8))
    except ValueError as error:
        raise Mistake(str(error)) from None
    except Exception as error:  # of the person's own file, whatever it does
        raise Mistake(f"the bot '{name}' cannot be made: {type(error).__name__}: {error}") from None


def called(bot: str) -> str:
    """What a bot is called at a table: `Mine` for `bots/my_bot.py:Mine`."""
    return bot.rpartition(":")[2][:LONGEST_NAME]


async def _sit(server: str, link: str, bot: str, nickname: str, token: str | None, stay: bool) -> None:
    async with await client_of(server, nickname, token) as client:
        info = await client.join(link)
        if stay:
            await play_everywhere(client, bot)
        else:
            await play_at(client, info, bot)


async def play_everywhere(client: "Client", bot: str) -> None:
    """Plays at every table where the bot has a seat, as soon as there is one."""
    met: set[str] = set()  # tables; the news may tell of a game that ended just now as if it went on
    places = asyncio.Semaphore(MOST_TABLES)

    async def sit(info: "TableInfo") -> None:
        async with places:
            if not await _play_on(client, info, bot):
                met.discard(info.id)

    try:
        async with asyncio.TaskGroup() as group:
            async for info in client.news():
                mine = any(seat.you for seat in info.seats)
                if mine and info.status in ("waiting", "running") and info.id not in met:
                    met.add(info.id)
                    group.create_task(sit(info))
    except BaseExceptionGroup as several:
        raise several.exceptions[0] from None


async def _play_on(client: "Client", info: "TableInfo", bot: str) -> bool:
    """Plays at one of several tables: if something is wrong with it, False, and the others go on."""
    from fort.client import NoTable, Refused

    try:
        await play_at(client, info, bot)
    except (NoTable, Refused) as error:
        typer.echo(f"fort: {told_by(error)}", err=True)
        return False
    Terminal().line(say("cli-connect-next"))
    return True


async def play_at(client: "Client", info: "TableInfo", bot: str) -> None:
    """Plays at one table to the end of the game, and tells what there is to tell."""
    from fort.client import play

    terminal = Terminal()
    terminal.line(say("cli-connect-table", names=listed(current(), [_who(seat) for seat in info.seats])))
    if info.status in ("waiting", "running"):
        terminal.line(say("cli-connect-waits" if info.status == "waiting" else "cli-connect-plays"))
    async with client.sit(info.id, lambda what: terminal.line(say(f"cli-connect-{what}"))) as table:
        result = await play(table, lambda seat: make_bot(bot))
        seats = (table.info or info).seats
    if result is None:
        terminal.line(say("cli-connect-abandoned"))
        return
    for score, seat in sorted(zip(result.scores, seats, strict=True), key=lambda pair: pair[0].rank):
        points = say("points", number=score.total)
        terminal.line(say("cli-connect-score", rank=score.rank, name=_who(seat), points=points))


def _who(seat: "TableSeat") -> str:
    """Who sits there; bots are marked, those of the server and others."""
    if seat.nickname is not None:
        return say("cli-connect-bot", name=seat.nickname) if seat.program else seat.nickname
    if seat.bot is not None:
        return say("cli-connect-bot", name=say(f"bot-{seat.bot.partition('@')[0]}"))
    return say("seat-empty")
