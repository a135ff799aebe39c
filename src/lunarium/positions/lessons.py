"""Lessons: stages that are played on the real board, each a position by real moves and a goal.

A stage is a record with a part `lesson`. Its goals are judged by the rules after each move, so that every
way that really works counts; `way` is only what help shows and what the tests replay.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from lunarium.core.beats import Ledger
from lunarium.core.errors import BadRecord, LunariumError, NoSuchStage, StageOver
from lunarium.core.game import Game, M, S
from lunarium.core.record import Record
from lunarium.core.teaching import Course, Finding, Teaching
from lunarium.core.telling import Telling
from lunarium.core.types import TypedDict
from lunarium.positions.position import Position
from lunarium.positions.shown import SeatInfo, ShownPosition, seat_alone, show_move, show_position
from lunarium.positions.types import Move, View

Status = Literal["open", "met", "missed"]
Goal = Mapping[str, Any]  # {"is": "tokens", "count": 2}: a kind that the game judges, and what fills it
MOST_REPLIES = 40  # of the others between two own moves: more is a mistake of the stage


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """A small position, what is asked there, and what is known about it."""

    key: str
    record: Record  # the position: set-up and moves; the learner is to move
    goals: tuple[Goal, ...]  # all of them are to hold at once
    best: tuple[Goal, ...]  # and these as well for the last star
    moves: int  # how many own moves it may take
    fewest: int  # how many the best way takes
    way: tuple[str, ...]  # the own moves of a best way
    replies: tuple[str, ...]  # what the others play, as long as it is allowed
    glow: tuple[str, ...]  # what to look at first, by the names of the game's board
    rules: tuple[str, ...]  # numbers of what it teaches


@dataclass(frozen=True, slots=True)
class Attempt:
    """How far somebody has come in a stage."""

    course: Course
    state: Any
    status: Status
    moves: int  # own moves so far; a compound action is one
    is_best: bool
    missing: tuple[Telling, ...] = ()  # of a goal that was missed; of a goal that was met, for the last star


class StageInfo(TypedDict):
    """A stage; its texts are `lesson-<game>-<key>` with `-teach`, `-ask`, `-idea`, `-done` and `-best`."""

    key: str
    rules: Sequence[str]  # numbers of what it teaches
    glow: Sequence[str]  # what to look at first, by the names of the game's board
    kinds: list[str]  # of the moves that lead to its goal: a small screen keeps them in sight
    moves: int  # how many it may take
    fewest: int
    has_best: bool  # its last star asks for more than few moves


class StageMove(TypedDict):
    """A move in a stage, and what came of it."""

    seat: int
    move: Move
    story: Sequence[Telling]


class ShownStage(ShownPosition):
    """A stage as far as it was played, and what may be done there; nothing once it is decided."""

    game: str
    stage: str
    seat: int  # the learner's
    seats: list[SeatInfo]
    played: list[StageMove]  # since the stage began
    status: Status
    moves_left: int
    missing: Sequence[Telling]  # what a missed goal lacks; where it is met, what the last star lacks
    scores: list[Ledger]  # of the rounds that ended in the stage


def list_stages(game: Game[S, M]) -> tuple[Stage, ...]:
    """The stages of a game in their order; none where it has no lesson."""
    return _read(game.key, game.teaching) if game.teaching.folder else ()


def find_stage(game: Game[S, M], key: str) -> Stage:
    """The stage of this name."""
    for stage in list_stages(game):
        if stage.key == key:
            return stage
    raise NoSuchStage(stage=key[:40])


_known: dict[str, tuple[Teaching, tuple[Stage, ...]]] = {}  # by game: read once


def _read(key: str, teaching: Teaching) -> tuple[Stage, ...]:
    if teaching.folder and (key not in _known or _known[key][0] is not teaching):
        files = sorted(teaching.folder.iterdir(), key=lambda file: file.name)
        texts = {file.name: file.read_text(encoding="utf-8") for file in files if file.name.endswith(".json")}
        _known[key] = teaching, tuple(read_stage(name, text) for name, text in texts.items())
    return _known[key][1]


def read_stage(name: str, text: str) -> Stage:
    """The stage in a file; what comes after the number in its name is its key."""
    data = json.loads(text)
    lesson = data.get("lesson")
    if not isinstance(lesson, dict):
        raise BadRecord("record-field", field="lesson")
    moves = int(lesson.get("moves", 1))
    return Stage(
        key=name.removesuffix(".json").partition("-")[2],
        record=Record.of(data),
        goals=tuple(lesson["goals"]),
        best=tuple(lesson.get("best", ())),
        moves=moves,
        fewest=int(lesson.get("fewest", moves)),
        way=tuple(lesson["way"]),
        replies=tuple(lesson.get("replies", ())),
        glow=tuple(lesson.get("glow", ())),
        rules=tuple(lesson.get("rules", ())),
    )


def attempt(game: Game[S, M], stage: Stage, moves: Sequence[str] = ()) -> Attempt:
    """The stage after these own moves, with what the others answered; an illegal one is refused."""
    state = stage.record.replay(game)
    seat = game.to_move(state)
    if seat is None:
        raise BadRecord("record-no-such-ply", ply=len(stage.record.moves), plies=len(stage.record.moves))
    course = Course(seat, (game.view(state, None),))
    now = Attempt(course, state, "open", 0, False)
    replies = iter(stage.replies)
    for text in moves:
        if now.status != "open":
            raise StageOver()
        now = _go_on(game, stage, now, text, replies)
    return now


def _go_on(game: Game[S, M], stage: Stage, now: Attempt, text: str, replies: Iterator[str]) -> Attempt:
    """One own move, and then the others until the learner is to move again or the stage is decided.

    Nobody answers the last move: the board shows what the learner has done, and so does what is missing.
    """
    seat, state = now.course.seat, game.play(now.state, text, now.course.seat)
    course = _add(game, now.course, seat, text, state)
    if game.is_midway(state):  # a compound action is judged when it is done
        return Attempt(course, state, "open", now.moves, False)
    moves = now.moves + 1
    status = _judge(game, stage.goals, course)
    for _ in range(MOST_REPLIES):
        other = game.to_move(state)
        if status != "open" or moves >= stage.moves or other in (None, seat):
            break
        reply = _choose_reply(game, state, next(replies, None))
        state = game.play(state, reply)
        course = _add(game, course, other, reply, state)
        status = _judge(game, stage.goals, course)
    if status == "open" and (moves >= stage.moves or game.to_move(state) is None):
        status = "missed"
    is_best = status == "met" and moves <= stage.fewest and _judge(game, stage.best, course) == "met"
    missing = (
        ()
        if status == "open"
        else _list_missing(game, stage.best if status == "met" else stage.goals, course)
    )
    return Attempt(course, state, status, moves, is_best, missing)


def _add(game: Game[S, M], course: Course, seat: int, text: str, state: S) -> Course:
    return Course(course.seat, (*course.views, game.view(state, None)), (*course.played, (seat, text)))


def _judge(game: Game[S, M], goals: Sequence[Goal], course: Course) -> Status:
    """Whether all goals hold; one that never can is missed for good."""
    found = [finding.met for finding in _find(game, goals, course)]
    if None in found:
        return "missed"
    return "met" if all(found) else "open"


def _find(game: Game[S, M], goals: Sequence[Goal], course: Course) -> list[Finding]:
    return [game.teaching.judges[goal["is"]](course, goal) for goal in goals]


def _list_missing(game: Game[S, M], goals: Sequence[Goal], course: Course) -> tuple[Telling, ...]:
    """What the goals lack, each once; first what can no longer be had."""
    found = [finding for finding in _find(game, goals, course) if not finding.met]
    lacking = [finding for finding in found if not finding.is_bound] or found
    missing: list[Telling] = []
    for finding in sorted(lacking, key=lambda finding: finding.met is not None):
        if finding.lack not in missing:
            missing.append(finding.lack)
    return tuple(missing)


def _choose_reply(game: Game[S, M], state: S, scripted: str | None) -> str:
    """What the stage has the others play; where that is not allowed, what looks best at a glance."""
    legal = game.legal_texts(state)
    if scripted in legal:
        return scripted
    evaluate, seat = game.thinking.evaluate, game.to_move(state)
    if evaluate is None or seat is None:
        return legal[0]

    def judge(text: str) -> float:
        after = state.copy()
        game.apply(after, game.read(text))  # it is legal, and to check that again would take most of the time
        return evaluate(after, seat)

    return max(legal, key=judge)  # the first of equals


def show_way(game: Game[S, M], stage: Stage, moves: Sequence[str]) -> str | None:
    """The next move of a way that works; None: from here none is known, and one has to start again."""
    if tuple(moves) == stage.way[: len(moves)] and len(moves) < len(stage.way):
        return stage.way[len(moves)]
    here = attempt(game, stage, moves)
    for text in game.legal_texts(here.state) if here.status == "open" else ():
        if attempt(game, stage, (*moves, text)).status == "met":
            return text
    return None


def show_info(game: Game[S, M], stage: Stage) -> StageInfo:
    """A stage without its position."""
    return {
        "key": stage.key,
        "rules": stage.rules,
        "glow": stage.glow,
        "kinds": list(dict.fromkeys(game.kind(game.read(move)) for move in stage.way)),
        "moves": stage.moves,
        "fewest": stage.fewest,
        "has_best": bool(stage.best),
    }


def show_stage(game: Game[S, M], stage: Stage, now: Attempt) -> ShownStage:
    """What can be seen, done and told; everything in it is open to everybody."""
    position = Position(game, stage.record.options, now.state)
    told = [
        (seat, text, before, after, game.showing.tell(before, after, seat, text))
        for seat, text, before, after in _list_moves(now.course)
    ]
    return {
        **show_position(position, acts=now.status == "open"),
        "game": game.key,
        "stage": stage.key,
        "seat": now.course.seat,
        "seats": seat_alone(game, stage.record.options, now.course.seat),
        "played": [
            {"seat": seat, "move": show_move(game, text), "story": story} for seat, text, _, _, story in told
        ],
        "status": now.status,
        "moves_left": max(0, stage.moves - now.moves),
        "missing": now.missing,
        "scores": [
            beat.ledger
            for _, _, before, after, story in told
            for beat in game.showing.beats(before, after, story)
            if beat.ledger is not None
        ],
    }


def _list_moves(course: Course) -> Iterator[tuple[int, str, View, View]]:
    """Every move with its seat, and what could be seen before and after it."""
    # There is one view more than moves.
    for (seat, text), before, after in zip(course.played, course.views, course.views[1:], strict=False):
        yield seat, text, before, after


def faults(game: Game[S, M]) -> Iterator[str]:
    """Everything that is wrong with the stages of a game, as far as replaying shows it."""
    for stage in list_stages(game):
        try:
            begun = attempt(game, stage)
            solved = attempt(game, stage, stage.way)
        except (LunariumError, LookupError) as error:
            yield f"{game.key}, stage {stage.key}: cannot be played: {error}"
            continue
        if _judge(game, stage.goals, begun.course) != "open":
            yield f"{game.key}, stage {stage.key}: its goal is met, or lost, at the start"
        if solved.status != "met" or not solved.is_best:
            yield f"{game.key}, stage {stage.key}: its way is {solved.status}, best: {solved.is_best}"
