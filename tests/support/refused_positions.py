"""What tests ask of every refused position."""

from collections.abc import Callable
from typing import Any

import pytest

from lunarium import texts
from lunarium.core.errors import BadPosition


def refusal(read: Callable[[str], Any], text: str) -> BadPosition:
    """The error that reading this text raises, with a sentence of its own in every language."""
    with pytest.raises(BadPosition) as caught:
        read(text)
    sentences = {caught.value.message(language) for language in texts.LANGUAGES}
    assert len(sentences) == len(texts.LANGUAGES)
    assert not any("$" in sentence or caught.value.code in sentence for sentence in sentences)
    return caught.value
