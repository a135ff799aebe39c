"""Tests of the thirteen actions of Luna, a file each."""
