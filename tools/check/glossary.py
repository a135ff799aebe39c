"""One word for one thing: which texts use a word that the glossary rules out."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from lunarium import texts

FILE = "glossary.toml"

Term = Mapping[str, Any]  # language -> what to say, and what not


class _Words(Visitor):
    """Collects what a message says, without its variables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802  # fluent's name
        self.parts.append(str(node.value))


def faults(folders: Iterable[Traversable] | None = None) -> Iterator[str]:
    """Every word in these folders of texts that their glossaries rule out, and every needless exception."""
    for folder in texts.folders() if folders is None else folders:
        terms, exceptions = read(folder)
        allowed = {(key, word) for key, words in exceptions.items() for word in words}
        needed = set()
        for language in texts.LANGUAGES:
            for key, text in _say(texts.read_folder(folder, language)):
                for word, right in find(text, language, terms):
                    if (use := (key, word.lower())) in allowed:
                        needed.add(use)
                    else:
                        yield f"{key}: {language} says “{word}”, the glossary “{right}”"
        yield from (
            f"{key}: nothing says “{word}”, so it needs no exception" for key, word in allowed - needed
        )


def read(folder: Traversable) -> tuple[list[Term], dict[str, list[str]]]:
    """The terms for a folder, the page's and its own, and its exceptions: by key the words that are right."""
    glossaries = [_parse(place) for place in dict.fromkeys([texts.folders()[0], folder])]
    return [term for found in glossaries for term in found.get("terms", ())], glossaries[-1].get(
        "exceptions", {}
    )


def find(text: str, language: str, terms: Iterable[Term]) -> Iterator[tuple[str, str]]:
    """The words of a text that are ruled out, each with the one to use."""
    for term in (term[language] for term in terms):
        alone = term.get("alone", ())
        words = [*term.get("not", ()), *(() if alone and _says(text, term["say"]) else alone)]
        yield from ((found, term["say"]) for word in words for found in _pattern(word).findall(text))
        if text.strip(" .…").lower() in map(str.lower, term.get("label", ())):
            yield text.strip(), term["say"]


def _parse(folder: Traversable) -> dict[str, Any]:
    """A folder's own glossary; most games do without."""
    file = folder / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _say(source: str) -> Iterator[tuple[str, str]]:
    """Each message of a file with its text."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent.Message):
            words = _Words()
            words.visit(entry)
            yield entry.id.name, "\n".join(words.parts)


def _says(text: str, words: str) -> bool:
    """Whether a text contains these words, in any number: “fichas de Tempo” for “ficha de Tempo”."""
    return _pattern(" ".join(f"{word}*" for word in words.split())).search(text) is not None


@cache
def _pattern(word: str) -> re.Pattern[str]:
    """Finds a word that stands in a text as a whole word; “*” is any ending."""
    pattern = re.escape(word).replace(r"\*", r"\w*")
    return re.compile(rf"(?<!\w){pattern}(?!\w)", re.IGNORECASE)
