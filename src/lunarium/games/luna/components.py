"""The printed values of Luna's components: read from a file, checked, and kept by name."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

from lunarium.core.errors import BadComponents
from lunarium.core.reasons import Reason
from lunarium.core.types import Data, Json
from lunarium.games.luna.constraints import CHECKS, violations
from lunarium.games.luna.isles import COLOURS, ISLES, Isle

DEFAULT = "reconstructed"


@dataclass(frozen=True, slots=True)
class Priestess:
    """One side of the Moon Priestess: how far she walks and what she pays."""

    moves: int
    prizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Preselected:
    """The given set-up: the ring of isles, the figures, and each seat's shrine and pairs."""

    ring: tuple[Isle, ...]
    moon_priestess: Isle
    master_builder: Isle
    apostate: Isle
    shrines: tuple[Isle, ...]  # by seat
    pairs: tuple[tuple[Isle, ...], ...]  # by seat


@dataclass(frozen=True, slots=True)
class Components:
    """All printed values that the rules use."""

    name: str
    boards: Mapping[str, tuple[int, ...]]  # board name -> the numbers on its 7 spaces
    symbols: Mapping[int, Isle]  # tile number -> the isle whose symbol it bears
    priestess: Mapping[int, Priestess]  # number of players -> the side in use
    builder_moves: int
    council: tuple[int, ...]  # the value of each seat, from the first
    guards: tuple[int, ...]  # guard tiles from the temple gate to the landing stage
    slots: tuple[tuple[int, int], ...]  # axial coordinates of a board's spaces
    centres: tuple[tuple[int, int], ...]  # axial coordinates of frame positions 1..4
    preselected: Preselected
    values: Data = field(compare=False, repr=False)  # the same as a file and a set-up write it


_own: dict[str, Components] = {}  # what people brought along, by name


def components(name: str) -> Components:
    """The component data of this name: the shipped one or one that was registered."""
    if name == DEFAULT:
        return _shipped()
    if name not in _own:
        raise BadComponents("components-unknown", name=name)
    return _own[name]


def names() -> list[str]:
    """The component data that can be played with."""
    return [DEFAULT, *(name for name in _own if name != DEFAULT)]


def register(path: Path) -> Components:
    """Read somebody's own transcription, refuse it with every violation, and keep it under its name."""
    data = read_file(path)
    faults = violations(data)
    if faults:
        raise BadComponents("components-violated", reasons=faults, file=path.name)
    own = _build(str(data.get("name") or path.stem), data)
    if own.name == DEFAULT and own != _shipped():
        raise BadComponents("components-name-taken", name=own.name)
    _own[own.name] = own
    return own


def read_values(name: str, values: object) -> Components:
    """The component data that a set-up carries under this name."""
    try:
        return _read_values(name, json.dumps(values, sort_keys=True))
    except RecursionError as error:
        raise BadComponents("components-in-setup", name=name) from error


def read_file(path: Path) -> Json:
    """The JSON object in this file."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadComponents("components-unreadable", file=str(path)) from error
    except (ValueError, RecursionError) as error:
        raise BadComponents("components-not-json", file=str(path)) from error
    if not isinstance(data, dict):
        raise BadComponents("components-not-json", file=str(path))
    return data


def check_file(path: Path) -> list[Reason]:
    """Everything in somebody's own transcription that cannot be."""
    return violations(read_file(path))


def shipped_data() -> Json:
    """The shipped file, with the status of every value."""
    data: Json = json.loads((files(__package__) / "components.json").read_text(encoding="utf-8"))
    return data


@lru_cache(maxsize=64)
def _read_values(name: str, text: str) -> Components:
    """Checked once for all games that were dealt with the same values."""
    values = json.loads(text)
    if not isinstance(values, dict) or set(values) != set(CHECKS):
        raise BadComponents("components-in-setup", name=name)
    data = {section: {"value": value} for section, value in values.items()}
    faults = violations(data)
    if faults:
        raise BadComponents("components-in-setup", reasons=faults, name=name)
    own = _build(name, data)
    if name == DEFAULT and own != _shipped():
        raise BadComponents("components-name-taken", name=name)
    return own


@cache
def _shipped() -> Components:
    return _build(DEFAULT, shipped_data())


def _build(name: str, data: Data) -> Components:
    """The typed values of data that satisfies every constraint."""
    value = {key: entry["value"] for key, entry in data.items() if isinstance(entry, dict)}
    given = value["preselected_setup"]
    ring = tuple(ISLES.index(isle) for isle in given["isle_order_clockwise"])
    colours = [given["players"][colour] for colour in COLOURS]
    return Components(
        name=name,
        boards={board: tuple(entry["spaces"]) for board, entry in value["temple_boards"].items()},
        symbols={int(tile): ISLES.index(isle) for tile, isle in value["temple_tile_symbols"].items()},
        priestess={
            players: Priestess(side["moves"], tuple(side["prizes"]))
            for side in value["moon_priestess"].values()
            for players in side["players"]
        },
        builder_moves=value["master_builder_moves"],
        council=tuple(value["council_seats"]),
        guards=tuple(value["guard_tiles_from_gate"]),
        slots=tuple((q, r) for q, r in value["temple_geometry"]["slot_axial"]),
        centres=tuple((q, r) for q, r in value["temple_geometry"]["board_centres_axial"]),
        preselected=Preselected(
            ring=ring,
            moon_priestess=ring[given["moon_priestess"] - 1],
            master_builder=ring[given["master_builder"] - 1],
            apostate=ring[given["apostate"] - 1],
            shrines=tuple(ring[colour["shrine"] - 1] for colour in colours),
            pairs=tuple(tuple(ring[place - 1] for place in colour["pairs"]) for colour in colours),
        ),
        values={section: value[section] for section in CHECKS},
    )
