"""What a game must bring to be whole: found by playing it, so that keys made at run time are seen, too."""

from collections.abc import Iterator
from difflib import ndiff
from random import Random
from typing import Any

from lunarium import texts
from lunarium.core.beats import Beat
from lunarium.core.game import Game, Json, M, S
from lunarium.positions import coach as moments
from lunarium.positions import lessons as lesson
from lunarium.texts import rulebook
from tools.check import glossary

GAMES_A_MODE = 3
LONGEST_OF_STAGE = {"teach": 100, "ask": 80, "done": 130}  # letters: what a phone has room for


def faults(game: Game[S, M]) -> Iterator[str]:
    """Everything that is missing, each with the file to write it in."""
    yield from _missing(game, f"{game.key}-name", f"page-about-{game.key}", f"page-facts-{game.key}")
    if 1 in game.seats:
        yield from _missing(game, f"page-solo-about-{game.key}")
    if game.daily is not None:
        yield from _missing(game, f"page-daily-{game.key}")
    for kind in game.kinds:
        yield from _missing(game, f"terminal-kind-{game.key}-{kind}")
        if kind not in game.showing.examples:
            yield f"{game.key}: no example of {kind}: write one into EXAMPLES of moves.py"
        if game.showing.wire.parts and kind not in game.showing.wire.parts:
            yield f"{game.key}: the parts of {kind} have no type: write it into wire.py"
    for stage in lesson.list_stages(game):
        yield from stage_faults(game, stage)
    for theme in game.practice.themes:
        yield from _missing(game, f"theme-{game.key}-{theme}", f"theme-{game.key}-{theme}-about")
    yield from lesson.faults(game)
    yield from _missing(game, *moments.list_keys(game))
    yield from moments.faults(game)
    yield from rulebook_faults(game)
    for key in sorted({key for options in game.list_modes().values() for key in _keys(game, dict(options))}):
        yield from _missing(game, key)


def stage_faults(game: Game[S, M], stage: lesson.Stage) -> Iterator[str]:
    """The texts that a stage lacks, and those that leave a phone no room for the board."""
    base = f"lesson-{game.key}-{stage.key}"
    yield from _missing(game, base, f"{base}-idea", *([f"{base}-best"] if stage.best else []))
    for part, most in LONGEST_OF_STAGE.items():
        key = f"{base}-{part}"
        yield from _missing(game, key)
        for language in texts.LANGUAGES:
            length = len(texts.say(key, language))
            if length > most:
                yield f"{game.key}: {key} is too long for a phone in {language}: {length} letters, {most} fit"


def rulebook_faults(game: Game[S, M]) -> Iterator[str]:
    """Where the languages of a rulebook differ in numbers, rows or pictures, and words that are ruled out."""
    folder = game.showing.rulebook
    if folder is None:
        return
    absent = [language for language in texts.LANGUAGES if not (folder / f"{language}.md").is_file()]
    yield from (f"{game.key}: no rulebook/{language}.md" for language in absent)
    if absent:
        return
    first = rulebook.outline(rulebook.load(folder, texts.DEFAULT_LANGUAGE))
    for language in texts.LANGUAGES:
        lines = rulebook.outline(rulebook.load(folder, language))
        for line in ndiff(first, lines):
            if line[0] in "-+":
                verb = "lacks" if line[0] == "-" else "has on its own"
                yield f"{game.key}: rulebook/{language}.md {verb} {line[2:]}"
        terms, _ = glossary.read(game.showing.texts or folder)
        for place, text in rulebook.list_texts(rulebook.load(folder, language)):
            for word, right in glossary.find(
                text, language, (term for term in terms if not term.get("screen"))
            ):
                yield f"{game.key}: rulebook/{language}.md, {place}, says “{word}”, the glossary “{right}”"


def _keys_of_ledgers(beats: list[Beat]) -> Iterator[str]:
    """What a scoring says: its title, its columns, and why."""
    for ledger in [beat.ledger for beat in beats if beat.ledger is not None]:
        yield from (ledger.title.key, *ledger.columns)
        yield from (note.key for row in ledger.rows for note in row.notes if note is not None)


def _missing(game: Game[S, M], *keys: str) -> Iterator[str]:
    """The languages that lack a text."""
    for key in keys:
        for language in texts.LANGUAGES:
            if not texts.has(key, language):
                yield f"{game.key}: no text {key}: write it into texts/{language} of the game's folder"


def _keys(game: Game[S, M], options: Json) -> Iterator[str]:
    """Every key that random games of a mode use."""
    settled = game.settle(options)
    yield f"table-course-{game.score(settled).unit}"
    for seed in range(GAMES_A_MODE):
        rng = Random(f"{options}/{seed}")
        state = game.start(options, game.deal(options, rng))
        before = game.view(state, None)
        while (seat := game.to_move(state)) is not None:
            by_kind: dict[str, list[Any]] = {}
            for move in game.legal_moves(state):
                by_kind.setdefault(game.kind(move), []).append(move)
            move = rng.choice(by_kind[rng.choice(sorted(by_kind))])
            game.apply(state, move)
            after = game.view(state, None)
            told = game.showing.tell(before, after, seat, game.write(move))
            yield from (telling.key for telling in [*told, *game.showing.headline(after)])
            yield game.showing.section(state, 0).key
            yield from _keys_of_ledgers(game.showing.beats(before, after, told))
            before = after
        outcome = game.outcome(state)
        if outcome is not None:
            yield f"terminal-ending-{outcome.ending}"
            verdict = game.showing.verdict(outcome.result)
            yield from [verdict.key] if verdict else []
            for source in outcome.breakdown[0]:
                yield f"terminal-source-{game.key}-{source}".replace("_", "-")
