"""Why one line of moves is better than another in Luna, and what puzzles are about."""
