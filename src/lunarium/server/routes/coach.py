"""Routes for the coach of a first game: what is worth saying now, and a question before a grave mistake."""

from lunarium.core.teaching import Scene
from lunarium.positions import coach as coaching
from lunarium.positions.coach import Word
from lunarium.server.routing import PersonCall, Routes
from lunarium.server.sources import find_helped
from lunarium.server.wire.coach import Coaching, CoachRequest, CoachWord, Weighed, WeighRequest
from lunarium.server.wire.tables import TableId
from lunarium.tables.table import Table

routes = Routes("/api/tables/{table_id}/coach", "coach")


@routes.post(limit="study", pool="rules", fails=(404, 409))
def coach(call: PersonCall, table_id: TableId, body: CoachRequest) -> Coaching:
    """Get the coach's remarks for the player to move: what is new, what the others did, first ideas."""
    table = _find(call, table_id, body)
    if table.game.is_midway(table.state):
        return {"moment": None, "remark": None, "ideas": []}
    call.house.doubts.think_ahead(table, call.person)
    game, scene = table.game, _look_at(table)
    said = call.house.coach_words.said(call.person, game.key)
    return {
        "moment": _say(call, table, coaching.find_moment(game, scene, said)),
        "remark": _say(call, table, coaching.find_remark(game, scene, said)),
        "ideas": [
            {"key": idea.key, "done": idea.is_done, "possible": idea.is_possible}
            for idea in coaching.list_ideas(game, scene)
        ],
    }


@routes.post("/doubt", limit="study", fails=(404, 409))
async def doubt(call: PersonCall, table_id: TableId, body: WeighRequest) -> Weighed:
    """Get a warning about a move that gives a lot away; empty if busy or already given."""
    table = await call.run(_find_before, call, table_id, body)
    return {"doubt": await call.house.doubts.weigh(table, call.person, body.move)}


def _find(call: PersonCall, table_id: str, body: CoachRequest) -> Table:
    table = find_helped(call, table_id)
    table.check_position(body.ply, body.line)
    return table


def _find_before(call: PersonCall, table_id: str, body: WeighRequest) -> Table:
    """The table where this move can be played."""
    table = _find(call, table_id, body)
    table.game.check(table.state, body.move)
    return table


def _say(call: PersonCall, table: Table, found: Word | None) -> CoachWord | None:
    """The sentence, once it is written down that it was said."""
    if found is None or not call.house.coach_words.say(call.person, table.game.key, found.word):
        return None
    return {
        "key": found.word.partition(" ")[0],
        "told": found.telling,
        "glow": found.glow,
        "rules": found.rules,
        "ply": found.ply,
    }


def _look_at(table: Table) -> Scene:
    """The position as the coach of the player to move sees it."""
    moves = [(played.seat, played.move) for played in table.played]
    return coaching.look_at(table.position, moves, table.told().story or (), table.state_at)
