"""A player in another process, who speaks the engine's protocol (docs/engine.md)."""

import json
import shlex
import subprocess
from contextlib import suppress

from lunarium.ai.players import PREFIX
from lunarium.core.errors import LunariumError
from lunarium.core.record import Record


class Process:
    """Started when it is first asked; one request a move."""

    def __init__(self, name: str) -> None:
        """The name is `engine:` and a command line."""
        self.name = name
        self._command = shlex.split(name.removeprefix(PREFIX))
        self._process: subprocess.Popen[str] | None = None
        self._asked = 0

    def reply(self, record: Record) -> str:
        """The process's best move for the end of this record."""
        self._asked += 1
        process = self._start()
        if process.stdin is None or process.stdout is None:
            raise self._silence("")
        line = ""
        try:
            process.stdin.write(json.dumps({"id": self._asked, "record": record.as_json()}) + "\n")
            process.stdin.flush()
            for line in process.stdout:
                answer = json.loads(line)
                if answer.get("id") == self._asked and answer.get("type") == "answer":
                    return str(answer["best"])
                if answer.get("type") == "error":
                    raise LunariumError(
                        "process-error", command=self.name, message=str(answer.get("message"))
                    )
        except (OSError, ValueError, KeyError, AttributeError) as error:
            if isinstance(error, LunariumError):
                raise
            raise self._silence(line) from error
        raise self._silence(line)

    def _silence(self, line: str) -> LunariumError:
        return LunariumError("process-silent", command=self.name, reply=line.strip()[:200] or "–")

    def close(self) -> None:
        """End the process: its input ends, and so does it."""
        if self._process is not None:
            with suppress(OSError, subprocess.TimeoutExpired):
                self._process.communicate(timeout=10)
            self._process.kill()
            self._process.wait()
            self._process = None

    def _start(self) -> subprocess.Popen[str]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(  # noqa: S603  # the command is the user's own
                    self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
                )
            except (OSError, IndexError, ValueError) as error:
                raise LunariumError("process-unstartable", command=self.name) from error
        return self._process
