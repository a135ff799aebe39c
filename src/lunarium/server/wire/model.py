"""What the server is told is checked by models; what it says is typed by those who make it."""

from typing import Any

from pydantic import BaseModel, ConfigDict

from lunarium.core.types import SpokenReason, TypedDict

Json = dict[str, Any]


class Request(BaseModel):
    """What the server is told; what it does not know or is of another type it refuses."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(TypedDict):
    """Every error: a stable code, a sentence that says what to do, what fills it, the reasons."""

    code: str
    message: str
    params: dict[str, int | str | bool]  # `field` or `option` names what a form got wrong
    reasons: list[SpokenReason]
