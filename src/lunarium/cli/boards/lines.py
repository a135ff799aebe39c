"""The table in sentences, whichever game lies on it."""

from __future__ import annotations

from lunarium.cli.boards.luna import lines as luna
from lunarium.cli.boards.nova_luna import lines as nova_luna
from lunarium.cli.boards.scene import Scene


def describe(scene: Scene) -> list[str]:
    """All that can be seen, a sentence or a list item each."""
    return luna.describe(scene) if scene.view["game"] == "luna" else nova_luna.describe(scene)
