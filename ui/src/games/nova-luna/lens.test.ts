import { describe, expect, it } from "vitest";

import { Lens, type Sight } from "./lens.svelte";

/** A display that is wider than a phone, with a tile proposed at its left end. */
const sight: Sight = {
  tiles: Array.from({ length: 11 }, (_, x) => ({ x, y: 0 })),
  targets: [{ x: -1, y: 0 }],
  margin: 1,
  place: { x: -1, y: 0 },
  motion: false,
};

function look(seen: Sight, width = 374): Lens {
  const lens = new Lens(() => seen);
  [lens.width, lens.height] = [width, 260];
  lens.fit();
  return lens;
}

describe("a felt that fits itself", () => {
  it("keeps the proposed tile in sight when its room changes", () => {
    const lens = look(sight);
    expect(lens.left - lens.unit).toBeGreaterThan(0);
    lens.height = 240;
    lens.fit();
    expect(lens.left - lens.unit).toBeGreaterThan(0);
  });

  it("shows both ends of a display ten wide on a phone", () => {
    const tiles = Array.from({ length: 10 }, (_, x) => ({ x, y: 0 }));
    const lens = look({ ...sight, tiles, targets: [], place: null }, 328);
    expect(lens.left).toBeGreaterThanOrEqual(0);
    expect(lens.left + 10 * lens.unit).toBeLessThanOrEqual(328);
  });

  it("looks at the tiles while nothing is proposed", () => {
    const lens = look({ ...sight, place: null });
    expect(lens.left + 5.5 * lens.unit).toBeCloseTo(374 / 2);
  });
});
