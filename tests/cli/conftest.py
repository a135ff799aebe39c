"""Fixtures for the tests of the command line."""

from tests.support.commands import commands as commands
