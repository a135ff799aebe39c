"""Identity: who is calling, by cookie or bearer token."""

from hmac import compare_digest

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from lunarium.server.addresses import caller_of
from lunarium.server.house import House
from lunarium.server.origins import is_foreign, is_misdirected
from lunarium.tables.errors import Blocked, Forbidden, Unauthorized
from lunarium.tables.people import Person

COOKIE = "lunarium"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers allow


def house_of(request: HTTPConnection) -> House:
    """The house that this application runs."""
    house: House = request.app.state.house
    return house


def visitor_of(connection: HTTPConnection) -> Person | None:
    """The person who calls, if they are known; a wrong token is nobody."""
    token = token_of(connection)
    if token is None:
        return None
    try:
        return house_of(connection).people.recognise(token)
    except Unauthorized:
        return None


def person_of(connection: HTTPConnection) -> Person:
    """The person who calls; an anonymous caller is refused."""
    token = token_of(connection)
    if token is None:
        raise Unauthorized
    return house_of(connection).people.recognise(token)


def check_welcome(connection: HTTPConnection, code: str) -> None:
    """Refuse a newcomer whom the host has blocked, or who does not give the code that the host has set."""
    token, house = token_of(connection), house_of(connection)
    if token is not None:
        try:
            house.people.recognise(token)
        except Blocked:
            raise
        except Unauthorized:
            pass  # a token of somebody who was removed
    wanted = house.settings.invitation
    if wanted and not compare_digest(code.strip().encode(), wanted.encode()):
        raise Forbidden("invitation-code-wrong" if code else "invitation-code-needed")


def token_of(connection: HTTPConnection) -> str | None:
    """The bearer token, else the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE) or None


def spend(connection: HTTPConnection, what: str, person: Person | None = None, cost: float = 1) -> None:
    """Count this against the limits of the household, and of the person where there is one."""
    house, caller = house_of(connection), caller_of(connection)
    if person is not None:
        house.callers.note(person.id, caller)
    house.limits.spend(what, caller, person.id if person else None, cost)


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Let the browser keep the token where no script can read it."""
    public = house_of(request).settings.public_url
    secure = request.url.scheme == "https" or public.startswith("https:")
    response.set_cookie(
        COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure, path="/"
    )


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what another site makes a browser send, or by another name; programs send no origin."""
    headers, public_url = connection.headers, house_of(connection).settings.public_url
    if is_misdirected(headers.get("host", ""), public_url):
        raise Forbidden("foreign-host")
    if is_foreign(headers.get("origin"), headers.get("host", ""), public_url):
        raise Forbidden("foreign-origin")
