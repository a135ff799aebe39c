import { describe, expect, it } from "vitest";

import { Choice } from "./choice.svelte";

/** A choice at a table that keeps what is proposed. */
function makeChoice(legal: string[]) {
  const table = {
    legal,
    chosen: null as string | null,
    choose: (move: string | null) => {
      table.chosen = move;
    },
  };
  return { table, choice: new Choice(() => table) };
}

const LEGAL = ["4@0,1", "4@1,0", "7@0,1", "7@1,0", "refill"];

describe("a choice", () => {
  it("begins with a tile, then takes a place", () => {
    const { table, choice } = makeChoice(LEGAL);
    choice.pick(4);
    expect(choice.held).toBe(4);
    expect(table.chosen).toBeNull();
    expect(choice.places).toEqual([
      { x: 0, y: 1 },
      { x: 1, y: 0 },
    ]);
    choice.put({ x: 1, y: 0 });
    expect(table.chosen).toBe("4@1,0");
  });

  it("takes the only place by itself", () => {
    const { table, choice } = makeChoice(["4@0,0", "7@0,0"]);
    choice.pick(4);
    expect(table.chosen).toBe("4@0,0");
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

  it("keeps the place when another tile is tried", () => {
    const { table, choice } = makeChoice(LEGAL);
    choice.pick(4);
    choice.put({ x: 1, y: 0 });
    choice.pick(7);
    expect(table.chosen).toBe("7@1,0");
  });

  it("previews the place pointed at", () => {
    const { choice } = makeChoice(LEGAL);
    choice.pick(4);
    choice.over = { x: 0, y: 1 };
    expect(choice.preview).toBe("4@0,1");
    choice.pointed = 7;
    expect(choice.preview).toBe("7@0,1");
  });

  it("offers other moves, and withdraws them", () => {
    const { table, choice } = makeChoice(LEGAL);
    choice.propose("refill");
    expect(table.chosen).toBe("refill");
    choice.propose("refill");
    expect(table.chosen).toBeNull();
    choice.propose("end-phase");
    expect(table.chosen).toBeNull();
  });
});
