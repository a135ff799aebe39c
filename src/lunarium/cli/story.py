"""The story: what a move was and what came of it, in a sentence or two."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from lunarium import texts
from lunarium.cli.session import Turn
from lunarium.core.game import Json, Seat
from lunarium.games.nova_luna.tiles import COLOURS, TILES

WAY = re.compile(r"([a-z]+)-?>([a-z]+)")
NUMBER = re.compile(r"\d+")
AT_ONCE = ("sanctification", "displacement", "book", "meditation")  # influence that an action itself brings


class Story:
    """Tells turns in one language, calling each seat by the given name."""

    def __init__(self, language: str, names: Mapping[Seat, str]) -> None:
        self.language, self.names = language, names

    def tell(self, turn: Turn) -> list[str]:
        """The move, then what followed from it, a sentence each."""
        game = turn.before["game"]
        first = self._say(f"move-{game}-{turn.kind}", who=self.names[turn.seat], **PARAMS[game](turn))
        return [first, *AFTERMATH[game](self, turn)]

    def after_luna(self, turn: Turn) -> list[str]:
        """Marks and gains of the action; at the end of a round its scoring."""
        told = []
        if "*" in turn.move:
            told.append(self._say("move-luna-virtual"))
        if "$" in turn.move:
            told.append(self._say("move-luna-bribe"))
        if gain := _gained_at_once(turn):
            told.append(self._say("move-luna-gain", points=gain))
        told.extend(self._in_temple(turn))
        if _is_new_round(turn):
            key = "move-luna-scoring-end" if turn.after["outcome"] else "move-luna-scoring"
            told.append(self._say(key, round=turn.before["round"], changes=self._changes(turn)))
        return told

    def after_nova_luna(self, turn: Turn) -> list[str]:
        """A wheel that was filled by itself, and notes in the solo game."""
        told = []
        tiles_before, tiles_after = (_tiles_on_wheel(view) for view in (turn.before, turn.after))
        if turn.kind == "take" and tiles_after >= tiles_before:
            told.append(self._say("move-nova-luna-filled"))
        if turn.before["solo"]:
            known = len(turn.before["solo"]["notes"])
            for phase, note in enumerate(turn.after["solo"]["notes"][known:], start=known + 1):
                told.append(self._say("move-nova-luna-note", phase=phase, points=note))
        return told

    def _in_temple(self, turn: Turn) -> list[str]:
        """Who had to leave the temple, and what the solo opponent brought there."""
        told = []
        for before, after in zip(
            *(view["temple"]["spaces"] for view in (turn.before, turn.after)), strict=True
        ):
            if before["novice"] not in (None, after["novice"]):
                who = self.names[before["novice"]]
                told.append(self._say("move-luna-displaced", who=who, tile=before["tile"]))
            elif after["novice"] not in (before["novice"], turn.seat):
                who = self.names[after["novice"]]
                told.append(self._say("move-luna-scripted", who=who, tile=before["tile"]))
        return told

    def _changes(self, turn: Turn) -> str:
        """What the scoring brought to each seat."""
        changes = []
        for before, after in zip(turn.before["players"], turn.after["players"], strict=True):
            change = after["influence"] - before["influence"]
            if before["seat"] == turn.seat:
                change -= _gained_at_once(turn)
            changes.append(f"{self.names[before['seat']]} {change:+d}")
        return ", ".join(changes)

    def _say(self, key: str, **params: object) -> str:
        return texts.say(key, self.language, params)


def _gained_at_once(turn: Turn) -> int:
    before, after = (view["players"][turn.seat]["points"] for view in (turn.before, turn.after))
    return sum(after[source] - before[source] for source in AT_ONCE)


def _is_new_round(turn: Turn) -> bool:
    return bool(turn.after["outcome"] or turn.after["round"] > turn.before["round"])


def _tiles_on_wheel(view: Json) -> int:
    return sum(tile is not None for tile in view["wheel"])


def _luna_params(turn: Turn) -> dict[str, object]:
    """What fills the sentence; an isle, a favour and a goal are said by the catalogue."""
    numbers = [int(number) for number in NUMBER.findall(turn.move)]
    params: dict[str, object] = {"count": numbers[-1] if numbers else 0, "tile": numbers[0] if numbers else 0}
    if way := WAY.search(turn.move):
        return params | {"isle": way[1], "goal": way[2]}
    figures = turn.after["figures"] if turn.kind == "expel" else turn.before["figures"]
    word = re.search(r" ([a-z]+)", turn.move)
    isle = {"shrine": figures["master_builder"], "expel": figures["apostate"]}.get(
        turn.kind, word and word[1]
    )
    tokens = turn.after["time_tokens"]
    return params | {
        "isle": isle or "",
        "favour": isle or "",
        "seat": turn.after["council"]["values"][turn.after["council"]["seats"][turn.seat]],
        "left": 0 if _is_new_round(turn) else tokens["total"] - tokens["turned"],
    }


def _nova_luna_params(turn: Turn) -> dict[str, object]:
    if turn.kind != "take":
        return {}
    tile, x, y = map(int, re.split("[@,]", turn.move))
    before, after = (view["seats"][turn.seat]["tokens_left"] for view in (turn.before, turn.after))
    return {
        "hue": COLOURS[TILES[tile].colour],
        "number": TILES[tile].number,
        "place": f"{x},{y}",
        "count": before - after,
    }


PARAMS: dict[str, Callable[[Turn], dict[str, object]]] = {
    "luna": _luna_params,
    "nova-luna": _nova_luna_params,
}
AFTERMATH: dict[str, Callable[[Story, Turn], list[str]]] = {
    "luna": Story.after_luna,
    "nova-luna": Story.after_nova_luna,
}
