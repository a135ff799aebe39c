"""Where games go that a command writes: lines of JSON, or a Parquet file of records or positions."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from lunarium.core.errors import BadOption
from lunarium.core.types import Options
from lunarium.games import AnyGame

JSONL, PARQUET = FORMATS = ("jsonl", "parquet")
RECORDS, POSITIONS = ROWS = ("records", "positions")
STDOUT = "-"

Format = Annotated[str, typer.Option("--format", help="jsonl, or parquet (needs the extra `data`).")]
Rows = Annotated[str, typer.Option("--rows", help="In Parquet: records, or positions for learners.")]

Write = Callable[[bytes], object]  # so many lines of JSON, a record each


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """What kind of file is to be written where."""

    path: Path
    format: str
    rows: str
    game: AnyGame | None = None  # of all games, where they are of one
    options: Options | None = None  # settled; positions are of one number of players
    seats: Sequence[str] | None = None  # who plays, where the records do not say it
    with_legal: bool = False
    with_policy: bool = False

    def check(self) -> None:
        """Refuse what cannot be written, before anything is played."""
        for option, value, choices in (("format", self.format, FORMATS), ("rows", self.rows, ROWS)):
            if value not in choices:
                raise BadOption(
                    "bad-option-value", option=option, value=value[:40], choices=", ".join(choices)
                )
        if self.format == JSONL and self.rows != RECORDS:
            raise BadOption("data-needs-parquet")
        if self.format == PARQUET and str(self.path) == STDOUT:
            raise BadOption("data-needs-file")
        if self.rows == POSITIONS and (self.game is None or self.options is None):
            raise BadOption("data-which-game")

    @contextmanager
    def opened(self) -> Iterator[Write]:
        """The file, to be written to as games come."""
        if str(self.path) == STDOUT:
            yield lambda lines: sys.stdout.write(lines.decode())
        elif self.format == JSONL:
            try:
                with self.path.open("wb") as file:
                    yield file.write
            except OSError as error:
                raise BadOption("file-unwritable", file=str(self.path)) from error
        else:
            with self._opened_parquet() as write:
                yield write

    @contextmanager
    def _opened_parquet(self) -> Iterator[Write]:
        from lunarium.research import parquet  # a large package, which nobody needs to play

        rows: parquet.Rows
        if self.rows == POSITIONS and self.game is not None and self.options is not None:
            rows = parquet.PositionRows(self.game, self.options, self.with_policy)
        else:
            rows = parquet.RecordRows(self.with_legal, self.with_policy)
        with parquet.written(self.path, rows) as writer:
            yield lambda lines: writer.write(
                [{"seats": self.seats} | json.loads(line) for line in lines.splitlines()]
            )
