"""People on the wire: guests with a name and a secret."""

from typing import Annotated

from pydantic import AfterValidator, Field

from lunarium.core.types import TypedDict
from lunarium.server.wire.model import Request
from lunarium.tables.people import clean_name

Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(clean_name)]


class Person(TypedDict):
    """Somebody who plays here, as others see them."""

    id: str
    name: str


class Me(Person):
    """Oneself; the token is told once, to those who asked for one instead of a cookie."""

    token: str | None


class Session(TypedDict):
    """Who is calling; None for somebody who has not introduced themselves."""

    person: Person | None
    closed: bool  # newcomers need an invitation code


class Introduction(Request):
    """How a newcomer introduces themselves."""

    name: Name
    cookie: bool = True  # False: answer with a token for an Authorization header instead
    invitation: str = Field(default="", max_length=200)  # the code of a host who lets in only some


class Privacy(TypedDict):
    """How long this host keeps what, and what else they have to say."""

    forget_guests_days: int
    forget_tables_days: int
    text: str


class Renaming(Request):
    """A new name for oneself."""

    name: Name
