"""Somebody who plays the stages of a lesson with a browser."""

import re
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from lunarium.games import load
from lunarium.positions.lessons import Stage, list_stages
from tests.support.ui.visitor import Json, Visitor


class Learner(Visitor):
    """A visitor whose position is that of the open stage after the moves made so far."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.moves: list[str] = []

    @property
    def stage(self) -> tuple[str, str]:
        """The game and the stage that are open."""
        found = re.search(r"/learn/([^/?#]+)/([^/?#]+)", self.page.url)
        assert found, self.page.url
        return found[1], found[2]

    def look(self, **query: int) -> Json:
        """The open stage as the server shows it."""
        game, stage = self.stage
        seen: Json = self.ask("POST", f"/games/{game}/lessons/{stage}", {"moves": self.moves})
        return seen | {"ply": len(self.moves)}

    def open_stage(self, game: str, stage: str) -> None:
        """Go to a stage and wait for its board."""
        self.go(f"/learn/{game}/{stage}")
        self.wait_for("open")

    def wait_for(self, status: str) -> None:
        """Until the stage is open, met or missed."""
        self.page.locator(f'[data-stage="{status}"]').wait_for()

    def follow_lesson(self, game: str) -> Iterator[Stage]:
        """Every stage of a lesson, from its list on; the caller solves each, a button leads on."""
        self.go(f"/learn/{game}")
        self.page.get_by_role("link", name="Begin").press("Enter")
        stages = list_stages(load(game))
        for stage in stages:
            self.page.wait_for_url(f"**/learn/{game}/{stage.key}")
            self.wait_for("open")
            self.moves = []
            yield stage
            self.wait_for("met")
            self.go_on(stage is stages[-1])
        self.page.get_by_role("list", name="Stages").wait_for()

    def go_on(self, is_last: bool) -> None:
        """By keys: what comes next has the focus already."""
        name = "All stages" if is_last else "Next stage"
        on = self.page.locator(".bar").get_by_role("link", name=name)
        expect(on).to_be_focused()
        self.page.keyboard.press("Enter")

    def confirm(self, move: str, touch: bool = False) -> None:
        """Play what is chosen, and wait until it is judged."""
        button = self.button("Confirm")
        expect(button).to_have_attribute("aria-disabled", "false")
        button.tap() if touch else button.click()
        self.wait_for_judgement(move)

    def wait_for_judgement(self, move: str) -> None:
        """Until a move was played: the goal is met, or another one can be chosen."""
        self.moves.append(move)
        nothing_chosen = self.button("Confirm").and_(self.page.locator('[aria-disabled="true"]'))
        self.page.locator('[data-stage="met"]').or_(nothing_chosen).wait_for()
