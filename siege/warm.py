"""A warm server: everything is imported once, then a new server process is forked whenever one is asked for.

Killing two hundred servers is quick; starting two hundred interpreters is not.
"""

import os
import signal
import sys

import uvicorn

from lunarium.server.app import create_app
from lunarium.server.doors import Doors
from lunarium.server.settings import Settings


def main(port: int, database: str) -> None:
    """For each line that comes in fork a server, tell its process, and wait until it was killed."""
    settings = Settings(database_url=database, rate=0, log="error")
    app = create_app(settings)  # no thread and no connection yet: a fork has its own
    print("ready", flush=True)  # noqa: T201 - whoever started us listens
    for _ in sys.stdin:
        process = os.fork()
        if process == 0:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            doors = Doors(settings.connections, settings.connections_each, settings.proxies)
            uvicorn.run(
                app, port=port, log_level="critical", access_log=False, http=doors  # type: ignore[arg-type]
            )  # fmt: skip
            os._exit(0)
        print(process, flush=True)  # noqa: T201
        os.waitpid(process, 0)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
