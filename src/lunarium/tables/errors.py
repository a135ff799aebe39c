"""What can go wrong at a table; each has a code, and nothing was written."""

from __future__ import annotations

from lunarium import texts
from lunarium.core.errors import LunariumError


class NotFound(LunariumError):
    """There is no such table, seat or ply."""

    code = "no-such-table"


class Conflict(LunariumError):
    """The table is not as the caller thinks it is."""

    code = "stale-ply"


class StalePly(Conflict):
    """The position has moved on."""

    code = "stale-ply"


class SetAside(Conflict):
    """The table cannot be computed from what is stored; the cause says why."""

    code = "table-set-aside"

    def __init__(self, cause: LunariumError) -> None:
        """The cause is said after the sentence that the table is set aside."""
        super().__init__(reasons=cause.reasons)
        self.cause = cause

    def message(self, language: str = texts.DEFAULT_LANGUAGE) -> str:
        """That the table is set aside and what to do, then why."""
        return f"{texts.say(self.code, language)} {self.cause.message(language)}"


class Forbidden(LunariumError):
    """The caller may not do this here."""

    code = "not-your-seat"


class Unauthorized(LunariumError):
    """The caller is nobody we know."""

    code = "unknown-person"


class Blocked(Unauthorized):
    """The host has closed the door to this person."""

    code = "person-blocked"


class Refused(LunariumError):
    """What was asked makes no sense; the sentence says why."""

    code = "refused"


class TooMany(LunariumError):
    """The caller asks too often."""

    code = "too-many-requests"


class Busy(LunariumError):
    """All places for long thinking are taken."""

    code = "thinking-busy"


class Unavailable(LunariumError):
    """The database cannot be used now."""

    code = "database-unavailable"
    told = ("database-unavailable", "database-busy", "database-full", "database-disk", "database-replaced")

    def for_players(self) -> Unavailable:
        """What players are told: to wait or to tell the host, and nothing about the host's machine."""
        return Unavailable(self.code) if self.code in self.told else Unavailable()
