"""Tests of the lessons: every stage is replayed and solved."""
