"""The result: the ranking, and every point by its source."""

from __future__ import annotations

from rich import box
from rich.table import Table

from lunarium import texts
from lunarium.cli.boards.palette import EMBLEMS, INK, INK_2, LINE, MOON, SEAT_INK
from lunarium.core.game import Outcome

TOTALS = {"luna": "scores", "nova-luna": "tokens_left"}


def result_table(game: str, outcome: Outcome, labels: tuple[str, ...], language: str) -> Table:
    """A column for each side in the order of the ranking, a row for each source."""
    table = Table(box=box.SIMPLE_HEAD, border_style=LINE, header_style=f"bold {MOON}", pad_edge=False)
    table.add_column("")
    for place, seat in enumerate(outcome.ranking, start=1):
        rank = f"{place}. " if len(outcome.ranking) > 1 else ""
        heading = f"{rank}{EMBLEMS[seat]} {labels[seat]}"
        table.add_column(
            heading, justify="right", style=SEAT_INK[seat], header_style=f"bold {SEAT_INK[seat]}"
        )
    for source in outcome.breakdown[0]:
        values = [outcome.breakdown[seat][source] for seat in outcome.ranking]
        if any(values):
            table.add_row(_source(game, source, language), *map(str, values), style=INK_2)
    table.add_section()
    for label, totals in _totals(game, outcome, language):
        table.add_row(label, *totals, style=f"bold {INK}")
    return table


def verdict(game: str, outcome: Outcome, labels: tuple[str, ...], language: str) -> str:
    """Who has won, or what the solo game came to."""
    result = outcome.result
    if "solo_score" in result:
        return texts.say("terminal-result-solo-score", language, {"points": result["solo_score"]})
    if "difference" in result:
        difference = result["difference"]
        return texts.say("terminal-result-difference", language, {"points": f"{difference:+d}"})
    seat = outcome.ranking[0]
    if labels[seat] == texts.say("terminal-you", language):
        return texts.say("terminal-result-you", language)
    return texts.say("terminal-result-winner", language, {"who": f"{EMBLEMS[seat]} {labels[seat]}"})


def ending(outcome: Outcome, language: str) -> str:
    """Why the game is over."""
    return texts.say(f"terminal-ending-{outcome.ending}", language)


def result_lines(game: str, outcome: Outcome, labels: tuple[str, ...], language: str) -> list[str]:
    """The same in plain lines: a side after the other, best first."""
    lines = [f"{ending(outcome, language)} {verdict(game, outcome, labels, language)}"]
    totals = _totals(game, outcome, language)
    for place, seat in enumerate(outcome.ranking):
        points = [
            f"{_source(game, source, language)} {value}"
            for source, value in outcome.breakdown[seat].items()
            if value
        ]
        sums = [f"{label} {values[place]}" for label, values in totals]
        lines.append(f"{place + 1}. {labels[seat]}: {', '.join(points + sums)}")
    return lines


def _source(game: str, source: str, language: str) -> str:
    return texts.say(f"terminal-source-{game}-{source}".replace("_", "-"), language)


def _totals(game: str, outcome: Outcome, language: str) -> list[tuple[str, list[str]]]:
    """What the ranking rests on."""
    result = outcome.result
    if "notes" in result:
        notes = [
            (texts.say("terminal-note", language, {"phase": phase}), [str(note)])
            for phase, note in enumerate(result["notes"], start=1)
        ]
        return [*notes, (texts.say("terminal-total", language), [str(result["solo_score"])])]
    if game == "luna":
        scores = [str(result["scores"][seat]) for seat in outcome.ranking]
        return [(texts.say("terminal-total", language), scores)]
    return []
