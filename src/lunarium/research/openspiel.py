"""The games in OpenSpiel, registered as `lunarium_<key>` by importing this module.

The deal is a chance node with `DEALS` outcomes, unless a set-up is given; what is turned up later (refills)
is decided one by one in chance nodes, whatever lay in the set-up. Histories turn into records and back.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

import numpy as np
import pyspiel

from lunarium.core.encoding import EncodedPosition, Shape
from lunarium.core.errors import BadOption, LunariumError
from lunarium.core.record import Record
from lunarium.core.types import Data, Json, Options, Setup
from lunarium.games import GAMES, AnyGame
from lunarium.research.pictures import describe
from lunarium.research.positions import AnyEncoding, Position, deal_start, load_encoded

DEALS = 4096  # at the root: each is a whole set-up, dealt by the rules
MOST_SCORE = 1_000.0  # alone, no result is so bad
PARAMETERS: Json = {
    "players": 2,
    "options": "",
    "setup": "",
}  # both packed: OpenSpiel's own texts allow no commas


def pack(value: Data) -> str:
    """Options or a set-up as a parameter of an OpenSpiel game."""
    return urlsafe_b64encode(json.dumps(dict(value)).encode()).decode().rstrip("=")


def unpack(text: str, name: str) -> Json:
    """What was packed as this parameter; nothing of an empty one."""
    if not text:
        return {}
    try:
        found = json.loads(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except ValueError as error:  # no base64, no text or no JSON
        raise BadOption("research-not-packed", name=name) from error
    if not isinstance(found, dict):
        raise BadOption("research-not-packed", name=name)
    return found


class IllegalAction(LunariumError, pyspiel.SpielError):
    """An action that a state does not have: an error of OpenSpiel, too, as those of its own games are."""

    code = "research-illegal-action"


@dataclass
class Held:
    """A position that OpenSpiel can copy with the state that holds it."""

    position: Position

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.position.copy())


class TableGame(pyspiel.Game):
    """A game with its options; the rules say the rest."""

    key: str  # of the game: in a subclass for each

    def __init__(self, params: Data | None = None) -> None:
        self._given = dict(params or {})
        people = self.shape.people
        is_ranked = self.encoding.enter(self._any_start).sides() > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.shape.actions,
            max_chance_outcomes=DEALS,
            num_players=people,
            min_utility=-1.0 if is_ranked else -MOST_SCORE,
            max_utility=1.0 if is_ranked else 0.0,
            utility_sum=0.0 if people > 1 else None,
            max_game_length=self.encoding.longest(people),
        )
        utility = pyspiel.GameType.Utility
        kind = describe_game(self.key, utility.ZERO_SUM if people > 1 else utility.GENERAL_SUM)
        super().__init__(kind, info, self._given)

    # A pickle of OpenSpiel holds the parameters only: what they mean is read when it is asked for.

    @cached_property
    def params(self) -> Json:
        """All parameters."""
        return PARAMETERS | (self._given if "_given" in vars(self) else self.get_parameters())

    @cached_property
    def rules(self) -> AnyGame:
        """The game's rules."""
        return load_encoded(self.key)[0]

    @cached_property
    def encoding(self) -> AnyEncoding:
        """And its numbers."""
        return load_encoded(self.key)[1]

    @cached_property
    def options(self) -> Options:
        """What was chosen."""
        given = unpack(self.params["options"], "options")
        return self.rules.settle({"players": self.params["players"], **given})

    @cached_property
    def setup(self) -> Json | None:
        """The set-up, if one was given."""
        return unpack(self.params["setup"], "setup") or None

    @cached_property
    def _any_start(self) -> Any:
        if self.setup is not None:
            return self.rules.start(self.options, self.setup)
        return deal_start(self.rules, self.options, 0)

    @cached_property
    def shape(self) -> Shape:
        """How large everything is."""
        return self.encoding.shape(self.encoding.enter(self._any_start))

    def __deepcopy__(self, memo: object) -> TableGame:
        return self  # it never changes, and every state holds it

    def new_initial_state(self) -> TableState:
        """Before the deal, or at the given set-up."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """The same bytes as in every other interface."""
        return Observer(self)


class TableState(pyspiel.State):
    """A game under way: dealt, with what a move turns up still open where chance is to decide."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.table = game
        self.setup: Json | None = None
        self.held: Held | None = None  # nothing before the deal
        self.turned_up: list[int] = []  # all that chance has decided, in order
        self.pending: Any = None  # a move that waits for what it turns up
        self.wanted = 0  # how much it turns up, and how much of that is undecided
        self.missing = 0
        if game.setup is not None:
            self._deal(game.setup)

    @property
    def position(self) -> Any:
        """The state of the rules, as it is on the table; None before the deal."""
        return self.held and self.held.position.state

    @property
    def numbers(self) -> EncodedPosition[Any]:
        """The same in numbers; after the deal."""
        return self._held().position.numbers

    def _held(self) -> Held:
        if self.held is None:
            raise LunariumError("research-undecided")
        return self.held

    def _put(self, position: Any) -> None:
        self.held = Held(Position(self.rules, self.table.encoding, position))

    @property
    def rules(self) -> AnyGame:
        """The game's rules."""
        return self.table.rules

    def _deal(self, setup: Setup) -> None:
        self.setup = dict(setup)
        self._put(self.rules.start(self.table.options, setup))

    def current_player(self) -> int:
        """A seat, chance, or nobody."""
        if self.held is None or self.missing:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.numbers.to_move()
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely: a deal, or one of the things that are face down."""
        outcomes: Sequence[int] = range(DEALS) if self.held is None else sorted(self._hidden())
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _hidden(self) -> set[int]:
        """What is face down and may still come."""
        chance, decided = self.table.encoding.chance, self.wanted - self.missing
        face_down = set(chance.hidden(self.position)) if chance else set()
        return face_down - set(self.turned_up[len(self.turned_up) - decided :])

    def _legal_actions(self, player: int) -> list[int]:
        mask = np.zeros(self.table.shape.actions, np.uint8)
        self.numbers.mask(mask)
        return [int(action) for action in np.flatnonzero(mask)]

    def _apply_action(self, action: int) -> None:
        if self.held is None and 0 <= action < DEALS:
            self._deal(self.rules.deal(self.table.options, Random(f"openspiel/{action}")))
        elif self.missing and action in self._hidden():
            self._turn_up(action)
        elif not self.is_chance_node() and (move := self.numbers.decode(action)) is not None:
            self._play(move)
        else:
            raise IllegalAction(index=0, action=str(action))

    def _play(self, move: Any) -> None:
        """Play a move, after chance has decided what it turns up."""
        self.wanted = self.missing = self._count_turned_up(move)
        if self.missing:
            self.pending = move
        else:
            self._held().position.apply(move)

    def _count_turned_up(self, move: Any) -> int:
        chance = self.table.encoding.chance
        if chance is None or not self.rules.unseen(self.position):
            return 0
        after = self.position.copy()
        self.rules.apply(after, move)
        return self.rules.unseen(self.position) - self.rules.unseen(after)

    def _turn_up(self, outcome: int) -> None:
        self.turned_up.append(outcome)
        self.missing -= 1
        chance = self.table.encoding.chance
        if self.missing or chance is None:
            return
        self._put(chance.arrange(self.position, self.turned_up[-self.wanted :]))
        self._held().position.apply(self.pending)
        self.pending = None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'deal' if self.held is None else 'turn up'} {action}"
        move = self.numbers.decode(action)
        return "" if move is None else str(self.rules.write(move))

    def returns(self) -> list[float]:
        """By rank; in solo the score."""
        if not self.is_terminal():
            return [0.0] * self.table.shape.people
        return self.numbers.rewards(True)

    def __str__(self) -> str:
        if self.held is None:
            return "before the deal"
        text = describe(self.rules, self.rules.view(self.position, None))
        return f"{text}\n{self.missing} to turn up" if self.missing else text


class Observer:
    """What a player knows, as bytes."""

    def __init__(self, game: TableGame) -> None:
        self.tensor = np.zeros(game.shape.observation, np.float32)
        self.dict = {"observation": self.tensor}
        self._row = np.zeros(game.shape.observation, np.uint8)

    def set_from(self, state: TableState, player: int) -> None:
        """Look at a state."""
        self._row[:] = 0
        if state.held is not None:
            state.numbers.observe(player, self._row)
        self.tensor[:] = self._row

    def string_from(self, state: TableState, player: int) -> str:
        """The table in sentences: nothing face down is in them."""
        return str(state)


def load_record(record: Record) -> tuple[TableGame, list[int]]:
    """The game of a record, and its moves as a history with what chance turned up."""
    short = f"lunarium_{record.game.replace('-', '_')}"
    params = {"options": pack(record.options), "setup": pack(record.setup)}
    game = pyspiel.load_game(short, {"players": int(record.options["players"]), **params})
    state = game.new_initial_state()
    rules, encoding = game.rules, game.encoding
    history: list[int] = []
    truth = rules.start(record.options, record.setup)
    for text in record.moves:
        move = rules.read(text)
        action = state.numbers.encode(move)
        before = list(encoding.chance.hidden(truth)) if encoding.chance else []
        rules.apply(truth, move)
        after = set(encoding.chance.hidden(truth)) if encoding.chance else set()
        turned_up = [tile for tile in reversed(before) if tile not in after]
        for step in (action, *turned_up):
            state.apply_action(step)
            history.append(step)
    return game, history


def write_record(state: TableState) -> Record:
    """The record of a state's game, with a set-up in which things come as chance turned them up."""
    rules, chance = state.rules, state.table.encoding.chance
    if state.setup is None or state.missing:
        raise LunariumError("research-undecided")
    setup = chance.arrange_setup(state.setup, state.turned_up) if chance else state.setup
    position, moves = Position(rules, state.table.encoding, rules.start(state.table.options, setup)), []
    for played in state.full_history():
        if played.player >= 0:
            move = position.numbers.decode(played.action)
            moves.append(rules.write(move))
            position.apply(move)
    outcome = rules.outcome(position.state)
    return Record(
        game=rules.key,
        rules_version=rules.rules_version,
        options=state.table.options,
        setup=setup,
        moves=tuple(moves),
        result=outcome.result if outcome else None,
    )


def describe_game(key: str, utility: Any) -> Any:
    """What OpenSpiel knows of a game: its type."""
    return pyspiel.GameType(
        short_name=f"lunarium_{key.replace('-', '_')}",
        long_name=f"Lunarium: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def _register(key: str) -> None:
    """A class for the game, as OpenSpiel's own: it outlives the interpreter's end, and a pickle finds it."""
    name = f"{key.title().replace('-', '')}Game"
    globals()[name] = type(name, (TableGame,), {"key": key, "__module__": __name__})
    pyspiel.register_game(describe_game(key, pyspiel.GameType.Utility.GENERAL_SUM), globals()[name])


for _key, _game in GAMES.items():
    if _game.thinking.encoding is not None:
        _register(_key)
