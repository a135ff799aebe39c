"""How far a review can be trusted: `python -m benchmarks.reviews`; a step that was stopped goes on."""
