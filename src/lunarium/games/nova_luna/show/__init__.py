"""How Nova Luna is shown and told: views, stories, previews, cards."""
