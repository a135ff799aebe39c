"""Facts that speak for one move against another, by what they are about."""
