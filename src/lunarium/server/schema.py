"""`python -m lunarium.server.schema`: the interface as OpenAPI, from which the page's types are made."""

import json
import sys
from tempfile import TemporaryDirectory
from typing import Any

from lunarium.server.app import create_app
from lunarium.server.settings import Settings


def describe() -> dict[str, Any]:
    """The schema; no database is touched but a passing one."""
    with TemporaryDirectory() as folder:
        return create_app(Settings(database_url=f"sqlite:///{folder}/schema.sqlite")).openapi()


def main() -> None:
    """Print the schema."""
    sys.stdout.write(json.dumps(describe(), indent=1) + "\n")


if __name__ == "__main__":
    main()
