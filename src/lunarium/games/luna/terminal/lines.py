"""The table of Luna in sentences, for scripts and for reading aloud."""

from collections.abc import Iterable

from lunarium.core.game import Json
from lunarium.drawing.scene import Scene
from lunarium.games.luna.terminal.signs import FIGURE_SIGN

AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # axial steps to the six neighbours


def describe(scene: Scene) -> list[str]:
    """Players, isles, path, temple, council and time."""
    view = scene.view
    return [
        *(_player(scene, player) for player in view["players"]),
        scene.say("terminal-line-isles"),
        *(f"  {_isle(scene, isle)}" for isle in view["isles"]),
        scene.say("terminal-line-path", guard=view["path"]["guard"]),
        *(f"  {_group(scene, group)}" for group in view["path"]["groups"]),
        *_temple(scene),
        _council(scene),
        *_time(scene),
    ]


def _player(scene: Scene, player: Json) -> str:
    favours = ", ".join(scene.say(f"terminal-isle-{isle}") for isle in player["favours"]) or "–"
    about = scene.say(
        "terminal-line-player",
        who=scene.labels[player["seat"]],
        influence=player["influence"],
        supply=player["supply"],
        shrines=player["shrine_supply"],
        stage=player["stage"],
        favours=favours,
    )
    forecast = player["if_round_ended"]
    if not forecast:
        return about
    total = f"{sum(forecast.values()):+d}"
    return f"{about} {scene.say('terminal-line-forecast', total=total, **forecast)}"


def _isle(scene: Scene, isle: Json) -> str:
    """Who stands there, and which figures."""
    figures = scene.view["figures"]
    here = [scene.say(f"figure-{figure}") for figure in FIGURE_SIGN if figures[figure] == isle["isle"]]
    coming = figures["next"] or {}
    soon = [scene.say(f"figure-{figure}") for figure in FIGURE_SIGN if coming.get(figure) == isle["isle"]]
    parts = [
        scene.say("terminal-line-favours", count=isle["favours"]),
        *_pieces(scene, isle),
        *here,
        *(scene.say("terminal-line-next", figure=figure) for figure in soon),
        *([scene.say("terminal-blocked")] if isle["blocked"] else []),
    ]
    return f"{scene.say('isle-' + isle['isle'])}: {'; '.join(parts)}"


def _pieces(scene: Scene, isle: Json) -> Iterable[str]:
    for seat, label in enumerate(scene.labels):
        parts = []
        if isle["active"][seat]:
            parts.append(scene.say("terminal-line-awake", count=isle["active"][seat]))
        if isle["inactive"][seat]:
            parts.append(scene.say("terminal-line-asleep", count=isle["inactive"][seat]))
        if isle["shrines"][seat]:
            parts.append(scene.say("terminal-line-shrine"))
        if parts:
            yield f"{label} {', '.join(parts)}"


def _group(scene: Scene, group: Json) -> str:
    """A guard tile and the tiles before it that still lie there."""
    state = "approved" if group["approved"] else "bribable" if group["bribable"] else "closed"
    tiles = ", ".join(_tile(scene, tile) for tile in group["tiles"] if tile["on_path"]) or "–"
    word = scene.say(f"terminal-path-{state}")
    return scene.say("terminal-line-group", guard=group["guard"], state=word, tiles=tiles)


def _tile(scene: Scene, tile: Json) -> str:
    sign = scene.say(f"terminal-isle-{tile['symbol']}")
    if tile["claimed_by"] is None:
        return f"{tile['tile']} {sign}"
    claim = scene.say("terminal-line-claim", who=scene.labels[tile["claimed_by"]])
    return f"{tile['tile']} {sign} ({claim})"


def _temple(scene: Scene) -> list[str]:
    """Each novice with its book and the spaces around it; then the spaces that are closed."""
    spaces = scene.view["temple"]["spaces"]
    closed = [str(space["tile"]) for space in spaces if space["filled"] and space["novice"] is None]
    held = [_space(scene, space) for space in spaces if space["novice"] is not None]
    return [
        scene.say("terminal-line-temple", closed=", ".join(closed) or "–"),
        *(f"  {line}" for line in held),
    ]


def _space(scene: Scene, space: Json) -> str:
    q, r = space["position"]
    around = {(q + dq, r + dr) for dq, dr in AROUND}
    spaces = scene.view["temple"]["spaces"]
    beside = ", ".join(str(other["tile"]) for other in spaces if tuple(other["position"]) in around)
    book = f" {scene.say('terminal-line-book')}" if space["book"] else ""
    borders = scene.say("terminal-line-borders", tiles=beside)
    return f"{space['tile']} {scene.labels[space['novice']]}{book}, {borders}"


def _council(scene: Scene) -> str:
    council = scene.view["council"]
    order = (
        f"{scene.labels[seat]} {council['values'][council['seats'][seat]]}" for seat in council["ranking"]
    )
    return scene.say("terminal-line-council", order=", ".join(order), last=council["values"][-1])


def _time(scene: Scene) -> list[str]:
    tokens = scene.view["time_tokens"]
    if not tokens["total"]:
        return []
    return [scene.say("terminal-line-time", left=tokens["total"] - tokens["turned"], total=tokens["total"])]
