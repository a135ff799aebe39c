"""What is told is there in every language, without holes and notation."""

from lunarium import texts
from lunarium.core.telling import Telling
from tests.support.notation import find_notation

NAMES = {0: "Ana", 1: "Bo", 2: "Cy", 3: "Di"}


def check_sentence(sentence: str, key: str) -> None:
    """It is there, without holes and notation."""
    assert sentence.strip()
    assert sentence != key
    assert find_notation(sentence) is None, sentence


CHECKED: set[str] = set()  # what was found good: cards say the same again and again


def check_telling(telling: Telling) -> None:
    if (said := repr(telling)) in CHECKED:
        return
    for language in texts.LANGUAGES:
        check_sentence(telling.text(NAMES, language), telling.key)
    CHECKED.add(said)
