"""What a client did wrong, in words for people and a code for programs."""

from typing import Any

from starlette.responses import JSONResponse


class Refusal(Exception):
    """A request that is not carried out. `code` is stable; `message` says what is wrong and what is right."""

    def __init__(self, status: int, code: str, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.facts = facts

    def __reduce__(self) -> Any:
        return _again, (self.status, self.code, self.message, self.facts)

    def to_json(self) -> dict[str, Any]:
        return {"code": self.code, "message": self.message, "facts": self.facts}


def _again(status: int, code: str, message: str, facts: dict[str, Any]) -> Refusal:
    """A refusal that came from another process."""
    return Refusal(status, code, message, **facts)


def answer(refusal: Refusal) -> JSONResponse:
    """As an answer to a request; it says when to try again, if that helps."""
    seconds = refusal.facts.get("seconds") if refusal.status in (429, 503) else None
    headers = {} if seconds is None else {"Retry-After": str(seconds)}
    return JSONResponse({"error": refusal.to_json()}, refusal.status, headers)


def unknown(what: str) -> Refusal:
    """The same whether it does not exist or is not for this guest."""
    return Refusal(
        404, "unknown", f"There is no such {what}, or it is not for you: check the link.", what=what
    )


def no_guest() -> Refusal:
    return Refusal(401, "no-guest", "You have no nickname yet: send one to POST /api/me first.")


def bad_token() -> Refusal:
    message = "This token is not known here, or was revoked: make another with `fort token make`."
    return Refusal(401, "bad-token", message)


def not_your_seat(seat: int) -> Refusal:
    return Refusal(403, "not-your-seat", "This is not your seat: use one of yours.", seat=seat)


def busy() -> Refusal:
    return Refusal(503, "busy", "The table cannot be reached just now: try again in a moment.", seconds=1)


def broken() -> Refusal:
    """What is wrong with it is for whoever runs the server: it may tell of hidden cards."""
    message = "This table is damaged: it can be looked at, but not played on. Tell whoever runs the server."
    return Refusal(409, "broken", message)
