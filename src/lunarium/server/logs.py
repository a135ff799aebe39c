"""Logs: one JSON object a line, with the request and the table it is about; no secret goes in."""

import logging
import re
import sys

import orjson
import structlog

from lunarium.server.settings import LOG_LEVELS

DIED = re.compile(r"Child process \[(\d+)\] died")


def install(level: str) -> None:
    """Write logs of this level and above to standard error, those of the web server among them."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(serializer=_write),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(10 * (1 + LOG_LEVELS.index(level))),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),  # as it is when something is logged
        cache_logger_on_first_use=False,
    )
    logging.getLogger("uvicorn.access").disabled = True  # it would log whole addresses
    server = logging.getLogger("uvicorn.error")
    server.handlers, server.propagate = [WebServerLog()], False
    server.setLevel(logging.INFO)


class WebServerLog(logging.Handler):
    """What uvicorn has to say, in our form: a worker that died, and what it warns of."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log it; where it starts and stops we say ourselves."""
        log = structlog.get_logger("lunarium.web")
        died = DIED.search(record.getMessage())
        if died:
            log.error("worker-died", pid=int(died[1]), then="another one is started")
        elif record.levelno >= logging.WARNING:
            log.log(record.levelno, "web-server", said=record.getMessage(), exc_info=record.exc_info)


def _write(event: object, **_: object) -> str:
    return orjson.dumps(event, default=str).decode()
