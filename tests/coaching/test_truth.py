"""Every number and every "now" of the coach, checked against the board and its previews.

All moments whose conditions hold are looked at, not only the one that would be said first: what was said in
an earlier game leaves room for the next.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lunarium.core.teaching import Scene
from lunarium.games import load
from lunarium.positions.coach import judge, read_coaching
from tests.support.moments import MODES, SEAT, SEEDS, scenes
from tests.support.nova_luna.comparison_proofs import best, looks

Found = dict[str, Any]
Claim = Callable[[Scene, Found], bool]
LAST_ROUND = 6


def said(game: str) -> Iterator[tuple[Scene, str, Found]]:
    """Every sentence that the coach could say in some random games, with what fills it."""
    loaded = load(game)
    coaching = read_coaching(loaded)
    for seed in SEEDS[game]:
        for scene in scenes(game, seed):
            for moment in coaching.moments:
                if (found := judge(loaded, moment.when, scene)) is not None:
                    yield scene, moment.key, found
            for remark in coaching.remarks:
                for event in scene.news:
                    at = scene.at(event)
                    if event.seat != SEAT and (found := judge(loaded, remark.when, at)) is not None:
                        found.setdefault("who", event.seat)
                        yield scene, f"remark {remark.key}", found


def names_tile(scene: Scene, found: Found) -> bool:
    return found["tile"] in scene.view["reach"] and looks(found["tile"]) == (found["hue"], found["number"])


def covers(scene: Scene, found: Found) -> bool:
    """The most that any place of the tile brings, by the slow second opinion."""
    return names_tile(scene, found) and best(scene.view, SEAT, found["tile"]) == found["count"] > 0


def moves_again(scene: Scene, found: Found) -> bool:
    """The tile's number leaves the token behind the others, or on top where it comes last."""
    distances = [seat["distance"] for seat in scene.view["seats"]]
    others = [distance for seat, distance in enumerate(distances) if seat != SEAT]
    return names_tile(scene, found) and distances[SEAT] + found["number"] <= min(others)


def few_tokens(scene: Scene, found: Found) -> bool:
    return bool(scene.view["seats"][found["who"]]["tokens_left"] == found["left"] > 0)


def shares_space(scene: Scene, found: Found) -> bool:
    distances = [seat["distance"] for seat in scene.view["seats"]]
    return distances.count(distances[SEAT]) > 1


def isle(scene: Scene, name: str) -> Any:
    return next(each for each in scene.view["isles"] if each["isle"] == name)


def active(scene: Scene, name: str) -> int:
    return int(isle(scene, name)["active"][SEAT])


def previews(scene: Scene, start: str) -> list[Any]:
    return [preview for text, preview in scene.insight["moves"].items() if f"{text} ".startswith(f"{start} ")]


def goes_on(scene: Scene, found: Found) -> bool:
    """A sentence on the next round is for a game that has one."""
    return bool(scene.view["round"] < LAST_ROUND)


def promotion(scene: Scene, found: Found) -> bool:
    spent = [
        -each["active"]
        for preview in previews(scene, f"promote {found['tile']}")
        for each in preview["novices"]
        if each["isle"] == found["isle"]
    ]
    has_shrine = isle(scene, found["isle"])["shrines"][SEAT]
    return found["needed"] in spent and has_shrine == (found["needed"] == 1)


def sanctification(scene: Scene, found: Found) -> bool:
    entered = [one for preview in previews(scene, f"sanctify {found['tile']}") for one in preview["enters"]]
    return bool(entered) and any(
        (one["tile"], one["seat"], one["influence"]) == (found["tile"], SEAT, found["guard"])
        for one in entered
    )


def loss(scene: Scene, found: Found) -> bool:
    """One for each novice on the isle, and one more, as in the preview of the scoring."""
    place = isle(scene, found["isle"])
    count = place["active"][SEAT] + place["inactive"][SEAT]
    expected = scene.view["players"][SEAT]["if_round_ended"]["apostate"]
    return bool(found["points"] == -expected == count + 1)


