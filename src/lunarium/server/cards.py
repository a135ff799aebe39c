"""Cards: what the rules say about a thing, as it is sent to a page."""

from typing import Any

from fastapi import Request
from starlette.responses import Response

from lunarium.games import AnyGame
from lunarium.server.answers import answer
from lunarium.server.languages import language_of
from lunarium.server.problems import speak
from lunarium.tables.errors import NotFound


def show_card(request: Request, game: AnyGame, state: Any, thing: str) -> Response:
    """What a thing is, does next, and can be used for by whoever is to move, or why not."""
    about = game.showing.about
    card = about(state, thing) if about else None
    if card is None:
        raise NotFound("no-such-thing")
    language = language_of(request)
    shown = card.as_json() | {"thing": thing}
    for refused, spoken in zip(card.cannot, shown["cannot"], strict=True):
        spoken["reasons"] = [speak(reason, language) for reason in refused.reasons]
    return answer(shown)
