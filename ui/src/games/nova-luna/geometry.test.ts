import { describe, expect, it } from "vitest";

import { arc, moonSector, phaseName, polar, shapePath, spacePoint, taskAt, tower, towers } from "./geometry";
import { COLOURS } from "./tiles";

describe("the wheel", () => {
  it("counts degrees clockwise from the top", () => {
    expect(polar(10, 0)).toEqual([0, -10]);
    expect(polar(10, 90)).toEqual([10, -0]);
    expect(polar(10, 180)).toEqual([0, 10]);
  });

  it("has the gold space at the upper right and goes on clockwise", () => {
    const [gold, next] = [spacePoint(0), spacePoint(1)];
    expect(gold[0]).toBeGreaterThan(0);
    expect(gold[1]).toBeLessThan(0);
    expect(next[1]).toBeGreaterThan(gold[1]);
  });

  it("takes the long way round where an arc passes half the circle", () => {
    expect(arc(10, 350, 20)).toContain("A10 10 0 0 1");
    expect(arc(10, 20, 350)).toContain("A10 10 0 1 1");
  });

  it("closes the outline of a space", () => {
    expect(moonSector(3)).toMatch(/^M.*Z$/);
  });

  it("names the phases all round", () => {
    expect([0, 1, 5, 6, 7, 11].map(phaseName)).toEqual([
      "new",
      "waxing-crescent",
      "waxing-crescent",
      "first-quarter",
      "waxing-gibbous",
      "waxing-gibbous",
    ]);
    expect([12, 13, 18, 19, 23].map(phaseName)).toEqual([
      "full",
      "waning-gibbous",
      "last-quarter",
      "waning-crescent",
      "waning-crescent",
    ]);
  });
});

describe("a tower of tokens", () => {
  it("has the one who moves first on top", () => {
    const found = towers([2, 0, 1, 3], [5, 5, 5, 9]);
    expect(found.get(5)).toEqual([1, 0, 2]);
    expect(found.get(9)).toEqual([3]);
  });

  it("leaves out seats without a place, as in the solo game", () => {
    expect(towers([0], [null]).size).toBe(0);
  });

  it.each([1, 2, 3, 4])("of %i stays on its space of the track and hides no emblem", (height) => {
    const places = tower(7, height);
    expect(places).toHaveLength(height);
    for (const { point, radius } of places) {
      const distance = Math.hypot(...point);
      expect(distance - radius).toBeGreaterThanOrEqual(89.5);
      expect(distance + radius).toBeLessThanOrEqual(153.5);
    }
    for (let level = 1; level < height; level++) {
      const [lower, upper] = [places[level - 1]!, places[level]!];
      const gap = Math.hypot(lower.point[0] - upper.point[0], lower.point[1] - upper.point[1]);
      expect(gap).toBeGreaterThan(lower.radius * 1.2);
    }
  });
});

describe("a tile", () => {
  it("has a shape of its own for each colour", () => {
    const shapes = COLOURS.map((colour) => shapePath(colour, 0, 0, 10));
    expect(new Set(shapes).size).toBe(4);
  });

  it("knows which task is pointed at", () => {
    expect(taskAt(1, 74, 73)).toBe(0);
    expect(taskAt(2, 26, 73)).toBe(0);
    expect(taskAt(3, 74, 26)).toBe(0);
    expect(taskAt(3, 74, 73)).toBe(2);
    expect(taskAt(3, 10, 10)).toBeNull();
    expect(taskAt(0, 74, 73)).toBeNull();
  });
});
