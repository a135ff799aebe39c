"""The beats of a move: its events one by one, told from what everybody has seen before and after it."""

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase

from lunarium.core.beats import Beat, Ledger, LedgerRow, Patch, difference, patched
from lunarium.core.game import Json, Seat
from lunarium.core.telling import Telling
from lunarium.core.types import Data
from lunarium.games.luna.scoring import SHRINE_VALUE

ROUND_PARTS = ("priestess", "apostate", "temple")
FINAL_PARTS = ("shrines", "favours", "council")
SCORINGS = {"move-luna-scoring": ROUND_PARTS, "move-luna-final": FINAL_PARTS}
ENDING = ("phase", "to_move", "figures/next*", "players/*/if_round_ended*")

# The sentence that begins an event -> what changes with it; all else changes with the move itself.
CHANGES: dict[str, tuple[str, ...]] = {
    "move-luna-council": ("council/*",),
    "move-luna-scripted": (
        "temple/spaces/*",
        "path/groups/*/tiles/*",
        "players/1/temple",
        "players/1/points/sanctification",
    ),
    "move-luna-book": ("temple/spaces/*/book", "players/*/points/book"),
    "move-luna-displaced": ("players/*/points/displacement",),
    "move-luna-shrine": ("isles/*/shrines/*", "players/*/shrine_supply"),
    "move-luna-scoring": tuple(f"players/*/points/{part}" for part in (*ROUND_PARTS, "forgiven")),
    "move-luna-final": tuple(f"players/*/points/{part}" for part in FINAL_PARTS),
    "move-luna-winner": ("outcome", *ENDING),
    "move-luna-waking": ("isles/*/active/*", "isles/*/inactive/*"),
    "move-luna-walk-moon_priestess": ("figures/moon_priestess",),
    "move-luna-walk-master_builder": ("figures/master_builder",),
    "move-luna-walk-apostate": ("figures/apostate", "isles/*/blocked"),
    "move-luna-round": (
        *ENDING,
        "round",
        "start_player",
        "time_tokens/*",
        "path/*",
        "players/*/actions_taken",
        "isles/*/taken",
        "book_bonus",
    ),
}


def beats(before: Data, after: Data, tellings: Sequence[Telling]) -> list[Beat]:
    """The move, then each event that followed from it; a scoring has a beat for each of its parts."""
    first, *events = _split(tellings)
    course = Course(before, after)
    reserved = [course.reserve(event) for event in events]
    course.begin(first)
    for event, patch in zip(events, reserved, strict=True):
        course.go_on(event, patch)
    return course.beats


def _split(tellings: Sequence[Telling]) -> list[list[Telling]]:
    """The sentences of each event."""
    events = [[tellings[0]]]
    for telling in tellings[1:]:
        if telling.key in CHANGES:
            events.append([telling])
        else:
            events[-1].append(telling)
    return events


