"""How a server says that something is wrong."""

from typing import Any

from pydantic import BaseModel


class Error(BaseModel):
    """What is wrong and what would be right; programs go by the code."""

    code: str
    message: str
    facts: dict[str, Any]


class ErrorAnswer(BaseModel):
    """The answer to a request that is not carried out."""

    error: Error
