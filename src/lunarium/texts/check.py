"""The catalogue's own check: all languages have the same keys and variables, and no key is missing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lunarium import texts

PACKAGE = Path(__file__).parent.parent
NAMED = re.compile(  # where the source names a key: reasons, error codes, plain texts
    r'Reason\(\s*"(?P<reason>[a-z0-9-]+)"'
    r'|^    code = "(?P<error>[a-z0-9-]+)"'
    r'|(?:Bad\w+|UnknownGame|IllegalMove|NotYourTurn|LunariumError)\(\s*"(?P<raised>[a-z0-9-]+)"'
    r'|\bsay\(\s*"(?P<said>[a-z0-9-]+)"',
    re.MULTILINE,
)


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent's name
        self.names.add(node.id.name)


def faults() -> Iterator[str]:
    """Everything that is wrong with the catalogue, one sentence each."""
    catalogues = {}
    for language in texts.LANGUAGES:
        messages, broken = _read(texts.source(language))
        catalogues[language] = messages
        yield from (f"{language}: {fault}" for fault in broken)
    everything = {key for messages in catalogues.values() for key in messages}
    for key in sorted(everything):
        missing = [language for language, messages in catalogues.items() if key not in messages]
        if missing:
            yield f"{key}: missing in {', '.join(missing)}"
        elif len({frozenset(messages[key]) for messages in catalogues.values()}) > 1:
            yield f"{key}: the languages use different variables"
    yield from (
        f"{key}: named in {place}, not in the catalogue" for key, place in _named() if key not in everything
    )


def _read(source: str) -> tuple[dict[str, set[str]], list[str]]:
    """The messages of one file with their variables, and what could not be read."""
    messages: dict[str, set[str]] = {}
    broken: list[str] = []
    count: Counter[str] = Counter()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            broken.append(f"not Fluent: {str(entry.content).strip()[:60]!r}")
        elif isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            messages[entry.id.name] = variables.names
            count[entry.id.name] += 1
    broken.extend(f"{key}: defined {times} times" for key, times in count.items() if times > 1)
    return messages, broken


def _named() -> Iterator[tuple[str, str]]:
    """The keys that the source names, with the file."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for match in NAMED.finditer(path.read_text(encoding="utf-8")):
            reason = match["reason"]
            yield f"why-{reason}" if reason else match["error"] or match["raised"] or match["said"], path.name
