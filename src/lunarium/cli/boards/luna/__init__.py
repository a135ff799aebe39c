"""The table of Luna: the ring of isles around path, council and temple, below the players."""
