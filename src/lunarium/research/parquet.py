"""Games as Parquet files: a row for each game or for each move, written as they come (docs/data-card.md)."""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Protocol

from lunarium.core.errors import BadOption, LunariumError
from lunarium.core.game import Json
from lunarium.core.record import Record
from lunarium.core.types import Options
from lunarium.games import AnyGame, load

try:
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as error:
    raise LunariumError("research-needs-package", package="pyarrow") from error

FORMAT = 1  # of the columns, in the file's metadata
GROUP_OF_RECORDS, GROUP_OF_POSITIONS = 8_192, 16_384  # rows that are kept until they are written

Arrow = Any  # of pyarrow, which comes without types

POLICY = (
    pa.field(
        "policy_actions", pa.list_(pa.int32())
    ),  # that the player's search tried; none: it did not search
    pa.field("policy_shares", pa.list_(pa.float32())),  # how often, of all tries
)


class Rows(Protocol):
    """What the rows of a file are."""

    schema: Arrow
    group: int  # rows that are kept until they are written

    def of(self, records: Sequence[Json]) -> Arrow:
        """The rows of these records, as one table of pyarrow."""


class RecordRows:
    """A row for each game: the record, and the numbers that one asks for first."""

    group = GROUP_OF_RECORDS

    def __init__(self, with_legal: bool = False, with_policy: bool = False) -> None:
        texts = pa.list_(pa.string())
        self.schema = pa.schema(
            [
                ("game", pa.string()),
                ("rules_version", pa.int16()),
                ("options", pa.string()),  # JSON, as in a record
                ("setup", pa.string()),
                ("moves", texts),
                ("result", pa.string()),
                ("seats", texts),  # who played: `person`, or the name of a computer player
                ("plies", pa.int32()),
                ("ranking", pa.list_(pa.int8())),  # seats, best first
                ("scores", pa.list_(pa.int32())),  # by seat, as the game's mode counts
                *([("legal", pa.list_(texts))] if with_legal else []),
                *(
                    [("policy", texts)] if with_policy else []
                ),  # JSON for each move, null where nobody searched
            ],
            metadata=_metadata({"rows": "records"}),
        )

    def of(self, records: Sequence[Json]) -> Arrow:
        """A row for each of them."""
        return pa.Table.from_pylist([self._row(record) for record in records], schema=self.schema)

    def _row(self, record: Json) -> Json:
        game, result = load(record["game"]), record["result"]
        options = game.settle(record["options"])
        score, seats = game.score(options), range(options["players"])
        packed = {name: _text(record[name]) for name in ("options", "setup", "result")}
        return {
            **record,
            **packed,
            "plies": len(record["moves"]),
            "ranking": result["ranking"],
            "scores": [score.of(result, seat) for seat in seats],
            "policy": [policy and _text(policy) for policy in record.get("policy", ())],
        }


