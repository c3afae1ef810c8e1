"""A guest of a server: asks it for tables, takes seats, and looks after its tokens."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from typing import TypeVar

import httpx
from pydantic import BaseModel, TypeAdapter, ValidationError

from fort.box import Box
from fort.client.failures import Refused, SignedOut, Unreachable
from fort.client.line import Line, Noticed
from fort.client.link import read_link, read_server
from fort.client.table import Table
from fort.table.embedded import box_of
from fort.wire import told
from fort.wire.error import ErrorAnswer
from fort.wire.people import Guest, MadeToken, NewGuest, NewToken, Token
from fort.wire.wishes import Join, NewTable, Start

PATIENCE = 30.0  # seconds for an answer
ATTEMPTS = 5  # at what the server puts off

T = TypeVar("T")
_TABLES = TypeAdapter(list[told.TableInfo])
_TOKENS = TypeAdapter(list[Token])
_TEXTS: TypeAdapter[Mapping[str, str]] = TypeAdapter(Mapping[str, str])


class Client:
    """What a program may do at a server. With a token it is the guest whom the token belongs to.

    Use it in `async with`. Whatever does not work raises a `ClientError`.
    """

    def __init__(self, server: str, token: str | None = None) -> None:
        if token is not None and not (token.isascii() and token.isprintable() and token.split() == [token]):
            raise SignedOut("this is no token: fort token make makes one")
        self.server = read_server(server)
        self.token = token
        self._http = httpx.AsyncClient(base_url=self.server, timeout=PATIENCE)

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    # Who one is.

    async def introduce(self, nickname: str) -> Guest:
        """Becomes a new guest, a program; make a token to stay it."""
        wish = NewGuest(nickname=nickname, program=True)
        answer = await self._ask("POST", "/api/me", wish)
        return _read(TypeAdapter(Guest), json.dumps(json.loads(answer)["guest"]))

    async def me(self) -> Guest | None:
        """Who one is here; None before one was introduced."""
        found = json.loads(await self._ask("GET", "/api/me"))["guest"]
        return None if found is None else _read(TypeAdapter(Guest), json.dumps(found))

    async def tokens(self) -> list[Token]:
        """One's tokens, without their secrets."""
        return _read(_TOKENS, await self._ask("GET", "/api/me/tokens"))

    async def make_token(self, label: str = "bot") -> MadeToken:
        """A new token, whose secret is told this once."""
        answer = await self._ask("POST", "/api/me/tokens", NewToken(label=label))
        return _read(TypeAdapter(MadeToken), answer)

    async def revoke(self, token: str) -> None:
        """Ends a token by its id; whoever plays with it is signed out."""
        await self._ask("DELETE", f"/api/me/tokens/{token}")

    # Tables.

    async def tables(self) -> list[told.TableInfo]:
        """The tables where one sits, the newest first."""
        return _read(_TABLES, await self._ask("GET", "/api/my/tables"))

    async def open_table(self, wish: NewTable) -> told.TableInfo:
        """Opens a table that waits for its people; its `invitation` is for them."""
        return _table(await self._ask("POST", "/api/tables", wish))

    async def join(self, link: str, seat: int | None = None) -> told.TableInfo:
        """Sits down at the table that a link leads to; twice is once."""
        invitation = read_link(link)
        if invitation.server != self.server:
            raise ValueError(f"this link is of another server: expected one of {self.server}")
        wish = Join(invitation=invitation.code, seat=seat)
        return _table(await self._ask("POST", f"/api/tables/{invitation.table}/join", wish))

    async def leave(self, table: str) -> told.TableInfo:
        """Gives one's seat back before the start."""
        return _table(await self._ask("POST", f"/api/tables/{table}/leave"))

    async def start(self, table: str, fill: str | None = None) -> told.TableInfo:
        """Begins the game at one's own table; a bot may take the seats that are empty."""
        return _table(await self._ask("POST", f"/api/tables/{table}/start", Start(fill=fill)))

    async def rematch(self, table: str) -> told.TableInfo:
        """Opens a new table with the same people, or finds the one that another opened."""
        return _table(await self._ask("POST", f"/api/tables/{table}/rematch"))

    async def box(self, table: str) -> Box:
        """The box of a table that plays with its own."""
        return box_of(_read(_TEXTS, await self._ask("GET", f"/api/tables/{table}/box/texts")))

    def sit(self, table: str, noticed: Noticed = lambda _: None) -> Table:
        """One's place at a table, for `async with`; `noticed` hears "lost" and "back"."""
        return Table(table, self.line(f"/api/tables/{table}/socket", told.from_server, noticed), self.box)

    async def news(self, noticed: Noticed = lambda _: None) -> AsyncIterator[told.TableInfo]:
        """One's tables that wait or run, and then each of them whenever it changes."""
        async for message in self.line("/api/my/socket", told.from_news, noticed).messages():
            if isinstance(message, told.Tables):
                for table in message.tables:
                    yield table
            elif isinstance(message, told.TableChanged):
                yield message.table

    # Asking.

    def line(self, path: str, kind: TypeAdapter[T], noticed: Noticed) -> Line[T]:
        """A socket of the server that comes back after a break."""
        return Line(f"ws{self.server.removeprefix('http')}{path}", self._headers(), kind, noticed)

    def _headers(self) -> dict[str, str]:
        if self.token is not None:
            return {"Authorization": f"Bearer {self.token}"}
        cookies = "; ".join(f"{key}={value}" for key, value in self._http.cookies.items())
        return {"Cookie": cookies} if cookies else {}

    async def _ask(self, method: str, path: str, body: BaseModel | None = None) -> str:
        """The text of the answer. What is put off is asked again; it was not carried out."""
        for attempt in range(ATTEMPTS):
            answer = await self._send(method, path, body)
            if answer.is_success:
                return answer.text
            if answer.status_code != httpx.codes.TOO_MANY_REQUESTS or attempt == ATTEMPTS - 1:
                break
            seconds = answer.headers.get("retry-after", "1")
            if not seconds.isdecimal() or float(seconds) > PATIENCE:
                break
            await asyncio.sleep(float(seconds))
        raise _refused(answer)

    async def _send(self, method: str, path: str, body: BaseModel | None) -> httpx.Response:
        content = None if body is None else body.model_dump(mode="json")
        headers = self._headers() if self.token is not None else {}
        try:
            return await self._http.request(method, path, json=content, headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            reason = str(error) or type(error).__name__
            raise Unreachable(f"no server answers at {self.server}: {reason}") from None


def _table(text: str) -> told.TableInfo:
    return _read(TypeAdapter(told.TableInfo), text)


def _read(kind: TypeAdapter[T], text: str) -> T:
    """An answer by its model; what a newer server adds is left out."""
    try:
        return kind.validate_json(text, extra="ignore")
    except ValidationError as error:
        raise Unreachable(f"this server is no Fort, or of another version: {error}") from None


def _refused(answer: httpx.Response) -> Refused | SignedOut | Unreachable:
    try:
        error = ErrorAnswer.model_validate_json(answer.text).error
    except ValidationError:
        return Unreachable(f"no server of Fort is there: {answer.url} answers {answer.status_code}")
    return SignedOut(error.message) if error.code == "bad-token" else Refused(error)
