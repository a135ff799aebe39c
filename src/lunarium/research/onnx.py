"""Nets in ONNX files as players: `onnx:net.onnx`, or `onnx:net.onnx@400` with so many simulations a move."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lunarium.ai.player import Policy
from lunarium.core.errors import BadOption, LunariumError
from lunarium.games import AnyGame
from lunarium.research.positions import load_encoded
from lunarium.research.search import Search

SIMULATIONS = 100
LEAVES = 8  # positions that are judged at once
KINDS = {"tensor(uint8)": np.uint8, "tensor(int8)": np.int8, "tensor(float)": np.float32}


class OnnxNet:
    """What a file says about positions.

    It takes `observation` (uint8 or float32, a row for each position) and, if it wants, `mask`; it gives
    `policy` (logits) and `value`. A metadata entry `scale` says what rewards are divided by, if not by 1.
    """

    def __init__(self, path: str) -> None:
        try:
            import onnxruntime
        except ImportError as error:
            raise LunariumError("research-needs-package", package="onnxruntime") from error
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1  # games are played side by side
        options.log_severity_level = 4
        self.path = path
        try:
            self._session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
            self._inputs = {one.name: KINDS[one.type] for one in self._session.get_inputs()}
            outputs = [one.name for one in self._session.get_outputs()]
            self.scale = float(self._session.get_modelmeta().custom_metadata_map.get("scale", "1"))
        except Exception as error:  # whatever a file may hold that is not a net
            raise BadOption("onnx-unreadable", file=path) from error
        self._outputs = ["policy", "value"]
        if not set(self._inputs) <= {"observation", "mask"} or not set(self._outputs) <= set(outputs):
            raise BadOption("onnx-names", file=path, found=", ".join([*self._inputs, *outputs]))

    def __call__(
        self, observations: NDArray[np.uint8], masks: NDArray[np.int8]
    ) -> tuple[ArrayLike, ArrayLike]:
        """Logits and values of these positions."""
        given = {"observation": observations, "mask": masks}
        feed = {name: given[name].astype(kind, copy=False) for name, kind in self._inputs.items()}
        try:
            policy, value = self._session.run(self._outputs, feed)
        except Exception as error:  # the runtime's errors have no common base
            raise LunariumError("onnx-other-game", file=self.path) from error
        return policy, value


@cache
def load_net(path: str, changed: float) -> OnnxNet:
    """The net of a file; one that was changed meanwhile is read again."""
    return OnnxNet(path)


@dataclass(frozen=True, slots=True)
class OnnxPlayer:
    """Plays what the search for learners tries most, with this net."""

    path: str
    simulations: int = SIMULATIONS

    @classmethod
    def of(cls, text: str) -> OnnxPlayer:
        """From `FILE` or `FILE@SIMULATIONS`; the file is read at once, so that a bad one is told early."""
        path, at, amount = text.rpartition("@")
        if not at or not amount.isdigit():
            path, amount = text, str(SIMULATIONS)
        player = cls(path, max(1, int(amount)))
        player.net()
        return player

    @property
    def name(self) -> str:
        """As it was asked for."""
        return f"onnx:{self.path}" + (f"@{self.simulations}" if self.simulations != SIMULATIONS else "")

    def net(self) -> OnnxNet:
        """Its net."""
        try:
            return load_net(self.path, Path(self.path).stat().st_mtime)
        except OSError as error:
            raise BadOption("onnx-unreadable", file=self.path) from error

    def choose(self, game: AnyGame, state: Any, rng: Random) -> Any:
        """The move tried most often; a forced move needs no thought."""
        return self.weigh(game, state, rng)[0]

    def weigh(self, game: AnyGame, state: Any, rng: Random) -> tuple[Any, Policy[Any]]:
        """The same, with how often each move was tried."""
        moves = game.legal_moves(state)
        if len(moves) == 1:
            return moves[0], [(moves[0], 1.0)]
        net, position = self.net(), load_encoded(game.key)[1].enter(state)
        search = Search.at(game.key, [state], net, seed=rng.getrandbits(63), leaves=LEAVES, scale=net.scale)
        visits = search.run(self.simulations + 1)[0]  # the first looks at the position itself
        tried = [int(action) for action in np.flatnonzero(visits)]
        shares = [(position.decode(action), float(visits[action] / visits.sum())) for action in tried]
        best = position.decode(int(visits.argmax()))
        return best, shares or [(best, 1.0)]
