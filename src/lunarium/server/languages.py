"""Languages: which one a caller wants."""

from starlette.requests import HTTPConnection

from lunarium.texts import DEFAULT_LANGUAGE, LANGUAGES


def language_of(request: HTTPConnection) -> str:
    """The query's `lang`, else the best of Accept-Language, else English."""
    asked = request.query_params.get("lang", "")
    return _known(asked) or _preferred(request.headers.get("accept-language", "")) or DEFAULT_LANGUAGE


def _preferred(header: str) -> str | None:
    """The language that the header likes best among ours."""
    liked = []
    for place, part in enumerate(header[:500].split(",")):
        tag, _, weight = part.strip().partition(";q=")
        language = _known(tag)
        if language:
            liked.append((-_weight(weight), place, language))
    return min(liked)[2] if liked else None


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


def _known(tag: str) -> str | None:
    language = tag.strip().lower().partition("-")[0]
    return language if language in LANGUAGES else None
