"""The commands of the program, made once."""

from collections.abc import Iterator
from functools import cache

import pytest
from typer import testing
from typer.main import get_command


@pytest.fixture(scope="session", autouse=True)
def commands() -> Iterator[None]:
    """The commands of the program are made once: to make them takes longer than most of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(testing, "_get_command", cache(get_command))
        yield
