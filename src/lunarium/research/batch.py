"""Batch: thousands of games stepped at once into arrays that are yours."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, NoReturn, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lunarium.core.encoding import EncodedPosition, Native
from lunarium.core.errors import BadOption, LunariumError, check_range
from lunarium.core.record import Record
from lunarium.core.types import Data, Json, Options, Setup
from lunarium.games import AnyGame, positions_of
from lunarium.research.opponents import name_opponents
from lunarium.research.positions import AnyEncoding, load_encoded, rewards_rank

MOST_SEEDS = 2**64
BROUGHT = -1  # in place of a start: the game of a row was brought along
Origin = tuple[Options, Setup]  # the options and the set-up that a game began from
Start = tuple[Setup, EncodedPosition[Any]]  # a set-up and the position that it deals


class Batch:
    """Games side by side, played from the seat to move; a game that ends is followed by the next deal.

    After `reset` and every `step` the arrays hold, a row for each game, what the seat to move sees
    (`observations`), which actions it has (`masks`), who it is (`seats`), and of games that the step ended
    (`ended`) what they brought to each seat (`rewards`). They are always the same arrays: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        games: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
        reward: str | None = None,
        opponents: Mapping[int, str] | None = None,
        deals: int | None = None,
        arrays: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        """Deal so many games; `arrays` may bring your own, by name.

        Rewards go by `rank`, alone by `score`, unless `reward` says otherwise. `opponents` names who plays
        which seat by itself: `{1: "greedy"}`; also random, first, last, level-1 to level-5, level-4@200. A
        game whose deals cost much to lay out draws from so many `deals` (1,024), others deal each anew.
        """
        self.rules, self.encoding = load_encoded(game)
        self.options = self.rules.settle(options or {})
        self._seed, self._threads, self._deals = seed, threads, deals or self.encoding.starts
        check_range("games", games, 1)
        check_range("threads", threads, 1, 256)
        check_range("deals", self._deals, 1)
        starts = self._deal_starts(seed)
        self.any_start = starts[0][1]
        self.shape = self.encoding.shape(self.any_start)
        self.reward = reward or ("score" if self.shape.people == 1 else "rank")
        self.opponents = dict(opponents or {})
        self._named = name_opponents(self.rules, self.opponents, self.shape.people)
        given = dict(arrays or {})
        self.observations = _take(given, "observations", (games, self.shape.observation), np.uint8)
        self.masks = _take(given, "masks", (games, self.shape.actions), np.int8)
        self.seats = _take(given, "seats", (games,), np.int8)
        self.rewards = _take(given, "rewards", (games, self.shape.people), np.float32)
        self.ended = _take(given, "ended", (games,), np.uint8)
        if given:
            raise BadOption("research-no-such-array", name=str(next(iter(given)))[:40])
        self._actions = np.zeros(games, np.int32)
        self._brought: dict[int, Origin] = {}  # by row
        self._begin(starts, rewards_rank(self.reward))

    def __len__(self) -> int:
        """How many games there are."""
        return len(self.seats)

    def reset(self, seed: int) -> None:
        """Deal all games anew; the same seed deals the same games, whatever was dealt before."""
        if seed == self._seed:
            self.native.reset(seed % MOST_SEEDS)
        else:
            self._seed = seed
            self._begin(self._deal_starts(seed), rewards_rank(self.reward))

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One action in every game; if one of them is not allowed, nothing has changed."""
        chosen = self._read_actions(actions)
        try:
            self.native.step(chosen)
        except ValueError as error:
            index = int(str(error).split()[0])
            action = int(np.asarray(actions)[index])
            raise LunariumError("research-illegal-action", index=index, action=action) from None

    def features(self, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """What the seats to move see with what follows from the rules; `encoding.features` names it."""
        rows = np.empty((len(self), self.shape.features), np.uint8) if out is None else out
        _check("features", rows, (len(self), self.shape.features), np.uint8)
        self.native.features(rows)
        return rows

    def sample(self) -> NDArray[np.int64]:
        """A random allowed action for every game, each equally likely."""
        self.native.sample(self._actions)
        return self._actions.astype(np.int64)

    def state(self, row: int) -> Any:
        """The state of a game, a value of its own for the functions of `rules`: its record replayed."""
        return self.record(row).replay(self.rules)

    def legal_texts(self, row: int) -> list[str]:
        """The moves that a game has now, as text."""
        return self.rules.legal_texts(self.state(row))

    def record(self, row: int) -> Record:
        """The record of a game so far, opponents' moves included."""
        options, setup = self._origin(row)
        if self.native.start(row) != BROUGHT:
            begun = EncodedPosition(self.native.begun(row), self.encoding.codes)
            setup = self.encoding.setup_of(setup, begun)
        moves = (self.rules.write(self.encoding.codes.decode(code)) for code in self.native.moves(row))
        version = self.rules.rules_version
        return Record(
            game=self.rules.key, rules_version=version, options=options, setup=setup, moves=tuple(moves)
        )

    def load(self, row: int, source: Record | str | Any) -> None:
        """A game goes on from a record, the text of a position or a state.

        It has as many players as the others, and is not over. What is face down in a position or state is
        dealt anew.
        """
        if isinstance(source, Record):
            record = source
        else:
            positions = positions_of(self.rules)
            state = positions.read(source) if isinstance(source, str) else source
            options, setup = positions.begin(state, Random(f"{self._seed}/load/{row}"))
            version = self.rules.rules_version
            record = Record(game=self.rules.key, rules_version=version, options=options, setup=setup)
        now, begun, moves = _follow(self.rules, self.encoding, record)
        try:
            self.native.load(self._row(row), now, begun, moves, BROUGHT)
        except ValueError:
            raise LunariumError("research-load") from None
        self._brought[row] = dict(record.options), dict(record.setup)

    def clone(self) -> Self:
        """The same games once more, with arrays of their own; both go on alike for the same actions."""
        native = self.native
        games = [
            (native.position(row), native.begun(row), native.moves(row), native.start(row))
            for row in range(len(self))
        ]
        return self._restore(self._describe(), games)

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        games = [(self.record(row), self.native.start(row)) for row in range(len(self))]
        return _unpickle, (type(self), self._describe(), games)

    def _describe(self) -> Json:
        """All of a batch but its games."""
        options = {"seed": self._seed, "threads": self._threads, "reward": self.reward, "deals": self._deals}
        return {
            "given": (self.rules.key, len(self), self.options),
            "options": {**options, "opponents": self.opponents},
            "randoms": self.native.randoms(),
            "results": (self.ended.copy(), self.rewards.copy()),
            "brought": dict(self._brought),
        }

    @classmethod
    def _restore(cls, told: Data, games: Iterable[tuple[Native, Native, list[int], int]]) -> Self:
        """A batch as it was described, with these games in their rows."""
        batch = cls(*told["given"], **told["options"])
        for row, game in enumerate(games):
            batch.native.load(row, *game)
        batch.native.set_randoms(told["randoms"])
        batch.ended[:], batch.rewards[:] = told["results"]
        batch._brought = dict(told["brought"])
        return batch

    def _row(self, row: int) -> int:
        """A row that there is."""
        if not 0 <= row < len(self):
            raise IndexError(row)
        return row

    def _origin(self, row: int) -> Origin:
        """The options and the set-up that a game began from."""
        start = self.native.start(self._row(row))
        return self._brought[row] if start == BROUGHT else (self.options, self._setups[start])

    def _deal_starts(self, seed: int) -> list[Start]:
        """What the games begin from: they share what a deal lays out once, and deal the rest themselves."""
        count = max(1, self._deals if self.encoding.starts > 1 else 1)
        return self.encoding.deal_starts(self.options, [f"{seed}/start/{index}" for index in range(count)])

    def _begin(self, starts: list[Start], by_rank: bool) -> None:
        """The games of the native engine, which write into our arrays."""
        self._setups = [setup for setup, _ in starts]
        out = (self.observations, self.masks.view(np.uint8), self.seats, self.rewards, self.ended)
        positions = [position for _, position in starts]
        self.native = self.encoding.batch(
            positions, *out, self._seed % MOST_SEEDS, self._threads, by_rank, self._named
        )
        self._brought.clear()

    def _read_actions(self, actions: ArrayLike) -> NDArray[np.int32]:
        """Whole numbers of any kind, one for each game, as the native engine takes them."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != self.seats.shape:
            _refuse("actions", actions, self.seats.shape, "int64")
        self._actions[:] = np.clip(given.astype(np.int64), -1, self.shape.actions)
        return self._actions


def _follow(rules: AnyGame, encoding: AnyEncoding, record: Record) -> tuple[Native, Native, list[int]]:
    """The last and the first position of a record in the native engine, and the codes of its moves."""
    state = rules.start(record.options, record.setup)
    begun, codes = encoding.enter(state).native, []
    for text in record.moves:
        move = rules.check(state, text)
        codes.append(encoding.codes.encode(move))
        rules.apply(state, move)
    return encoding.enter(state).native, begun, codes


def _unpickle(kind: type[Batch], told: Data, games: list[tuple[Record, int]]) -> Batch:
    """A batch whose games are records in a pickle."""
    rules, encoding = load_encoded(told["given"][0])
    return kind._restore(told, ((*_follow(rules, encoding, record), start) for record, start in games))


def _take(given: dict[str, NDArray[Any]], name: str, shape: tuple[int, ...], kind: type[Any]) -> NDArray[Any]:
    """The array of this name, brought along or made."""
    if name not in given:
        return np.zeros(shape, kind)
    array = given.pop(name)
    _check(name, array, shape, kind)
    if not array.flags.writeable:
        raise LunariumError("research-array-read-only", name=name)
    return array


def _check(name: str, array: object, shape: tuple[int, ...], kind: type[Any]) -> None:
    """Refuse what the native engine could not use."""
    fits = isinstance(array, np.ndarray) and array.dtype == kind and array.shape == shape
    if not fits or not array.flags.c_contiguous:  # type: ignore[attr-defined]
        _refuse(name, array, shape, np.dtype(kind).name)


def _refuse(name: str, array: object, shape: tuple[int, ...], kind: str) -> NoReturn:
    found = (
        f"{array.dtype.name}{list(array.shape)}" if isinstance(array, np.ndarray) else type(array).__name__
    )
    raise LunariumError("research-array", name=name, needed=f"{kind}{list(shape)}", found=found)
