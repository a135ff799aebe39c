"""`lunarium engine`: a long-running process that answers JSON lines with JSON lines (docs/engine.md)."""

import json
import logging
import sys
from collections.abc import Iterator
from functools import partial
from queue import Queue
from threading import Event, Lock, Thread
from typing import TextIO

from lunarium.contest.requests import Engine, Request
from lunarium.core.errors import BadRecord, LunariumError
from lunarium.core.game import Json


def engine() -> None:
    """Answer JSON requests on standard input until it ends."""
    serve(sys.stdin, sys.stdout)


def serve(source: TextIO, target: TextIO) -> None:
    """Read lines in this thread and think in another, so that `stop` is heard at once."""
    service = _Service(target)
    worker = Thread(target=service.work)
    worker.start()
    try:
        for line in source:
            if line.strip():
                service.take(line)
    finally:
        service.finish()
        worker.join()


Identity = str | int  # by which a request is answered


class _Service:
    """The requests in waiting, and the one in hand."""

    def __init__(self, target: TextIO) -> None:
        self._target = target
        self._lock = Lock()
        self._waiting: Queue[tuple[Identity, Request, Event] | None] = Queue()
        self._stops: dict[Identity, Event] = {}

    def take(self, line: str) -> None:
        """A line from outside: a request, or `stop`; anything else gets an error line."""
        identity: Identity | None = None
        try:
            data = _read(line)
            given = data.get("id")
            if not isinstance(given, str | int):
                raise BadRecord("engine-no-id")
            identity = given
            if "stop" in data:
                self._stop(identity, data["stop"])
                return
            request = Request.of(data)
        except Exception as error:
            self._fail(identity, error)
            return
        stop = self._stops[identity] = Event()
        self._waiting.put((identity, request, stop))

    def finish(self) -> None:
        """No more lines will come; what is waiting is still answered."""
        self._waiting.put(None)

    def work(self) -> None:
        """Answer what is waiting, in order."""
        thinker = Engine()
        for identity, request, stop in self._requests():
            try:
                report = partial(self._say, identity, "report")
                answer = thinker.answer(request, report, stop)
                self._say(identity, "answer", answer)
            except Exception as error:  # whatever it is, the next request is answered
                thinker = Engine()
                self._fail(identity, error)
            finally:
                if self._stops.get(identity) is stop:
                    del self._stops[identity]

    def _requests(self) -> Iterator[tuple[Identity, Request, Event]]:
        while (waiting := self._waiting.get()) is not None:
            yield waiting

    def _stop(self, identity: Identity, target: object) -> None:
        name = identity if target is True else target
        stop = self._stops.get(name) if isinstance(name, str | int) else None
        if stop is None:
            raise BadRecord("engine-nothing-to-stop")
        stop.set()
        self._say(identity, "stopping", {})

    def _say(self, identity: Identity | None, kind: str, content: Json) -> None:
        with self._lock:
            self._target.write(json.dumps({"id": identity, "type": kind} | content) + "\n")
            self._target.flush()

    def _fail(self, identity: Identity | None, error: Exception) -> None:
        """An error line; a fault of the program is logged, too."""
        if not isinstance(error, LunariumError):
            logging.getLogger(__name__).error("A request failed.", exc_info=error)
            error = LunariumError("engine-failed", cause=f"{type(error).__name__}: {error}")
        self._say(identity, "error", {"code": error.code, "message": str(error)})


def _read(line: str) -> Json:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadRecord("engine-not-json") from error
    if not isinstance(data, dict):
        raise BadRecord("engine-not-json")
    return data
