"""Previews: what a link to a page says of it, for whoever shows links without opening them."""

from html import escape
from pathlib import Path
from string import Template

from lunarium.ai.puzzles.shelf import find_puzzle
from lunarium.core.errors import NoSuchPuzzle
from lunarium.games import GAMES, load
from lunarium.texts import DEFAULT_LANGUAGE, say

PICTURE = "preview.png"
PICTURE_SIZE = (1200, 630)
HEAD = Template(
    """<title>$title</title>
    <meta name="description" content="$about" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Lunarium" />
    <meta property="og:title" content="$title" />
    <meta property="og:description" content="$about" />
    <meta property="og:url" content="$address" />
    <meta property="og:image" content="$picture" />
    <meta property="og:image:width" content="$width" />
    <meta property="og:image:height" content="$height" />
    <meta property="og:image:alt" content="$alt" />
    <meta name="twitter:card" content="summary_large_image" />"""
)
PLACE = "<title>Lunarium</title>"  # in the built document
LANGUAGE = '<html lang="en">'
WORDS = ("preview-opening", "preview-no-script")  # in the built document they are English


class Document:
    """The page's document, with a head of its own for each address."""

    def __init__(self, file: Path) -> None:
        self._text = file.read_text(encoding="utf-8")

    def write(self, base: str, path: str, language: str) -> str:
        """The document as it is sent for this address."""
        title, about = describe(path, language)
        width, height = PICTURE_SIZE
        told = {
            "title": title,
            "about": about,
            "address": f"{base}{path}",
            "picture": f"{base}/{PICTURE}",
            "width": str(width),
            "height": str(height),
            "alt": say("preview-picture", language),
        }
        head = HEAD.substitute({name: escape(text) for name, text in told.items()})
        text = self._text.replace(PLACE, head, 1).replace(LANGUAGE, f'<html lang="{language}">', 1)
        for key in WORDS:
            text = text.replace(say(key, DEFAULT_LANGUAGE), escape(say(key, language)), 1)
        return text


def describe(path: str, language: str) -> tuple[str, str]:
    """The title of the page at this address, and a sentence about it; a table stays a secret."""
    kind, game, rest = (*path.strip("/").split("/"), "", "", "")[:3]
    if kind in ("new", "keep", "learn", "rules", "position") and game in GAMES:
        name = {"game": say(f"{game}-name", language)}
        return f"{say(f'preview-{kind}', language, name)} · Lunarium", say(
            f"preview-{kind}-about", language, name
        )
    if kind == "puzzles" and game in GAMES and rest:
        return _describe_puzzle(game, rest, language)
    if kind in ("t", "daily", "puzzles"):
        return f"{say(f'preview-{kind}', language)} · Lunarium", say(f"preview-{kind}-about", language)
    return "Lunarium", say("preview-home-about", language)


def _describe_puzzle(game: str, key: str, language: str) -> tuple[str, str]:
    """What a puzzle is called; what it is about stays a secret."""
    try:
        puzzle = find_puzzle(load(game), key)
    except NoSuchPuzzle:
        return describe("/puzzles", language)
    name = say("preview-puzzle", language, {"players": puzzle.players, "number": puzzle.number})
    about = say("preview-puzzle-about", language, {"game": say(f"{game}-name", language)})
    return f"{name} · {say(f'{game}-name', language)} · Lunarium", about