class Course:
    """The way from one view to the next, event by event."""

    def __init__(self, before: Data, after: Data) -> None:
        self.beats: list[Beat] = []
        self._view, self._after = before, after
        self._left = {
            path: value
            for path, value in difference(before, after).items()
            if not fnmatchcase(path, "players/*/influence")  # it follows from the points
        }

    def reserve(self, event: list[Telling]) -> Patch:
        """What changes only with this event."""
        (key, params), patterns = (event[0].key, event[0].params), CHANGES[event[0].key]
        if key == "move-luna-displaced":
            patterns = (*patterns, *self._displaced(int(params["who"]), int(params["tile"])))
        if key == "move-luna-scripted":
            place = self._isle_of(int(params["tile"]))
            patterns = (*patterns, f"isles/{place}/active/{params['who']}")
        found = {
            path: value
            for path, value in self._left.items()
            if any(fnmatchcase(path, pattern) for pattern in patterns)
        }
        for path in found:
            del self._left[path]
        return found

    def begin(self, event: list[Telling]) -> None:
        """The move itself: all that no later event changes."""
        tokens = self._view["time_tokens"]
        if event[0].key == "move-luna-meditate" and not event[0].params["left"]:
            self._left["time_tokens/turned"] = tokens["total"]
        self._show(self._left, event)

    def go_on(self, event: list[Telling], patch: Patch) -> None:
        """One more event."""
        key = event[0].key
        if key in SCORINGS:
            self._score(event, patch)
        elif key == "move-luna-displaced":
            self._show(patch | self._leave(int(event[0].params["who"]), int(event[0].params["tile"])), event)
        else:
            self._show(patch, event)

    def _show(self, patch: Patch, event: list[Telling]) -> None:
        self._view = _count_influence(patched(self._view, patch))
        self.beats.append(Beat(view=self._view, told=len(event)))

    def _score(self, event: list[Telling], patch: Patch) -> None:
        """A beat for each part, then what they come to: gains and losses are set off before they are paid."""
        parts = SCORINGS[event[0].key]
        ledger = self._ledger(event[0], parts, patch)
        for column, part in enumerate(parts):
            found = {path: value for path, value in patch.items() if path.endswith(f"/{part}")}
            self._view = patched(self._view, found)
            is_first = column == 0
            self.beats.append(
                Beat(view=self._view, told=int(is_first), ledger=ledger if is_first else None, column=column)
            )
        self._view = _count_influence(patched(self._view, patch))
        self.beats.append(Beat(view=self._view, told=len(event) - 1, column=len(parts)))

    def _ledger(self, title: Telling, parts: tuple[str, ...], patch: Patch) -> Ledger:
        scored = patched(self._view, patch)
        rows = []
        for player, now in zip(self._view["players"], scored["players"], strict=True):
            seat = player["seat"]
            rows.append(
                LedgerRow(
                    seat=seat,
                    before=sum(player["points"].values()),
                    after=sum(now["points"].values()),
                    parts=tuple(now["points"][part] - player["points"][part] for part in parts),
                    notes=tuple(_note(self._view, seat, part) for part in parts),
                )
            )
        return Ledger(title, tuple(f"lb-source-{part}" for part in parts), tuple(rows))

    def _displaced(self, owner: Seat, tile: int) -> Iterator[str]:
        """Where a novice that leaves the temple is missed, and where it turns up."""
        yield f"temple/spaces/{self._space_of(tile)}/novice"
        yield f"players/{owner}/temple"
        yield f"players/{owner}/stage"
        if self._view["players"][owner]["scripted"]:
            yield f"isles/{self._isle_of(tile)}/inactive/{owner}"

    def _leave(self, owner: Seat, tile: int) -> Patch:
        """One novice leaves its tile: for the landing stage, in solo the opponent's for its isle."""
        player = self._view["players"][owner]
        left = [other for other in player["temple"] if other != tile]
        patch = {f"temple/spaces/{self._space_of(tile)}/novice": None, f"players/{owner}/temple": left}
        if not player["scripted"]:
            return patch | {f"players/{owner}/stage": player["stage"] + 1}
        place = self._isle_of(tile)
        inactive = self._view["isles"][place]["inactive"][owner]
        return patch | {f"isles/{place}/inactive/{owner}": inactive + 1}

    def _space_of(self, tile: int) -> int:
        return [space["tile"] for space in self._view["temple"]["spaces"]].index(tile)

    def _isle_of(self, tile: int) -> int:
        symbol = self._view["temple"]["spaces"][self._space_of(tile)]["symbol"]
        return [isle["isle"] for isle in self._view["isles"]].index(symbol)


def _count_influence(view: Data) -> Json:
    patch = {
        f"players/{player['seat']}/influence": sum(player["points"].values()) for player in view["players"]
    }
    return patched(view, patch)


def _note(view: Data, seat: Seat, part: str) -> Telling | None:
    """Why a seat gets what it gets for a part of a scoring."""
    player = view["players"][seat]
    if part == "temple":
        return _novices(len(player["temple"]))
    if part == "shrines":
        built = sum(isle["shrines"][seat] for isle in view["isles"])
        return Telling("tally-luna-shrines", {"count": built, "value": SHRINE_VALUE}) if built else None
    if part in FINAL_PARTS:
        return None
    figure = "moon_priestess" if part == "priestess" else "apostate"
    isle = next(isle for isle in view["isles"] if isle["isle"] == view["figures"][figure])
    active, inactive = isle["active"][seat], isle["inactive"][seat]
    if part == "apostate":
        is_spared = player["scripted"] or not active + inactive
        return None if is_spared else Telling("tally-luna-apostate", {"novices": active + inactive})
    return Telling("tally-luna-pieces", {"novices": active}) if isle["shrines"][seat] else _novices(active)


def _novices(count: int) -> Telling | None:
    return Telling("tally-luna-novices", {"novices": count}) if count else None