class PositionRows:
    """A row for each move: what the seat to move saw and could do, what it did, and what that came to."""

    group = GROUP_OF_POSITIONS

    def __init__(self, game: AnyGame, options: Options, with_policy: bool = False) -> None:
        """Rows of games with these options: the number of players decides how long an observation is."""
        if game.thinking.encoding is None:
            raise LunariumError("research-needs-engine", game=game.key)
        self.game, self.encoding, self.players = game, game.thinking.encoding, options["players"]
        start = self.encoding.enter(game.start(options, game.deal(options, Random(0))))
        self.shape = self.encoding.shape(start)
        self.written, self.with_policy = 0, with_policy
        fields = [field._asdict() | {"size": field.size} for field in self.encoding.fields(start.sides())]
        about = {"rows": "positions", "game": game.key, "options": options, "observation": fields}
        self.schema = pa.schema(
            [
                ("record", pa.int64()),  # which game, from 0
                ("ply", pa.int32()),
                ("seat", pa.int8()),  # to move
                ("player", pa.string()),  # who made the move: a computer player's name, or `person`
                ("observation", pa.list_(pa.uint8(), self.shape.observation)),
                ("mask", pa.list_(pa.uint8(), self.shape.actions)),
                ("action", pa.int32()),  # the move played
                ("rank", pa.float32()),  # what the game came to: 1 for the first, -1 for the last
                ("score", pa.float32()),  # the lead over the best of the others; alone, see docs/research.md
                *(POLICY if with_policy else ()),
            ],
            metadata=_metadata(about),
        )

    def of(self, records: Sequence[Json]) -> Arrow:
        """The rows of all their moves."""
        return pa.concat_tables([self._table(record) for record in records])

    def _table(self, data: Json) -> Arrow:
        record = Record.of(data)
        state = self._start(record)
        plies = len(record.moves)
        observations = np.empty((plies, self.shape.observation), np.uint8)
        masks = np.empty((plies, self.shape.actions), np.uint8)
        actions, seats = np.empty(plies, np.int32), np.empty(plies, np.int8)
        moves = map(self.game.read, record.moves)
        end = self.encoding.enter(state).trace(moves, observations, masks, actions, seats)
        rank, score = (np.asarray(end.rewards(by_rank), np.float32)[seats] for by_rank in (True, False))
        number, self.written = self.written, self.written + 1
        columns = [
            np.full(plies, number, np.int64),
            np.arange(plies, dtype=np.int32),
            seats,
            pa.array(_movers(data, seats), pa.string()),
            pa.FixedSizeListArray.from_arrays(pa.array(observations.ravel()), self.shape.observation),
            pa.FixedSizeListArray.from_arrays(pa.array(masks.ravel()), self.shape.actions),
            actions,
            rank,
            score,
            *(self._policies(record, data.get("policy") or [None] * plies) if self.with_policy else ()),
        ]
        return pa.Table.from_arrays(list(map(_column, columns)), schema=self.schema)

    def _policies(self, record: Record, policies: Sequence[dict[str, float] | None]) -> list[Arrow]:
        """For each move the actions that were thought about, and their shares; none where nobody searched."""
        actions: list[list[int]] = []
        for state, policy in zip(record.states(self.game), policies, strict=False):
            position = self.encoding.enter(state)
            actions.append([position.encode(self.game.read(move)) for move in policy or ()])
        shares = [list((policy or {}).values()) for policy in policies]
        return [pa.array(column, kind.type) for column, kind in zip((actions, shares), POLICY, strict=True)]

    def _start(self, record: Record) -> Any:
        """Where the game began; games of another size do not fit into the columns."""
        players = self.game.settle(record.options)["players"] if record.game == self.game.key else 0
        if players != self.players:
            raise BadOption("data-one-kind", game=self.game.key, players=self.players)
        return self.game.start(record.options, record.setup)


class Writer:
    """Collects rows and writes them in groups, so that memory does not grow with the file."""

    def __init__(self, path: Path, rows: Rows) -> None:
        self._rows = rows
        self._file = pq.ParquetWriter(path, rows.schema, compression="zstd")
        self._waiting: list[Arrow] = []
        self._count = 0

    def write(self, records: Sequence[Json]) -> None:
        """The rows of these records come next."""
        if not records:
            return
        table = self._rows.of(records)
        self._waiting.append(table)
        self._count += table.num_rows
        if self._count >= self._rows.group:
            self._flush()

    def close(self) -> None:
        """Write what waits, and what the file says at its end."""
        self._flush()
        self._file.close()

    def _flush(self) -> None:
        if self._waiting:
            self._file.write_table(pa.concat_tables(self._waiting), row_group_size=self._rows.group)
        self._waiting, self._count = [], 0


@contextmanager
def written(path: Path, rows: Rows) -> Iterator[Writer]:
    """A file that appears under its name when it is whole."""
    part = path.with_name(path.name + ".part")
    try:
        writer = Writer(part, rows)
        try:
            yield writer
        finally:
            writer.close()
        part.replace(path)
    except OSError as error:
        raise BadOption("file-unwritable", file=str(path)) from error
    finally:
        part.unlink(missing_ok=True)


def _movers(data: Json, seats: Iterable[int]) -> list[str | None]:
    """Who made each move, where the record says who sat there."""
    names = data.get("seats") or []
    return [names[seat] if seat < len(names) else None for seat in seats]


def _column(values: Arrow) -> Arrow:
    return pa.array(values) if isinstance(values, np.ndarray) else values


def _metadata(about: Json) -> dict[str, str]:
    return {"lunarium": _text({"format": FORMAT} | about)}


def _text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
