"""A whole server in this process, for a browser to visit."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import uvicorn
from fastapi import FastAPI

from lunarium.server.app import create_app
from lunarium.server.settings import Settings
from tests.support.chance import draw
from tests.support.server.serving import KEEP_ALIVE_SECONDS


class Server(uvicorn.Server):
    """A server that says when it is ready, and leaves signals alone."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        self.ready.set()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Run, and let nobody wait for a server that did not start."""
        try:
            super().run(sockets)
        finally:
            self.ready.set()


@contextmanager
def serve(folder: Path, port: int = 0, **chosen: Any) -> Iterator[tuple[str, FastAPI]]:
    """The address of a server with a database of its own, at a free port or at one that was free before."""
    settings = Settings(database_url=f"sqlite:///{folder}/page.sqlite", rate=0, log="error", **chosen)
    app = create_app(settings, draw)
    with socket.create_server(("127.0.0.1", port)) as listener:
        server = Server(
            uvicorn.Config(app, log_level="warning", ws_max_size=4096, timeout_keep_alive=KEEP_ALIVE_SECONDS)
        )
        thread = Thread(target=server.run, args=([listener],), daemon=True)
        thread.start()
        server.ready.wait()
        if not server.started:
            raise RuntimeError("the server did not start")
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}", app
        finally:
            server.should_exit = True
            thread.join()
