"""Computer players. They know the games, and only ever see what their seat may know."""
