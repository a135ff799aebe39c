"""Tests of Nova Luna."""
