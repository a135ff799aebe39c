"""The players: influence, what they hold, and what the round would bring if it ended now."""

from lunarium.core.game import Json
from lunarium.drawing import palette
from lunarium.drawing.canvas import Canvas
from lunarium.drawing.scene import Scene
from lunarium.games.luna.terminal import signs

# column -> where it ends; texts are set flush right there, but names and favours flush left
NAME, INFLUENCE, SUPPLY, SHRINES, STAGE, FAVOURS, FORECAST = 0, 22, 30, 38, 44, 46, 54


def draw(scene: Scene, width: int) -> Canvas:
    """A heading and a line for each side."""
    canvas = Canvas(width, len(scene.view["players"]) + 1)
    for column, key in ((INFLUENCE, "influence"), (SUPPLY, "supply"), (SHRINES, "shrines"), (STAGE, "stage")):
        canvas.right(0, 0, column, scene.say(f"terminal-column-{key}"), palette.INK_3)
    canvas.write(FAVOURS, 0, scene.say("terminal-column-favours"), palette.INK_3)
    canvas.write(FORECAST, 0, scene.say("terminal-column-forecast"), palette.INK_3)
    for row, player in enumerate(scene.view["players"], start=1):
        _draw_player(canvas, row, scene, player)
    return canvas


def _draw_player(canvas: Canvas, y: int, scene: Scene, player: Json) -> None:
    seat = player["seat"]
    ink = palette.SEAT_INK[seat]
    is_turn = scene.view["to_move"] == seat
    canvas.fill(0, y, canvas.width, 1, f"on {palette.LIFTED if is_turn else palette.SURFACE}")
    canvas.write(0, y, "▸" if is_turn else " ", f"bold {palette.ACCENT}")
    starts = f" {signs.START}" if scene.view["start_player"] == seat else ""
    canvas.write(1, y, f"{palette.EMBLEMS[seat]} {scene.labels[seat]}{starts}", f"bold {ink}")
    canvas.right(0, y, INFLUENCE, str(player["influence"]), f"bold {palette.MOON}")
    canvas.right(0, y, SUPPLY, str(player["supply"]), palette.INK_2)
    canvas.right(0, y, SHRINES, str(player["shrine_supply"]), palette.INK_2)
    canvas.right(0, y, STAGE, str(player["stage"] or "–"), palette.INK_2)
    for place, (isle, sign) in enumerate(signs.ISLE_SIGN.items()):
        if isle in player["favours"]:
            canvas.write(FAVOURS + place, y, sign, f"bold {signs.ISLE_INK[isle]}")
        else:
            canvas.write(FAVOURS + place, y, "·", palette.LINE)
    if player["if_round_ended"]:
        _draw_forecast(canvas, y, player["if_round_ended"])


def _draw_forecast(canvas: Canvas, y: int, forecast: Json) -> None:
    """The sum, and what it is made of: Moon Priestess, Apostate, temple."""
    total = sum(forecast.values())
    canvas.write(FORECAST, y, f"{total:+d}", f"bold {palette.GOOD if total >= 0 else palette.BAD}")
    parts = (
        f"{signs.FIGURE_SIGN['moon_priestess']}{forecast['priestess']} "
        f"{signs.FIGURE_SIGN['apostate']}{forecast['apostate']} {signs.TEMPLE}{forecast['temple']}"
    )
    canvas.right(FORECAST, y, canvas.width - FORECAST, parts, palette.INK_3)
