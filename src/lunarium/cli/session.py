"""Session: one game at one terminal, its moves so far, and everything a person may ask of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, Self

from platformdirs import user_data_path

from lunarium.ai.player import Player, decide
from lunarium.core.errors import BadOption, LunariumError
from lunarium.core.game import Outcome, Seat
from lunarium.core.reasons import Reason
from lunarium.core.record import Record
from lunarium.core.types import Data, Options, Setup
from lunarium.games import AnyGame, load

COMMANDS = ("why", "undo", "save", "help", "quit")


@dataclass(frozen=True, slots=True)
class Turn:
    """A move that was played: by whom, and what could be seen before and after it."""

    seat: Seat
    move: str
    kind: str
    before: Data
    after: Data


@dataclass(slots=True)
class Session:
    """The states from the start to now; computers answer through the same door as people."""

    game: AnyGame
    options: Options
    setup: Setup
    seed: int | None = None  # of the deal, where it is known
    computers: Mapping[Seat, Player] = field(default_factory=dict)
    rng: Random = field(default_factory=Random)  # what computers draw from
    states: list[Any] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)

    @classmethod
    def deal(cls, game: AnyGame, options: Options, seed: int, computers: Mapping[Seat, Player]) -> Self:
        """A new game; the same seed deals the same game."""
        rng = Random(str(seed))
        setup = game.deal(options, rng)
        state = game.start(options, setup)
        return cls(game, options, setup, seed, computers, rng, [state])

    @classmethod
    def resume(cls, record: Record, computers: Mapping[Seat, Player]) -> Self:
        """The game of a record, to go on with or to look at."""
        game = load(record.game)
        states = list(record.states(game))
        moves = list(record.moves)
        return cls(game, record.options, record.setup, None, computers, Random(), states, moves)

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def to_move(self) -> Seat | None:
        return self.game.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def people(self) -> list[Seat]:
        """The seats that somebody at this terminal plays."""
        return [seat for seat in range(self.seats) if seat not in self.computers]

    @property
    def seats(self) -> int:
        """How many seats come to move; a scripted opponent never does."""
        players: int = self.game.settle(self.options)["players"]
        return players

    def view(self, ply: int = -1) -> Data:
        """What can be seen at this ply, or now, by the person whose turn it is."""
        return self.game.view(self.states[ply], self.viewer)

    @property
    def viewer(self) -> Seat | None:
        """Through whose eyes the board is shown: the person to move, else the first person."""
        seat, people = self.to_move, self.people
        return seat if seat in people else people[0] if people else None

    def is_computers_turn(self) -> bool:
        return self.to_move in self.computers

    def play(self, text: str) -> Turn:
        """Play a move that somebody typed; a refusal changes nothing."""
        after = self.game.play(self.state, text)
        return self._add(text, after)

    def choose_for_computer(self) -> str:
        """What the computer to move would play."""
        player = self.computers[self._seat_at(len(self.moves))]
        return str(self.game.write(decide(player, self.game, self.state, self.rng)))

    def let_computers_move(self) -> list[Turn]:
        """Computers play until it is a person's turn or the game is over."""
        turns = []
        while self.is_computers_turn():
            turns.append(self.play(self.choose_for_computer()))
        return turns

    def undo(self) -> int:
        """Back to the last decision of a person; how many moves were taken back."""
        people = self.people
        last = max((ply for ply in range(len(self.moves)) if self.mover(ply) in people), default=None)
        if last is None:
            raise LunariumError("terminal-nothing-to-undo")
        taken_back = len(self.moves) - last
        del self.moves[last:]
        del self.states[last + 1 :]
        return taken_back

    def why(self, text: str) -> list[Reason]:
        """The reasons against a move; empty when it is allowed."""
        return self.game.explain(self.state, text)

    def legal_by_kind(self) -> dict[str, list[str]]:
        """The legal moves as text, by kind in the game's order."""
        by_kind: dict[str, list[str]] = {kind: [] for kind in self.game.kinds}
        for move in self.game.legal_moves(self.state):
            by_kind[self.game.kind(move)].append(self.game.write(move))
        return {kind: texts for kind, texts in by_kind.items() if texts}

    def complete(self, prefix: str) -> list[str]:
        """What a text that begins so may become: legal moves, then command words."""
        if prefix.startswith("why "):
            return [f"why {text}" for text in self._legal_from(prefix.removeprefix("why "))]
        return [*self._legal_from(prefix), *(word for word in COMMANDS if word.startswith(prefix))]

    def mover(self, ply: int) -> Seat | None:
        """Who is to move at this ply."""
        return self.game.to_move(self.states[ply])

    def turns(self) -> list[Turn]:
        """Every move so far with its views, for telling the story."""
        return [self.turn(ply) for ply in range(len(self.moves))]

    def turn(self, ply: int) -> Turn:
        """The move at this ply with its views."""
        seat, text = self._seat_at(ply), self.moves[ply]
        before, after = (self.game.view(self.states[place], seat) for place in (ply, ply + 1))
        return Turn(seat, text, self.game.kind(self.game.read(text)), before, after)

    def record(self) -> Record:
        """The game as it stands, as text that can be replayed."""
        outcome = self.outcome
        return Record(
            game=self.game.key,
            rules_version=self.game.rules_version,
            options=self.options,
            setup=self.setup,
            moves=tuple(self.moves),
            result=outcome.result if outcome else None,
        )

    def save(self, path: Path | None = None) -> Path:
        """Write the record, by default among the player's saved games; where it went."""
        target = path.expanduser() if path else saves_folder() / f"{self.game.key}-{_now()}.json"
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(self.record().write() + "\n", encoding="utf-8")
        except OSError as error:
            raise LunariumError("terminal-cannot-save", file=str(target)) from error
        return target

    def _legal_from(self, prefix: str) -> Iterable[str]:
        return (text for text in self.game.legal_texts(self.state) if text.startswith(prefix))

    def _seat_at(self, ply: int) -> Seat:
        seat = self.mover(ply)
        if seat is None:
            raise LunariumError("why-game-over")
        return seat

    def _add(self, text: str, after: Any) -> Turn:
        self.moves.append(text)
        self.states.append(after)
        return self.turn(len(self.moves) - 1)


def seat_computers(seats: int, players: list[Player], first: Seat) -> dict[Seat, Player]:
    """The computers side by side, from the given seat on."""
    if first + len(players) > seats:
        raise BadOption("terminal-too-many-computers", seats=seats, computers=len(players))
    return dict(enumerate(players, start=first))


def saves_folder() -> Path:
    """Where this player's saved games live."""
    return user_data_path("lunarium", appauthor=False) / "saves"


def _now() -> str:
    return f"{datetime.now():%Y-%m-%d-%H%M%S}"


def read_command(line: str) -> tuple[str, str]:
    """The command word of a line and the rest; a line without one is a move to play."""
    word, _, rest = line.strip().partition(" ")
    return (word, rest.strip()) if word in COMMANDS else ("play", line.strip())
