import { describe, expect, it } from "vitest";

import { findNext } from "./walking";

const RING = [7, 3, 9, 1, 5];
const USABLE = new Set([7, 3, 9]);

function walk(key: string, from: number, usable = USABLE): (number | null)[] {
  const way: (number | null)[] = [];
  for (let at: number | null = from; at !== null && way.length < 6; way.push(at))
    at = findNext(key, at, RING, usable);
  return way;
}

describe("the way round the wheel", () => {
  it("goes right and left among the tiles that may be taken", () => {
    expect(walk("ArrowRight", 7)).toEqual([3, 9, 7, 3, 9, 7]);
    expect(walk("ArrowLeft", 7)).toEqual([9, 3, 7, 9, 3, 7]);
    expect(findNext("ArrowRight", 5, RING, USABLE)).toBe(7);
    expect(findNext("ArrowLeft", 1, RING, USABLE)).toBe(9);
  });

  it("goes down and up over all of them", () => {
    expect(walk("ArrowDown", 7)).toEqual([3, 9, 1, 5, 7, 3]);
    expect(walk("ArrowUp", 7)).toEqual([5, 1, 9, 3, 7, 5]);
  });

  it("leads nowhere where nothing may be taken, or by another key", () => {
    expect(findNext("ArrowRight", 7, RING, new Set())).toBeNull();
    expect(findNext("Enter", 7, RING, USABLE)).toBeNull();
  });
});
