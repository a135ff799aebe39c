import { expect, test } from "vitest";

import type { LineStep, Snapshot } from "../../api/types";
import { findFreeCorner } from "./corner";
import { listExpectations } from "./expectation";
import { TriedLine } from "../../board/line.svelte";

test("chances of winning by seat; alone the points", () => {
  const hint = { win: [0.624, 0.376], score: [54.4, 47.2] };
  expect(listExpectations({ measure: "win" }, hint, "en").map(({ text }) => text)).toEqual(["62%", "38%"]);
  expect(listExpectations({ measure: "score" }, hint, "en").map(({ text }) => text)).toEqual(["54", "47"]);
});

test("a line is gone through step by step and offers nothing to play", () => {
  const step = (to_move: number) => ({ view: { to_move }, to_move }) as unknown as LineStep;
  const line = new TriedLine([step(1), step(0)]);
  const snapshot = { ply: 7, legal: [{}], your_turn: true } as unknown as Snapshot;
  expect(line.showOn(snapshot)).toMatchObject({ ply: 8, to_move: 1, legal: [], your_turn: false });
  line.go(-1);
  expect(line.isFirst).toBe(true);
  line.go(1);
  line.go(1);
  expect(line.isLast).toBe(true);
  expect(line.showOn(snapshot)).toMatchObject({ ply: 9, to_move: 0 });
});

test("a list makes way for the place that it speaks of", () => {
  const room = { left: 12, top: 64, right: 1000, bottom: 700 };
  const box = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 60 });
  expect(findFreeCorner(400, 300, room, [])).toEqual({ left: 600, top: 400 });
  expect(findFreeCorner(400, 300, room, [box(100, 100)])).toEqual({ left: 600, top: 400 });
  expect(findFreeCorner(400, 300, room, [box(800, 500)])).toEqual({ left: 12, top: 400 });
  expect(findFreeCorner(960, 300, room, [box(800, 500)])).toEqual({ left: 40, top: 64 });
});
