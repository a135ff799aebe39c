"""Record: a whole game as text, its set-up and its moves."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Self

from lunarium.core.errors import BadPosition, BadRecord, BadStart, LunariumError
from lunarium.core.game import Game, M, S
from lunarium.core.types import Data, Json, Options, Setup

MOST_VERSIONS = 10**6  # a number with hundreds of digits is no version, and no sentence holds it
FIELDS = {"game": str, "rules_version": int, "options": dict, "setup": dict, "moves": list}


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """What chance dealt, what people chose and what they played; everything else follows."""

    game: str
    rules_version: int
    options: Options
    setup: Setup
    moves: tuple[str, ...] = ()
    result: Data | None = field(default=None)

    @classmethod
    def read(cls, text: str) -> Self:
        """The record that this JSON holds, checked for its form only."""
        try:
            data = json.loads(text)
        except (json.JSONDecodeError, RecursionError) as error:
            raise BadRecord("record-not-json") from error
        return cls.of(data)

    @classmethod
    def of(cls, data: object) -> Self:
        """The record that this JSON object is, checked for its form only."""
        if not isinstance(data, dict):
            raise BadRecord("record-not-json")
        for name, kind in FIELDS.items():
            if type(data.get(name)) is not kind:
                raise BadRecord("record-field", field=name)
        if not 0 <= data["rules_version"] < MOST_VERSIONS:
            raise BadRecord("record-field", field="rules_version")
        for ply, move in enumerate(data["moves"]):
            if not isinstance(move, str):
                raise BadRecord("record-move-not-text", ply=ply, number=ply + 1)
        if not isinstance(data.get("result"), dict | None):
            raise BadRecord("record-field", field="result")
        return cls(
            game=data["game"],
            rules_version=data["rules_version"],
            options=data["options"],
            setup=data["setup"],
            moves=tuple(data["moves"]),
            result=data.get("result"),
        )

    @classmethod
    def starting(cls, game: Game[S, M], state: S, rng: Random) -> Self:
        """The game that begins with this state; what is face down is dealt anew."""
        if game.positions is None:
            raise BadPosition("position-none", game=game.key)
        options, setup = game.positions.begin(state, rng)
        return cls(game=game.key, rules_version=game.rules_version, options=options, setup=setup)

    def as_json(self) -> Json:
        """The record as docs/notation.md writes it."""
        data: Json = {
            "game": self.game,
            "rules_version": self.rules_version,
            "options": dict(self.options),
            "setup": dict(self.setup),
            "moves": list(self.moves),
        }
        if self.result is not None:
            data["result"] = dict(self.result)
        return data

    def write(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.as_json(), ensure_ascii=False)

    def states(self, game: Game[S, M]) -> Iterator[S]:
        """The state at every ply, from the start to the last move, each a value of its own."""
        if game.key != self.game:
            raise BadRecord("record-other-game", game=self.game, expected=game.key)
        if self.rules_version != game.rules_version:
            raise BadRecord("record-version", found=self.rules_version, version=game.rules_version)
        try:
            state = game.start(self.options, self.setup)
        except LunariumError as error:
            raise BadStart(error) from error
        yield state
        for ply, move in enumerate(self.moves):
            try:
                state = game.play(state, move)
            except LunariumError as error:
                raise BadRecord(
                    "record-ply", reasons=error.reasons, ply=ply, number=ply + 1, move=move[:60]
                ) from error
            yield state

    def replay(self, game: Game[S, M], upto: int | None = None) -> S:
        """The state after `upto` moves, or after all of them."""
        last = len(self.moves) if upto is None else upto
        if not 0 <= last <= len(self.moves):
            raise BadRecord("record-no-such-ply", ply=last, plies=len(self.moves))
        for ply, state in enumerate(self.states(game)):
            if ply == last:
                return state
        raise BadRecord("record-no-such-ply", ply=last, plies=len(self.moves))

    def verify(self, game: Game[S, M]) -> S:
        """Replay all of it and compare the result that it claims."""
        state = self.replay(game)
        if self.result is not None:
            outcome = game.outcome(state)
            if outcome is None:
                raise BadRecord("record-unfinished")
            if outcome.result != dict(self.result):
                raise BadRecord(
                    "record-result", expected=json.dumps(outcome.result), found=json.dumps(dict(self.result))
                )
        return state
