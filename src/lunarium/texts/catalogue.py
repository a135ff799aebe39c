"""The messages of one language, each parsed when it is first said: all of them take half a second."""

import re

from fluent.runtime import FluentBundle, FluentResource

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # only an entry begins at the start of a line
REFERENCE = re.compile(r"{\s*(-?[A-Za-z][\w-]*)")


class Catalogue:
    """Messages and terms by their names."""

    def __init__(self, locale: str, source: str) -> None:
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._parsed: set[str] = set()
        self._entries: dict[str, str] = {}
        self._said: dict[str, str] = {}  # without parameters, as most are: the same every time
        starts = [*ENTRY.finditer(source)]
        for start, end in zip(starts, [*(entry.start() for entry in starts[1:]), len(source)], strict=True):
            self._entries.setdefault(start[1], source[start.start() : end])

    def __contains__(self, key: str) -> bool:
        return key in self._entries and not key.startswith("-")

    def say(self, key: str, params: dict[str, object]) -> str:
        """The text of a message that is there."""
        if params:
            return self._format(key, params)
        if key not in self._said:
            self._said[key] = self._format(key, params)
        return self._said[key]

    def _format(self, key: str, params: dict[str, object]) -> str:
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, params)[0])

    def _parse(self, key: str) -> None:
        """Make an entry known to the bundle, and what it speaks of."""
        if key in self._parsed or key not in self._entries:
            return
        self._parsed.add(key)
        self._bundle.add_resource(FluentResource(self._entries[key]))
        for name in REFERENCE.findall(self._entries[key]):
            self._parse(name)
