"""One file for each thing a novice can do: its options, its effect and its refusals side by side."""
