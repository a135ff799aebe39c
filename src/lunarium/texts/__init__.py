"""The one catalogue: every sentence the program says, in every language it speaks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "pt")
DEFAULT_LANGUAGE = "en"
LOCALES = {"en": "en", "de": "de", "pt": "pt-BR"}
_folders: list[Traversable] = [files(__package__)]  # the program's own texts, then those of each game


def add(folder: Traversable) -> None:
    """Take in the texts of a game: a folder with one folder for each language."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


def say(key: str, language: str = DEFAULT_LANGUAGE, params: Mapping[str, object] | None = None) -> str:
    """The text of this key; a parameter `isle` of the value `tide` is itself said by the key `isle-tide`."""
    bundle = _bundle(language if language in LANGUAGES else DEFAULT_LANGUAGE)
    if not bundle.has_message(key):
        return key
    spoken = {name: _speak(bundle, name, value) for name, value in (params or {}).items()}
    text, _ = bundle.format_pattern(bundle.get_message(key).value, spoken)
    return str(text)


def has(key: str, language: str = DEFAULT_LANGUAGE) -> bool:
    """Whether the catalogue knows this key."""
    return bool(_bundle(language if language in LANGUAGES else DEFAULT_LANGUAGE).has_message(key))


def folders() -> list[Traversable]:
    """The folders of texts: the program's own, then those of each game."""
    return list(_folders)


def source(language: str) -> str:
    """The catalogue of one language, with the texts of all games."""
    return "\n".join(read_folder(folder, language) for folder in _folders)


def read_folder(folder: Traversable, language: str) -> str:
    """All files of one language in a folder of texts."""
    here = folder / language
    if not here.is_dir():
        return ""
    parts = sorted(here.iterdir(), key=lambda part: part.name)
    return "\n".join(part.read_text(encoding="utf-8") for part in parts if part.name.endswith(".ftl"))


def _speak(bundle: Any, name: str, value: object) -> object:
    """The game's own word for a value where the catalogue has one."""
    if not isinstance(value, str):
        return value
    word = f"{name}-{value}"
    if not bundle.has_message(word):
        return value
    return bundle.format_pattern(bundle.get_message(word).value, {})[0]


@cache
def _bundle(language: str) -> Any:
    """The language's messages, parsed once."""
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle
