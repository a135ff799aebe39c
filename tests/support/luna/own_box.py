"""Component data of a box of one's own."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

from lunarium.games.luna.components import shipped_data

Data = dict[str, Any]


def save(folder: Path, data: object, name: str = "box.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def own_box(name: str) -> Data:
    """Somebody's transcription: other prizes and steps, another board order."""
    data = deepcopy(shipped_data())
    data["name"] = name
    data["moon_priestess"]["value"]["5"]["prizes"] = [5, 3, 1]
    data["master_builder_moves"]["value"] = 3
    data["temple_boards"]["value"]["blue"]["spaces"].reverse()
    return data
