"""Setting up: chance decides who begins."""

from collections.abc import Mapping
from random import Random
from typing import Any

from connect_four.state import State
from lunarium.core.errors import BadSetup
from lunarium.core.game import Json
from lunarium.core.options import Option
from lunarium.core.options import settle as settle_options

OPTIONS = (Option("players", 2, (2,)),)


def settle(given: Mapping[str, object]) -> Json:
    """The options, checked and complete."""
    return settle_options(OPTIONS, given)


def deal(given: Mapping[str, object], rng: Random) -> Json:
    """Who begins."""
    settle(given)
    return {"start_player": rng.randrange(2)}


def start(given: Mapping[str, object], setup: Mapping[str, Any]) -> State:
    """The empty board."""
    settle(given)
    if set(setup) != {"start_player"} or setup["start_player"] not in (0, 1):
        raise BadSetup
    return State(setup["start_player"])
