"""Computer players among each other: whole games, matches, challenges, and the machines that play them."""
