import { describe, expect, it } from "vitest";

import { compare } from "./changes";
import type { NovaLunaView } from "../../api/types";

/** A view of two seats; what is not given is as at the start. */
function makeView(change: Partial<NovaLunaView> = {}): NovaLunaView {
  return {
    game: "nova-luna",
    options: { players: 2, first_game: false, solo_scoring: "whole-display" },
    to_move: 0,
    phase: null,
    wheel: [null, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21],
    meeple: 0,
    reach: [11, 12, 13],
    supply: 57,
    unseen: [],
    queue: [0, 1],
    seats: [
      { seat: 0, distance: 22, space: 22, tokens_left: 20, display: [] },
      { seat: 1, distance: 23, space: 23, tokens_left: 20, display: [] },
    ],
    solo: null,
    outcome: null,
    ...change,
  };
}

/** Seat 0 has taken tile 13 from space 3. */
const taken = makeView({
  wheel: [null, 11, 12, null, 14, 15, 16, 17, 18, 19, 20, 21],
  meeple: 3,
  seats: [
    {
      seat: 0,
      distance: 25,
      space: 1,
      tokens_left: 19,
      display: [{ tile: 13, x: 0, y: 0, covered: [false, true], order: 0 }],
    },
    { seat: 1, distance: 23, space: 23, tokens_left: 20, display: [] },
  ],
});

describe("what has changed", () => {
  it("is nothing at first sight", () => {
    expect(compare(null, makeView()).taken).toBeNull();
  });

  it("is nothing between a view and itself", () => {
    const changes = compare(makeView(), makeView());
    expect(changes).toEqual({ taken: null, moon: null, tokens: [], covered: [], dealt: [] });
  });

  it("is a tile that flies, a moon that walks, a token that passes the new moon, a task covered", () => {
    const changes = compare(makeView(), taken);
    expect(changes.taken).toEqual({ tile: 13, seat: 0, space: 3, x: 0, y: 0 });
    expect(changes.moon?.path).toEqual([0, 1, 2, 3]);
    expect(changes.tokens).toEqual([{ seat: 0, path: [22, 23, 0, 1] }]);
    expect(changes.covered).toEqual([{ seat: 0, tile: 13, x: 0, y: 0, task: 1 }]);
    expect(changes.dealt).toEqual([]);
  });

  it("is a deal clockwise from the moon", () => {
    const before = makeView({ wheel: Array<number | null>(12).fill(null), meeple: 10 });
    const after = makeView({ wheel: [32, 33, ...Array<number | null>(9).fill(null), 31], meeple: 10 });
    expect(compare(before, after).dealt).toEqual([
      { tile: 31, space: 11 },
      { tile: 32, space: 0 },
      { tile: 33, space: 1 },
    ]);
  });

  it("is not shown moving when a game steps back, or leaps ahead", () => {
    expect(compare(taken, makeView()).taken).toBeNull();
    const leap = makeView({
      seats: taken.seats.map((seat, index) => ({
        ...seat,
        display: [{ tile: 30 + index, x: 0, y: 0, covered: [], order: 0 }],
      })),
    });
    expect(compare(makeView(), leap).taken).toBeNull();
  });
});
