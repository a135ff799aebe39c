"""The driver: a process of its own that sends prepared requests as fast as they are answered."""

import multiprocessing
import selectors
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection as Pipe
from socket import socket

from load.client import PIECE, Connection, answer_end

CREATED = b"HTTP/1.1 201"


@dataclass(frozen=True, slots=True)
class Lane:
    """What one connection sends, one after the other."""

    port: int
    requests: list[bytes]


@dataclass(frozen=True, slots=True)
class Run:
    """What came of it."""

    answered: int
    seconds: float
    delays: list[float]

    @property
    def a_second(self) -> float:
        return self.answered / self.seconds


@dataclass(slots=True)
class Question:
    """What a connection has asked last, and what has come back so far."""

    socket: socket
    requests: Iterator[bytes]
    asked: float
    received: bytes = b""


class Driver:
    """Keeps its lanes between rounds, so that what is compared can take turns."""

    def __init__(self, lanes: Iterable[Lane]) -> None:
        ours, theirs = multiprocessing.Pipe()
        self._pipe = ours
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(target=_serve, args=(theirs, list(lanes)), daemon=True)
        self._process.start()
        self._pipe.recv()

    def drive(self, seconds: float) -> Run:
        """Go on sending for so long."""
        self._pipe.send(seconds)
        run: Run | str = self._pipe.recv()
        if isinstance(run, str):
            raise SystemExit(run)
        return run

    def stop(self) -> None:
        """Hang up."""
        self._pipe.send(None)
        self._process.join()


def _serve(pipe: Pipe, lanes: list[Lane]) -> None:
    connections = [(Connection(lane.port), iter(lane.requests)) for lane in lanes]
    pipe.send("ready")
    while (seconds := pipe.recv()) is not None:
        try:
            pipe.send(_drive(connections, seconds))
        except (OSError, RuntimeError) as error:
            pipe.send(f"The load stopped: {error}")


def _drive(connections: list[tuple[Connection, Iterator[bytes]]], seconds: float) -> Run:
    """Each connection has one request under way until the time is up."""
    selector, delays = selectors.DefaultSelector(), []
    began = last = time.perf_counter()
    for connection, requests in connections:
        if (first := next(requests, None)) is not None:
            connection.socket.sendall(first)
            question = Question(connection.socket, requests, began)
            selector.register(connection.socket, selectors.EVENT_READ, question)
    while selector.get_map():
        for key, _ in selector.select():
            question = key.data
            question.received += question.socket.recv(PIECE)
            if answer_end(question.received) is None:
                continue
            if not question.received.startswith(CREATED):
                raise RuntimeError(question.received.decode(errors="replace")[-300:])
            last = time.perf_counter()
            delays.append(last - question.asked)
            following = next(question.requests, None) if last - began < seconds else None
            if following is None:
                selector.unregister(question.socket)
            else:
                question.received, question.asked = b"", last
                question.socket.sendall(following)
    return Run(len(delays), last - began, delays)
