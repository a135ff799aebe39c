import { describe, expect, it } from "vitest";

import { drawLine, layOut, readCourse } from "./chart";
import { sample } from "./sample";

const area = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };

describe("the course", () => {
  it("has a value before each move and the result at its end", () => {
    const { values } = readCourse(sample, 4);
    expect(values.map(([mine]) => mine)).toEqual([0.56, 0.35, 0.504, 0.7, 1]);
  });

  it("holds what is known where a move was not looked at yet", () => {
    const partial = { ...sample, moves: sample.moves.filter(({ ply }) => ply !== 1) };
    expect(readCourse(partial, 4).values[1]![0]).toBe(0.35);
  });

  it("tells what came up from what was decided", () => {
    const course = readCourse(sample, 4);
    const plot = layOut(course, "win", area);
    expect(drawLine(course, 0, plot).came).toBe("M60 49.6L75 30");
    expect(drawLine(course, 0, plot, 2).came).toBe("");
    expect(drawLine(course, 0, plot).decided).toMatch(/^M0 44L25 65M.*L100 0$/);
  });

  it("finds the move below a pointer, at the edges too", () => {
    const { find } = layOut(readCourse(sample, 4), "win", area);
    expect([find(-20), find(26), find(400)]).toEqual([0, 1, 4]);
  });

  it("scales points by themselves", () => {
    const { ticks } = layOut({ values: [[22], [31]], between: [null] }, "score", area);
    expect(ticks[0]).toBeLessThanOrEqual(22);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(31);
  });
});
