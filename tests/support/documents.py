"""The documents, and the records that they show."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")])


NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")


RECORDS = [text for text in re.findall(r"```json\n(\{.*?\})\n```", NOTATION, re.DOTALL) if '"result"' in text]
