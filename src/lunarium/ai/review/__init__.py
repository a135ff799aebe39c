"""The review of a game: what each move gave away, where the game was decided, and by whom."""
