"""The seven Holy Isles, as small numbers with names, and the places a novice can set out from."""

from typing import Literal, get_args

IsleName = Literal["shrine", "herbs", "tide", "sailboat", "bribery", "book", "novice"]
PlaceName = Literal["shrine", "herbs", "tide", "sailboat", "bribery", "book", "novice", "stage"]
Colour = Literal["yellow", "red", "blue", "white"]
Isle = int  # an index into ISLES
Origin = int  # an Isle, or STAGE

ISLES: tuple[IsleName, ...] = get_args(IsleName)
SHRINE, HERBS, TIDE, SAILBOAT, BRIBERY, BOOK, NOVICE = range(7)
STAGE = 7  # the landing stage, where displaced novices wait

ORIGINS: tuple[PlaceName, ...] = get_args(PlaceName)
COLOURS: tuple[Colour, ...] = get_args(Colour)  # seat i plays colour i
