"""The catalogue's own check: all languages have the same keys and variables, and none says 1 of 0."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from lunarium import texts

PACKAGE = Path(texts.__file__).parent.parent
ROOT_ERROR = "LunariumError"  # every error's first argument is a key; so is that of these two:
REASON, TELLING, SAY = "Reason", "Telling", "say"

READER = "you"  # the attribute of a sentence that says it to whoever it is about
SINGULAR = "one"  # a plural's name, which some languages also give to 0

Catalogue = dict[str, set[str]]  # key -> the variables of its message


class _Parts(Visitor):
    """Collects the variables of a message, and whether it speaks of one by the plural's name."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.has_singular = False

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802  # fluent's name
        self.names.add(node.id.name)

    def visit_Variant(self, node: fluent.Variant) -> None:  # noqa: N802  # fluent's name
        self.has_singular |= isinstance(node.key, fluent.Identifier) and node.key.name == SINGULAR
        self.generic_visit(node)


def faults(folders: Iterable[Traversable] | None = None, sources: Path = PACKAGE) -> Iterator[str]:
    """Everything that is wrong: in these folders of texts, and with the keys that these sources name."""
    catalogues: dict[str, Catalogue] = {}
    for language in texts.LANGUAGES:
        source = texts.source(language) if folders is None else _join(folders, language)
        messages, broken = read(source, language)
        catalogues[language] = messages
        yield from (f"{language}: {fault}" for fault in broken)
    everything = {key for messages in catalogues.values() for key in messages}
    for key in sorted(everything):
        missing = [language for language, messages in catalogues.items() if key not in messages]
        if missing:
            yield f"{key}: missing in {', '.join(missing)}"
        elif len({frozenset(messages[key]) for messages in catalogues.values()}) > 1:
            yield f"{key}: the languages use different variables"
    yield from _unknown(everything, sources)


def read(source: str, language: str) -> tuple[Catalogue, list[str]]:
    """The messages of one file with their variables, and what could not be read or said right."""
    is_singular_zero = Locale.parse(texts.LOCALES[language], sep="-").plural_form(0) == SINGULAR
    messages: Catalogue = {}
    broken: list[str] = []
    count: Counter[str] = Counter()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent.Junk):
            broken.append(f"not Fluent: {str(entry.content).strip()[:60]!r}")
        elif isinstance(entry, fluent.Message):
            parts = _Parts()
            if entry.value:
                parts.visit(entry.value)
            messages[entry.id.name] = parts.names
            for attribute in entry.attributes:
                spoken = _Parts()
                spoken.visit(attribute)
                messages[f"{entry.id.name}.{attribute.id.name}"] = spoken.names
                parts.has_singular |= spoken.has_singular
                if attribute.id.name == READER and "who" in spoken.names:
                    broken.append(f"{entry.id.name}.{READER}: a sentence to the reader names them")
            count[entry.id.name] += 1
            if is_singular_zero and parts.has_singular:
                broken.append(f"{entry.id.name}: [{SINGULAR}] is said of 0 here, too: write [1]")
    broken.extend(f"{key}: defined {times} times" for key, times in count.items() if times > 1)
    return messages, broken


def _join(folders: Iterable[Traversable], language: str) -> str:
    return "\n".join(texts.read_folder(folder, language) for folder in folders)


def _unknown(everything: set[str], sources: Path) -> Iterator[str]:
    """The keys that the sources name and no language has; a key with holes needs at least one that fits."""
    found = {path: _read_source(path) for path in sorted(sources.rglob("*.py"))}
    errors = _find_errors(node for nodes in found.values() for node in nodes)
    lines = "\n".join(everything)  # searched at once, which is much quicker than one by one
    for path, nodes in found.items():
        for pattern in sorted(set(_named(nodes, errors))):
            if not re.search(f"^{pattern}$", lines, re.MULTILINE):
                key = pattern.replace(".+", "…").replace("\\", "")
                yield f"{key}: named in {path.relative_to(sources)}, not in the catalogue"


def _read_source(path: Path) -> list[ast.ClassDef | ast.Call]:
    """The classes and the calls of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.Call)]


def _find_errors(nodes: Iterable[ast.AST]) -> set[str]:
    """The names of all errors: whatever derives from the first one, however far."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for node in nodes
        if isinstance(node, ast.ClassDef)
    }
    found = {ROOT_ERROR}
    while more := {name for name, parents in bases.items() if parents & found} - found:
        found |= more
    return found


def _named(nodes: Iterable[ast.ClassDef | ast.Call], errors: set[str]) -> Iterator[str]:
    """Each key that a module names, as a regular expression."""
    for node in nodes:
        if isinstance(node, ast.ClassDef):
            yield from (_pattern(value) for value in _codes(node) if node.name in errors)
        elif node.args:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in errors or called in (REASON, TELLING, SAY):
                prefix = "why-" if called == REASON else ""
                yield from (prefix + _pattern(part) for part in _alternatives(node.args[0]))


def _codes(node: ast.ClassDef) -> Iterator[ast.expr]:
    """The code that a class of errors has by itself."""
    for part in node.body:
        if isinstance(part, ast.Assign) and [getattr(target, "id", "") for target in part.targets] == [
            "code"
        ]:
            yield part.value


def _alternatives(node: ast.expr) -> Iterator[ast.expr]:
    """The texts that an argument may be: both sides of a condition; nothing where only running tells."""
    if isinstance(node, ast.IfExp):
        yield from _alternatives(node.body)
        yield from _alternatives(node.orelse)
    elif isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        yield node


def _pattern(node: Any) -> str:
    """A text, or an f-string with anything in its holes."""
    if isinstance(node, ast.JoinedStr):
        return "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values
        )
    return re.escape(str(node.value))
