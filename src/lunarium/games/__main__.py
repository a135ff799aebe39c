"""`python -m lunarium.games`: what is wrong with the catalogue, its words or a game, all of it at once."""

import sys

from lunarium.games import GAMES
from lunarium.games.check import faults
from lunarium.texts import check, glossary

if __name__ == "__main__":
    found = [
        *check.faults(),
        *glossary.faults(),
        *(fault for game in GAMES.values() for fault in faults(game)),
    ]
    sys.stderr.writelines(f"{fault}\n" for fault in found)
    sys.stdout.write(f"Catalogue and {len(GAMES)} games: {len(found)} faults\n")
    sys.exit(1 if found else 0)
