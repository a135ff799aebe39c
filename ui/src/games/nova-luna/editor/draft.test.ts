import { expect, test } from "vitest";

import { listFree, listUses, moveEarlier, moveInTime, nextSpace, putFigure, putTile, tileAt } from "./draft";
import type { NovaLunaDraft } from "./draft";

const draft: NovaLunaDraft = {
  game: "nova-luna",
  options: { players: 2, first_game: false, solo_scoring: "whole-display" },
  wheel: [null, 16, 50, null, null, null, null, null, null, null, null, 10],
  meeple: 0,
  queue: [0, 1],
  displays: [
    [
      { tile: 30, x: 0, y: 0 },
      { tile: 17, x: 1, y: 0 },
    ],
    [],
  ],
};
const cell = (x: number, y: number, seat = 0) => ({ kind: "cell" as const, seat, x, y });

test("a tile is put on a space or in a display, in the place of another one", () => {
  const onWheel = putTile(draft, { kind: "space", space: 3 }, 8);
  expect(tileAt(onWheel, { kind: "space", space: 3 })).toBe(8);
  expect(putTile(draft, cell(0, 0), 8).displays[0]!.map(({ tile }) => tile)).toEqual([8, 17]);
  expect(putTile(draft, cell(0, 1), 8).displays[0]!.map(({ tile }) => tile)).toEqual([30, 17, 8]);
  expect(putTile(draft, cell(0, 0), null).displays[0]!.map(({ tile }) => tile)).toEqual([17]);
  expect(putTile(draft, cell(0, 0, 1), 8).displays[0]).toEqual(draft.displays[0]);
});

test("the figure stands on a space without a tile", () => {
  const moved = putFigure(draft, 1);
  expect([moved.meeple, moved.wheel[1]]).toEqual([1, null]);
});

test("the next space clockwise is free and not the figure's", () => {
  expect(nextSpace(draft, 1)).toBe(3);
  expect(nextSpace(draft, 10)).toBe(3);
  expect(nextSpace({ ...draft, wheel: draft.wheel.map(() => 1) }, 3)).toBeNull();
});

test("every tile that lies somewhere says where", () => {
  const uses = listUses(draft);
  expect(uses.get(16)).toEqual({ kind: "wheel" });
  expect(uses.get(17)).toEqual({ kind: "display", seat: 0 });
  expect(uses.has(1)).toBe(false);
});

test("places beside a display are free, each once; of an empty one it is the middle", () => {
  expect(listFree([])).toEqual([{ x: 0, y: 0 }]);
  expect(listFree(draft.displays[0]!)).toHaveLength(6);
});

test("what was laid, and who moves, goes one earlier or later", () => {
  expect(moveInTime(draft, cell(1, 0), -1).displays[0]!.map(({ tile }) => tile)).toEqual([17, 30]);
  expect(moveInTime(draft, cell(1, 0), 1)).toBe(draft);
  expect(moveEarlier(draft, 1).queue).toEqual([1, 0]);
});
