"""Fixtures for the tests of the example game."""

from tests.support.example_game import environment as environment
from tests.support.example_game import installed as installed
from tests.support.example_game import program as program
