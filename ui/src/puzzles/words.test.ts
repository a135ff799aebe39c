import { describe, expect, it } from "vitest";

import type { GradeInfo, PuzzleTried } from "../api/types";
import { readWish, writeWish } from "./wish";
import { findLevel, isRough, outcomeOf, tellGrade, tellLoss } from "./words";

const say = (key: string, params: Record<string, unknown> = {}) => [key, ...Object.values(params)].join(" ");
const grade = (points: number, tried: number): GradeInfo => ({ points, tried, error: 100, solved: 0 });

function tried(change: number, result = {}, counts = true): PuzzleTried {
  return {
    result: { solved: true, helped: false, mended: false, ...result },
    before: grade(1500, 4),
    after: grade(1500 + change, counts ? 5 : 4),
    daily: null,
  };
}

describe("what a try did to the grade", () => {
  it("is told with its sign", () => {
    expect(tellGrade(tried(12), say)).toBe("puzzle-grade-change 1512 +12");
    expect(tellGrade(tried(-30, { solved: false }), say)).toBe("puzzle-grade-change 1470 \u221230");
  });

  it("is nothing with help, or where the first try has counted", () => {
    expect(tellGrade(tried(0, { helped: true }), say)).toBe("puzzle-grade-stays-helped 1500");
    expect(tellGrade(tried(0, { mended: true, solved: false }, false), say)).toBe("puzzle-grade-stays 1500");
  });

  it("is rough at first", () => {
    expect([isRough(grade(1500, 9)), isRough(grade(1500, 10))]).toEqual([true, false]);
  });
});

describe("how a puzzle went", () => {
  it("is one word", () => {
    const results = [
      null,
      { solved: true, helped: false, mended: false },
      { solved: true, helped: true, mended: false },
      { solved: false, helped: true, mended: true },
      { solved: false, helped: false, mended: false },
    ];
    expect(results.map(outcomeOf)).toEqual(["new", "solved", "helped", "mended", "missed"]);
  });

  it("names what a move gave away in its measure", () => {
    expect(tellLoss({ measure: "win", loss: 0.123 }, say)).toBe("puzzle-loss-win 12");
    expect(tellLoss({ measure: "score", loss: 4.26 }, say)).toBe("puzzle-loss-score 4.3");
  });

  it("names the level from which on all find it", () => {
    expect(findLevel([1, 1, 1, 1, 1])).toBe(1);
    expect(findLevel([0.9, 0.2, 0.8, 0.9, 1])).toBe(3);
    expect(findLevel([1, 1, 1, 1, 0.5])).toBe(0);
  });
});

describe("a wish", () => {
  it("stands in the address and is read from there", () => {
    const wish = { theme: "two-tasks", difficulty: 3, players: null };
    expect(writeWish(wish)).toBe("?theme=two-tasks&difficulty=3");
    expect(readWish(writeWish(wish))).toEqual(wish);
    expect(writeWish(readWish("?difficulty=many"))).toBe("");
  });
});
