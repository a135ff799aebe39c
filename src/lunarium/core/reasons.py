"""Reasons: why a move is not allowed, as data that can be said in any language."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from lunarium import texts
from lunarium.core.errors import Value
from lunarium.core.types import Reason as ReasonData


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason against a move: a stable code, the rule it rests on, and what fills the sentence."""

    code: str  # "too-few-novices": the key of the text in the catalogue is "why-" + code
    rule: str  # "L: Priest's Favour" or "NL-3": where the rulebook explains it
    params: Mapping[str, Value] = field(default_factory=dict)

    def text(self, language: str = texts.DEFAULT_LANGUAGE) -> str:
        """The reason as a sentence."""
        return texts.say(f"why-{self.code}", language, self.params)

    def as_data(self) -> ReasonData:
        """The reason without its sentence."""
        return {"code": self.code, "rule": self.rule, "params": dict(self.params)}
