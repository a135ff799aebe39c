"""Origins: whether a browser was made to call by another site."""

from __future__ import annotations

from urllib.parse import urlsplit


def is_foreign(origin: str | None, host: str, public_url: str) -> bool:
    """Whether this comes from another site than ours; programs send no origin."""
    if origin is None:
        return False
    own = {host.lower(), urlsplit(public_url).netloc.lower()} - {""}
    try:
        return urlsplit(origin).netloc.lower() not in own
    except ValueError:
        return True
