"""A move of Luna and the table around it, in the words of the rules."""

from __future__ import annotations

import re
from functools import cached_property

from lunarium.core.game import Json, Seat
from tests.records import Ply

ISLES = ("shrine", "herbs", "tide", "sailboat", "bribery", "book", "novice")
BESIDE = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # axial coordinates
PLAYER, OPPONENT = 0, 1  # the seats of solo
LAST_ROUND = 6


class LunaPly(Ply):
    """A move of Luna; places and people are those before the move, unless the name says otherwise."""

    # ------------------------------------------------------------------------------------ the move

    @cached_property
    def kind(self) -> str:
        """Its first word; `step` for a further novice of a journey or tide."""
        return "step" if re.fullmatch(r"[a-z]+-?>[a-z]+", self.move) else re.split(r"[ *]", self.move)[0]

    @property
    def star(self) -> bool:
        """Whether the virtual novice takes part."""
        return "*" in self.move

    @property
    def bribe(self) -> bool:
        """Whether the bribery favour is returned."""
        return "$" in self.move

    @cached_property
    def number(self) -> int:
        """The move's last number: of novices, or of the tile."""
        return int(re.findall(r"\d+", self.move)[-1])

    @cached_property
    def real(self) -> int:
        """The actual novices among those counted."""
        return self.number - self.star

    @cached_property
    def isle(self) -> str | None:
        """Where the action takes place; None for the virtual novice alone in the council."""
        if self.kind == "shrine":
            return self.builder
        if self.kind == "expel":
            return self.apostate
        if self.kind == "promote":
            return self.symbol(self.number)
        found = re.fullmatch(r"[a-z-]+ ([a-z]+)[ *\d]*", self.move)
        return found[1] if found else None

    @cached_property
    def way(self) -> tuple[str, str]:
        """Where a novice or a book comes from and where it goes."""
        found = re.search(r"([a-z]+-?|\d+)>([a-z]+|\d+)", self.move)
        return (found[1], found[2]) if found else ("", "")

    def can(self, pattern: str) -> bool:
        """Whether a move of this form is legal."""
        return any(re.fullmatch(pattern, text) for text in self.legal)

    # ------------------------------------------------------------------------------------ the mode

    @cached_property
    def is_solo(self) -> bool:
        return bool(self.before["options"]["players"] == 1)

    @property
    def is_of_two(self) -> bool:
        """Whether two people play."""
        return bool(self.before["options"]["players"] == 2)

    @cached_property
    def level(self) -> int:
        """The solo level; 0 otherwise."""
        return int(self.before["options"]["level"]) if self.is_solo else 0

    @cached_property
    def seats(self) -> range:
        """All sides, also the solo opponent's."""
        return range(len(self.before["players"]))

    @property
    def round(self) -> int:
        return int(self.before["round"])

    @property
    def is_over(self) -> bool:
        """Whether the game ends with this move."""
        return self.after["outcome"] is not None

    @cached_property
    def ends_round(self) -> bool:
        return self.is_over or bool(self.after["round"] > self.before["round"])

    @cached_property
    def is_open(self) -> bool:
        """Whether the player has the choice among all actions."""
        return (
            self.before["phase"] == "actions" and not self.before["voyage"] and self.me["actions_taken"] < 100
        )

    # ------------------------------------------------------------------------------------ people

    @cached_property
    def seat(self) -> Seat:
        """Who moves."""
        return int(self.before["to_move"])

    @property
    def me(self) -> Json:
        """The player to move."""
        found: Json = self.before["players"][self.seat]
        return found

    @property
    def me_after(self) -> Json:
        """The same player after the move."""
        found: Json = self.after["players"][self.seat]
        return found

    def has(self, favour: str) -> bool:
        """Whether this favour is in hand."""
        return favour in self.me["favours"]

    def gain(self, source: str, seat: Seat | None = None) -> int:
        """The influence that the move brings from this source."""
        seat = self.seat if seat is None else seat
        return int(
            self.after["players"][seat]["points"][source] - self.before["players"][seat]["points"][source]
        )

    # ------------------------------------------------------------------------------------ isles

    @property
    def priestess(self) -> str:
        return str(self.before["figures"]["moon_priestess"])

    @property
    def builder(self) -> str:
        return str(self.before["figures"]["master_builder"])

    @property
    def apostate(self) -> str:
        return str(self.before["figures"]["apostate"])

    @cached_property
    def ring(self) -> list[str]:
        """The isles clockwise."""
        return [place["isle"] for place in self.before["isles"]]

    @cached_property
    def places(self) -> dict[str, Json]:
        return {place["isle"]: place for place in self.before["isles"]}

    @cached_property
    def places_after(self) -> dict[str, Json]:
        return {place["isle"]: place for place in self.after["isles"]}

    def active(self, isle: str | None, seat: Seat | None = None) -> int:
        """Novices on the isle."""
        return int(self.places[isle]["active"][self.seat if seat is None else seat]) if isle else 0

    def asleep(self, isle: str | None, seat: Seat | None = None) -> int:
        """Novices next to the isle."""
        return int(self.places[isle]["inactive"][self.seat if seat is None else seat]) if isle else 0

    def novices(self, isle: str | None, seat: Seat | None = None) -> int:
        """Novices on and next to the isle."""
        return self.active(isle, seat) + self.asleep(isle, seat)

    def shrine(self, isle: str | None, seat: Seat | None = None) -> bool:
        """Whether the seat has a shrine on the isle."""
        return bool(isle and self.places[isle]["shrines"][self.seat if seat is None else seat])

    def between(self, first: str, last: str) -> list[str]:
        """The isles that one passes clockwise from the first to the last; all others for a full circle."""
        start = self.ring.index(first)
        passed = [self.ring[(start + step) % len(self.ring)] for step in range(1, len(self.ring))]
        return passed[: passed.index(last)] if last in passed else passed

    # ------------------------------------------------------------------------------------ tiles

    @cached_property
    def spaces(self) -> dict[int, Json]:
        """The spaces of the temple by their numbers."""
        return {space["tile"]: space for space in self.before["temple"]["spaces"]}

    @cached_property
    def spaces_after(self) -> dict[int, Json]:
        return {space["tile"]: space for space in self.after["temple"]["spaces"]}

    def symbol(self, tile: int) -> str:
        return str(self.spaces[tile]["symbol"])

    def group(self, tile: int) -> int:
        """The round from which the tile is approved."""
        return next(
            number
            for number, group in enumerate(self.before["path"]["groups"], start=1)
            if any(entry["tile"] == tile for entry in group["tiles"])
        )

    @cached_property
    def free(self) -> list[int]:
        """The unclaimed tiles of the path."""
        return [
            entry["tile"]
            for group in self.before["path"]["groups"]
            for entry in group["tiles"]
            if entry["on_path"] and entry["claimed_by"] is None
        ]

    @cached_property
    def approved(self) -> list[int]:
        """The unclaimed tiles between the Guard and the landing stage."""
        return [tile for tile in self.free if self.group(tile) <= self.round]

    @cached_property
    def entered(self) -> int | None:
        """The tile that this move brings into the temple."""
        fresh = (tile for tile, space in self.spaces_after.items() if space["filled"])
        return next((tile for tile in fresh if not self.spaces[tile]["filled"]), None)

    @cached_property
    def beside(self) -> list[Json]:
        """The filled spaces adjacent to the tile that enters."""
        if self.entered is None:
            return []
        q, r = self.spaces[self.entered]["position"]
        around = [[q + dq, r + dr] for dq, dr in BESIDE]
        return [space for space in self.spaces.values() if space["filled"] and space["position"] in around]

    @cached_property
    def lower(self) -> list[Json]:
        """Those of them with a lower number."""
        return [space for space in self.beside if space["tile"] < (self.entered or 0)]

    @cached_property
    def displaced(self) -> list[Json]:
        """The spaces that a novice leaves."""
        return [
            space
            for tile, space in self.spaces.items()
            if space["novice"] is not None and self.spaces_after[tile]["novice"] is None
        ]

    def books(self, seat: Seat) -> list[int]:
        """The tiles on which novices of this seat have a book, ascending."""
        return [tile for tile, space in self.spaces.items() if space["book"] and space["novice"] == seat]

    # ------------------------------------------------------------------------------------ council

    @property
    def last_seat(self) -> int:
        return len(self.before["council"]["values"]) - 1

    def disc(self, seat: Seat) -> int:
        """How far a disc has come."""
        return int(self.before["council"]["seats"][seat])

    def disc_after(self, seat: Seat) -> int:
        return int(self.after["council"]["seats"][seat])

    def company(self, seat: Seat) -> list[Seat]:
        """The other discs on the seat that this disc comes to."""
        goal = self.disc_after(seat)
        return [other for other in self.seats if other != seat and self.disc(other) == goal]

    def is_above(self, seat: Seat, other: Seat) -> bool:
        """Whether a disc is further or higher than another after the move."""
        ranking = self.after["council"]["ranking"]
        return bool(ranking.index(seat) < ranking.index(other))

    # ------------------------------------------------------------------------------------ scoring

    def pieces(self, seat: Seat) -> int:
        """What counts with the Moon Priestess at the end of a round; the solo opponent has built by then."""
        return self.active(self.priestess, seat) + int(self.places_after[self.priestess]["shrines"][seat])

    @cached_property
    def present(self) -> list[Seat]:
        """Who has pieces there."""
        return [seat for seat in self.seats if self.pieces(seat)]

    @cached_property
    def ties(self) -> list[tuple[Seat, Seat]]:
        """Pairs of seats with equally many pieces there, and different prizes."""
        return [
            (one, other)
            for one in self.present
            for other in self.present
            if one < other
            and self.pieces(one) == self.pieces(other)
            and self.gain("priestess", one) != self.gain("priestess", other)
        ]

    @cached_property
    def lost(self) -> list[int]:
        """By seat, what the Apostate takes."""
        return [-self.gain("apostate", seat) for seat in self.seats]
