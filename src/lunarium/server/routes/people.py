"""Routes for people: introduce oneself, be called otherwise, lock out whoever has the old token."""

from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import Response

from lunarium.server.answers import answer
from lunarium.server.bodies import StrictRoute
from lunarium.server.description import ANYBODY, PERSON
from lunarium.server.identity import COOKIE, check_welcome, house_of, person_of, set_cookie, spend, visitor_of
from lunarium.server.problems import BODY, may_fail
from lunarium.server.wire.people import Introduction, Me, Privacy, Renaming, Session
from lunarium.tables.own_data import read_own_data

router = APIRouter(prefix="/api", tags=["people"], route_class=StrictRoute)


@router.post("/people", status_code=201, response_model=Me, responses=may_fail(*BODY, 429))
def introduce(request: Request, body: Introduction) -> Response:
    """Create an identity: sets a cookie, or returns a token for programs."""
    house = house_of(request)
    spend(request, "people")
    check_welcome(request, body.invitation)
    person, token = house.people.introduce(body.name)
    response = answer({"id": person.id, "name": person.name, "token": None if body.cookie else token}, 201)
    if body.cookie:
        set_cookie(request, response, token)
    return response


@router.get("/session", response_model=Session, responses=may_fail(), openapi_extra=ANYBODY)
def show_session(request: Request) -> Response:
    """Get the current user, or nothing for a newcomer."""
    person = visitor_of(request)
    shown = None if person is None else {"id": person.id, "name": person.name}
    return answer({"person": shown, "closed": bool(house_of(request).settings.invitation)})


@router.get("/privacy", response_model=Privacy, responses=may_fail())
def show_privacy(request: Request) -> Response:
    """Get how long this server stores what, and the host's notice."""
    settings = house_of(request).settings
    text = Path(settings.privacy).read_text(encoding="utf-8") if settings.privacy else ""
    shown = {
        "forget_guests_days": settings.forget_guests_days,
        "forget_tables_days": settings.forget_tables_days,
        "text": text,
    }
    return answer(shown)


@router.get("/me", response_model=Me, responses=may_fail(401), openapi_extra=PERSON)
def show_me(request: Request) -> Response:
    """Get the current user."""
    person = person_of(request)
    return answer({"id": person.id, "name": person.name, "token": None})


@router.patch("/me", response_model=Me, responses=may_fail(*BODY, 401, 429), openapi_extra=PERSON)
def rename(request: Request, body: Renaming) -> Response:
    """Rename the current user, also at tables still under way."""
    house, person = house_of(request), person_of(request)
    spend(request, "people", person)
    renamed = house.seats.rename(person, body.name)
    return answer({"id": renamed.id, "name": renamed.name, "token": None})


@router.post("/me/renew", response_model=Me, responses=may_fail(401, 403, 429), openapi_extra=PERSON)
def renew(request: Request) -> Response:
    """Replace the token or cookie; the old one becomes invalid."""
    house, person = house_of(request), person_of(request)
    spend(request, "people", person)
    token = house.people.renew(person)
    by_header = "authorization" in request.headers
    response = answer({"id": person.id, "name": person.name, "token": token if by_header else None})
    if not by_header:
        set_cookie(request, response, token)
    return response


@router.get("/me/data", responses=may_fail(401, 429), openapi_extra=PERSON)
def download_data(request: Request) -> Response:
    """Download everything stored about the current user."""
    house, person = house_of(request), person_of(request)
    spend(request, "records", person)
    with house.database.snapshot() as connection:
        found = read_own_data(connection, person.id)
    return answer(found, headers={"Content-Disposition": 'attachment; filename="lunarium-my-data.json"'})


@router.delete("/me", status_code=204, responses=may_fail(401, 403, 429), openapi_extra=PERSON)
def leave(request: Request) -> Response:
    """Delete the current user; games with others remain without the name."""
    house, person = house_of(request), person_of(request)
    spend(request, "people", person)
    house.people.remove(person.id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response
