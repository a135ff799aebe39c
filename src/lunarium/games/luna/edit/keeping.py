"""Luna beside a real table: nothing lies face down, so the set-up is what lies there."""

from random import Random

from lunarium.core.errors import BadSetup
from lunarium.core.game import Json
from lunarium.core.keeping import Keeping
from lunarium.core.types import Data, Options
from lunarium.games.luna.components import components
from lunarium.games.luna.setup import complete, count_sides, place_figures, start_tile

STARTS = "starts"  # instead of `start_tiles`: for each side the board with its first tile


def lay(options: Options, laid: Data, rng: Random) -> Json:
    """The set-up of what lies there; what the rules fix need not be said."""
    data = components(options["components"])
    setup = dict(laid)
    if STARTS in setup:
        starts = setup.pop(STARTS)
        if not isinstance(starts, list) or any(board not in list(data.boards) for board in starts):
            raise BadSetup(
                "luna-setup-boards", count=count_sides(dict(options)), boards=", ".join(data.boards)
            )
        setup["start_tiles"] = [start_tile(data, board) for board in starts]
    if options["players"] == 1:
        setup.setdefault("start_player", 1)
    elif options["start"] == "preselected":
        setup = place_figures(data) | setup
    return complete(options, setup)


KEEPING = Keeping(lay=lay)
