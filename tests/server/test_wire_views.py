"""The typed views and insights against real ones, in every mode along random games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lunarium.core.reasons import Reason
from lunarium.games import load
from lunarium.server.wire.luna import LunaInsight, LunaView
from lunarium.server.wire.model import Model
from lunarium.server.wire.nova_luna import NovaLunaInsight, NovaLunaView
from tests.modes import MODES, random_record

VIEWS: dict[str, type[Model]] = {"luna": LunaView, "nova-luna": NovaLunaView}
INSIGHTS: dict[str, type[Model]] = {"luna": LunaInsight, "nova-luna": NovaLunaInsight}


def speak(part: Any) -> Any:
    """The same data with a sentence for each reason, as the server adds it."""
    if isinstance(part, list):
        return [speak(item) for item in part]
    if not isinstance(part, dict):
        return part
    if set(part) == {"code", "rule", "params"}:
        return part | {"text": Reason(**part).text()}
    return {name: speak(value) for name, value in part.items()}


def assert_exact(model: type[Model], data: Any) -> None:
    """Nothing more, nothing less, nothing of another type."""
    read = model.model_validate_json(json.dumps(data), strict=True, extra="forbid")
    assert json.loads(read.model_dump_json(by_alias=True, exclude_unset=True)) == data


@pytest.mark.parametrize("mode", MODES)
def test_views_and_insights_are_what_their_models_say(mode: str) -> None:
    for seed in (1, 2):
        record = random_record(mode, seed, by_kind=seed == 1)
        game = load(record.game)
        for ply, state in enumerate(record.states(game)):
            if ply % 3 == seed or game.to_move(state) is None:
                assert_exact(VIEWS[game.key], game.view(state, None))
                assert_exact(INSIGHTS[game.key], speak(game.insight(state)))
