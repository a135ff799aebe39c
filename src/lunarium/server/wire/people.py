"""People on the wire: guests with a name and a secret."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

from lunarium.server.wire.model import Model, Request
from lunarium.tables.people import clean_name

Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(clean_name)]


class Person(Model):
    """Somebody who plays here, as others see them."""

    id: str
    name: str


class Me(Person):
    """Oneself; the token is told once, to those who asked for one instead of a cookie."""

    token: str | None = None


class Session(Model):
    """Who is calling; None for somebody who has not introduced themselves."""

    person: Person | None


class Introduction(Request):
    """How a newcomer introduces themselves."""

    name: Name
    cookie: bool = True  # False: answer with a token for an Authorization header instead


class Renaming(Request):
    """A new name for oneself."""

    name: Name
