"""Positions of Nova Luna as texts and drafts, and games kept beside a table."""
