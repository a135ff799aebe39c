"""Facts that speak for one action against another, by what they are about."""
