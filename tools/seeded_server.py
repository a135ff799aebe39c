"""`python seeded_server.py DATABASE PORT`: a server that always draws the same and reviews at a glance.

Run by the Python of the tree whose page is looked at, so it must not import anything but Lunarium.
"""

import random
import sys
from dataclasses import replace

_rng = random.Random("look")
random.SystemRandom = lambda: _rng  # type: ignore[assignment, misc]

if __name__ == "__main__":
    from lunarium.ai.review.depth import DEPTHS
    from lunarium.cli import main

    for name, depth in DEPTHS.items():
        DEPTHS[name] = replace(depth, first=0.0002, look=0.0001, deals=2, starts=2)
    database, port = sys.argv[1:]
    sys.argv = ["lunarium", "serve", "--database", f"sqlite:///{database}", "--port", port, "--log", "error"]
    main()
