"""Every puzzle on phones and low, wide screens: a board to play on, with hints and when it is over, too."""

import pytest
from playwright.sync_api import expect

from lunarium.ai.puzzles.puzzle import Puzzle
from lunarium.ai.puzzles.shelf import load_puzzles
from lunarium.games import load
from tests.support.ui import nova_luna, studies
from tests.support.ui.layout import GAMES, THOROUGH, Opening, list_faults, sweep
from tests.support.ui.visitor import Json, Visit, Visitor

PARTS = 8  # of a thorough look at all of them
READ = "3p-first-game-094a"  # by three, one move deep
LEAST = 20  # pixels of a tile on which one still sees what it is


class Solver(Visitor):
    """A visitor who has a puzzle before them."""

    def look(self, **query: int) -> Json:
        """The open puzzle as the server shows it."""
        shown: Json = self.ask("GET", "/puzzles/" + "/".join(self.page.url.split("/")[-2:]))
        return shown | {"ply": 0}

    def open(self, puzzle: Puzzle) -> None:
        """Go to a puzzle, and wait until a move can be chosen."""
        self.go(f"/puzzles/{puzzle.game}/{puzzle.key}")
        self.page.locator("[data-puzzle='choosing']").wait_for()

    def ask_for_hints(self) -> None:
        """All that there are."""
        self.page.keyboard.press("h")
        self.page.locator(".hint").wait_for()
        self.page.keyboard.press("h")
        self.page.locator(".hint b").wait_for()

    def solve(self, puzzle: Puzzle) -> None:
        """By pointing."""
        for step in puzzle.steps:
            expect(self.page.locator("[data-puzzle='choosing']")).to_have_count(1)
            nova_luna.point(self, step.verdict.better)
            self.button("Confirm").click()
        self.page.locator("[data-puzzle='solved']").wait_for()


def list_states(solver: Solver, puzzle: Puzzle) -> dict[str, Opening]:
    states: dict[str, Opening] = {
        f"{puzzle.game}-{puzzle.key}-start": lambda _: solver.open(puzzle),
        f"{puzzle.game}-{puzzle.key}-help": lambda _: solver.ask_for_hints(),
    }
    if puzzle.game == "nova-luna" and len(puzzle.steps) == 1:
        states[f"{puzzle.game}-{puzzle.key}-solved"] = lambda _: solver.solve(puzzle)
    return states


@pytest.mark.parametrize("part", range(PARTS) if THOROUGH else [0])
@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_keeps_a_board(visit: Visit, game: str, part: int) -> None:
    """At the start, with all hints, and solved."""
    solver = Solver(visit(None, name="Ana").page)
    puzzles = load_puzzles(load(game))
    looked_at = puzzles[part::PARTS] if THOROUGH else (puzzles[0], puzzles[len(puzzles) // 2])
    faults = []
    for number, puzzle in enumerate(looked_at):
        sizes = studies.SIZES[number % 3 :: 3] if THOROUGH else studies.SIZES
        found = list_faults(sweep(solver, list_states(solver, puzzle), sizes=sizes, half=number % 2))
        faults += [fault for fault in found if studies.SMALL_TILES not in fault]
    assert not faults, "\n" + "\n".join(faults)


def test_displays_of_rivals_are_readable_beside_a_solved_puzzle(visit: Visit) -> None:
    puzzle = next(one for one in load_puzzles(load("nova-luna")) if one.key == READ)
    solver = Solver(visit(None, name="Ana", viewport={"width": 1366, "height": 768}).page)
    solver.open(puzzle)
    solver.solve(puzzle)
    tiles = solver.page.get_by_role("complementary", name="The others").locator("figure .tiles > span")
    tiles.first.wait_for()
    assert min(tiles.evaluate_all("tiles => tiles.map((tile) => tile.offsetWidth)")) >= LEAST
