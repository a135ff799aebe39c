import { expect, it } from "vitest";

import { findCorner } from "./place";

const ROOM = { width: 1000, height: 600 };
const corner = (left: number, top: number, wide = 20, high = 20, room = ROOM) =>
  findCorner({ left, top, right: left + wide, bottom: top + high }, 300, 100, room);

it("stands right of its thing, at its height", () => {
  expect(corner(100, 300)).toEqual({ left: 132, top: 260 });
  expect(corner(656, 300)).toEqual({ left: 688, top: 260 });
});

it("stands left where there is no room on the right", () => {
  expect(corner(657, 300)).toEqual({ left: 345, top: 260 });
});

it("stands below, else above a thing that is too wide", () => {
  expect(corner(300, 100, 400)).toEqual({ left: 350, top: 132 });
  expect(corner(300, 456, 400)).toEqual({ left: 350, top: 488 });
  expect(corner(300, 457, 400)).toEqual({ left: 350, top: 345 });
});

it("covers a thing that fills the window, from the right", () => {
  expect(corner(50, 50, 900, 500)).toEqual({ left: 688, top: 250 });
});

it("stays inside the window", () => {
  expect(corner(100, 0)).toEqual({ left: 132, top: 12 });
  expect(corner(100, 590)).toEqual({ left: 132, top: 488 });
  expect(corner(0, 100, 40, 20, { width: 330, height: 600 })).toEqual({ left: 12, top: 132 });
});
