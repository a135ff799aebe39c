import { describe, expect, it } from "vitest";

import { boundsOf, knots, mergeThreads, stepTo, threads } from "./field";

const cell = (x: number, y: number) => ({ x, y });

describe("bounds", () => {
  it("hold every cell and the margin", () => {
    expect(boundsOf([cell(-1, 2), cell(3, 0)], 1)).toEqual({ left: -2, top: -1, right: 5, bottom: 4 });
  });

  it("of an empty display are its first place", () => {
    expect(boundsOf([], 1)).toEqual({ left: -1, top: -1, right: 2, bottom: 2 });
  });
});

describe("walking by arrow keys", () => {
  const cells = [cell(0, 0), cell(2, 0), cell(1, 1), cell(0, 3)];

  it("goes straight ahead before it goes aside", () => {
    expect(stepTo(cell(0, 0), "right", cells)).toEqual(cell(2, 0));
    expect(stepTo(cell(0, 0), "down", cells)).toEqual(cell(0, 3));
  });

  it("turns aside where nothing lies ahead", () => {
    expect(stepTo(cell(2, 0), "down", cells)).toEqual(cell(1, 1));
  });

  it("stays where nothing lies in that direction", () => {
    expect(stepTo(cell(0, 0), "up", cells)).toBeNull();
  });
});

describe("threads", () => {
  it("follow a chain from tile to tile", () => {
    const chain = threads(cell(0, 0), [
      [2, 0],
      [1, 0],
      [2, 1],
    ]);
    expect(chain).toEqual([
      [cell(0, 0), cell(1, 0)],
      [cell(1, 0), cell(2, 0)],
      [cell(2, 0), cell(2, 1)],
    ]);
  });

  it("never count the tile itself", () => {
    expect(threads(cell(0, 0), [[0, 0]])).toEqual([]);
  });

  it("of several tasks are drawn once, whichever way they run", () => {
    const merged = mergeThreads([threads(cell(0, 0), [[1, 0]]), threads(cell(1, 0), [[0, 0]])]);
    expect(merged).toHaveLength(1);
    expect(knots(merged)).toHaveLength(2);
  });
});
