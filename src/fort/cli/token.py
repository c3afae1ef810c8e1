"""`fort token`: lasting tokens with which bots come to a server."""

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from fort.cli.mistake import Mistake
from fort.cli.speaking import Lang, current, say
from fort.cli.terminal import Terminal
from fort.text.phrases import listed

if TYPE_CHECKING:
    from fort.client import Client, ClientError
    from fort.wire.people import MadeToken, Token

app = typer.Typer(help="Make, list and revoke the tokens of bots.", no_args_is_help=True)

T = TypeVar("T")
LABEL = "fort connect"
HEADS = ("id", "label", "created", "this")

Server = Annotated[str, typer.Argument(help="Its address, as in https://fort.example")]
Name = Annotated[str | None, typer.Option(help="The bot, if several have tokens here.")]
Secret = Annotated[str | None, typer.Option("--token", envvar="FORT_TOKEN", help="Instead of one kept here.")]


@app.command()
def make(
    server: Server,
    name: Annotated[str, typer.Option(help="The nickname of the bot; a new one is introduced.")] = "Bot",
    label: Annotated[str, typer.Option(help="To tell tokens apart.")] = LABEL,
    token: Secret = None,
    lang: Lang = None,
) -> None:
    """Make a token with which a bot can come from another machine; it is shown this once."""
    address, nickname = _address(server), checked(name)

    async def work() -> "MadeToken":
        async with await client_of(address, nickname, token) as client:
            return await client.make_token(checked(label))

    made = _run(work())
    Terminal().line(say("cli-token-made", name=nickname, server=address))
    print(made.token)


@app.command("list")
def list_tokens(server: Server, name: Name = None, token: Secret = None, lang: Lang = None) -> None:
    """List the tokens of a bot, without their secrets."""
    address = _address(server)

    async def work() -> "list[Token]":
        async with _known(address, name, token) as client:
            return await client.tokens()

    found = _run(work())
    rows = [[each.id, each.label, each.created, say("cli-token-this") if each.this else ""] for each in found]
    Terminal().columns([*[say(f"cli-token-{head}") for head in HEADS[:3]], ""], rows)


@app.command()
def revoke(
    server: Server,
    id: Annotated[str, typer.Argument(help="Its id, as listed.")],
    name: Name = None,
    token: Secret = None,
    lang: Lang = None,
) -> None:
    """Revoke a token: whoever plays with it is signed out at once."""
    address = _address(server)

    async def work() -> None:
        async with _known(address, name, token) as client:
            await client.revoke(id)

    _run(work())
    Terminal().line(say("cli-token-revoked", token=id))


def told_by(error: "ClientError") -> str:
    """What went wrong, in the reader's language if the server's code has words there."""
    key = f"error-{getattr(error, 'code', '')}"
    return say(key, **getattr(error, "facts", {})) if current().has(key) else str(error)


def checked(name: str) -> str:
    """A nickname or a label that servers take."""
    from pydantic import ValidationError

    from fort.wire.people import NewGuest

    try:
        return NewGuest(nickname=name).nickname
    except ValidationError:
        raise Mistake(say("error-nickname")) from None


async def client_of(server: str, nickname: str, token: str | None) -> "Client":
    """The bot at this server: by the token that is given, or kept, or else made and kept now."""
    from fort.client import Client, SignedOut
    from fort.client.kept import Kept

    if token is not None:
        return Client(server, token)
    kept = Kept()
    known = kept.of(server).get(nickname)
    if known is not None:
        try:
            async with Client(server, known) as client:
                await client.me()
            return Client(server, known)
        except SignedOut:
            kept.forget(server, nickname)
    async with Client(server) as stranger:
        await stranger.introduce(nickname)
        made = await stranger.make_token(LABEL)
    kept.keep(server, nickname, made.token)
    return Client(server, made.token)


def _known(server: str, name: str | None, token: str | None) -> "Client":
    """The bot whose token is given, or kept here."""
    from fort.client import Client
    from fort.client.kept import Kept

    if token is not None:
        return Client(server, token)
    names = Kept().of(server)
    wanted = {key: value for key, value in names.items() if name in (None, key)}
    if not wanted:
        raise Mistake(say("cli-token-none", server=server))
    if len(wanted) > 1:
        raise Mistake(say("cli-token-several", server=server, names=listed(current(), sorted(wanted))))
    return Client(server, *wanted.values())


def _address(server: str) -> str:
    from fort.client import read_server

    try:
        return read_server(server)
    except ValueError as error:
        raise Mistake(str(error)) from None


def _run(work: Coroutine[Any, Any, T]) -> T:
    from fort.client import ClientError

    try:
        return asyncio.run(work)
    except ClientError as error:
        raise Mistake(told_by(error)) from None
