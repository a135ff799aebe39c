"""Routes: none that writes goes without a limit, and none computes by the rules on the event loop."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from fastapi.routing import APIRoute

from lunarium.ai.thinking import Budget
from lunarium.games import GAMES, drafting_of, load
from lunarium.positions import ideas
from lunarium.server.app import ROUTES
from lunarium.server.limits import LIMITS
from lunarium.server.routes import operations
from lunarium.server.routing import Call, Route, Routes
from tests.support.markers import needs_search
from tests.support.puzzles import make_puzzle, put_on_shelf, right
from tests.support.quick_reviews import review_at_a_glance
from tests.support.records import read
from tests.support.server.serving import GREEDY, ME, Guest, Serving, at

RULES = ("start", "legal_moves", "apply", "outcome", "view", "refuse")  # what takes time
WRITTEN = {"POST", "PUT", "PATCH", "DELETE"}


def list_declared() -> list[Route]:
    """What all routes declare."""
    return [route for routes in ROUTES for route in routes.declared]


def find_uncounted(declared: list[Route]) -> list[str]:
    """Those that write without a limit."""
    return [
        f"{route.method} {route.path}"
        for route in declared
        if route.method in WRITTEN and route.limit not in LIMITS
    ]


def test_writing_routes_have_a_limit() -> None:
    assert find_uncounted(list_declared()) == []


def test_one_that_is_not_counted_is_found() -> None:
    routes = Routes("/api", "tests")
    forgotten: Any = routes.post

    def forget(call: Call) -> None: ...

    forgotten("/forgotten", limit=None)(forget)
    assert find_uncounted(routes.declared) == ["POST /api/forgotten"]


def test_every_route_is_declared(lone_serving: Serving) -> None:
    declared = {(route.method, route.path) for route in list_declared()}
    other = {route.path for route in operations.router.routes if isinstance(route, APIRoute)}
    served = {
        (method, route.path)
        for route in lone_serving.app.routes
        if isinstance(route, APIRoute) and route.include_in_schema and route.path not in other
        for method in route.methods or ()
    }
    assert served == declared


@pytest.fixture
def on_the_loop(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The rules that were asked on an event loop."""
    noted: list[str] = []

    def watch(rule: str, function: Callable[..., Any], *given: Any) -> Any:
        try:
            asyncio.get_running_loop()
            noted.append(rule)
        except RuntimeError:
            pass  # a thread of its own
        return function(*given)

    for key, game in list(GAMES.items()):
        watched: Any = {rule: partial(watch, rule, getattr(game, rule)) for rule in RULES}
        if game.positions is not None:
            read = partial(watch, "positions.read", game.positions.read)
            watched["positions"] = replace(game.positions, read=read)
        monkeypatch.setitem(GAMES, key, replace(game, **watched))
    return noted


@needs_search
def test_async_routes_leave_rules_to_threads(
    ana: Guest, on_the_loop: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All handlers that run on the event loop are asked here; others run in threads whatever they do."""
    review_at_a_glance(monkeypatch)
    monkeypatch.setattr(ideas, "HINT", Budget(simulations=50))
    puzzle = make_puzzle("2p-1", level=2)
    put_on_shelf(monkeypatch, [puzzle])
    table = ana.table("nova-luna-2p", [ME, GREEDY], starts=0)
    move = ana.look(table)["legal"][0]["text"]
    over = read("nova-luna/ends-by-last-token-with-two").as_json()
    ended = ana.ask("POST", "/api/records", {"record": over})["snapshot"]["table"]["id"]
    text = {"source": {"text": drafting_of(load("nova-luna")).example}}
    best = ana.ask("POST", "/api/ask/legal", text)["moves"][0]["text"]
    asked: dict[str, list[tuple[str, str, Any]]] = {
        "/api/tables/{table_id}": [
            ("GET", f"/api/tables/{table}?wait=0.1&after=0&line=0", None),
            ("GET", f"/api/tables/{table}?ply=0", None),
        ],
        "/api/tables/{table_id}/coach/doubt": [
            ("POST", f"/api/tables/{table}/coach/doubt", {"ply": 0, "line": 0, "move": move})
        ],
        "/api/ask/ideas": [("POST", "/api/ask/ideas", at(table)), ("POST", "/api/ask/ideas", text)],
        "/api/ask/attempt": [
            ("POST", "/api/ask/attempt", at(ended, 0, move=over["moves"][0])),
            ("POST", "/api/ask/attempt", {**text, "move": best}),
        ],
        "/api/puzzles/{of}/{key}/answers": [
            (
                "POST",
                f"/api/puzzles/nova-luna/{puzzle.key}/answers",
                {"played": [], "move": right(puzzle)},
            )
        ],
    }
    assert {route.path for route in list_declared() if route.is_waiting} == set(asked)
    for method, path, body in (one for requests in asked.values() for one in requests):
        ana.ask(method, path, body)
        assert on_the_loop == [], path
