"""Measurements beside other programs; nothing here is shipped."""
