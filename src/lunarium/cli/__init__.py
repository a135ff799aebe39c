"""The command line: play, replay, simulate, verify, components, bench."""

import sys

from lunarium.cli.app import app
from lunarium.core.errors import LunariumError


def main() -> None:
    """Run a command; what goes wrong is said in a sentence, never as a traceback."""
    try:
        app()
    except LunariumError as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # whoever read our output has seen enough
        sys.stderr.close()
        sys.exit(0)
