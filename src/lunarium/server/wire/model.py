"""The two kinds of models: what we say, and what we are told."""

from typing import Any

from pydantic import BaseModel, ConfigDict

from lunarium.core.types import SpokenReason

Json = dict[str, Any]


class Model(BaseModel):
    """What the server says; no field has a default, so that each is always there."""

    model_config = ConfigDict(defer_build=True)  # what only describes our answers is never built


class Request(BaseModel):
    """What the server is told; what it does not know or is of another type it refuses."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(Model):
    """Every error: a stable code, a sentence that says what to do, what fills it, the reasons."""

    code: str
    message: str
    params: dict[str, int | str | bool]  # `field` or `option` names what a form got wrong
    reasons: list[SpokenReason]
