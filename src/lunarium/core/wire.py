"""What every game sends alike, as types; each game's own types stand in its `wire.py`."""

from lunarium.core.types import TypedDict


class Reason(TypedDict):
    """One reason against a move, as data: the catalogue says it by `why-` + code."""

    code: str
    rule: str
    params: dict[str, int | str | bool]


class SpokenReason(Reason):
    """The same with its sentence in the caller's language."""

    text: str


class NoParts(TypedDict):
    """A move that has nothing to say but its kind."""