def last_token(scene: Scene, found: Found) -> bool:
    return found["left"] == 1 and all(
        preview["ends_round"] and preview["sources"].get("meditation") == 1
        for preview in previews(scene, "meditate")
    )


def scored(scene: Scene, found: Found) -> bool:
    """The parts make up the change, unless the player would have fallen below 0."""
    total = sum(int(found[part]) for part in ("priestess", "apostate", "temple"))
    told = [telling for event in scene.news for telling in event.told]
    is_forgiven = any(one.key == "move-luna-forgiven" and one.params["who"] == SEAT for one in told)
    return int(found["change"]) > total if is_forgiven else int(found["change"]) == total


def cheap_favour(scene: Scene, found: Found) -> bool:
    spent = [
        each["count"] for preview in previews(scene, f"favour {found['isle']}") for each in preview["sleeps"]
    ]
    return spent == [1] and isle(scene, found["isle"])["shrines"][SEAT]


def claimed(scene: Scene, found: Found) -> bool:
    tiles = [each for group in scene.view["path"]["groups"] for each in group["tiles"]]
    return (found["tile"], found["who"]) in {(each["tile"], each["claimed_by"]) for each in tiles}


CLAIMS: dict[str, dict[str, Claim]] = {
    "nova-luna": {
        "two": lambda scene, found: covers(scene, found) and found["count"] > 1,
        "task": covers,
        "twice": moves_again,
        "dear": names_tile,
        "near-end": few_tokens,
        "nearly-won": few_tokens,
        "tower": shares_space,
        "remark took-two": lambda scene, found: found["count"] > 1,
        "remark took-one": lambda scene, found: found["count"] > 0,
        "remark took": lambda scene, found: found["count"] == 0,
    },
    "luna": {
        "scoring": scored,
        "new-round": lambda scene, found: found["guard"] == scene.view["path"]["guard"],
        "time": lambda scene, found: 0 < found["left"] < scene.view["time_tokens"]["total"],
        "last-token": last_token,
        "sanctify": sanctification,
        "promote": promotion,
        "apostate": loss,
        "shrine-favour": cheap_favour,
        "build": lambda scene, found: active(scene, found["isle"]) >= 2,
        "recruit": goes_on,
        "inactive": goes_on,
        "tide": goes_on,
        "journey": lambda scene, found: found["isle"] == scene.insight["next_round"]["moon_priestess"],
        "on-stage": lambda scene, found: scene.view["players"][SEAT]["stage"] > 0,
        "displaced": lambda scene, found: scene.view["players"][SEAT]["stage"] > 0,
        "expel": lambda scene, found: active(scene, found["isle"]) > 0,
        "last-round": lambda scene, found: scene.view["round"] == LAST_ROUND,
        "remark early": lambda scene, found: found["next"] == scene.insight["next_round"]["guard"],
        "remark claimed": claimed,
        "remark built": lambda scene, found: isle(scene, found["isle"])["shrines"][found["who"]],
        "remark recruited": goes_on,
        "remark takes-tide": goes_on,
        "remark travels": goes_on,
        "remark to-priestess": lambda scene, found: (
            found["goal"] == scene.insight["next_round"]["moon_priestess"]
        ),
        "remark to-builder": lambda scene, found: (
            found["goal"] == scene.insight["next_round"]["master_builder"]
        ),
        "remark rises": lambda scene, found: (
            found["value"] == scene.view["council"]["values"][scene.view["council"]["seats"][found["who"]]]
        ),
        "remark expels-to-you": loss,
    },
}


@pytest.mark.parametrize("game", MODES)
def test_the_coach_says_only_what_previews_show(game: str) -> None:
    claims, wrong, checked = CLAIMS[game], [], set()
    for scene, key, found in said(game):
        if key in claims:
            checked.add(key)
            if not claims[key](scene, found):
                wrong.append((key, found))
    assert not wrong
    assert checked == set(claims), "games of the test come to every claim"
