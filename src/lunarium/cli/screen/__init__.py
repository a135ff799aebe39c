"""The terminal game on the whole screen: boards, the list of moves, a line to type in, and the story."""
