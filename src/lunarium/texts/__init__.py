"""The one catalogue: every sentence the program says, in every language it speaks.

Fluent is imported with the first sentence: rules and views say nothing, and need the standard library alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lunarium.texts.catalogue import Catalogue

LANGUAGES = ("en", "de", "pt")
DEFAULT_LANGUAGE = "en"
LOCALES = {"en": "en", "de": "de", "pt": "pt-BR"}
_folders: list[Traversable] = [files(__package__)]  # the program's own texts, then those of each game
_finders: list[Callable[[], Iterable[Traversable]]] = []  # of more of them; each is asked once


def add_later(find: Callable[[], Iterable[Traversable]]) -> None:
    """Take in folders of texts, each with one folder for each language, when the first text is asked for."""
    _finders.append(find)


def say(key: str, language: str = DEFAULT_LANGUAGE, params: Mapping[str, object] | None = None) -> str:
    """The text of this key; a parameter `isle` of the value `tide` is itself said by the key `isle-tide`."""
    catalogue = _catalogue(language if language in LANGUAGES else DEFAULT_LANGUAGE)
    if key not in catalogue:
        return key
    return catalogue.say(
        key, {name: _speak(catalogue, name, value) for name, value in (params or {}).items()}
    )


def has(key: str, language: str = DEFAULT_LANGUAGE) -> bool:
    """Whether the catalogue knows this key."""
    return key in _catalogue(language if language in LANGUAGES else DEFAULT_LANGUAGE)


def folders() -> list[Traversable]:
    """The folders of texts: the program's own, then those of each game."""
    while _finders:
        _folders.extend(_finders.pop()())
        _catalogue.cache_clear()  # finding may have spoken
    return list(_folders)


def source(language: str) -> str:
    """The catalogue of one language, with the texts of all games."""
    return "\n".join(read_folder(folder, language) for folder in folders())


def read_folder(folder: Traversable, language: str) -> str:
    """All files of one language in a folder of texts."""
    here = folder / language
    if not here.is_dir():
        return ""
    parts = sorted(here.iterdir(), key=lambda part: part.name)
    return "\n".join(part.read_text(encoding="utf-8") for part in parts if part.name.endswith(".ftl"))


def _speak(catalogue: Catalogue, name: str, value: object) -> object:
    """The game's own word for a value where the catalogue has one."""
    word = f"{name}-{value}"
    return catalogue.say(word, {}) if isinstance(value, str) and word in catalogue else value


@cache
def _catalogue(language: str) -> Catalogue:
    """The messages of a language."""
    from lunarium.texts.catalogue import Catalogue

    return Catalogue(LOCALES[language], source(language))
