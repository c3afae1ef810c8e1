"""What can go wrong for a program at a server, each in one sentence."""

from fort.wire.error import Error


class ClientError(Exception):
    """Something that a program asked of a server, or of its bot, did not work."""


class Unreachable(ClientError):
    """No server answers there, or it is none of Fort."""


class Refused(ClientError):
    """The server does not carry this out; `code` is stable, and `facts` say more."""

    def __init__(self, error: Error) -> None:
        super().__init__(error.message)
        self.code = error.code
        self.facts = error.facts


class SignedOut(ClientError):
    """The token is not known any more."""

    code = "bad-token"


class NoTable(ClientError):
    """There is no such table, it is damaged, or one has no seat at it."""


class BotFailed(ClientError):
    """The bot raised an error, or answered what it was not asked."""
