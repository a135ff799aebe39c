"""Game: what a game is to everybody else, a frozen value made of functions, grouped by who asks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, is_dataclass
from random import Random
from typing import Any, Generic, Protocol, Self, TypeVar

from lunarium.core.errors import BadNotation, IllegalMove, NotYourTurn
from lunarium.core.keeping import Keeping
from lunarium.core.options import Option
from lunarium.core.position import Positions
from lunarium.core.reasons import Reason
from lunarium.core.score import Score
from lunarium.core.showing import Showing
from lunarium.core.teaching import Practice, Teaching
from lunarium.core.thinking import Thinking
from lunarium.core.types import Data, Options, Setup
from lunarium.core.types import Json as Json  # everybody's word for what can be sent

Seat = int
NOTATION = "docs/notation.md"  # the "rule" of reasons against texts that are no move at all


class Position(Protocol):
    """The state of a game: plain data that can be copied and compared."""

    def copy(self) -> Self:
        """An independent copy."""


S = TypeVar("S", bound=Position)
M = TypeVar("M")


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a game ended, who came where, and every point by its source."""

    ending: str  # "last-token", "no-tiles", "six-rounds", ...
    ranking: tuple[Seat, ...]  # best first
    result: Json  # as docs/notation.md writes it
    breakdown: tuple[Mapping[str, int], ...]  # for each seat: source -> points


def name_fields(move: object) -> Json:
    """The parts of a move that is a dataclass of plain values."""
    return asdict(move) if is_dataclass(move) and not isinstance(move, type) else {}


def _copy_state(state: S, seat: Seat | None, rng: Random) -> S:
    """A copy: everybody sees everything, so there is one world only."""
    return state.copy()


def _keep_setup(setup: Json, state: Position, rng: Random) -> Json:
    """The set-up as it is: nothing in it is hidden."""
    return setup


def _count_none(state: Position) -> int:
    """0: nothing is face down."""
    return 0


def _copy_setup(options: Options, setup: Setup) -> Json:
    """The set-up as it is: it looks nothing up by name."""
    return dict(setup)


def _is_never(state: Position) -> bool:
    """Never: each move is whole."""
    return False


def _name_nobody(options: Options) -> tuple[Seat, ...]:
    """No seat: people or computer players play all of them."""
    return ()


def _score_wins(options: Options) -> Score:
    """The win alone: no points are counted."""
    return Score()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Generic[S, M]):
    """All that a program needs to play a game; every function is pure but `apply`."""

    key: str  # its name for programs, in lower case with hyphens
    rules_version: int  # goes up when an old record no longer replays
    seats: range  # how many may play
    options: tuple[Option, ...]  # what people can choose, with defaults
    kinds: tuple[str, ...]  # the kinds of move, in the order to list them

    settle: Callable[[Mapping[str, object]], Options]  # options, checked and complete
    deal: Callable[[Mapping[str, object], Random], Json]  # the only place with chance
    start: Callable[[Mapping[str, object], Setup], S]  # options and set-up, checked
    to_move: Callable[[S], Seat | None]  # None: the game is over
    legal_moves: Callable[[S], Sequence[M]]
    apply: Callable[[S, M], None]  # trusts its caller, changes the state in place
    outcome: Callable[[S], Outcome | None]
    view: Callable[[S, Seat | None], Data]  # what a seat, or a spectator, may see
    write: Callable[[M], str]
    read: Callable[[str], M]  # raises BadNotation
    kind: Callable[[M], str]  # one of kinds
    refuse: Callable[[S, M], list[Reason]]  # empty exactly for a legal move
    parts: Callable[[M], Json] = name_fields  # the move by its named parts, ready to be sent
    compose: Callable[[str, Data], str] | None = (
        None  # the text of a kind with its parts, legal or not; None: no board asks about such moves
    )

    # A game with hidden things says how they stay hidden; these defaults are for games without.
    determinize: Callable[[S, Seat | None, Random], S] = _copy_state  # a world the seat cannot tell from it
    reseal: Callable[[Json, S, Random], Json] = _keep_setup  # the set-up as it may be shown now
    unseen: Callable[[S], int] = _count_none  # how many things are still face down

    complete: Callable[[Options, Setup], Json] = _copy_setup  # with all that it would else look up by name
    is_midway: Callable[[S], bool] = _is_never  # inside a compound action, whose steps may be taken back
    scripted: Callable[[Options], tuple[Seat, ...]] = _name_nobody  # seats that the rules themselves play
    score: Callable[[Options], Score] = _score_wins  # what a mode is played for
    has_hidden_hands: bool = (
        False  # seats see different things: a server, which shows all one view, refuses it
    )
    modes: Mapping[str, Options] = field(default_factory=dict)  # by a short name: their options
    daily: Options | None = None  # the options of the daily deal, a solo mode; None: there is none


