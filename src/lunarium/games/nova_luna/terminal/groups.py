"""Groups: the many takes by tile, the most fruitful places first."""

from lunarium.core.game import Game, M, S
from lunarium.drawing.scene import Scene
from lunarium.drawing.terminal import Groups
from lunarium.drawing.words import name_kind
from lunarium.games.nova_luna.moves import Take, read
from lunarium.games.nova_luna.terminal.tile import shapes, title
from lunarium.games.nova_luna.tiles import TILES


def group_moves(game: Game[S, M], scene: Scene, by_kind: Groups) -> Groups:
    """Refill and the end of a phase by their names, then a group for each tile in reach."""
    takes: dict[int, list[str]] = {tile: [] for tile in scene.view["reach"]}
    for text in sorted(by_kind.get("take", []), key=lambda text: -scene.gains.get(text, 0)):
        move = read(text)
        if isinstance(move, Take):
            takes[move.tile].append(text)
    return {
        **{name_kind(game, kind, scene.language): moves for kind, moves in by_kind.items() if kind != "take"},
        **{_name_take(scene, tile): moves for tile, moves in takes.items() if moves},
    }


def _name_take(scene: Scene, tile: int) -> str:
    tasks = " ".join(map(shapes, TILES[tile].tasks))
    return scene.say("terminal-take-tile", tile=tile, title=title(tile), tasks=tasks)
