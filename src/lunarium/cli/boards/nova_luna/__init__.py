"""The table of Nova Luna: the moon wheel, displays, and who is where."""
