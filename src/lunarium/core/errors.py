"""What can go wrong, as one small family: each error has a code for programs and a sentence for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import inf
from typing import TYPE_CHECKING, Self

from lunarium import texts

if TYPE_CHECKING:
    from lunarium.core.reasons import Reason

Value = int | str | bool


class LunariumError(ValueError):
    """An input that cannot be used; nothing was changed by it."""

    code = "error"

    def __init__(self, code: str = "", /, reasons: Iterable[Reason] = (), **params: Value) -> None:
        """The code names the text in the catalogue; the parameters fill it."""
        self.code = code or type(self).code
        self.params: Mapping[str, Value] = params
        self.reasons: tuple[Reason, ...] = tuple(reasons)
        super().__init__(self.code)

    def message(self, language: str = texts.DEFAULT_LANGUAGE) -> str:
        """What happened and what to do, as a sentence, followed by the reasons."""
        sentence = texts.say(self.code, language, self.params)
        return " ".join([sentence, *(reason.text(language) for reason in self.reasons)])

    def __str__(self) -> str:
        return self.message()


class UnknownGame(LunariumError):
    """There is no game of that name."""

    code = "unknown-game"


class BadOption(LunariumError):
    """An option of a game is unknown, or its value is."""

    code = "bad-option"


class BadSetup(LunariumError):
    """A set-up that no deal could have produced."""

    code = "bad-setup"


class BadPosition(LunariumError):
    """A text that is no position, or one that the box and the rules do not allow."""

    code = "bad-position"
    places: tuple[str, ...] = ()  # what of a draft it is about: "wheel", "tile:17"

    def at(self, *places: str) -> Self:
        """The same fault, to be told beside these places."""
        self.places = places
        return self


class BadComponents(LunariumError):
    """Component data that breaks a constraint, or is not to be had."""

    code = "bad-components"


class BadNotation(LunariumError):
    """A text that is not a move at all."""

    code = "bad-notation"


class IllegalMove(LunariumError):
    """A move that is not allowed now; the reasons say why."""

    code = "illegal-move"


class NotYourTurn(IllegalMove):
    """A move by a seat that is not to move."""

    code = "not-your-turn"


class BadRecord(LunariumError):
    """A record that is damaged or no longer holds."""

    code = "bad-record"


class BadStart(BadRecord):
    """A record whose game cannot begin; the sentence goes on with why."""

    code = "record-start"

    def __init__(self, cause: LunariumError) -> None:
        super().__init__(cause=cause.code)
        self._cause = cause

    def message(self, language: str = texts.DEFAULT_LANGUAGE) -> str:
        return texts.say(self.code, language, {"cause": self._cause.message(language)})


class NoSuchStage(LunariumError):
    """A lesson has no stage of that name."""

    code = "no-such-stage"


class StageOver(LunariumError):
    """A move in a stage whose goal is met, or missed."""

    code = "stage-is-over"


class NoSuchPuzzle(LunariumError):
    """A game has no puzzle of that name."""

    code = "no-such-puzzle"


class PuzzleOver(LunariumError):
    """A move in a puzzle that is solved."""

    code = "puzzle-is-over"


class NoSuchThing(LunariumError):
    """A game knows no thing of that name, or takes no such question."""

    code = "no-such-thing"


class NeedsEngine(LunariumError):
    """What only a search could say, where there is none."""

    code = "no-search"


class BadPuzzle(LunariumError):
    """A puzzle that is damaged, or that the rules no longer allow."""

    code = "bad-puzzle"


def check_range(name: str, value: float, least: float, most: float = inf, *, is_open: bool = False) -> None:
    """Refuse an argument outside of its range, by name; `is_open` excludes the least value itself."""
    try:
        is_within = (least < value if is_open else least <= value) and value <= most
    except TypeError:
        is_within = False
    if not is_within:
        needed = f"> {least}" if is_open else f"≥ {least}" if most == inf else f"{least}–{most}"
        raise LunariumError("bad-argument", name=name, found=repr(value), needed=needed)
