"""The build backend: scikit-build-core, which builds what this machine can, and says what is missing.

Without a C++20 compiler or Python's headers the rules are Python alone; without a built page a wheel has
none. A source distribution always has the page, so that it can be installed where there is no Node.
"""

import os
import sys
from pathlib import Path
from typing import Any

import preflight  # type: ignore[import-not-found]  # it lies beside this file
from scikit_build_core import build as core
from scikit_build_core.build import get_requires_for_build_sdist

PAGE = Path("src/lunarium/server/static/index.html")
NO_ENGINE = """
WARNING: this machine lacks {missing}: Lunarium is installed WITHOUT its native engine
(no levels that think ahead, no hints, no environments for learners). {how}, then install it again.
"""
NO_PAGE = """
WARNING: the page is not built: `lunarium serve` will answer programs only.
`make page` builds it (it brings its own Node); then install again.
"""

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What a wheel is built with on this machine."""
    _settle_engine()
    return core.get_requires_for_build_wheel(config_settings)


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    """The same for an installation that stays in its clone."""
    _settle_engine()
    return core.get_requires_for_build_editable(config_settings)


def build_wheel(
    wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None
) -> str:
    """The wheel, with all that can be had here."""
    _settle_engine()
    if not PAGE.is_file():
        sys.stderr.write(NO_PAGE)
    return core.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None
) -> str:
    """The same for an installation that stays in its clone."""
    _settle_engine()
    return core.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """The source distribution with its page, or a sentence that says how to make one."""
    if not PAGE.is_file():
        raise SystemExit("A source distribution carries the page: run `make page`, then build it again.")
    return core.build_sdist(sdist_directory, config_settings)


def _settle_engine() -> None:
    """Decide for Python alone where the engine cannot be built; whoever has chosen is not asked."""
    if os.environ.get("LUNARIUM_PURE", "0") not in ("", "0"):
        return
    missing = [need for need in preflight.find_missing(wants_engine=True) if need in preflight.ENGINE_NEEDS]
    if missing:
        os.environ["LUNARIUM_PURE"] = "1"
        names = {"compiler": "a C++20 compiler", "headers": "Python's headers"}
        how = f"Get them ({preflight.commands(missing)[0][1]})"
        sys.stderr.write(NO_ENGINE.format(missing=" and ".join(names[need] for need in missing), how=how))
