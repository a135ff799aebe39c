import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { findCorner } from "./place";
import { Pointing, type Mark, type Shown } from "./pointing";

const isle: Mark = { thing: "isle:tide", element: {} as Element };
const tile: Mark = { thing: "path:17", element: {} as Element };
let seen: (string | null)[] = [];
let pointing: Pointing;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  pointing = new Pointing((shown: Shown | null) => seen.push(shown && `${shown.way} ${shown.thing}`));
});
afterEach(() => vi.useRealTimers());

const pass = (time: number) => vi.advanceTimersByTime(time);

test("a mouse that rests asks, one that passes does not", () => {
  pointing.hover(isle, { x: 1, y: 1 });
  pass(300);
  pointing.hover(tile, { x: 2, y: 1 });
  pass(600);
  expect(seen).toEqual([]);
  pass(100);
  expect(seen).toEqual(["hover path:17"]);
  pointing.hover(null, { x: 3, y: 1 });
  pass(300);
  expect(seen).toEqual(["hover path:17", null]);
});

test("a board that moves beneath a resting mouse asks nothing", () => {
  pointing.hover(null, { x: 1, y: 1 });
  pointing.hover(isle, { x: 1, y: 1 });
  pass(2000);
  expect(seen).toEqual([]);
});

test("the way from a thing to its card keeps the card", () => {
  pointing.hover(isle, { x: 1, y: 1 });
  pass(700);
  pointing.hover(null, { x: 2, y: 1 });
  pass(100);
  pointing.stay();
  pass(1000);
  expect(seen).toEqual(["hover isle:tide"]);
});

test("a click uses the thing, closes its card and is left in peace", () => {
  pointing.hover(isle, { x: 1, y: 1 });
  pass(700);
  expect(pointing.click(isle)).toBe(false);
  pointing.hover(isle, { x: 2, y: 1 });
  pass(2000);
  expect(seen).toEqual(["hover isle:tide", null]);
});

test("focus asks after a moment, and losing it closes", () => {
  pointing.focus(isle);
  pass(100);
  pointing.blur();
  pass(2000);
  expect(seen).toEqual([]);
  pointing.focus(tile);
  pass(700);
  pointing.blur();
  pass(300);
  expect(seen).toEqual(["focus path:17", null]);
});

test("a finger that rests asks; the click that follows is swallowed once", () => {
  pointing.press(isle, { x: 10, y: 10 });
  pointing.drag({ x: 14, y: 12 });
  pass(500);
  pointing.release();
  expect(seen).toEqual(["press isle:tide"]);
  expect(pointing.click(isle)).toBe(true);
  expect(pointing.click(tile)).toBe(false);
  expect(seen).toEqual(["press isle:tide", null]);
});

test("a tap and a drag ask nothing", () => {
  pointing.press(isle, { x: 10, y: 10 });
  pass(200);
  pointing.release();
  expect(pointing.click(isle)).toBe(false);
  pointing.press(isle, { x: 10, y: 10 });
  pointing.drag({ x: 30, y: 10 });
  pass(2000);
  expect(seen).toEqual([]);
});

test("while somebody asks, a click is a question and focus answers at once", () => {
  pointing.asking = true;
  expect(pointing.click(isle)).toBe(true);
  expect(pointing.click(null)).toBe(false);
  pointing.focus(tile);
  pass(1);
  expect(seen).toEqual(["ask isle:tide", null, "ask path:17"]);
  pointing.blur();
  pass(2000);
  expect(seen).toHaveLength(3);
});

test("a card stands beside its thing and inside the window", () => {
  const room = { width: 1000, height: 700 };
  const box = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 60 });
  expect(findCorner(box(100, 100), 380, 200, room)).toEqual({ left: 172, top: 30 });
  expect(findCorner(box(900, 0), 380, 200, room)).toEqual({ left: 508, top: 12 });
  const wide = { left: 10, top: 300, right: 990, bottom: 340 };
  expect(findCorner(wide, 380, 200, room)).toEqual({ left: 310, top: 352 });
});
