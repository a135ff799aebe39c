"""Groups: the legal moves under headings that people understand."""

from __future__ import annotations

from collections.abc import Mapping

from lunarium import texts
from lunarium.cli.boards.nova_luna.gains import gains
from lunarium.cli.boards.nova_luna.tile import shapes, title
from lunarium.cli.session import Session
from lunarium.games.nova_luna.tiles import TILES


def group_moves(session: Session, gained: Mapping[str, int], language: str) -> dict[str, list[str]]:
    """By kind; the many takes of Nova Luna by tile, the most fruitful places first."""
    groups: dict[str, list[str]] = {}
    for kind, moves in session.legal_by_kind().items():
        if kind == "take":
            for move in sorted(moves, key=lambda move: -gained.get(move, 0)):
                groups.setdefault(move.partition("@")[0], []).append(move)
        else:
            groups[texts.say(f"terminal-kind-{session.game.key}-{kind}", language)] = moves
    reach = [str(tile) for tile in session.view().get("reach", [])]
    takes = {_take_heading(tile, language): groups.pop(tile) for tile in reach if tile in groups}
    return groups | takes


def gains_now(session: Session) -> dict[str, int]:
    """What each legal move brings at once, for games where that is a number."""
    return gains(session.game, session.state) if session.game.key == "nova-luna" else {}


def _take_heading(tile: str, language: str) -> str:
    tasks = " ".join(shapes(task) for task in TILES[int(tile)].tasks)
    return texts.say(
        "terminal-take-tile", language, {"tile": tile, "title": title(int(tile)), "tasks": tasks}
    )
