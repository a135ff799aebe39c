import { describe, expect, it } from "vitest";

import { makeView } from "../sample";
import { findNearest, findNext } from "./direction";
import { layCandles, layCouncil, layPath, layTemple, sizeTile } from "./island";
import { makeRing } from "./ring";
import { DESK, fitSea } from "./sea";

const { shape } = DESK.island;
const PHONES = [
  [360, 350],
  [375, 270],
  [390, 560],
  [470, 330],
  [820, 640],
] as const;

describe("the ring", () => {
  it("starts below and runs clockwise", () => {
    const ring = makeRing(200, 100, 50);
    expect(ring.at(0)).toEqual({ x: -0, y: 100 });
    expect(ring.at(ring.length / 4).x).toBeCloseTo(-200);
    expect(ring.at(ring.length / 2)).toMatchObject({ y: -100 });
    expect(ring.at(ring.length * 0.75).x).toBeCloseTo(200);
  });

  it("has no gaps", () => {
    for (let t = 0; t < shape.path.length; t += 3) {
      const a = shape.path.at(t);
      const b = shape.path.at(t + 3);
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(3.1);
    }
  });
});

describe("the island", () => {
  it("lays the path from the gate: each guard tile before the tiles he guards", () => {
    const spots = layPath(makeView(), shape);
    expect(spots).toHaveLength(18);
    expect(spots[0]).toMatchObject({ tile: null, of: { guard: 2 } });
    expect(spots.map((spot) => spot.tile?.tile).filter(Boolean)).toEqual([
      16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5,
    ]);
  });

  it("keeps neighbouring tiles apart", () => {
    const spots = layPath(makeView(), shape);
    const size = sizeTile(spots.length, shape);
    spots.slice(1).forEach((spot, index) => {
      const last = spots[index];
      if (last) expect(Math.hypot(spot.x - last.x, spot.y - last.y)).toBeGreaterThan(size * Math.sqrt(3));
    });
  });

  it("keeps the temple on its floor", () => {
    const { side, hexagons } = layTemple(makeView(), shape);
    expect(side).toBeGreaterThan(25);
    for (const { x, y } of hexagons) {
      expect(Math.abs(x)).toBeLessThan(211);
      expect(Math.abs(y)).toBeLessThan(223);
    }
  });

  it("seats the council from below", () => {
    const { seats } = layCouncil(11, shape);
    expect(seats).toHaveLength(11);
    expect(seats[0]?.y).toBeGreaterThan(seats[10]?.y ?? 0);
  });
});

describe("a sea that fits its room", () => {
  it.each(PHONES)("keeps island and isles in sight at %i x %i", (width, height) => {
    const { island, isles } = fitSea(width, height);
    const { halfWidth, halfHeight } = island.shape;
    expect(island.y + (halfHeight + 30) * island.scale).toBeLessThanOrEqual(height);
    expect(island.x + (halfWidth + 30) * island.scale).toBeLessThan(width);
    for (const { x, y, scale } of isles) {
      expect(x - 90 * scale).toBeGreaterThanOrEqual(0);
      expect(x + 90 * scale).toBeLessThanOrEqual(width);
      expect(y + 95 * scale).toBeLessThanOrEqual(height);
    }
  });

  it.each(PHONES)("keeps candles, temple and council apart at %i x %i", (width, height) => {
    const view = makeView();
    const small = fitSea(width, height).island.shape;
    const { side, hexagons } = layTemple(view, small);
    const { seats } = layCouncil(11, small);
    const candles = layCandles(4, view.temple.boards.length, small);
    for (const { x, y } of hexagons) {
      for (const seat of seats)
        expect(Math.abs(seat.x - x) > side || Math.abs(seat.y - y) > side + 20).toBe(true);
      for (const candle of candles) expect(Math.hypot(candle.x - x, candle.y - y)).toBeGreaterThan(side);
    }
  });
});

describe("directions", () => {
  const here = { x: 0, y: 0 };
  const east = { x: 50, y: 5, name: "east" };
  const far = { x: 90, y: 0, name: "far" };
  const north = { x: 3, y: -40, name: "north" };

  it("finds the nearest place ahead", () => {
    expect(findNext(here, [far, east, north], "right")?.name).toBe("east");
    expect(findNext(here, [far, east, north], "up")?.name).toBe("north");
    expect(findNext(here, [far, east, north], "left")).toBeNull();
  });

  it("finds what a thumb has missed, but not too far", () => {
    expect(findNearest({ x: 60, y: 0 }, [east, far], 30)?.name).toBe("east");
    expect(findNearest({ x: 0, y: 300 }, [east, far], 30)).toBeNull();
  });
});
