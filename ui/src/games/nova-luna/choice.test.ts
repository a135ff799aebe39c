import { describe, expect, it } from "vitest";

import type { NovaLunaMove } from "../../api/types";
import { Choice } from "./choice.svelte";
import { findKind, tilesOf } from "./moves";

/** A choice at a table that keeps what is proposed. */
function makeChoice(legal: NovaLunaMove[]) {
  const table = {
    legal,
    chosen: null as NovaLunaMove | null,
    choose: (move: NovaLunaMove | null) => {
      table.chosen = move;
    },
  };
  return { table, choice: new Choice(() => table) };
}

const take = (tile: number, x: number, y: number): NovaLunaMove => ({
  text: `${tile}@${x},${y}`,
  kind: "take",
  parts: { tile, x, y },
});
const refill: NovaLunaMove = { text: "refill", kind: "refill", parts: {} };
const LEGAL = [refill, take(4, 0, 1), take(4, 1, 0), take(7, 0, 1), take(7, 1, 0)];

describe("a choice", () => {
  it("begins with a tile, then takes a place", () => {
    const { table, choice } = makeChoice(LEGAL);
    choice.pick(4);
    expect(choice.held).toBe(4);
    expect(table.chosen).toBeNull();
    expect(choice.moves).toEqual([take(4, 0, 1), take(4, 1, 0)]);
    choice.put({ x: 1, y: 0 });
    expect(table.chosen).toEqual(take(4, 1, 0));
  });

  it("takes the only place by itself", () => {
    const { table, choice } = makeChoice([take(4, 0, 0), take(7, 0, 0)]);
    choice.pick(4);
    expect(table.chosen).toEqual(take(4, 0, 0));
  });

  it("refuses tiles and places that are not legal", () => {
    const { table, choice } = makeChoice(LEGAL);
    choice.pick(9);
    expect(choice.held).toBeNull();
    choice.pick(4);
    choice.put({ x: 5, y: 5 });
    expect(table.chosen).toBeNull();
  });

  it("puts the tile in hand back when it is picked again", () => {
    const { choice } = makeChoice(LEGAL);
    choice.pick(4);
    choice.pick(4);
    expect(choice.held).toBeNull();
  });

  it("goes back one step at a time: first the place, then the tile", () => {
    const { table, choice } = makeChoice(LEGAL);
    choice.pick(4);
    choice.put({ x: 0, y: 1 });
    expect(choice.back()).toBe(true);
    expect([table.chosen, choice.held]).toEqual([null, 4]);
    expect(choice.back()).toBe(true);
    expect(choice.held).toBeNull();
    expect(choice.back()).toBe(false);
  });

  it("is forgotten with its position", () => {
    const { choice } = makeChoice(LEGAL);
    choice.pick(4);
    choice.over = { x: 0, y: 1 };
    choice.forget();
    expect([choice.held, choice.over, choice.pointed]).toEqual([null, null, null]);
  });

  it("keeps the place when another tile is tried", () => {
    const { table, choice } = makeChoice(LEGAL);
    choice.pick(4);
    choice.put({ x: 1, y: 0 });
    choice.pick(7);
    expect(table.chosen).toEqual(take(7, 1, 0));
  });

  it("previews the place pointed at", () => {
    const { choice } = makeChoice(LEGAL);
    choice.pick(4);
    choice.over = { x: 0, y: 1 };
    expect(choice.preview).toEqual(take(4, 0, 1));
    choice.pointed = 7;
    expect(choice.preview).toEqual(take(7, 0, 1));
  });

  it("proposes other moves, and withdraws them", () => {
    const { table, choice } = makeChoice(LEGAL);
    choice.propose(refill);
    expect(table.chosen).toEqual(refill);
    choice.propose(refill);
    expect(table.chosen).toBeNull();
  });

  it("keeps a move in sight that is on its way", () => {
    const { table, choice } = makeChoice(LEGAL);
    choice.pick(4);
    choice.put({ x: 1, y: 0 });
    table.legal = [];
    expect(new Choice(() => table).preview).toEqual(take(4, 1, 0));
  });
});

describe("legal moves", () => {
  it("say which tiles may be taken, and what else may be done", () => {
    expect([...tilesOf(LEGAL)]).toEqual([4, 7]);
    expect(findKind("refill", LEGAL)).toBe(refill);
    expect(findKind("end-phase", LEGAL)).toBeNull();
  });
});
