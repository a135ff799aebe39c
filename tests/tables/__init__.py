"""Tests of the tables: everything that can be done at one, on SQLite and on PostgreSQL."""
