"""Extras: the packages that a part of Lunarium needs beside, as its distribution names them."""

import re
from importlib.metadata import requires

_REQUIREMENT = re.compile(r"(?P<package>[^;]+?)\s*;.*\bextra == [\"'](?P<extra>[^\"']+)[\"']")


def packages_of(extra: str) -> str:
    """The packages of an extra, to be typed behind `pip install`, wherever Lunarium came from."""
    found = filter(None, map(_REQUIREMENT.match, requires("lunarium") or ()))
    return " ".join(f"'{match['package']}'" for match in found if match["extra"] == extra)
