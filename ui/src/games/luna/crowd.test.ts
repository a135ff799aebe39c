import { describe, expect, it } from "vitest";

import { spreadRow } from "./crowd";

const room = { width: 100, wide: 22, narrow: 14, counted: 27 };

describe("spreadRow", () => {
  it("stands few apart, about the middle", () => {
    expect(spreadRow([2, 0, 1], room).map(({ seat, x }) => [seat, x])).toEqual([
      [0, -22],
      [0, 0],
      [2, 22],
    ]);
  });

  it("moves more together and keeps within the room", () => {
    const row = spreadRow([4, 3], room);
    expect(row).toHaveLength(7);
    expect(Math.max(...row.map(({ x }) => x))).toBeCloseTo(50);
  });

  it("shows a crowd as one of each with its number", () => {
    expect(spreadRow([6, 0, 4, 1], room).map(({ seat, count }) => [seat, count])).toEqual([
      [0, 6],
      [2, 4],
      [3, 1],
    ]);
  });

  it("has nothing to show for nobody", () => {
    expect(spreadRow([0, 0], room)).toEqual([]);
  });
});
