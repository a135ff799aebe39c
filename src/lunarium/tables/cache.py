"""The cache: tables that were computed lately; each can be computed again from its set-up and its moves."""

from collections import OrderedDict
from threading import Lock

from lunarium.tables.table import Table

SIZE = 2_000  # tables in memory


class Cache:
    """Tables by id, the least recently used forgotten first; used by several threads at once."""

    def __init__(self, size: int = SIZE) -> None:
        self._size = size
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._lock = Lock()

    def get(self, table_id: str) -> Table | None:
        """The table as it was last seen here."""
        with self._lock:
            table = self._tables.get(table_id)
            if table is not None:
                self._tables.move_to_end(table_id)
            return table

    def put(self, table: Table) -> Table:
        """Keep the table, unless a newer version of it is there."""
        with self._lock:
            kept = self._tables.get(table.id)
            if kept is None or kept.version < table.version:
                self._tables[table.id] = table
            self._tables.move_to_end(table.id)
            if len(self._tables) > self._size:
                self._tables.popitem(last=False)
        return table

    def replace(self, old: Table, new: Table) -> None:
        """Keep the same table with more computed about it, if it is still the one that is kept."""
        with self._lock:
            if self._tables.get(old.id) is old:
                self._tables[old.id] = new
