"""The path from the gate down to the landing stage, and below it council and time tokens."""

from lunarium.core.game import Json
from lunarium.drawing import palette
from lunarium.drawing.canvas import Canvas
from lunarium.drawing.scene import Scene
from lunarium.games.luna.terminal import signs

TILE = 6  # columns for a tile, with the gap
HEIGHT = 14


def draw(scene: Scene, width: int) -> Canvas:
    """Gate above, landing stage below."""
    canvas = Canvas(width, HEIGHT)
    groups = scene.view["path"]["groups"]
    has_words = 4 + TILE * len(groups[0]["tiles"]) + 12 <= width
    canvas.write(1, 0, scene.say("terminal-gate" if has_words else "terminal-path-signs"), palette.INK_2)
    for row, group in enumerate(reversed(groups), start=1):
        _draw_group(canvas, row, scene, group, has_words)
    row = len(groups) + 1
    _draw_stage(canvas, row, scene)
    _draw_council(canvas, row + 2, scene)
    _draw_time(canvas, row + 5, scene)
    return canvas


def _draw_group(canvas: Canvas, y: int, scene: Scene, group: Json, has_words: bool) -> None:
    """A guard tile, its tiles, and how far the Guard lets anybody reach."""
    if group["guarded"]:
        canvas.write(0, y, f"{signs.GUARD}{group['guard']} ", f"bold {palette.ON_ACCENT} on {palette.ACCENT}")
    elif not group["gone"]:
        canvas.write(0, y, f"[{group['guard']}]", palette.INK_2)
    for place, tile in enumerate(group["tiles"]):
        _draw_tile(canvas, 4 + TILE * place, y, group, tile)
    state = "approved" if group["approved"] else "bribable" if group["bribable"] else "closed"
    sign, ink = {
        "approved": ("✓", palette.GOOD),
        "bribable": ("$", palette.WARN),
        "closed": ("×", palette.INK_3),
    }[state]
    x = 4 + TILE * len(group["tiles"])
    word = scene.say(f"terminal-path-{state}") if has_words else ""
    canvas.write(x, y, f"{sign} {word}", ink)


def _draw_tile(canvas: Canvas, x: int, y: int, group: Json, tile: Json) -> None:
    """Number and sign, and who has claimed it; where a tile has gone, a dot."""
    if not tile["on_path"]:
        canvas.write(x, y, "  ·", palette.LINE)
        return
    claimed_by = tile["claimed_by"]
    face = f" {tile['tile']:>2}{signs.ISLE_SIGN[tile['symbol']]}"
    if claimed_by is not None:
        canvas.write(x, y, f"{face}{palette.EMBLEMS[claimed_by]}", f"bold {palette.SEAT_CHIP[claimed_by]}")
    elif group["approved"]:
        canvas.write(x, y, f"{face} ", f"{palette.ON_ACCENT} on {palette.MOON}")
    elif group["bribable"]:
        canvas.write(x, y, f"{face} ", f"{palette.MOON} on {signs.STONE}")
    else:
        canvas.write(x, y, f"{face} ", f"{palette.INK_3} on {palette.SURFACE}")


def _draw_stage(canvas: Canvas, y: int, scene: Scene) -> None:
    """The landing stage, with those who wait there."""
    label = scene.say("terminal-stage")
    canvas.write(0, y, "▀" * canvas.width, signs.WOOD)
    canvas.write(1, y, f" {label} ", f"{palette.INK} on {signs.WOOD}")
    x = len(label) + 5
    for player in scene.view["players"]:
        if player["stage"]:
            waiting = f" {palette.EMBLEMS[player['seat']]}{player['stage']} "
            canvas.write(x, y, waiting, f"bold {palette.SEAT_CHIP[player['seat']]}")
            x += len(waiting) + 1


def _draw_council(canvas: Canvas, y: int, scene: Scene) -> None:
    """A track with the topmost disc of each seat, and below it everybody in order, best first."""
    council = scene.view["council"]
    values, seats = council["values"], council["seats"]
    label = scene.say("terminal-council")
    canvas.write(1, y, label, palette.INK_2)
    left = canvas.width - len(values) - len(str(values[-1])) - 1
    canvas.write(left - 1 - len(str(values[0])), y, str(values[0]), palette.INK_3)
    canvas.right(0, y, canvas.width, str(values[-1]), palette.INK_3)
    for seat in range(len(values)):
        on_it = [disc for disc in council["ranking"] if seats[disc] == seat]
        ink = f"bold {palette.SEAT_INK[on_it[0]]}" if on_it else palette.FAINT
        canvas.write(left + seat, y, palette.EMBLEMS[on_it[0]] if on_it else "·", ink)
    x = 1
    for place, disc in enumerate(council["ranking"]):
        if place:
            canvas.write(x, y + 1, "›", palette.INK_3)
            x += 2
        canvas.write(x, y + 1, f"{palette.EMBLEMS[disc]} {values[seats[disc]]}", palette.SEAT_INK[disc])
        x += 3 + len(str(values[seats[disc]]))


def _draw_time(canvas: Canvas, y: int, scene: Scene) -> None:
    """Time tokens that still lie open, and the two-player bonus for the first book of a round."""
    tokens = scene.view["time_tokens"]
    x = 1
    if tokens["total"]:
        label = scene.say("terminal-time")
        left = tokens["total"] - tokens["turned"]
        canvas.write(x, y, label, palette.INK_2)
        x += len(label) + 1
        canvas.write(x, y, "◉" * left + "○" * tokens["turned"], palette.ACCENT)
        x += tokens["total"] + 2
    if scene.view["book_bonus"] and scene.view["phase"] in ("actions", "opponent"):
        canvas.write(x, y, scene.say("terminal-book-bonus"), palette.INK_3)
