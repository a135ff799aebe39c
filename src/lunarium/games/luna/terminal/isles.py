"""The ring of isles: four above, three below, clockwise; the eighth place tells where the figures go next."""

from lunarium.core.game import Json
from lunarium.drawing import palette
from lunarium.drawing.canvas import Canvas
from lunarium.drawing.scene import Scene
from lunarium.games.luna.terminal import signs

WIDTH = 16
GAP = 1
ABOVE = 4  # isles in the upper half of the ring
MOST_AWAKE, MOST_ASLEEP = 4, 4  # as many as are drawn one by one


def draw_top(scene: Scene) -> Canvas:
    """The first four isles, from left to right."""
    return _row([_isle(scene, isle) for isle in scene.view["isles"][:ABOVE]], "›", first=0)


def draw_bottom(scene: Scene) -> Canvas:
    """The other three from right to left, so that the ring closes."""
    cards = [_isle(scene, isle) for isle in reversed(scene.view["isles"][ABOVE:])]
    return _row([_next_round(scene), *cards], "‹", first=1)


def _row(cards: list[Canvas], way: str, first: int) -> Canvas:
    """Cards side by side; between isles, which begin with this card, the way round the ring."""
    canvas = Canvas(len(cards) * (WIDTH + GAP), cards[0].height)
    for place, card in enumerate(cards):
        canvas.paste(place * (WIDTH + GAP), 0, card)
        if place > first:
            canvas.write(place * (WIDTH + GAP) - GAP, 1, way, palette.INK_3)
    return canvas


def _isle(scene: Scene, isle: Json) -> Canvas:
    """Its sign and name with the favours left, each side's pieces, and the figures there now and soon."""
    sides = len(scene.view["players"])
    canvas = Canvas(WIDTH, sides + 2, f"on {palette.SURFACE}")
    name = isle["isle"]
    canvas.fill(0, 0, WIDTH, 1, f"on {palette.LIFTED}")
    canvas.write(1, 0, signs.ISLE_SIGN[name], f"bold {signs.ISLE_INK[name]}")
    canvas.write(3, 0, scene.say(f"terminal-isle-{name}")[: WIDTH - 6], f"bold {palette.INK}")
    canvas.right(0, 0, WIDTH, f"×{isle['favours']}", palette.INK_2)
    for seat in range(sides):
        _draw_pieces(canvas, 1 + seat, scene, isle, seat)
    _draw_figures(canvas, sides + 1, scene, isle)
    return canvas


def _draw_pieces(canvas: Canvas, y: int, scene: Scene, isle: Json, seat: int) -> None:
    """Who, how many awake, how many asleep, and a shrine."""
    awake, asleep, has_shrine = isle["active"][seat], isle["inactive"][seat], isle["shrines"][seat]
    ink = palette.SEAT_INK[seat]
    if not (awake or asleep or has_shrine):
        canvas.write(1, y, palette.EMBLEMS[seat], palette.LINE)
        return
    canvas.write(1, y, palette.EMBLEMS[seat], f"bold {ink}")
    canvas.write(3, y, _pieces(signs.AWAKE, awake, MOST_AWAKE), f"bold {ink}")
    canvas.write(8, y, _pieces(signs.ASLEEP, asleep, MOST_ASLEEP), palette.INK_2)
    if has_shrine:
        canvas.write(WIDTH - 2, y, signs.SHRINE, f"bold {ink}")


def _pieces(sign: str, count: int, most: int) -> str:
    return sign * count if count <= most else f"{sign}×{count}"


def _draw_figures(canvas: Canvas, y: int, scene: Scene, isle: Json) -> None:
    """Chips for those who stand here; at the right, dim, those who come next."""
    figures = scene.view["figures"]
    x = 1
    for figure, sign in signs.FIGURE_SIGN.items():
        if figures[figure] == isle["isle"]:
            canvas.write(x, y, f" {sign} ", signs.FIGURE_CHIP[figure])
            x += 4
    if isle["blocked"]:
        canvas.write(x, y, scene.say("terminal-blocked")[: WIDTH - x], palette.BAD)
        return
    coming = "".join(
        sign
        for figure, sign in signs.FIGURE_SIGN.items()
        if figures["next"] and figures["next"][figure] == isle["isle"]
    )
    if coming:
        canvas.right(0, y, WIDTH - 1, f"›{coming}", palette.INK_3)


def _next_round(scene: Scene) -> Canvas:
    """Which figure is which, and the isle it walks to."""
    canvas = Canvas(WIDTH, len(scene.view["players"]) + 2)
    coming = scene.view["figures"]["next"]
    canvas.write(0, 0, scene.say("terminal-next-round" if coming else "terminal-figures"), palette.INK_2)
    for row, (figure, sign) in enumerate(signs.FIGURE_SIGN.items(), start=1):
        canvas.write(0, row, f"{sign} ", signs.FIGURE_CHIP[figure])
        canvas.write(3, row, scene.say(f"terminal-figure-{figure}")[: WIDTH - 5], palette.INK_2)
        isle = (coming or scene.view["figures"])[figure]
        canvas.write(WIDTH - 1, row, signs.ISLE_SIGN[isle], f"bold {signs.ISLE_INK[isle]}")
    return canvas
