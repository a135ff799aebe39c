"""The whole table on one canvas: players above, the isles in a ring, temple and path in the middle."""

from lunarium.drawing.canvas import Canvas
from lunarium.drawing.scene import Scene
from lunarium.games.luna.terminal import isles, path, players, temple

WIDTH = 68
PATH_WIDTH = 31
HEIGHT = 31  # what four players need


def draw(scene: Scene, height: int = HEIGHT) -> Canvas:
    """Whatever height is left over goes between the parts."""
    middle = _middle(scene)
    parts = [players.draw(scene, WIDTH), isles.draw_top(scene), middle, isles.draw_bottom(scene)]
    spare = max(0, height - sum(part.height for part in parts))
    canvas = Canvas(WIDTH, max(height, HEIGHT))
    y = 0
    for place, part in enumerate(parts):
        canvas.paste(0, y, part)
        gap = min(2, -(-spare // (len(parts) - place)))
        spare -= gap
        y += part.height + gap
    return canvas


def _middle(scene: Scene) -> Canvas:
    """Path and council at the left, the temple at the right."""
    way, heart = path.draw(scene, PATH_WIDTH), temple.draw(scene)
    canvas = Canvas(WIDTH, max(way.height, heart.height))
    canvas.paste(0, 0, way)
    room = WIDTH - PATH_WIDTH - 1
    x, y = PATH_WIDTH + 1 + (room - heart.width) // 2, (canvas.height - heart.height) // 2
    canvas.paste(x, y, heart)
    return canvas
