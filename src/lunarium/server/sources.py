"""Sources: the position that somebody asks about, found with what they may see."""

from random import Random
from typing import Any

from lunarium.games import AnyGame, load, positions_of, read_position
from lunarium.positions import lessons
from lunarium.positions.position import Position
from lunarium.server.routing import Call, PersonCall
from lunarium.server.solving import pose
from lunarium.server.wire.ask import AsText, AtTable, InPuzzle, InStage
from lunarium.tables.errors import Conflict, Forbidden, NotFound
from lunarium.tables.table import Table

Source = AtTable | InStage | InPuzzle | AsText


def find_position(call: Call, source: Source) -> Position:
    """The position; refused where this caller may not see it."""
    match source:
        case AtTable():
            return call.house.look(source.table, call.person).position_at(source.ply)
        case InStage():
            game = find_lesson(source.game)
            stage = lessons.find_stage(game, source.stage)
            now = lessons.attempt(game, stage, source.moves)
            return Position(game, stage.record.options, now.state)
        case InPuzzle():
            return pose(call, source.of, source.puzzle, source.played, source.seal).position
        case AsText():
            return read_text(*read_position(source.text))


def find_helped(call: PersonCall, table_id: str) -> Table:
    """A table where the caller is to move, and where help harms nobody."""
    table = call.house.look(table_id, call.person)
    table.check_turn(call.person)
    if table.finished_at is not None:
        raise Conflict("game-is-over")
    if table.daily is not None or not table.is_only_with_computers(call.person):
        raise Forbidden("no-hint-here")
    call.house.fair_play.check_position(call.person, table.game, table.state)
    return table


def find_lesson(key: str) -> AnyGame:
    """A game that has a lesson."""
    game = load(key)
    if not lessons.list_stages(game):
        raise NotFound("no-such-address")
    return game


def read_text(game: AnyGame, state: Any) -> Position:
    """A position that was written as a text."""
    options, _ = positions_of(game).begin(state, Random(0))
    return Position(game, options, state)
