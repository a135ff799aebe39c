"""Which engine runs the rules: the native one where it was built, else plain Python (PEP 399)."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any


def native_engine() -> Any | None:
    """The compiled module, unless it is missing or LUNARIUM_PURE=1 switches it off."""
    if os.environ.get("LUNARIUM_PURE", "0") not in ("", "0"):
        return None
    try:
        return import_module("lunarium._native")
    except ImportError:
        return None
