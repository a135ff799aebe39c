import { describe, expect, it } from "vitest";

import { lastAction } from "./action";

describe("lastAction", () => {
  it("takes the moves of a journey together", () => {
    const log = [0, 1, 2, 3].map((ply) => ({ ply, goes_on: ply > 1 }));
    expect(lastAction(log).map(({ ply }) => ply)).toEqual([1, 2, 3]);
    expect(lastAction([])).toEqual([]);
  });

  it("takes all events of a move", () => {
    const steps = [0, 1, 1, 2, 2].map((ply) => ({ ply, goes_on: ply === 2 }));
    expect(lastAction(steps).map(({ ply }) => ply)).toEqual([1, 1, 2, 2]);
    expect(lastAction(steps.slice(0, 3)).map(({ ply }) => ply)).toEqual([1, 1]);
  });

  it("takes what there is where its beginning is not", () => {
    expect(lastAction([{ ply: 4, goes_on: true }]).length).toBe(1);
  });
});
