"""Which engine runs the rules: the native one where it was built, else plain Python (PEP 399)."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha512
from importlib import import_module
from random import Random
from typing import Any, Protocol, Self, TypeVar, cast

from lunarium.core.encoding import Chance, Encoding, Field, Shape
from lunarium.core.game import Game, M, S, Seat
from lunarium.core.position import Built, Drafting, Positions
from lunarium.core.thinking import PlayGames, Values


class NativeState(Protocol):
    """A state that lives in the native engine."""

    native: Any

    def copy(self) -> Self:
        """An independent copy."""


T = TypeVar("T", bound=NativeState)


def is_switched_off() -> bool:
    """Whether somebody wants the Python rules: LUNARIUM_PURE=1."""
    return os.environ.get("LUNARIUM_PURE", "0") not in ("", "0")


def native_engine() -> Any | None:
    """The compiled module, unless it is missing or switched off."""
    if is_switched_off():
        return None
    try:
        return import_module("lunarium._native")
    except ImportError:
        return None


@dataclass(frozen=True, slots=True)
class NativeSearch:
    """The native search in the moves of its game; it releases the GIL while it runs."""

    native: Any  # a search of lunarium._native
    encode: Callable[[Any], int]
    decode: Callable[[int], Any]

    def run(self, simulations: int, seconds: float) -> None:
        """Think until one of both is used up, or somebody calls `stop`."""
        self.native.run(simulations, seconds)

    def stop(self) -> None:
        """End the thinking at once, from another thread."""
        self.native.stop()

    def advance(self, move: Any) -> None:
        """The game goes on with this move; keep what was thought about it."""
        self.native.advance(self.encode(move))

    def simulations(self) -> int:
        """How many there were about this position."""
        return int(self.native.simulations())

    def value(self) -> Values:
        """What the position is worth."""
        values: Values = self.native.value()
        return values

    def thoughts(self, length: int) -> list[tuple[Any, int, float, Values, list[Any]]]:
        """Move, visits, prior, values and expected line; the best first."""
        return [
            (self.decode(code), visits, prior, values, list(map(self.decode, line)))
            for code, visits, prior, values, line in self.native.thoughts(length)
        ]


def seed_bytes(seed: str) -> bytes:
    """The number from which `Random(seed)` starts, for the native engine's twin of it."""
    text = seed.encode()
    return text + sha512(text).digest()


def native_encoding(
    decode: Callable[[int], M],
    encode: Callable[[M], int],
    *,
    batch: Any,  # a batch of lunarium._native
    forest: Any,  # and its search for learners
    fields: Callable[[int], Sequence[Field]],
    features: Callable[[int], Sequence[Field]],
    starts: int,
    deal_starts: Callable[[Mapping[str, Any], Sequence[str]], list[tuple[Mapping[str, Any], Any]]],
    restore: Callable[[Mapping[str, Any], Mapping[str, Any], Any], Any],
    setup_of: Callable[[Mapping[str, Any], Any], Mapping[str, Any]] = lambda setup, first: setup,
    chance: Chance | None = None,
) -> Encoding:
    """Positions and moves as the native engine numbers them for learners."""

    def move_of(state: Any, action: int) -> M | None:
        code = state.native.decode(action)
        return None if code is None else decode(code)

    return Encoding(
        shape=lambda state: Shape(*batch.shape(state.native)),
        observe=lambda state, seat, out: state.native.observe(seat, out),
        featurize=lambda state, seat, out: state.native.features(seat, out),
        mask=lambda state, out: state.native.mask(out),
        decode=move_of,
        encode=lambda state, move: int(state.native.encode(encode(move))),
        rewards=lambda state, by_rank: list(state.native.rewards(by_rank)),
        fields=fields,
        features=features,
        sides=lambda state: int(state.native.sides()),
        trace=lambda state, moves, *out: state.native.trace([encode(move) for move in moves], *out).rewards,
        batch=batch,
        forest=lambda like, *rest: forest(like.native, *rest),
        chance=chance,
        starts=starts,
        deal_starts=deal_starts,
        restore=restore,
        setup_of=setup_of,
        read_code=decode,
        write_code=encode,
    )


def on_native(
    pure: Game[S, M],
    *,
    enter: Callable[[S], T],
    leave: Callable[[T], S],
    encode: Callable[[M], int],
    decode: Callable[[int], M],
    determinize: Callable[[T, Seat | None, Random], T],
    search: Callable[[Any, int, int, int], Any],  # the native class
    simulations: Callable[[int, int], int],
    encoding: Encoding,
    play_games: PlayGames,
) -> Game[T, M]:
    """The game with its hot functions replaced; what is not hot is asked of the Python rules."""
    showing, thinking = pure.showing, pure.thinking
    about, idea, positions = showing.about, showing.idea, pure.positions
    twin = replace(
        cast("Game[Any, M]", pure),
        start=lambda options, setup: enter(pure.start(options, setup)),
        to_move=lambda state: state.native.to_move(),
        legal_moves=lambda state: list(map(decode, state.native.legal_moves())),
        apply=lambda state, move: state.native.apply(encode(move)),
        outcome=lambda state: None if state.native.to_move() is not None else pure.outcome(leave(state)),
        view=lambda state, seat: pure.view(leave(state), seat),
        determinize=determinize,
        refuse=lambda state, move: pure.refuse(leave(state), move),
        reseal=lambda setup, state, rng: pure.reseal(setup, leave(state), rng),
        is_midway=lambda state: pure.is_midway(leave(state)),
        unseen=lambda state: pure.unseen(leave(state)),
        showing=replace(
            showing,
            progress=lambda state: showing.progress(leave(state)),
            insight=lambda state: showing.insight(leave(state)),
            about=(lambda state, thing: about(leave(state), thing)) if about else None,
            idea=(lambda state, move: idea(leave(state), move)) if idea else None,
            denies=lambda state, move: showing.denies(leave(state), move),
            compare=lambda state, played, better: showing.compare(leave(state), played, better),
            section=lambda state, uncovered: showing.section(leave(state), uncovered),
            things=lambda state: showing.things(leave(state)),
        ),
        thinking=replace(
            thinking,
            plain=leave,
            search=lambda state, level, seed, threads: NativeSearch(
                search(state.native, level, seed, threads), encode, decode
            ),
            simulations=simulations,
            encoding=encoding,
            play_games=play_games,
            engine="native",
            pure=pure,
        ),
        positions=positions
        and Positions(
            write=lambda state: positions.write(leave(state)),
            read=lambda text: enter(positions.read(text)),
            begin=lambda state, rng: positions.begin(leave(state), rng),
            drafting=positions.drafting and _draft_on_native(positions.drafting, enter),
        ),
    )
    return cast("Game[T, M]", twin)


def _draft_on_native(drafting: Drafting, enter: Callable[[Any], Any]) -> Drafting:
    """Only what is possible is carried over."""

    def build(draft: Any) -> Built:
        built = drafting.build(draft)
        return built if built.state is None else replace(built, state=enter(built.state))

    return replace(drafting, build=build)
