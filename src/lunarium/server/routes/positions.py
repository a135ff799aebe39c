"""Routes for positions: set one up, look at it, ask about it, play on from it."""

import asyncio
from dataclasses import replace
from functools import partial
from operator import itemgetter
from random import Random
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from lunarium.ai.review.attempt import Attempt, try_move
from lunarium.ai.simple import weigh
from lunarium.core.errors import BadPosition
from lunarium.core.game import Game, Json, M, S
from lunarium.core.position import Built, Drafting
from lunarium.core.record import Record
from lunarium.games import AnyGame, drafting_of, load, positions_of
from lunarium.positions.position import Position
from lunarium.positions.shown import show_ending, show_position
from lunarium.server.answers import answer
from lunarium.server.bodies import StrictRoute
from lunarium.server.description import ANYBODY, PERSON
from lunarium.server.identity import house_of, person_of, spend, visitor_of
from lunarium.server.languages import language_of
from lunarium.server.places import Places
from lunarium.server.problems import BODY, may_fail, speak
from lunarium.server.routes.reviews import ATTEMPT_SECONDS, ATTEMPTS, show_attempt
from lunarium.server.routes.study import HINT_SECONDS, HINTS, Question, find_ideas, name_measure
from lunarium.server.routes.tables import TableId, holders_of, tell_new
from lunarium.server.wire.positions import (
    PositionAttempt,
    PositionByText,
    PositionRequest,
    PositionSheet,
    PositionTable,
    Start,
    WrittenPosition,
)
from lunarium.server.wire.reviews import AttemptVerdict
from lunarium.server.wire.study import Hint
from lunarium.server.wire.tables import GameKey, NewTable, Ply, SeatCount
from lunarium.tables.errors import Conflict, Forbidden
from lunarium.tables.people import Person
from lunarium.tables.work import Job

router = APIRouter(prefix="/api", tags=["positions"], route_class=StrictRoute)


@router.post(
    "/positions/{game}/check",
    response_model=PositionSheet,
    responses=may_fail(*BODY, 429),
    openapi_extra=ANYBODY,
)
async def check(request: Request, game: GameKey, body: PositionRequest) -> Response:
    """Check a draft or text of a position: its faults, or everything about it."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _check, request, game, body)


@router.get(
    "/positions/{game}/start",
    response_model=PositionSheet,
    responses=may_fail(422, 429),
    openapi_extra=ANYBODY,
)
async def begin(
    request: Request,
    game: GameKey,
    kind: Annotated[Start, Query()] = "blank",
    players: Annotated[SeatCount, Query()] = 2,
) -> Response:
    """Get a position to start from: an empty table, one from a random game, or an example."""
    studies: Places = request.app.state.studies
    return await studies.run(request, _begin, request, game, kind, players)


@router.post(
    "/positions/{game}/hint",
    response_model=Hint,
    responses=may_fail(*BODY, 401, 409, 429),
    openapi_extra=PERSON,
)
async def hint(request: Request, game: GameKey, body: PositionByText) -> Response:
    """Get a hint for a position; not for a daily challenge or a game against people under way."""
    studies: Places = request.app.state.studies
    person, question = await studies.run(request, _ask, request, game, body.text)
    job = house_of(request).work.submit(
        HINTS, person.id, HINT_SECONDS, partial(find_ideas, question, house_of(request).draw())
    )
    return answer(name_measure(question) | {"moves": await asyncio.wrap_future(job.future)})


@router.post(
    "/positions/{game}/attempts",
    response_model=AttemptVerdict,
    responses=may_fail(*BODY, 401, 409, 429),
    openapi_extra=PERSON,
)
async def review_move(request: Request, game: GameKey, body: PositionAttempt) -> Response:
    """Review a move in a position: what it gives away, and why another is better."""
    studies: Places = request.app.state.studies
    person, question = await studies.run(request, _ask_about, request, game, body)
    think = partial(_review, _record(question.game, question.state, house_of(request).draw()), body.move)
    job = house_of(request).work.submit(ATTEMPTS, person.id, ATTEMPT_SECONDS, think)
    return answer(show_attempt(question.game, await asyncio.wrap_future(job.future)))


@router.post(
    "/positions/{game}/tables",
    status_code=201,
    response_model=NewTable,
    responses=may_fail(*BODY, 401, 429),
    openapi_extra=PERSON,
)
def play_on(request: Request, game: GameKey, body: PositionTable) -> Response:
    """Create a table that continues from a position; hidden tiles are shuffled."""
    house, person = house_of(request), person_of(request)
    spend(request, "tables", person)
    found = load(game)
    record = _record(found, positions_of(found).read(body.text), house.draw())
    house.fair_play.check_record(person, record)
    holders = holders_of(body.seats)
    house.computers.check_room(person, holders)
    house.check_public(person, body.visibility)
    names = [seat.name for seat in body.seats]
    return tell_new(*house.dealer.keep_record(person, record, holders, names, body.visibility), person)


@router.get(
    "/tables/{table_id}/position",
    response_model=WrittenPosition,
    responses=may_fail(403, 404, 409, 422, 429),
    openapi_extra=ANYBODY,
)
def write_position(request: Request, table_id: TableId, ply: Ply | None = None) -> Response:
    """Get a table's position as text, now or at an earlier ply, without hidden tiles."""
    house, person = house_of(request), visitor_of(request)
    spend(request, "reads", person)
    table = house.look(table_id, person)
    if table.daily is not None and table.finished_at is None:
        raise Forbidden("daily-no-record")
    state = table.state if ply is None else table.state_at(ply)
    return answer({"text": positions_of(table.game).write(state)})


