"""Stages of lessons as somebody comes upon them: at the start, with help, after a wrong move."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from lunarium.games import load
from lunarium.positions import lessons as lesson
from lunarium.positions.lessons import Stage
from tests.support.ui import luna, nova_luna
from tests.support.ui.layout import Opening
from tests.support.ui.learner import Learner
from tests.support.ui.visitor import Visitor

# Phones, and low screens that are wide.
SIZES = ((375, 553), (390, 664), (667, 375), (683, 384), (844, 390), (853, 480), (932, 430))
# Of which every day is looked at: what is asked for stands among many actions, words are long, a favour is
# held; the first of all, with two tiles to choose from, alone.
SAMPLE = {"luna": ("tide", "council"), "nova-luna": ("take", "refill", "solo")}
# A small wheel has small tiles: those that can be taken stand beside it, for fingers.
SMALL_TILES = "(d) button.place “data-wheel="

_POINT: dict[str, Callable[[Visitor, str], None]] = {"luna": luna.point, "nova-luna": nova_luna.point}


def find_stages(game: str, wanted: Sequence[str] | None = None) -> Iterator[tuple[str, Opening, list[str]]]:
    """The states of every stage, or of these, and what has to be in reach there."""
    for stage in lesson.list_stages(load(game)):
        if wanted is None or stage.key in wanted:
            asked = _find_asked(game, stage)
            yield f"{game}-{stage.key}-start", partial(_open, game=game, stage=stage), asked
            yield f"{game}-{stage.key}-help", _ask_for_help, asked
            yield f"{game}-{stage.key}-missed", partial(_miss, game=game, stage=stage), []


def _open(ana: Visitor, game: str, stage: Stage) -> None:
    ana.page.mouse.move(2, 2)
    Learner(ana.page).open_stage(game, stage.key)


def _ask_for_help(ana: Visitor) -> None:
    ana.page.keyboard.press("h")
    ana.page.get_by_role("region", name="Help").wait_for()


def _miss(ana: Visitor, game: str, stage: Stage) -> None:
    learner = Learner(ana.page)
    for move in _find_miss(game, stage):
        _POINT[game](learner, move)
        learner.button("Confirm").click()
        learner.moves.append(move)
        chooses = learner.button("Confirm").and_(learner.page.locator('[aria-disabled="true"]'))
        learner.page.locator('[data-stage="missed"]').or_(chooses).wait_for()
    learner.wait_for("missed")
    learner.page.mouse.move(2, 2)


def _find_miss(game: str, stage: Stage) -> tuple[str, ...]:
    """Own moves that miss the goal; no voyages, which are composed."""
    rules = load(game)

    def search(moves: tuple[str, ...]) -> tuple[str, ...] | None:
        now = lesson.attempt(rules, stage, moves)
        if now.status != "open":
            return moves if now.status == "missed" else None
        for text in rules.legal_texts(now.state):
            if luna.kind_of(text) not in luna.VOYAGES and (found := search((*moves, text))):
                return found
        return None

    found = search(())
    assert found, f"nothing misses {stage.key}"
    return found


def _find_asked(game: str, stage: Stage) -> list[str]:
    """What the first move of its way begins with."""
    move = stage.way[0]
    if game == "luna":
        kind = luna.kind_of(move)
        return [] if kind in luna.GIVEN else [f'[role="toolbar"] [aria-keyshortcuts="{luna.KEYS[kind]}"]']
    tile, _, place = move.partition("@")
    return [f'[data-wheel="{tile}"], button[data-about="tile:{tile}"]'] if place else []
