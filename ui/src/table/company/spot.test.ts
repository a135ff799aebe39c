import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { findSpot } from "./spot";

const SIZE = { width: 100, height: 30 };

/** Where a phrase stands beside the panels at these places: left, top, width, height. */
function find(...panels: [number, number, number, number][]) {
  const rects = panels.map(([left, top, width, height]) => ({
    left,
    top,
    width,
    height,
    right: left + width,
    bottom: top + height,
  }));
  const root = { querySelectorAll: () => rects.map((rect) => ({ getBoundingClientRect: () => rect })) };
  return findSpot(root as unknown as ParentNode, 0, SIZE);
}

beforeEach(() => {
  vi.stubGlobal("innerWidth", 400);
  vi.stubGlobal("innerHeight", 300);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("stands under a panel, not far down a high one", () => {
  expect(find([50, 20, 80, 40])).toEqual({ left: 56, top: 66 });
  expect(find([50, 20, 80, 200])).toEqual({ left: 56, top: 70 });
});

it("stands above a panel without room below", () => {
  expect(find([50, 224, 80, 40])).toEqual({ left: 56, top: 188 });
  expect(find([50, 218, 80, 40])).toEqual({ left: 56, top: 264 });
});

it("stays inside the screen", () => {
  expect(find([-20, 20, 80, 40])?.left).toBe(6);
  expect(find([380, 20, 80, 40])?.left).toBe(294);
  expect(find([50, -280, 80, 570])?.top).toBe(6);
});

it("stands beside the first panel in sight, if there is one", () => {
  const hidden: [number, number, number, number][] = [
    [50, 20, 0, 40],
    [50, -40, 80, 40],
    [50, 300, 80, 40],
    [-80, 20, 80, 40],
    [400, 20, 80, 40],
  ];
  expect(find(...hidden)).toBeNull();
  expect(find(...hidden, [50, 20, 80, 40])).toEqual({ left: 56, top: 66 });
});
