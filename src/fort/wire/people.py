"""Who somebody is, and with what they show it."""

from typing import Annotated

from pydantic import BaseModel, Field

from fort.wire.body import Body
from fort.wire.texts import Nickname


class Guest(BaseModel):
    """A person behind a cookie, or a program behind a token."""

    id: str
    nickname: str
    program: bool


class NewGuest(Body):
    """Takes a nickname; a guest is a program from the beginning, or never."""

    nickname: Nickname
    program: bool = False


class Claim(Body):
    token: Annotated[str, Field(max_length=200)]


class NewToken(Body):
    """The label tells tokens apart: where it is used, or by what."""

    label: Nickname = "bot"


class Token(BaseModel):
    """A token of a program, without the secret."""

    id: str
    label: str
    created: str
    this: bool = Field(description="is it the one that asks?")


class MadeToken(Token):
    """A new token with its secret, which is told once."""

    token: str
