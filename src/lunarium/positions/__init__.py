"""Positions: what is shown of one, and every question about it, whoever asks. Standard library only."""
