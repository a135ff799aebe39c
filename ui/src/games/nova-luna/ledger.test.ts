import { describe, expect, it } from "vitest";

import { addSecondNote } from "./ledger";
import { TILES } from "./tiles";
import type { NovaLunaView } from "../../api/types";

const numbers = (names: number[]) => names.reduce((sum, name) => sum + (TILES[name - 1]?.number ?? 0), 0);

/** A solo game with these tiles in the display and these notes taken. */
function makeView(names: number[], notes: number[], scoring: string): NovaLunaView {
  const display = names.map((tile, order) => ({ tile, x: order, y: 0, covered: [], order }));
  return {
    options: { players: 1, solo_scoring: scoring },
    seats: [{ seat: 0, distance: null, space: null, tokens_left: 5, display }],
    solo: { phase: notes.length + 1, stacks: [0, 5], notes, running: numbers(names) },
  } as unknown as NovaLunaView;
}

describe("the second note so far", () => {
  it("is none in the first phase", () => {
    expect(addSecondNote(makeView([5, 6], [], "whole-display"))).toBeNull();
  });

  it("counts the whole display", () => {
    const view = makeView([5, 6, 7, 8], [numbers([5, 6])], "whole-display");
    expect(addSecondNote(view)).toBe(numbers([5, 6, 7, 8]));
  });

  it("counts each tile once, if so agreed", () => {
    const view = makeView([5, 6, 7, 8], [numbers([5, 6])], "each-tile-once");
    expect(addSecondNote(view)).toBe(numbers([7, 8]));
  });

  it("knows a first note with tokens that were not placed", () => {
    const all = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const view = makeView([...all, 20], [numbers(all) + 20], "each-tile-once");
    expect(addSecondNote(view)).toBe(numbers([20]));
  });
});
