"""Logs: one JSON object a line, with the request and the table it is about; no secret goes in."""

from __future__ import annotations

import logging
import sys

import orjson
import structlog

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def install(level: str) -> None:
    """Write logs of this level and above to standard error."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(serializer=_write),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS.get(level, 20)),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.getLogger("uvicorn.access").disabled = True  # it would log whole addresses


def _write(event: object, **_: object) -> str:
    return orjson.dumps(event, default=str).decode()
