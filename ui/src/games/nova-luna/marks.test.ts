import { describe, expect, it } from "vitest";

import type { NovaLunaMove } from "../../api/types";
import { fitTag, marksOf, marksOfRefill, placeMarks, type Mark } from "./marks";

const take = (tile: number, x: number, y: number): NovaLunaMove => ({
  kind: "take",
  text: `${tile}@${x},${y}`,
  parts: { tile, x, y },
});
const mark = (move: NovaLunaMove, kind: Mark["kind"]): Mark => ({ move, kind, label: kind });
const placed = (x: number, y: number) => ({ tile: 1, x, y, order: 0, covered: [] });

describe("marked tiles", () => {
  it("have their words where no tile lies", () => {
    const [only] = placeMarks([mark(take(5, 1, 0), "played")], [placed(2, 0)]);
    expect(only).toMatchObject({ x: 1, y: 0, shared: false });
    expect(only!.sides).toEqual(["left", "above", "below"]);
  });

  it("lie upon each other where both go to one place", () => {
    const marks = [mark(take(5, 1, 0), "played"), mark(take(6, 1, 0), "better")];
    expect(placeMarks(marks, []).map(({ kind, shared }) => [kind, shared])).toEqual([
      ["better", false],
      ["played", true],
    ]);
  });

  it("have their words in sight, whatever edge they lie at", () => {
    const window = { width: 360, height: 300 };
    const tag = { width: 60, height: 20 };
    const at = (left: number, top: number) => ({ tile: { left, top, size: 50 }, tag, window });
    const sides = ["right", "left", "above", "below"] as const;
    expect(fitTag(sides, at(100, 100))).toEqual({ side: "right", nudge: 0 });
    expect(fitTag(sides, at(300, 100))).toEqual({ side: "left", nudge: 0 });
    expect(fitTag(["right", "above"], at(305, 100))).toEqual({ side: "above", nudge: 0 });
    expect(fitTag(["right", "above"], at(320, 100))).toEqual({ side: "above", nudge: -15 });
    expect(fitTag(["above", "below"], at(-10, 10))).toEqual({ side: "below", nudge: 15 });
  });

  it("are found on the wheel, and a refill in its middle", () => {
    const refill: NovaLunaMove = { kind: "refill", text: "refill", parts: {} };
    const marks = [mark(refill, "played"), mark(take(6, 0, 0), "better")];
    expect(marksOf(6, marks)).toHaveLength(1);
    expect(marksOfRefill(marks)).toHaveLength(1);
  });
});
