"""`lunarium analyse`: the review of a game, its turning points first; of an archive, one a line."""

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import nullcontext
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from lunarium import texts
from lunarium.ai.review.depth import DEEP, DEPTHS, QUICK
from lunarium.ai.review.grades import CERTAINTY
from lunarium.ai.review.judging import judge, look, plan
from lunarium.ai.review.measure import WIN
from lunarium.ai.review.review import Graded, Review, conclude
from lunarium.ai.review.verdict import Verdict
from lunarium.cli.boards.names import names
from lunarium.cli.options import ClusterAddress, ComponentsFile
from lunarium.cli.play import Language, read_record, speaking, spoken_language
from lunarium.cli.verify import records_in
from lunarium.contest.workers import spread
from lunarium.core.errors import BadOption
from lunarium.core.game import Json, Seat
from lunarium.core.record import Record
from lunarium.games import load, register_components


class DepthName(StrEnum):
    """How long to look."""

    QUICK = QUICK.name
    DEEP = DEEP.name


def analyse(
    file: Annotated[Path, typer.Argument(help="A record, or a file with one a line.")],
    game: Annotated[int, typer.Option("--game", help="Which record of the file.")] = 1,
    depth: Annotated[
        DepthName, typer.Option(help="quick takes seconds, deep a minute or two.")
    ] = DepthName.QUICK,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", help="Moves to review in parallel; 0 for all cores.")
    ] = 0,
    cluster: ClusterAddress = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    archive: Annotated[
        bool, typer.Option("--all", help="Review every game of the file; print one JSON object a line.")
    ] = False,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-O", help="With --json or --all: the file to write; default: stdout."),
    ] = None,
    language: Language = None,
    components: ComponentsFile = None,
) -> None:
    """Review a finished game: losses, better moves, and where the result comes from."""
    spoken = spoken_language(language)
    if cluster is not None and components is not None:
        raise BadOption("cluster-own-components")
    if output is not None and not (archive or as_json):
        raise BadOption("analyse-output")
    processes = jobs or os.cpu_count() or 1
    with speaking(spoken):
        if components is not None:
            register_components(components)
        if archive:
            records = [Record.read(text) for _, text in records_in(file)]
            _review_all(records, depth, processes, cluster, output)
            return
        record = read_record(file, game)
        conclude(record, ())  # a game that is not over is refused before anybody waits
        verdicts = track(
            _judge(record, depth, processes, cluster),
            total=len(record.moves),
            description=texts.say("terminal-review-working", spoken),
            console=Console(stderr=True),
            transient=True,
        )
        review = conclude(record, list(verdicts))
    if as_json:
        told = json.dumps(review.as_json(), ensure_ascii=False) + "\n"
        if output is None:
            sys.stdout.write(told)
        else:
            _write(output, told)
        return
    _Page(record, review, spoken).show()


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption("file-unwritable", file=str(path)) from error


def _review_all(
    records: list[Record], depth: DepthName, jobs: int, cluster: str | None, output: Path | None
) -> None:
    """The reviews of an archive in its order; all their moves wait in one row."""
    for record in records:
        conclude(record, ())
    looks = ((record.as_json(), ply, str(depth)) for record in records for ply in range(len(record.moves)))
    found = track(
        spread(_look, looks, jobs=jobs, cluster=cluster, in_order=True),
        total=sum(len(record.moves) for record in records),
        console=Console(stderr=True),
        transient=True,
    )
    verdicts = map(Verdict.of, found)
    try:
        with output.open("w", encoding="utf-8") if output else nullcontext(sys.stdout) as file:
            for record in records:
                review = conclude(record, list(islice(verdicts, len(record.moves))))
                file.write(json.dumps(review.as_json(), ensure_ascii=False) + "\n")
    except OSError as error:
        raise BadOption("file-unwritable", file=str(output)) from error


def _look(task: tuple[Json, int, str]) -> Json:
    return look(*task)


