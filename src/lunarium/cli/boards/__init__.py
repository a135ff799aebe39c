"""Boards: what can be seen of a game, drawn or said in lines. They know views, never states."""
