import { describe, expect, it } from "vitest";

import { chooseTicks, drawChart } from "./chart";

const FRAME = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

describe("chooseTicks", () => {
  it("takes round numbers that hold both ends", () => {
    expect(chooseTicks(0, 47)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(chooseTicks(0, 3)).toEqual([0, 1, 2, 3]);
    expect(chooseTicks(-7, 12)).toEqual([-10, -5, 0, 5, 10, 15]);
  });
});

describe("drawChart", () => {
  const course = {
    unit: "influence" as const,
    points: [
      [0, 0],
      [2, 0],
      [2, 0],
      [4, 4],
    ],
  };
  const chart = drawChart(course, FRAME);

  it("draws a stepped line for each seat", () => {
    expect(chart.lines).toHaveLength(2);
    expect(chart.lines[1]).toBe("M10 55H110V5H110");
  });

  it("finds the ply under the pointer", () => {
    expect(chart.findPly(10)).toBe(0);
    expect(chart.findPly(76)).toBe(2);
    expect(chart.findPly(999)).toBe(3);
  });

  it("keeps the marks at the ends apart", () => {
    const [one, other] = chart.ends;
    expect(Math.abs(one!.y - other!.y)).toBeGreaterThanOrEqual(16);
  });

  it("bears a game without a move", () => {
    expect(drawChart({ unit: "tokens_left", points: [[21, 21]] }, FRAME).last).toBe(0);
  });
});