@dataclass(frozen=True, slots=True)
class _Legal(Generic[M]):
    """A move that was read and found legal; in a value of its own, for a move may be a list, too."""

    move: M


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Rules[S, M]):
    """A game: its rules, how it is shown, thought about, taught, written, kept beside a table, practised."""

    showing: Showing[S, M] = field(default_factory=Showing)
    thinking: Thinking[S, M] = field(default_factory=Thinking)
    teaching: Teaching = field(default_factory=Teaching)
    positions: Positions[S] | None = None  # how a state is written as a text; None: it is not
    keeping: Keeping | None = None  # how it is kept beside a real table; None: it is not
    practice: Practice[S, M] = field(default_factory=Practice)

    def list_modes(self) -> Mapping[str, Options]:
        """Every mode by a short name; without a list of its own, one for each number of players."""
        return self.modes or {f"{players}p": {"players": players} for players in self.seats}

    def name_mode(self, options: Options) -> str | None:
        """The mode that says most about these complete options, whatever else is chosen; None: none does."""
        fitting = {
            name: len(chosen)
            for name, chosen in self.list_modes().items()
            if chosen.items() <= options.items()
        }
        return max(fitting, key=fitting.__getitem__, default=None)

    def legal_texts(self, state: S) -> list[str]:
        """The legal moves as text, sorted."""
        return sorted(map(self.write, self.legal_moves(state)))

    def legal_in_order(self, state: S) -> list[M]:
        """The legal moves as people list them: by kind, inside a kind in the game's own order."""
        rank, order = {kind: place for place, kind in enumerate(self.kinds)}, self.showing.order
        return sorted(self.legal_moves(state), key=lambda move: (rank[self.kind(move)], order(move)))

    def show_move(self, move: M) -> Json:
        """A move as it is sent: nobody who shows it needs to read its text."""
        return {"text": self.write(move), "kind": self.kind(move), "parts": self.parts(move)}

    def play(self, state: S, text: str, seat: Seat | None = None) -> S:
        """The checked door: read the move, refuse it with reasons, or apply it to a copy."""
        move = self.check(state, text, seat)
        after = state.copy()
        self.apply(after, move)
        return after

    def check(self, state: S, text: str, seat: Seat | None = None) -> M:
        """The move that this text is, read once and found legal once; or the error that says why not."""
        found = self._judge(state, text, seat)
        if isinstance(found, list):
            raise self._refusal(text, found)
        return found.move

    def explain(self, state: S, text: str, seat: Seat | None = None) -> list[Reason]:
        """Why this move is not allowed, for people; empty when it is."""
        found = self._judge(state, text, seat)
        return found if isinstance(found, list) else []

    def _judge(self, state: S, text: str, seat: Seat | None) -> _Legal[M] | list[Reason]:
        """The legal move, or the reasons against it."""
        to_move = self.to_move(state)
        if to_move is None:
            return [Reason("game-over", f"{self.key}: end")]
        if seat is not None and seat != to_move:
            return [Reason("not-your-turn", f"{self.key}: turn order", {"seat": to_move + 1})]
        try:
            move = self.read(text)
        except BadNotation as error:
            return list(error.reasons)
        return _Legal(move) if move in self.legal_moves(state) else self.refuse(state, move)

    @staticmethod
    def _refusal(text: str, reasons: list[Reason]) -> BadNotation | IllegalMove:
        """The error that fits the reasons."""
        first = reasons[0]
        if first.code == "not-your-turn":
            return NotYourTurn(reasons=reasons, move=text)
        if first.rule == NOTATION:
            return BadNotation(reasons=reasons, move=text)
        return IllegalMove(reasons=reasons, move=text)


AnyGame = Game[Any, Any]  # one that was found by its name: its states and moves go back to it
