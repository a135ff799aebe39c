"""Golden playthroughs: a change of behaviour shows as a readable difference."""

import pytest

from tests.support.modes import MODES
from tests.support.playthrough import FOLDER, stored, tell


@pytest.mark.parametrize("mode", MODES)
def test_the_game_is_told_as_it_was(mode: str) -> None:
    golden = (FOLDER / f"{mode}.txt").read_text(encoding="utf-8").splitlines()
    assert "\n".join(tell(stored(mode))).splitlines() == golden


def test_every_mode_has_a_playthrough() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(MODES)
