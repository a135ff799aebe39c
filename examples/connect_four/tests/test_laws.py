"""The laws of every game, tried on this one."""

from connect_four import GAME

from lunarium.games.laws import laws_of

TestLaws = laws_of(GAME)
