"""What the bodies of all requests have in common."""

from pydantic import BaseModel, ConfigDict


class Body(BaseModel):
    """The body of a request: what it does not know is refused."""

    model_config = ConfigDict(extra="forbid")
