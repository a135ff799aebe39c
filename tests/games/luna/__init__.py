"""Tests of Luna."""
