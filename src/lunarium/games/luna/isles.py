"""The seven Holy Isles, as small numbers with names, and the places a novice can set out from."""

Isle = int  # an index into ISLES
Origin = int  # an Isle, or STAGE

ISLES = ("shrine", "herbs", "tide", "sailboat", "bribery", "book", "novice")
SHRINE, HERBS, TIDE, SAILBOAT, BRIBERY, BOOK, NOVICE = range(7)
STAGE = 7  # the landing stage, where displaced novices wait

ORIGINS = (*ISLES, "stage")
COLOURS = ("yellow", "red", "blue", "white")  # seat i plays colour i
