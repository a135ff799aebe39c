"""Routes for questions about a position: at a table, in a stage or puzzle, or written as a text."""

from functools import partial

from lunarium.ai.review.attempt import Attempt, try_move
from lunarium.ai.review.depth import DEEP
from lunarium.ai.review.verdict import Verdict
from lunarium.ai.thinking import check_search
from lunarium.core.record import Record
from lunarium.games import AnyGame, read_position
from lunarium.positions import questions
from lunarium.positions.attempts import AttemptVerdict, show_attempt, try_here
from lunarium.positions.ideas import HINT, Hint, find_ideas
from lunarium.positions.position import Position
from lunarium.positions.questions import Parts
from lunarium.positions.types import Insight
from lunarium.server.problems import speak
from lunarium.server.routing import Call, PersonCall, Routes
from lunarium.server.sources import find_helped, find_position, read_text
from lunarium.server.wire.ask import (
    AboutQuestion,
    AsText,
    AtTable,
    AttemptQuestion,
    Card,
    LegalMoves,
    Line,
    LineQuestion,
    PositionQuestion,
    Reasons,
    WhyQuestion,
)
from lunarium.tables.errors import Conflict, Forbidden, NotFound
from lunarium.tables.reviews import check_over
from lunarium.tables.work import Job, Place

HINTS = Place("hints", is_waited_for=True, most=4, most_each=1)
ATTEMPT_SECONDS = 1.0
ATTEMPTS = Place("attempts", is_waited_for=True, most=4, most_each=1)

routes = Routes("/api/ask", "questions")


@routes.post("/legal", limit="study", pool="rules", fails=(404, 409))
def list_legal(call: Call, body: PositionQuestion) -> LegalMoves:
    """List the legal moves."""
    return {"moves": find_position(call, body.source).legal}


@routes.post("/insight", limit="study", pool="rules", fails=(404, 409))
def show_insight(call: Call, body: PositionQuestion) -> Insight:
    """Get what each legal move would gain and why others are illegal, for the player to move."""
    return find_position(call, body.source).insight


@routes.post("/why", limit="study", pool="rules", fails=(404, 409))
def explain(call: Call, body: WhyQuestion) -> Reasons:
    """Explain why a move, given as text or by kind and parts, is not allowed; empty if it is."""
    asked = body.move if isinstance(body.move, str) else Parts(body.move.kind, body.move.parts)
    refusal = questions.explain(find_position(call, body.source), asked)
    return {"move": refusal.move, "reasons": [speak(reason, call.language) for reason in refusal.reasons]}


@routes.post("/about", limit="study", pool="rules", fails=(404, 409))
def show_card(call: Call, body: AboutQuestion) -> Card:
    """Get a thing's card: what it is, does next and can be used for."""
    card = questions.describe(find_position(call, body.source), body.thing)
    return {
        "thing": body.thing,
        "title": card.title,
        "detail": card.detail,
        "rows": card.rows,
        "can": card.can,
        "cannot": [
            {
                "kinds": refused.kinds,
                "reasons": [speak(reason, call.language) for reason in refused.reasons],
            }
            for refused in card.cannot
        ],
    }


@routes.post("/line", limit="study", pool="rules", fails=(404, 409))
def try_moves(call: Call, body: LineQuestion) -> Line:
    """Try some moves and get the position after each; nothing is played."""
    position = find_position(call, body.source)
    return {"steps": questions.try_line(position, body.moves, call.house.draw())}


@routes.post("/ideas", limit="hints", fails=(404, 409))
async def hint(call: PersonCall, body: PositionQuestion) -> Hint:
    """Get the best moves in a game with computers or a position given as text; this takes a short search."""
    position = await call.run(_find_helped, call, body)
    think = partial(_find_ideas, position, call)
    return await call.think(HINTS, HINT.seconds, think)


@routes.post("/attempt", limit="reviews", fails=(404, 409))
async def attempt(call: PersonCall, body: AttemptQuestion) -> AttemptVerdict:
    """Evaluate a move at a ply of a finished game, or in a position given as text, by a short search."""
    match body.source:
        case AtTable():
            game, record, ply, known = await call.run(_find_played, call, body.source, body.move)
            think = partial(_judge, record, ply, body.move, known)
            found = show_attempt(game, await call.think(ATTEMPTS, ATTEMPT_SECONDS, think))
            if known is None or known.depth != DEEP.name:  # nothing is sure before the deep look
                found["grade"] = found["loss"] = found["error"] = None
            return found
        case AsText():
            position = await call.run(_find_text, call, body.source, body.move)
            return await call.think(ATTEMPTS, ATTEMPT_SECONDS, partial(_try, position, body.move, call))
        case _:
            raise Forbidden("no-hint-here")


def _find_helped(call: PersonCall, body: PositionQuestion) -> Position:
    """A position in which a hint harms nobody."""
    match body.source:
        case AtTable() as source:
            table = find_helped(call, source.table)
            if source.ply not in (None, table.ply):
                raise Forbidden("no-hint-here")
            return table.position
        case AsText() as source:
            return _find_text(call, source)
        case _:
            raise Forbidden("no-hint-here")


def _find_text(call: PersonCall, source: AsText, move: str | None = None) -> Position:
    """A position in no running game against people, and of no daily deal; the move is legal there."""
    position = read_text(*read_position(source.text))
    if position.game.thinking.search is None:
        raise Conflict("no-search", game=position.game.key)
    if position.to_move is None:
        raise Conflict("game-is-over")
    record = Record.starting(position.game, position.state, call.house.draw())
    call.house.fair_play.check_record(call.person, record)
    if move is not None:
        position.game.check(position.state, move)
    return position


def _find_played(call: PersonCall, source: AtTable, move: str) -> tuple[AnyGame, Record, int, Verdict | None]:
    """A finished game, where the move could have been played; and what is known of the one that was."""
    table = call.house.look(source.table, call.person)
    check_over(table)
    check_search(table.game)
    ply = table.ply if source.ply is None else source.ply
    if ply >= table.ply:
        raise NotFound("no-such-ply", ply=ply, plies=table.ply)
    table.game.check(table.state_at(ply), move)
    return table.game, table.record_of_moves(), ply, call.house.reviews.verdict(table, ply)


def _find_ideas(position: Position, call: Call, job: Job[Hint]) -> Hint:
    return find_ideas(position, call.house.draw(), job.on_cancel)


def _try(position: Position, move: str, call: Call, job: Job[AttemptVerdict]) -> AttemptVerdict:
    return try_here(position, move, call.house.draw(), job.on_cancel)


def _judge(record: Record, ply: int, move: str, known: Verdict | None, job: Job[Attempt]) -> Attempt:
    return try_move(record, ply, move, known, job.on_cancel)
