"""What the coach looks for in a game of Luna; each finds out what its sentence says."""

from collections.abc import Mapping
from types import MappingProxyType

from lunarium.core.teaching import Condition, Found, Scene, Sign
from lunarium.core.types import Data
from lunarium.games.luna.wire import Isle


def _promotion(scene: Scene, condition: Condition) -> Found | None:
    """A tile that can be claimed without bribery or favour: who can, and how many it takes."""
    move = _find(scene, "promote", virtual=False, bribe=False)
    if move is None:
        return None
    tile = move["parts"]["tile"]
    symbol = next(
        each["symbol"]
        for group in scene.view["path"]["groups"]
        for each in group["tiles"]
        if each["tile"] == tile
    )
    has_shrine = _isle(scene, symbol)["shrines"][scene.seat]
    return {"tile": tile, "isle": symbol, "needed": 1 if has_shrine else 2}


def _sanctification(scene: Scene, condition: Condition) -> Found | None:
    """A claimed tile that can be brought into the temple, and what the Guard pays for it."""
    move = _find(scene, "sanctify", bribe=False)
    if move is None:
        return None
    return {"tile": move["parts"]["tile"], "guard": scene.view["path"]["guard"]}


def _bribery(scene: Scene, condition: Condition) -> Found | None:
    """A tile that only bribery reaches."""
    move = _find(scene, "promote", virtual=False, bribe=True)
    return None if move is None else {"tile": move["parts"]["tile"]}


def _shrine_favour(scene: Scene, condition: Condition) -> Found | None:
    """A favour that costs one novice only."""
    for move in scene.legal:
        if move["kind"] == "favour" and not move["parts"]["virtual"]:
            isle = move["parts"]["isle"]
            if _isle(scene, isle)["shrines"][scene.seat]:
                return {"isle": isle, "favour": isle}
    return None


def _virtual(scene: Scene, condition: Condition) -> Found | None:
    """An action in which the novice favour can stand in for a novice."""
    return {} if any(move["parts"].get("virtual") for move in scene.legal) else None


def _figure(scene: Scene, condition: Condition) -> Found | None:
    """Where a figure stands, or with `next` where it will."""
    figures = scene.view["figures"]["next"] if condition.get("next") else scene.view["figures"]
    return figures and {"isle": figures[condition["figure"]]}


def _loss(scene: Scene, condition: Condition) -> Found | None:
    """The Apostate would cost the person something, if the round ended now."""
    expected = scene.view["players"][scene.seat]["if_round_ended"]
    if expected is None or expected["apostate"] >= 0:
        return None
    return {"points": -expected["apostate"], "isle": scene.view["figures"]["apostate"]}


def _tokens(scene: Scene, condition: Condition) -> Found | None:
    """So many time tokens are turned, or left."""
    tokens = scene.view["time_tokens"]
    left = tokens["total"] - tokens["turned"]
    fits = tokens["turned"] >= condition.get("turned", 0) and left <= condition.get("left", left)
    return {"left": left} if fits and tokens["total"] else None


def _round(scene: Scene, condition: Condition) -> Found | None:
    """It is such a round."""
    number = scene.view["round"]
    if not condition.get("least", 0) <= number <= condition.get("most", number):
        return None
    return {"round": number, "guard": scene.view["path"]["guard"]}


def _guard_pays_less(scene: Scene, condition: Condition) -> Found | None:
    """Next round the Guard pays less than now."""
    guard = scene.view["path"]["guard"]
    ahead = [group["guard"] for group in scene.view["path"]["groups"] if group["bribable"]]
    return {"next": ahead[0]} if ahead and ahead[0] < guard else None


def _inactive(scene: Scene, condition: Condition) -> Found | None:
    """A novice of the person is inactive."""
    for isle in scene.view["isles"]:
        if isle["inactive"][scene.seat]:
            return {"isle": isle["isle"]}
    return None


def _on_stage(scene: Scene, condition: Condition) -> Found | None:
    """A novice of the person waits on the landing stage."""
    return {} if scene.view["players"][scene.seat]["stage"] else None


def _starts(scene: Scene, condition: Condition) -> Found | None:
    """The person is the start player."""
    return {} if scene.view["start_player"] == scene.seat else None


def _another_round(scene: Scene, condition: Condition) -> Found | None:
    """This is not the last round: what is said of the next one will happen."""
    return {} if scene.view["figures"]["next"] else None


def _heads_for(scene: Scene, condition: Condition) -> Found | None:
    """Somebody has just led a novice to where a figure will stand next round."""
    isles = scene.view["figures"]["next"]
    for event in scene.news:
        for telling in event.told:
            goal = str(telling.params.get("goal", ""))
            if event.seat != scene.seat and isles and goal == isles[condition["figure"]]:
                return {"goal": goal}
    return None


def _find(scene: Scene, kind: str, **parts: object) -> Data | None:
    """The first legal move of a kind with these parts."""
    for move in scene.legal:
        if move["kind"] == kind and move["parts"].items() >= parts.items():
            return move
    return None


def _isle(scene: Scene, name: str) -> Isle:
    found: Isle = next(isle for isle in scene.view["isles"] if isle["isle"] == name)
    return found


SIGNS: Mapping[str, Sign] = MappingProxyType(
    {
        "promotion": _promotion,
        "sanctification": _sanctification,
        "bribery": _bribery,
        "shrine-favour": _shrine_favour,
        "virtual": _virtual,
        "figure": _figure,
        "loss": _loss,
        "tokens": _tokens,
        "round": _round,
        "guard-pays-less": _guard_pays_less,
        "inactive": _inactive,
        "on-stage": _on_stage,
        "starts": _starts,
        "another-round": _another_round,
        "heads-for": _heads_for,
    }
)
