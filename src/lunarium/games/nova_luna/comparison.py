"""Comparison: why one move is better than another, by facts that the rules prove about both.

Both lines are replayed on copies, up to where something face down comes up: nothing depends on the order of
the supply. What somebody could do next is found by trying every place; a line only says what to speak of.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lunarium.core.comparison import Fact, most_telling
from lunarium.core.errors import Value
from lunarium.core.game import Seat
from lunarium.core.telling import Telling
from lunarium.games.nova_luna.evaluation import missing
from lunarium.games.nova_luna.ideas import most_tasks
from lunarium.games.nova_luna.insight import play
from lunarium.games.nova_luna.moves import EndPhase, Move, Refill, Take
from lunarium.games.nova_luna.places import name_tile
from lunarium.games.nova_luna.rules import legal_moves, to_move
from lunarium.games.nova_luna.scoring import outcome, place
from lunarium.games.nova_luna.state import FIRST_STACK, REACH, SPACES, State
from lunarium.games.nova_luna.tiles import COLOURS, TILES

# In tokens, as the evaluation weighs them.
WIN, LOSS = 100.0, 90.0
NEXT = 0.9  # a task that the next move can cover
TURN = 1.0  # another turn at once
LATER = 0.6  # a task that a tile on the wheel can cover
READY = 0.45  # an open task that lacks one tile
CHOICE = 0.2  # a tile on the wheel that can cover a task
NEARER = 0.15  # an open task that lacks less
BRINGS = 0.1  # a task on the tile
STEP = 0.35  # on the moon track; alone, a point
FAR = 99  # more tasks than any tile covers
STACK = 2.0  # alone: the first phase may end


@dataclass(frozen=True, slots=True)
class Way:
    """A move and where its line leads, as far as it can be known."""

    seat: Seat  # who makes the move
    line: Sequence[Move]
    states: Sequence[State]  # before the move, after it, and after each one more

    @property
    def move(self) -> Move:
        return self.line[0]

    @property
    def after(self) -> State:
        return self.states[1]

    @property
    def tokens(self) -> int:
        """The tasks that the move covers."""
        return self.states[0].tokens_left[self.seat] - self.after.tokens_left[self.seat]

    @property
    def goes_on(self) -> bool:
        """Whether the game goes on, with a wheel on which nothing unknown lies."""
        return not self.after.ending and len(self.after.supply) == len(self.states[0].supply)

    def wins(self) -> bool:
        """Whether the mover has won with the move."""
        return has_won(self.after, self.seat)


def compare(state: State, played: Sequence[Move], better: Sequence[Move]) -> list[Telling]:
    """The one or two facts that speak most for the better move."""
    one, other = follow(state, better), follow(state, played)
    if one is None or other is None or one.move == other.move:
        return []
    facts = _solo if state.is_solo() else _against_others
    return most_telling([*_anywhere(one, other), *facts(one, other)])


def follow(state: State, line: Sequence[Move]) -> Way | None:
    """The line until the game ends, something face down comes up, or a move is none."""
    states: list[State] = [state]
    for move in line:
        if move not in legal_moves(states[-1]):
            break
        states.append(play(states[-1], move))
        if len(states[-1].supply) != len(state.supply):
            break
    return Way(state.queue[0], line[: len(states) - 1], states) if len(states) > 1 else None


def has_won(state: State, seat: Seat) -> bool:
    """Whether the game is over and this seat is first."""
    over = outcome(state)
    return over is not None and over.ranking[0] == seat


def offers(state: State) -> dict[int, int]:
    """By tile in reach the most tasks that whoever is to move could cover with it."""
    return {tile: most_tokens(state, state.queue[0], tile) for tile in state.reach()}


def wheel_offers(state: State, seat: Seat) -> dict[int, int]:
    """By tile on the wheel the most tasks that a seat could cover with it."""
    return {tile: most_tokens(state, seat, tile) for tile in state.clockwise()}


def most_tokens(state: State, seat: Seat, tile: int) -> int:
    """How many tasks a tile would cover at its best place, with the tokens that are left."""
    return min(most_tasks(state, seat, tile), state.tokens_left[seat])


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


def _anywhere(better: Way, played: Way) -> Iterator[Fact]:
    """What holds alone and against others."""
    if isinstance(better.move, Take) and isinstance(played.move, Take):
        yield from _tasks(better, played, better.move, played.move)
        yield from _display(better, played, better.move, played.move)
        yield from _next(better, played)
        yield from _later(better, played)
    if isinstance(better.move, Take) and isinstance(played.move, Refill | EndPhase):
        yield from _buried(better, played, better.move)


def _tasks(better: Way, played: Way, mine: Take, theirs: Take) -> Iterator[Fact]:
    """More tasks are covered now."""
    if better.tokens <= played.tokens:
        return
    counts: dict[str, Value] = {"count": better.tokens, "less": played.tokens}
    weight = float(better.tokens - played.tokens)
    if name_tile(mine.tile) == name_tile(theirs.tile):
        yield Fact("tasks", weight, Telling("better-nl-tasks-alike", counts))
        return
    yield Fact("tasks", weight, Telling("better-nl-tasks", {**counts, **_name_both(mine, theirs)}))


def _name_both(mine: Take, theirs: Take) -> dict[str, Value]:
    """The tile of the better move, then that of the move played."""
    other = name_tile(theirs.tile)
    return {**name_tile(mine.tile), "beside": other["hue"], "worth": other["number"]}


def _display(better: Way, played: Way, mine: Take, theirs: Take) -> Iterator[Fact]:
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


def _next(better: Way, played: Way) -> Iterator[Fact]:
    """Who moves again either way can then cover more."""
    ways = (better, played)
    if not all(way.goes_on and to_move(way.after) == way.seat for way in ways) or played.after.can_refill():
        return
    count, less = (max(offers(way.after).values()) for way in ways)
    if count > less:
        telling = Telling("better-nl-next", {"count": count, "less": less})
        yield Fact("next", NEXT * (count - less), telling)


def _later(better: Way, played: Way) -> Iterator[Fact]:
    """What lies on the wheel can then cover more, whenever its turn comes."""
    if not (better.goes_on and played.goes_on):
        return
    one, other = (wheel_offers(way.after, way.seat) for way in (better, played))
    count, less = (sum(map(bool, tiles.values())) for tiles in (one, other))
    if count > less:
        params: dict[str, Value] = {"who": better.seat, "count": count, "less": less}
        yield Fact("next", CHOICE * (count - less), Telling("better-nl-choice", params))
    own = zip(better.line[1:], better.states[1:], strict=False)
    expected = next((move for move, state in own if to_move(state) == better.seat), None)
    wanted = expected.tile if isinstance(expected, Take) else 0
    if one.get(wanted, 0) > other.get(wanted, FAR):
        params = {"who": better.seat, "count": one[wanted], "less": other[wanted], **name_tile(wanted)}
        yield Fact("next", LATER * (one[wanted] - other[wanted]), Telling("better-nl-later", params))


def _buried(better: Way, played: Way, move: Take) -> Iterator[Fact]:
    """New tiles would come between the moon figure and a tile that is worth something now."""
    if not better.tokens or played.after.ending or move.tile in played.after.reach():
        return
    params = {"count": better.tokens, **name_tile(move.tile)}
    is_refill = isinstance(played.move, Refill)
    telling = Telling("better-nl-buried" if is_refill else "better-nl-phase-buried", params)
    yield Fact("tasks", float(better.tokens), telling)


# ------------------------------------------------------------------------------------- against others


def _against_others(better: Way, played: Way) -> Iterator[Fact]:
    """What counts where others move, too."""
    yield from _wins(better, played)
    if isinstance(better.move, Refill):
        yield from _refill(better)
    elif isinstance(better.move, Take) and isinstance(played.move, Take):
        yield from _row(better, played)
        yield from _turns(better, played)
        yield from _loses(better, played)
        yield from _denies(better, played, better.move)
        yield from _cheaper("better-nl-steps", better, played, better.move, played.move)


def _wins(better: Way, played: Way) -> Iterator[Fact]:
    """The move wins at once."""
    if better.wins() and not played.wins():
        yield Fact("end", WIN, Telling("better-nl-wins", {"who": better.seat}))


def _row(better: Way, played: Way) -> Iterator[Fact]:
    """What own moves in a row bring before anybody else moves; the move played leaves only itself."""
    if played.after.ending or played.after.queue[0] == played.seat:
        return
    length = 1
    while length < len(better.line) and to_move(better.states[length]) == better.seat:
        length += 1
    last = better.states[length]
    tokens = better.states[0].tokens_left[better.seat] - last.tokens_left[better.seat]
    params: dict[str, Value] = {"who": better.seat, "moves": length, "count": tokens, "less": played.tokens}
    if length > 1 and has_won(last, better.seat):
        yield Fact("end", WIN - length, Telling("better-nl-row-wins", params))
    elif length > 1 and tokens > max(better.tokens, played.tokens):
        yield Fact("time", tokens - played.tokens + TURN, Telling("better-nl-row", params))


def _turns(better: Way, played: Way) -> Iterator[Fact]:
    """The mover comes to move earlier."""
    if better.after.ending or played.after.ending:
        return
    count, more = (way.after.queue.index(way.seat) for way in (better, played))
    if count >= more:
        return
    if count:
        telling = Telling("better-nl-sooner", {"who": better.seat, "count": count, "more": more})
        yield Fact("time", TURN / 2 * (more - count), telling)
        return
    best = max(offers(better.after).values()) if better.goes_on else 0
    telling = Telling("better-nl-again", {"who": better.seat, "count": best})
    yield Fact("time", TURN + best / 2, telling)


def _loses(better: Way, played: Way) -> Iterator[Fact]:
    """The next player could win at once, and cannot after the better move."""
    if not _meet_the_same(better, played) or better.after.can_refill():
        return
    if better.after.tiles_on_wheel() == 1:  # whoever takes the last tile of all may win by that
        return
    rival = played.after.queue[0]
    left = played.after.tokens_left[rival]
    winning = [tile for tile, tasks in offers(played.after).items() if tasks == left]
    if winning and max(offers(better.after).values()) < left:
        telling = Telling("better-nl-loses", {"who": rival, **name_tile(winning[0])})
        yield Fact("others", LOSS, telling)


def _denies(better: Way, played: Way, move: Take) -> Iterator[Fact]:
    """A tile that the next player could use best is taken, or out of reach."""
    if not played.goes_on or played.after.queue[0] == played.seat:
        return
    could, rest = offers(played.after), 0
    if _meet_the_same(better, played):
        others = offers(better.after)
        gone = [tile for tile in could if tile not in others]
        rest = max(others.values())
    else:
        gone = [tile for tile in could if tile == move.tile]
    gone = [tile for tile in gone if could[tile] > rest]
    if not gone:
        return
    expected = played.line[1] if len(played.line) > 1 else None
    wanted = expected.tile if isinstance(expected, Take) else 0
    tile = wanted if wanted in gone else max(gone, key=could.__getitem__)
    params = {"who": played.after.queue[0], "count": could[tile], **name_tile(tile)}
    telling = Telling("better-nl-taken" if tile == move.tile else "better-nl-reach", params)
    yield Fact("others", NEXT * (could[tile] - rest), telling)


def _meet_the_same(better: Way, played: Way) -> bool:
    """Whether both leave the same player, another one, with a wheel that is known."""
    is_known = better.goes_on and played.goes_on
    return is_known and better.after.queue[0] == played.after.queue[0] != better.seat


def _cheaper(key: str, better: Way, played: Way, mine: Take, theirs: Take) -> Iterator[Fact]:
    """The tile has a lower number: a step on the moon track, alone a point; it covers no fewer tasks."""
    cost, more = TILES[mine.tile].number, TILES[theirs.tile].number
    if cost < more and better.tokens >= played.tokens:
        params = {"count": more - cost, **_name_both(mine, theirs)}
        yield Fact("time", STEP * (more - cost), Telling(key, params))


def _refill(better: Way) -> Iterator[Fact]:
    """What lies on the wheel brings nothing, and new tiles come."""
    before = better.states[0]
    if not max(offers(before).values()):
        new = min(SPACES - 1 - before.tiles_on_wheel(), len(before.supply))
        yield Fact("tasks", TURN, Telling("better-nl-refill", {"count": new}))


# ------------------------------------------------------------------------------------- alone


def _solo(better: Way, played: Way) -> Iterator[Fact]:
    """What counts in the two phases of the solo game."""
    yield from _scores(better, played)
    before = better.states[0]
    if isinstance(better.move, EndPhase) and isinstance(played.move, Take):
        tile = name_tile(played.move.tile)
        params = {"points": better.after.notes[0].total(), **tile}
        yield Fact("score", STEP * TILES[played.move.tile].number, Telling("better-nl-end-phase", params))
    if isinstance(better.move, Take) and isinstance(played.move, Take):
        yield from _cheaper("better-nl-number", better, played, better.move, played.move)
        yield from _three(better, played)
        is_first = before.phase == better.after.phase == played.after.phase == 1
        if is_first and played.after.tokens_placed() < FIRST_STACK <= better.after.tokens_placed():
            yield Fact("end", STACK, Telling("better-nl-stack", {"count": FIRST_STACK}))


def _three(better: Way, played: Way) -> Iterator[Fact]:
    """The move and the next two tiles cover more than the move played with any two."""
    if len(better.line) < 3 or not all(isinstance(move, Take) for move in better.line[:3]):
        return
    tokens = better.states[0].tokens_left[0] - better.states[3].tokens_left[0]
    rest = most_of_two(played.after) if tokens > played.tokens else None
    if rest is not None and tokens > played.tokens + rest:
        less = played.tokens + rest
        yield Fact(
            "next", LATER * (tokens - less), Telling("better-nl-three", {"count": tokens, "less": less})
        )


def most_of_two(state: State) -> int | None:
    """Alone: the most tasks that the next two tiles can cover; None where unknown ones could come up."""
    if state.ending or len(state.clockwise()) < REACH:
        return None
    best = 0
    for move in legal_moves(state):
        after = play(state, move)
        if len(after.supply) != len(state.supply) or after.can_end_phase():
            return None
        covered = state.tokens_left[0] - after.tokens_left[0]
        best = max(best, covered + (0 if after.ending else max(offers(after).values())))
    return best


def _scores(better: Way, played: Way) -> Iterator[Fact]:
    """What is written down for a phase or the game."""
    if better.after.ending and played.after.ending:
        points, more = (sum(note.total() for note in way.after.notes) for way in (better, played))
        if points < more:
            yield Fact("end", WIN, Telling("better-nl-score", {"points": points, "more": more}))
    elif better.after.ending == "all-placed":
        points = sum(note.total() for note in better.after.notes)
        yield Fact("end", WIN, Telling("better-nl-last", {"points": points}))
    elif len(better.after.notes) == len(played.after.notes) > len(better.states[0].notes):
        note, other = better.after.notes[-1].total(), played.after.notes[-1].total()
        if note < other:
            params: dict[str, Value] = {"phase": len(better.after.notes), "points": note, "more": other}
            yield Fact("score", STEP * (other - note), Telling("better-nl-phase-score", params))
