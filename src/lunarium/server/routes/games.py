"""Routes for the games on offer, what is in their boxes, and their texts."""

from typing import Any, cast

from starlette.responses import Response

from lunarium import texts
from lunarium.ai.players import levels_of, usual_level
from lunarium.ai.puzzles.shelf import load_puzzles
from lunarium.games import GAMES, AnyGame, load
from lunarium.positions.coach import read_coaching
from lunarium.positions.lessons import list_stages
from lunarium.positions.types import Level
from lunarium.server.answers import answer_again, encode
from lunarium.server.routing import Call, Routes
from lunarium.server.wire.games import Components, GameInfo
from lunarium.tables.errors import NotFound
from lunarium.texts import rulebook

FLUENT: dict[int | str, Any] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}

routes = Routes("/api/games", "games")


@routes.get(limit=None, answers=list[GameInfo])
def list_games(call: Call) -> Response:
    """List the games with their options and computer players."""
    return answer_again(call.request, encode([_show_game(game) for game in GAMES.values()]))


@routes.get("/{key}/components", limit=None, answers=Components, fails=(404, 422))
def show_components(call: Call, key: str) -> Response:
    """Get a game's component values, with the source of each that is in doubt."""
    box = load(key).showing.box
    if box is None:
        raise NotFound("no-such-address")
    return answer_again(call.request, encode({"game": key, "components": box.show()}))


@routes.get("/{key}/texts/{language}", limit=None, fails=(404, 422), contents=FLUENT)
def show_texts(call: Call, key: str, language: str) -> Response:
    """Get a game's texts as Fluent, for a page that was built without them."""
    folder = load(key).showing.texts
    if folder is None or language not in texts.LANGUAGES:
        raise NotFound("no-such-address")
    return answer_again(call.request, texts.read_folder(folder, language).encode(), "text/plain")


@routes.get("/{key}/rules/{language}", limit=None, answers=rulebook.Rulebook, fails=(404, 422))
def show_rules(call: Call, key: str, language: str) -> Response:
    """Get a game's rules as numbered sections and clauses."""
    folder = load(key).showing.rulebook
    if folder is None or language not in texts.LANGUAGES:
        raise NotFound("no-such-address")
    return answer_again(call.request, encode(rulebook.load(folder, language)))


def _show_game(game: AnyGame) -> GameInfo:
    thinking, box = game.thinking, game.showing.box
    can_search = thinking.search is not None
    return {
        "key": game.key,
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "solo": 1 in game.seats,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                # component data is any name for a record, and here one of those that this host has
                "choices": option.choices or (box.names() if box else []),
            }
            for option in game.options
        ],
        "kinds": list(game.kinds),
        "levels": cast("list[Level]", levels_of(game)),
        "usual_level": cast("Level", usual_level(game)),
        "hints": can_search,
        "analysis": can_search,
        "daily": game.daily is not None,
        "keeping": game.keeping is not None,
        "stages": len(list_stages(game)),
        "puzzles": len(load_puzzles(game)),
        "coach": bool(read_coaching(game).moments),
        "rules": game.showing.rulebook is not None,
        "positions": game.positions is not None and game.positions.drafting is not None,
        "first": game.showing.first,
        "engine": thinking.engine,
        "needs_engine": thinking.has_engine and not can_search,
    }
