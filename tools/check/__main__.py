"""`python -m tools.check`: all that is wrong with the catalogue, its words and the games."""

import sys

from lunarium.games import GAMES
from tools.check import catalogue, games, glossary

if __name__ == "__main__":
    found = [
        *catalogue.faults(),
        *glossary.faults(),
        *(fault for game in GAMES.values() for fault in games.faults(game)),
    ]
    sys.stderr.writelines(f"{fault}\n" for fault in found)
    sys.stdout.write(f"Catalogue and {len(GAMES)} games: {len(found)} faults\n")
    sys.exit(1 if found else 0)
