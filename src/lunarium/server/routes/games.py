"""Routes for the games on offer and what is in their boxes."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter
from starlette.responses import Response

from lunarium.ai.players import PLAYERS
from lunarium.core.game import Json
from lunarium.games import GAMES
from lunarium.games.luna.components import names, shipped_data
from lunarium.games.nova_luna.tiles import COLOURS, TILE_NAMES, TILES
from lunarium.server.answers import answer
from lunarium.server.bodies import StrictRoute
from lunarium.server.problems import may_fail
from lunarium.server.wire.games import Components, GameInfo

router = APIRouter(tags=["games"], route_class=StrictRoute)


@router.get("/games", response_model=list[GameInfo], responses=may_fail())
def list_games() -> Response:
    """Both games, what can be chosen before each, and the computers who play them."""
    return answer([_show_game(key) for key in GAMES])


@router.get("/games/{key}/components", response_model=Components, responses=may_fail(422))
def show_components(key: Literal["nova-luna", "luna"]) -> Response:
    """What is in the box; for Luna with the provenance of every value."""
    if key == "luna":
        return answer({"game": key, "tiles": [], "luna": shipped_data()})
    return answer({"game": key, "tiles": [_show_tile(tile) for tile in TILE_NAMES], "luna": None})


def _show_game(key: str) -> Json:
    game = GAMES[key]
    return {
        "key": game.key,
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "options": [
            {"name": option.name, "default": option.default, "choices": list(option.choices) or names()}
            for option in game.options  # only Luna's component data is free text, and here a choice
        ],
        "kinds": list(game.kinds),
        "players": [name for name in PLAYERS if name.startswith("level-") or game.engine != "native"],
        "engine": game.engine,
    }


def _show_tile(tile: int) -> Json:
    data = TILES[tile]
    return {
        "tile": tile,
        "colour": COLOURS[data.colour],
        "number": data.number,
        "tasks": list(data.tasks),
    }
