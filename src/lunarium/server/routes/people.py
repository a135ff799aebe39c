"""Routes for people: introduce oneself, be called otherwise, lock out whoever has the old token."""

from pathlib import Path

from starlette.responses import Response

from lunarium.server.answers import answer
from lunarium.server.identity import COOKIE, check_welcome, set_cookie
from lunarium.server.routing import Call, PersonCall, Routes
from lunarium.server.wire.model import Json
from lunarium.server.wire.people import Introduction, Me, Privacy, Renaming, Session
from lunarium.tables.own_data import read_own_data
from lunarium.tables.people import Person

routes = Routes("/api", "people")


@routes.post("/people", limit="people", status=201, answers=Me)
def introduce(call: Call, body: Introduction) -> Response:
    """Create an identity: sets a cookie, or returns a token for programs."""
    check_welcome(call.request, body.invitation)
    person, token = call.house.people.introduce(body.name)
    response = answer(_show(person, None if body.cookie else token), 201)
    if body.cookie:
        set_cookie(call.request, response, token)
    return response


@routes.get("/session", limit=None)
def show_session(call: Call) -> Session:
    """Get the current user, or nothing for a newcomer."""
    person = call.person
    return {
        "person": None if person is None else {"id": person.id, "name": person.name},
        "closed": bool(call.house.settings.invitation),
    }


@routes.get("/privacy", limit=None)
def show_privacy(call: Call) -> Privacy:
    """Get how long this server stores what, and the host's notice."""
    settings = call.house.settings
    return {
        "forget_guests_days": settings.forget_guests_days,
        "forget_tables_days": settings.forget_tables_days,
        "text": Path(settings.privacy).read_text(encoding="utf-8") if settings.privacy else "",
    }


@routes.get("/me", limit=None)
def show_me(call: PersonCall) -> Me:
    """Get the current user."""
    return _show(call.person)


@routes.patch("/me", limit="people")
def rename(call: PersonCall, body: Renaming) -> Me:
    """Rename the current user, also at tables still under way."""
    return _show(call.house.seats.rename(call.person, body.name))


@routes.post("/me/renew", limit="people", answers=Me)
def renew(call: PersonCall) -> Response:
    """Replace the token or cookie; the old one becomes invalid."""
    token = call.house.people.renew(call.person)
    by_header = "authorization" in call.request.headers
    response = answer(_show(call.person, token if by_header else None))
    if not by_header:
        set_cookie(call.request, response, token)
    return response


@routes.get("/me/data", limit="records", answers=Json)
def download_data(call: PersonCall) -> Response:
    """Download everything stored about the current user."""
    with call.house.database.snapshot() as connection:
        found = read_own_data(connection, call.person.id)
    return answer(found, headers={"Content-Disposition": 'attachment; filename="lunarium-my-data.json"'})


@routes.delete("/me", limit="people", status=204)
def leave(call: PersonCall) -> Response:
    """Delete the current user; games with others remain without the name."""
    call.house.people.remove(call.person.id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


def _show(person: Person, token: str | None = None) -> Me:
    return {"id": person.id, "name": person.name, "token": token}
