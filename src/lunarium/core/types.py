"""The types of plain data, what every game sends alike, and typing that pydantic can read."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

Json = dict[str, Any]  # an object of JSON that is made here, to be sent or stored
Data = Mapping[str, Any]  # one that is read: what a file, a record or a view holds
Options = Mapping[str, Any]  # what people chose of a game's options, by their names
Setup = Mapping[str, Any]  # what chance dealt, as a record holds it

if TYPE_CHECKING:
    from typing_extensions import TypeAliasType as TypeAliasType
    from typing_extensions import TypedDict as TypedDict
else:
    try:
        from typing_extensions import TypeAliasType as TypeAliasType
        from typing_extensions import TypedDict as TypedDict
    except ImportError:
        from typing import TypedDict as TypedDict

        def TypeAliasType(name: str, value: Any) -> Any:  # noqa: N802
            """The type itself: its name is for descriptions of the interface."""
            return value


if TYPE_CHECKING:
    Pair = list[int]
else:  # two numbers: a list, as JSON has them, is described as the pair that it is
    Pair = tuple[int, int]


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
