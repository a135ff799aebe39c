"""Why one line of moves is better than another in Nova Luna, and what puzzles are about."""
