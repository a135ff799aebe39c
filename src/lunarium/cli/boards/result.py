"""The result: the ranking, and every point by its source."""

from functools import partial

from rich import box
from rich.table import Table

from lunarium import texts
from lunarium.core.game import Outcome
from lunarium.drawing.palette import EMBLEMS, INK, INK_2, LINE, MOON, SEAT_INK
from lunarium.drawing.plain_table import terminal_of
from lunarium.drawing.terminal import Totals
from lunarium.drawing.words import say_or
from lunarium.games import AnyGame


def result_table(game: AnyGame, outcome: Outcome, labels: tuple[str, ...], language: str) -> Table:
    """A column for each side in the order of the ranking, a row for each source."""
    table = Table(box=box.SIMPLE_HEAD, border_style=LINE, header_style=f"bold {MOON}", pad_edge=False)
    table.add_column("")
    for place, seat in enumerate(outcome.ranking, start=1):
        rank = f"{place}. " if len(outcome.ranking) > 1 else ""
        heading = f"{rank}{EMBLEMS[seat]} {labels[seat]}"
        table.add_column(
            heading, justify="right", style=SEAT_INK[seat], header_style=f"bold {SEAT_INK[seat]}"
        )
    for source in outcome.breakdown[0] if outcome.breakdown else ():
        values = [outcome.breakdown[seat][source] for seat in outcome.ranking]
        if any(values):
            table.add_row(_source(game, source, language), *map(str, values), style=INK_2)
    table.add_section()
    for label, totals in _totals(game, outcome, language):
        table.add_row(label, *totals, style=f"bold {INK}")
    return table


def verdict(game: AnyGame, outcome: Outcome, labels: tuple[str, ...], language: str) -> str:
    """What the game itself says of the result, or who has won."""
    said = game.showing.verdict(outcome.result)
    if said is not None:
        return said.text(dict(enumerate(labels)), language)
    seat = outcome.ranking[0]
    if labels[seat] == texts.say("terminal-you", language):
        return texts.say("terminal-result-you", language)
    return texts.say("terminal-result-winner", language, {"who": f"{EMBLEMS[seat]} {labels[seat]}"})


def ending(outcome: Outcome, language: str) -> str:
    """Why the game is over."""
    return say_or(f"terminal-ending-{outcome.ending}", outcome.ending, language)


def result_lines(game: AnyGame, outcome: Outcome, labels: tuple[str, ...], language: str) -> list[str]:
    """The same in plain lines: a side after the other, best first."""
    lines = [f"{ending(outcome, language)} {verdict(game, outcome, labels, language)}"]
    totals = _totals(game, outcome, language)
    for place, seat in enumerate(outcome.ranking):
        breakdown = outcome.breakdown[seat] if outcome.breakdown else {}
        points = [
            f"{_source(game, source, language)} {value}" for source, value in breakdown.items() if value
        ]
        sums = [f"{label} {values[place]}" for label, values in totals]
        lines.append(f"{place + 1}. {labels[seat]}: {', '.join(points + sums) or '–'}")
    return lines


def _source(game: AnyGame, source: str, language: str) -> str:
    return say_or(f"terminal-source-{game.key}-{source}".replace("_", "-"), source, language)


def _totals(game: AnyGame, outcome: Outcome, language: str) -> Totals:
    """What the ranking rests on."""
    return terminal_of(game).totals(outcome, partial(_say, language))


def _say(language: str, key: str, **params: object) -> str:
    return texts.say(key, language, params)
