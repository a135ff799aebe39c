"""The list of legal moves, grouped, that shrinks while somebody types."""

from collections.abc import Mapping

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from lunarium.drawing import palette
from lunarium.drawing.terminal import Groups


class MoveList(OptionList):
    """Arrows choose, Enter plays."""

    def __init__(self, classes: str) -> None:
        super().__init__(classes=classes)
        self.groups: Groups = {}
        self.gains: Mapping[str, int] = {}

    def offer(self, groups: Groups) -> None:
        """List these moves from now on."""
        self.groups = groups
        self.narrow("")

    def narrow(self, typed: str) -> None:
        """Keep the moves that contain what was typed; all of them if none does."""
        kept = {heading: [move for move in moves if typed in move] for heading, moves in self.groups.items()}
        if not any(kept.values()):
            kept = dict(self.groups)
        options = []
        for heading, moves in kept.items():
            if moves:
                options.append(Option(Text(heading, f"bold {palette.INFO}"), disabled=True))
                options.extend(Option(self._line(move), id=move) for move in moves)
        self.set_options(options)

    def go(self, steps: int) -> None:
        """The cursor up or down so many moves."""
        for _ in range(abs(steps)):
            if steps > 0:
                self.action_cursor_down()
            else:
                self.action_cursor_up()

    @property
    def chosen(self) -> str:
        """The move under the cursor, if any."""
        if self.highlighted is None:
            return ""
        return self.get_option_at_index(self.highlighted).id or ""

    def _line(self, move: str) -> Text:
        gain = self.gains.get(move, 0)
        return Text.assemble(f"  {move}", (f"  +{gain}" if gain else "", "bold"))