def _judge(record: Record, depth: DepthName, jobs: int, cluster: str | None) -> Iterator[Verdict]:
    """The verdicts as they come; the search leaves Python to others while it thinks."""
    chosen = DEPTHS[depth]
    if cluster is not None:
        looks = [(record.as_json(), ply, chosen.name) for ply in plan(record, chosen)]
        yield from map(Verdict.of, spread(_look, looks, jobs=jobs, cluster=cluster))
        return
    with ThreadPoolExecutor(max_workers=jobs) as pool:
        waiting = [pool.submit(judge, record, ply, chosen) for ply in plan(record, chosen)]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            for one in waiting:
                one.cancel()


class _Page:
    """A review in words."""

    def __init__(self, record: Record, review: Review, language: str) -> None:
        self.game = load(record.game)
        self.review, self.language = review, language
        self.names = names(self.game, record.options, language)
        self.console = Console()

    def show(self) -> None:
        """Turning points, ledger, then every move."""
        by_ply = {move.verdict.ply: move for move in self.review.moves}
        self.console.print(self._say("terminal-review-turning-points"), style="bold")
        if not self.review.turning_points:
            self.console.print(self._say("terminal-review-none"))
        for point in self.review.turning_points:
            for line in self._tell(by_ply[point.ply]):
                self.console.print(line, markup=False, highlight=False)
        if self.review.depth == QUICK.name:
            self.console.print(self._say("terminal-review-quick"), soft_wrap=True)
        self.console.print()
        self.console.print(self._ledger())
        self.console.print()
        self.console.print(self._moves())

    def _tell(self, move: Graded) -> Iterator[str]:
        """A turning point: the move, the better one, and why."""
        verdict = move.verdict
        yield self._say(
            "terminal-review-point",
            number=verdict.ply + 1,
            who=self.names[verdict.seat],
            grade=move.grade or "",
            move=verdict.move,
            better=verdict.better,
            loss=self._amount(verdict.loss),
        )
        for telling in verdict.why:
            yield f"  {telling.text(self.names, self.language)}"

    def _ledger(self) -> Table:
        """Where the result of every seat comes from."""
        table = Table(title=self._say("terminal-review-ledger"))
        table.add_column("")
        ledger = self.review.ledger
        if ledger is None:
            return table
        for seat in range(self.review.players):
            table.add_column(self.names[seat], justify="right")
        rows = {
            "start": [self._amount(value) for value in ledger.start.value],
            "deal": [self._change(sums.deal) for sums in ledger.sums],
            "chance": [self._change(sums.chance) for sums in ledger.sums] if ledger.has_chance else [],
            "own": [self._change(sums.own) for sums in ledger.sums],
            "others": [self._change(sums.others) for sums in ledger.sums] if self.review.players > 1 else [],
            "left-over": [
                f"{self._change(sums.left_over)} ± {self._amount(CERTAINTY * sums.error)}"
                for sums in ledger.sums
            ],
            "result": [self._amount(value) for value in ledger.end],
        }
        for name, values in rows.items():
            if values:
                table.add_row(self._say(f"terminal-review-{name}"), *values)
        return table

    def _moves(self) -> Table:
        """Every move with its grade and what was expected before it."""
        table = Table(title=self._say("terminal-review-moves"))
        for heading in ("number", "who", "move", "grade", "loss", "better", "expected"):
            right = heading in ("number", "loss")
            table.add_column(self._say(f"terminal-review-{heading}"), justify="right" if right else "left")
        turning = {point.ply for point in self.review.turning_points}
        for move in self.review.moves:
            verdict = move.verdict
            is_clear = verdict.better != verdict.move
            table.add_row(
                str(verdict.ply + 1),
                self.names[verdict.seat],
                verdict.move,
                self._say(f"grade-{move.grade}") if move.grade else "",
                self._amount(verdict.loss) if is_clear else "",
                verdict.better if is_clear else "",
                " ".join(map(self._amount, verdict.before)),
                style="bold" if verdict.ply in turning else None,
            )
        return table

    def _amount(self, value: float) -> str:
        """A result in the unit of the review."""
        return f"{value:.0%}" if self.review.measure == WIN else f"{value:.1f}"

    def _change(self, value: float) -> str:
        return f"{value:+.0%}" if self.review.measure == WIN else f"{value:+.1f}"

    def _say(self, key: str, **params: str | int | Seat) -> str:
        return texts.say(key, self.language, params)
