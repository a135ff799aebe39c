"""Fixtures for the tests of the command line."""

from __future__ import annotations

from tests.support.commands import commands as commands
