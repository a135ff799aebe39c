"""Display: facts about the tasks that a tile fulfils and how near the others are."""

from collections.abc import Iterator

from lunarium.core.comparison import Fact
from lunarium.core.errors import Value
from lunarium.core.game import Seat
from lunarium.core.telling import Telling
from lunarium.games.nova_luna.compare.facts.offers import most_tokens
from lunarium.games.nova_luna.compare.facts.way import Way
from lunarium.games.nova_luna.compare.facts.weights import BRINGS, ELSEWHERE, NEARER, READY, STEP
from lunarium.games.nova_luna.evaluation import missing
from lunarium.games.nova_luna.moves import Take
from lunarium.games.nova_luna.scoring import place
from lunarium.games.nova_luna.show.places import name_tile
from lunarium.games.nova_luna.state import State
from lunarium.games.nova_luna.tiles import COLOURS, TILES


def tasks(better: Way, played: Way, mine: Take, theirs: Take) -> Iterator[Fact]:
    """More tasks are fulfilled now; another tile is measured by its best place, wherever it was put."""
    if better.tokens <= played.tokens:
        return
    counts: dict[str, Value] = {"count": better.tokens, "less": played.tokens}
    gain = better.tokens - played.tokens
    most = most_tokens(better.states[0], better.seat, theirs.tile)
    if name_tile(mine.tile) == name_tile(theirs.tile):
        yield Fact("tasks", float(gain), Telling("better-nl-tasks-alike", counts))
    elif most < better.tokens:
        params = {"count": better.tokens, "less": most, **_name_both(mine, theirs)}
        yield Fact("tasks", float(better.tokens - most), Telling("better-nl-tasks", params))
    else:
        params = {**counts, "most": most, **name_tile(theirs.tile)}
        yield Fact("tasks", ELSEWHERE * gain, Telling("better-nl-tasks-elsewhere", params))


def open_tasks(better: Way, played: Way, mine: Take, theirs: Take) -> Iterator[Fact]:
    """More open tasks need just one more tile, or lack less than before; or the tile brings more tasks."""
    if better.after.ending or played.after.ending:
        return
    count, less = (count_ready(way.after, way.seat) for way in (better, played))
    if count > less:
        telling = Telling("better-nl-ready", {"count": count, "less": less})
        yield Fact("display", READY * (count - less), telling)
    count, less = (count_nearer(way) for way in (better, played))
    if count > less:
        telling = Telling("better-nl-nearer", {"count": count, "less": less})
        yield Fact("display", NEARER * (count - less), telling)
    count, less = (len(TILES[move.tile].tasks) for move in (mine, theirs))
    if count > less:
        params = {"count": count, "less": less, **_name_both(mine, theirs)}
        yield Fact("display", BRINGS * (count - less), Telling("better-nl-brings", params))
    if mine.tile == theirs.tile:
        yield from _place(better, played)


def _place(better: Way, played: Way) -> Iterator[Fact]:
    """The same tile at another place: its tasks and those around lack less, or it joins a larger group."""
    count, more = (count_lacking(way) for way in (better, played))
    if better.tokens == played.tokens and count < more:
        telling = Telling("better-nl-lacks", {"count": count, "more": more})
        yield Fact("display", NEARER * (more - count), telling)
    size, less = (len(_group(way)) for way in (better, played))
    if size > less:
        colour = {"hue": COLOURS[TILES[_group(better)[0]].colour]}
        telling = Telling("better-nl-group", {"count": size, "less": less, **colour})
        yield Fact("display", BRINGS * (size - less), telling)


def _group(way: Way) -> list[int]:
    """The tiles of the group that the new tile belongs to, itself among them."""
    display = way.after.displays[way.seat]
    return [display.tiles[member] for member in display.members[display.group[-1]]]


def cheaper(key: str, better: Way, played: Way, mine: Take, theirs: Take) -> Iterator[Fact]:
    """The tile has a lower number, and the other could fulfil no more: a step, or alone a point, for each."""
    cost, more = TILES[mine.tile].number, TILES[theirs.tile].number
    if cost < more and better.tokens >= most_tokens(better.states[0], better.seat, theirs.tile):
        params = {"count": more - cost, **_name_both(mine, theirs)}
        yield Fact("time", STEP * (more - cost), Telling(key, params))


def count_ready(state: State, seat: Seat) -> int:
    """The open tasks of a seat that one more tile would fulfil, of a colour that is still to be had."""
    display = state.displays[seat]
    stock = {TILES[tile].colour: tile for tile in [*state.wheel, *state.supply] if tile}
    return len(
        {
            (order, need)
            for tile in stock.values()
            for cell in display.frontier
            for order, need in place(display.copy(), tile, cell)
            if order < len(display.tiles)
        }
    )


def count_nearer(way: Way) -> int:
    """The open tasks that lack less than before the move, those of the new tile less than all."""
    old, new = way.states[0].displays[way.seat], way.after.displays[way.seat]
    counts = [*old.counts, 0]
    return sum(
        missing(new.counts[order], need) < missing(counts[order], need)
        for order, needs in enumerate(new.open_tasks)
        for need in needs
    )


def count_lacking(way: Way) -> int:
    """How many tiles all open tasks together still lack."""
    display = way.after.displays[way.seat]
    return sum(
        missing(display.counts[order], need)
        for order, needs in enumerate(display.open_tasks)
        for need in needs
    )


def _name_both(mine: Take, theirs: Take) -> dict[str, Value]:
    """The tile of the better move, then that of the move played."""
    other = name_tile(theirs.tile)
    return {**name_tile(mine.tile), "beside": other["hue"], "worth": other["number"]}
