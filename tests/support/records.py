"""The stored records, each named after what it shows."""

from pathlib import Path

from lunarium.core.record import Record

FOLDER = Path(__file__).parents[1] / "records"
PATHS = {str(path.relative_to(FOLDER).with_suffix("")): path for path in sorted(FOLDER.glob("*/*.json"))}


def read(name: str) -> Record:
    """The stored record of this name: "luna/council-alone"."""
    return Record.read(PATHS[name].read_text(encoding="utf-8"))
