"""Origins: whether a browser was made to call by another site, or by a name that is not ours."""

from urllib.parse import SplitResult, urlsplit

PORTS = {"http": 80, "https": 443}


def is_foreign(origin: str | None, host: str, public_url: str) -> bool:
    """Whether this comes from another site than ours; programs send no origin."""
    if origin is None:
        return False
    try:
        found = urlsplit(origin)
        if public_url:
            return _site(found) != _site(urlsplit(public_url))
        return found.netloc.lower() not in {host.lower()} - {""}
    except ValueError:
        return True


def is_misdirected(host: str, public_url: str) -> bool:
    """Whether somebody calls us by another name than our own; proxies may leave out the port."""
    if not public_url:
        return False
    try:
        return urlsplit(f"//{host}").hostname != urlsplit(public_url).hostname
    except ValueError:
        return True


def _site(address: SplitResult) -> tuple[str, str | None, int | None]:
    """Scheme, host and port; a name before the host makes it another site."""
    host = None if "@" in address.netloc else address.hostname
    return address.scheme, host, address.port or PORTS.get(address.scheme)
