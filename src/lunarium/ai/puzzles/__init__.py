"""Puzzles: positions in which one idea is clearly best, found, judged and graded by the search."""
