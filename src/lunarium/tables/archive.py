"""Archives: a file of JSON lines, each with a check sum, so that damage is found where it is."""

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BufferedIOBase
from pathlib import Path
from typing import Any

import orjson

from lunarium.core.errors import LunariumError
from lunarium.core.game import Json

PACKED = ".gz"
PRIVATE = 0o600  # it holds where people are called, and the hashes of their secrets
LONGEST_LINE = 50_000_000


class DamagedBackup(LunariumError):
    """A backup that cannot be trusted; the line says where."""

    code = "backup-damaged"


@dataclass(frozen=True, slots=True)
class Line:
    """What one line holds."""

    number: int
    kind: str
    content: Json

    def damaged(self, cause: str) -> DamagedBackup:
        """Something is wrong with this line."""
        return DamagedBackup(line=self.number, cause=cause)


class Writer:
    """Writes one line after the other."""

    def __init__(self, stream: BufferedIOBase) -> None:
        self._stream = stream

    def write(self, kind: str, content: Json) -> None:
        """One more line."""
        text = orjson.dumps(content, option=orjson.OPT_NON_STR_KEYS)  # SQLAlchemy's names are no plain text
        self._stream.write(b'{"sum":%d,"%s":%s}\n' % (zlib.crc32(text), kind.encode(), text))


@contextmanager
def written(path: Path) -> Iterator[Writer]:
    """A file that appears when all of it is on the disk; packed when its name ends in .gz."""
    part = path.with_name(path.name + ".part")
    try:
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
        with open(descriptor, "wb") as file:
            if path.suffix == PACKED:
                with gzip.GzipFile(path.stem, "wb", fileobj=file) as packed:
                    yield Writer(packed)
            else:
                yield Writer(file)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise LunariumError("backup-unwritable", file=str(path), cause=error.strerror or "") from error
    finally:
        part.unlink(missing_ok=True)


def read(path: Path) -> Iterator[Line]:
    """The lines of a file, each checked; the first that is damaged is named."""
    number = 0
    try:
        with open(path, "rb") as file:
            stream = gzip.GzipFile(fileobj=file) if path.suffix == PACKED else file
            while text := stream.readline(LONGEST_LINE):
                number += 1
                yield _checked(number, text)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise DamagedBackup(line=number + 1, cause="packed") from error
    except OSError as error:
        raise LunariumError("file-unreadable", file=str(path)) from error


def _checked(number: int, text: bytes) -> Line:
    damaged = DamagedBackup(line=number, cause="sum")
    try:
        data: Any = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise DamagedBackup(line=number, cause="json") from error
    if not isinstance(data, dict) or len(data) != 2 or "sum" not in data:
        raise damaged
    kind = next(name for name in data if name != "sum")
    content = data[kind]
    if not isinstance(content, dict) or data["sum"] != zlib.crc32(orjson.dumps(content)):
        raise damaged
    return Line(number, kind, content)
