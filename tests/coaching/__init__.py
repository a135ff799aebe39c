"""Tests of the coach: every moment is said when it should be, and once."""
