import { describe, expect, it } from "vitest";

import { litPath, moonAge, phaseOf } from "../src/parts/moon";

// Half of the moon's area lies between its limb and the terminator's ellipse.
function litShare(age: number): number {
  const [, inner, bulge] = /A([\d.]+) 1 0 0 ([01]) 0 -1Z$/.exec(litPath(age)) ?? [];
  const limb = / 0 0 ([01]) 0 1A/.exec(litPath(age))?.[1];
  return 0.5 + (limb === bulge ? 0.5 : -0.5) * Number(inner);
}

describe("litPath", () => {
  it.each([0.04, 0.2, 0.3, 0.48, 0.6, 0.9])("lights as much as the moon of age %s", (age) => {
    expect(litShare(age)).toBeCloseTo((1 - Math.cos(2 * Math.PI * age)) / 2, 3);
  });
});

describe("moonAge", () => {
  it.each([
    ["2024-04-08T18:21Z", 0], // a solar eclipse: new moon
    ["2025-03-14T06:55Z", 0.5], // a lunar eclipse: full moon
    ["2026-08-12T17:37Z", 0],
  ])("knows the moon of %s", (moment, age) => {
    const distance = Math.abs(moonAge(new Date(moment)) - age);
    expect(Math.min(distance, 1 - distance)).toBeLessThan(0.03);
  });
});

describe("phaseOf", () => {
  it("names the nearest of eight phases", () => {
    expect([0, 0.1, 0.26, 0.5, 0.97].map(phaseOf)).toEqual([0, 1, 2, 4, 0]);
  });
});
