"""`lunarium analyse`: where a game was lost, move by move."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from lunarium.ai.analysis import Judgement
from lunarium.ai.analysis import analyse as analyse_record
from lunarium.ai.thinking import Budget
from lunarium.cli.options import ComponentsFile
from lunarium.cli.play import read_record
from lunarium.games import register_components


def analyse(
    file: Annotated[Path, typer.Argument(help="A record, or a file with one a line.")],
    game: Annotated[int, typer.Option("--game", help="Which record of the file.")] = 1,
    simulations: Annotated[int, typer.Option(min=1, help="How long to think about each move.")] = 2_000,
    as_json: Annotated[bool, typer.Option("--json", help="Numbers for programs.")] = False,
    components: ComponentsFile = None,
) -> None:
    """Say what each move gave away and what would have been better."""
    if components is not None:
        register_components(components)
    record = read_record(file, game)
    judgements = analyse_record(record, Budget(simulations=simulations))
    found = list(
        track(
            judgements,
            total=len(record.moves),
            description="Analysing",
            console=Console(stderr=True),
            transient=True,
        )
    )
    if as_json:
        sys.stdout.write(json.dumps([judgement.as_json() for judgement in found], indent=1) + "\n")
        return
    console = Console()
    console.print(_table(found))
    turning = [judgement for judgement in found if judgement.is_turning_point]
    for judgement in sorted(turning, key=lambda judgement: -judgement.loss)[:5]:
        console.print(
            f"Turning point at ply {judgement.ply}: seat {judgement.seat + 1} played {judgement.move}, "
            f"{judgement.better} was {judgement.loss:.0%} better."
        )


def _table(found: list[Judgement]) -> Table:
    table = Table(title="What each move gave away")
    for heading in ("ply", "seat", "move", "loss", "better", "chance of winning", "expected result"):
        table.add_column(heading, justify="right" if heading in ("ply", "loss") else "left")
    for judgement in found:
        table.add_row(
            str(judgement.ply),
            str(judgement.seat + 1),
            judgement.move,
            f"{judgement.loss:.1%}" if judgement.loss >= 0.005 else "",
            judgement.better if judgement.better != judgement.move else "",
            " ".join(f"{share:.0%}" for share in judgement.win),
            " ".join(f"{score:.1f}" for score in judgement.score),
            style="bold" if judgement.is_turning_point else None,
        )
    return table
