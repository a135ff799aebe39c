"""Finding: puzzles in games between the levels, one for each game at most, each the same for its number."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from random import Random

from lunarium.ai.players import player
from lunarium.ai.puzzles.judging import find_replies
from lunarium.ai.puzzles.puzzle import RELIABLE, Puzzle, Step, find_theme
from lunarium.ai.review.measure import Measure
from lunarium.ai.thinking import check_search
from lunarium.contest.simulation import simulate
from lunarium.core.game import Game, M, S
from lunarium.core.record import Record
from lunarium.games import AnyGame, load, positions_of
from tools.puzzles.grading import grade_puzzle
from tools.puzzles.proof import FURTHER, MARGIN, PROOF, glance, prove

# Who plays the games: mostly good players, among them some whose mistakes lead to other positions.
PLAYERS = ("level-5@150", "level-5@150", "level-4@150", "level-3", "level-2")
GLANCES = 30  # positions of a game that are looked at
PROOFS = 6  # of them that are looked at with care
LETTERS = "abc"  # of the puzzles of one game, which has as many at most
SPACING = 12  # moves between two puzzles of one game
FEWEST_MOVES = 4  # that a position must allow
MOST_STEPS = 3


def find_in_game(key: str, number: int, themes: Collection[str] = ()) -> list[Puzzle]:
    """The puzzles of the game with this number, which decides about all; only of these themes, if any."""
    game = load(key)
    check_search(game)
    rng = Random(f"{key}/{number}")
    modes = list(game.list_modes())
    mode = modes[number % len(modes)]
    options = game.list_modes()[mode]
    seats: int = game.settle(options)["players"]
    players = [player(rng.choice(PLAYERS)) for _ in range(seats)]
    record = Record.of(simulate(game, options, players, f"{key}/{number}"))
    found: dict[int, Puzzle] = {}
    proofs = 0
    for ply, state in _candidates(game, record, rng, themes):
        if any(abs(ply - other) < SPACING for other in found):
            continue
        puzzle = make_puzzle(game, state, f"{mode}-{number:03d}{LETTERS[len(found)]}", mode, rng)
        proofs += 1
        if puzzle is not None and (not themes or puzzle.theme in themes):
            found[ply] = puzzle
        if len(found) == len(LETTERS) or proofs == PROOFS:
            break
    return list(found.values())


def _candidates(
    game: Game[S, M], record: Record, rng: Random, themes: Collection[str]
) -> Iterator[tuple[int, S]]:
    """Positions of a game in which one idea with a theme seems to stand out, in any order."""
    states = [(ply, state) for ply, state in enumerate(record.states(game)) if is_open(game, state)]
    measure = Measure.of(game, record.options)
    most = len(states) if themes else GLANCES  # a rare theme is looked for everywhere
    for ply, state in rng.sample(states, min(most, len(states))):
        seen = glance(game, state, measure)
        if seen is None or seen.gap < MARGIN or _is_compound(game, state, seen.line[0]):
            continue
        theme = find_theme(game, state, seen.line, seen.rival_line)
        if theme is not None and (not themes or theme in themes):
            yield ply, state


def is_open(game: Game[S, M], state: S) -> bool:
    """Whether there is something to choose from, at the beginning of an action."""
    is_going_on = game.to_move(state) is not None and not game.is_midway(state)
    return is_going_on and len(game.legal_moves(state)) >= FEWEST_MOVES


def make_puzzle(game: Game[S, M], state: S, key: str, mode: str, rng: Random) -> Puzzle | None:
    """The puzzle that begins here, if a proof holds."""
    options, setup = positions_of(game).begin(state, rng)
    record = Record(game=game.key, rules_version=game.rules_version, options=options, setup=setup)
    steps = find_steps(game, record)
    if not steps:
        return None
    first = steps[0].verdict
    theme = find_theme(game, record.replay(game), first.line, first.played_line)
    if theme is None:
        return None
    solved = grade_puzzle(record, steps)
    if solved[-1] < RELIABLE:  # the top level has looked longer than the proof, and sees something else
        return None
    return Puzzle(
        key=key, game=game.key, mode=mode, theme=theme, solved=solved, record=record, steps=tuple(steps)
    )


def find_steps(game: AnyGame, record: Record) -> list[Step]:
    """The moves to find: the first, and more as long as one idea stands out and nothing unknown came up."""
    steps: list[Step] = []
    start = record.replay(game)
    while len(steps) < MOST_STEPS:
        state = record.replay(game)
        is_known = game.unseen(state) == game.unseen(start)
        if not is_open(game, state) or not is_known or (steps and not _is_promising(game, record, state)):
            break
        verdict = prove(record, PROOF, FURTHER if steps else MARGIN)
        if verdict is None or _is_compound(game, state, verdict.better):
            break
        after = replace(record, moves=(*record.moves, verdict.better))
        budget = PROOF.look_simulations(game, Measure.of(game, record.options).players, 0)
        replies = find_replies(game, after, verdict.seat, simulations=budget)
        steps.append(Step(verdict=verdict, replies=replies))
        record = replace(after, moves=(*after.moves, *replies))
    return [*steps[:-1], replace(steps[-1], replies=())] if steps else []


def _is_promising(game: Game[S, M], record: Record, state: S) -> bool:
    """Whether a glance at the next own position is worth a proof, too."""
    seen = glance(game, state, Measure.of(game, record.options))
    return seen is not None and seen.gap >= FURTHER


def _is_compound(game: Game[S, M], state: S, move: str) -> bool:
    """Whether the move only opens an action that takes several."""
    return game.is_midway(game.play(state, move))
