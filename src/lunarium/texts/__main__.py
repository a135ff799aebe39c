"""`python -m lunarium.texts`: fails when the languages differ or the source names a missing key."""

from __future__ import annotations

import sys

from lunarium.texts.check import faults

if __name__ == "__main__":
    found = list(faults())
    sys.stderr.writelines(f"{fault}\n" for fault in found)
    sys.stdout.write(f"Catalogue: {len(found)} faults\n")
    sys.exit(1 if found else 0)
