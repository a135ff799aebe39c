"""The build backend: scikit-build-core, and a wheel is not built without the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from scikit_build_core.build import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
)
from scikit_build_core.build import build_wheel as build_any_wheel

PAGE = Path("src/lunarium/server/static/index.html")

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]


def build_wheel(
    wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None
) -> str:
    """The wheel with its page, or a sentence that says how to make one."""
    if not PAGE.is_file():
        raise SystemExit("The page is not built: run `make page` first, then build the wheel again.")
    return build_any_wheel(wheel_directory, config_settings, metadata_directory)