def _check(request: Request, key: str, body: PositionRequest) -> Response:
    spend(request, "study", visitor_of(request))
    game = load(key)
    drafting = drafting_of(game)
    if (body.draft is None) == (body.text is None):
        raise BadPosition("position-draft-or-text")
    if body.draft is None:
        return answer(_show(request, game, drafting, drafting.parse(body.text or "")))
    if body.draft["game"] != key:
        raise BadPosition("position-other-game", game=body.draft["game"], expected=key)
    return answer(_show(request, game, drafting, drafting.parse(drafting.spell(drafting.tidy(body.draft)))))


def _begin(request: Request, key: str, kind: Start, players: int) -> Response:
    spend(request, "study", visitor_of(request))
    game = load(key)
    drafting = drafting_of(game)
    if kind == "blank":
        draft = drafting.blank(game.settle({"players": players})["players"])
    elif kind == "example":
        draft = drafting.parse(drafting.example)
    else:
        draft = drafting.parse(positions_of(game).write(_wander(game, players, house_of(request).draw())))
    return answer(_show(request, game, drafting, draft))


def _wander(game: AnyGame, players: int, rng: Random) -> object:
    """A position of a game in which everybody plays at random; it is not over."""
    options = game.settle({"players": players})
    state = game.start(options, game.deal(options, rng))
    passed = []
    while game.to_move(state) is not None:
        passed.append(state.copy())
        game.apply(state, rng.choice(game.legal_moves(state)))
    return rng.choice([state for state in passed if not game.is_midway(state)])


def _show(request: Request, game: Game[S, M], drafting: Drafting[S, Json], draft: Json) -> Json:
    built, language = drafting.build(draft), language_of(request)
    return {
        "draft": draft,
        "text": drafting.spell(draft),
        "faults": [_show_fault(fault, language) for fault in built.faults],
        "view": game.view(built.state, None) if built.state is not None else built.view,
        "position": _show_position(game, built),
    }


def _show_fault(fault: BadPosition, language: str) -> Json:
    return {
        "code": fault.code,
        "message": fault.message(language),
        "reasons": [speak(reason, language) for reason in fault.reasons],
        "places": list(fault.places),
    }


def _show_position(game: Game[S, M], built: Built[S]) -> Json | None:
    """What there is to know about a position that can come about."""
    state = built.state
    if state is None:
        return None
    options, _ = positions_of(game).begin(state, Random(0))
    position = Position(game, options, state)
    return {
        **show_position(position),
        **show_ending(position),
        "players": options["players"],
        "standing": {"unit": game.score(options).unit, "seats": game.showing.progress(state)},
        "legal": _list_best_first(game, state),
    }


def _list_best_first(game: AnyGame, state: object) -> list[Json]:
    """The legal moves piece by piece: the piece with the best move first, and of each its best move."""
    groups: dict[tuple[object, ...], list[tuple[float, Json]]] = {}
    for move, value in weigh(game, state):
        shown = game.show_move(move)
        piece = next(iter(shown["parts"].values()), None)
        groups.setdefault((shown["kind"], piece), []).append((value, shown))
    by_value = [sorted(group, key=itemgetter(0), reverse=True) for group in groups.values()]
    by_value.sort(key=lambda group: group[0][0], reverse=True)
    return [shown for group in by_value for _, shown in group]


def _ask(request: Request, key: str, text: str) -> tuple[Person, Question]:
    """Who asks about which position; nobody gets help with a running daily deal."""
    house, person = house_of(request), person_of(request)
    spend(request, "hints", person)
    game = load(key)
    state = positions_of(game).read(text)
    if game.thinking.search is None:
        raise Conflict("no-search", game=game.key)
    if game.to_move(state) is None:
        raise Conflict("game-is-over")
    record = _record(game, state, house.draw())
    house.fair_play.check_record(person, record)
    return person, Question(game, record.options, state)


def _ask_about(request: Request, key: str, body: PositionAttempt) -> tuple[Person, Question]:
    person, question = _ask(request, key, body.text)
    question.game.check(question.state, body.move)
    return person, question


def _review(record: Record, move: str, job: Job[Attempt]) -> Attempt:
    return try_move(replace(record, moves=(move,)), 0, move, stop=job.on_cancel)


def _record(game: AnyGame, state: object, rng: Random) -> Record:
    """The game that starts from this state."""
    options, setup = positions_of(game).begin(state, rng)
    return Record(game=game.key, rules_version=game.rules_version, options=options, setup=setup)
