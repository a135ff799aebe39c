"""Making puzzles: found in self-play, proved, graded, chosen and checked."""
