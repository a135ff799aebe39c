import { expect, test } from "vitest";

import { chooseLayout, hasDock } from "./layout";

test.each([
  [360, 640, "phone"],
  [375, 553, "phone"],
  [412, 732, "phone"],
  [844, 390, "side"],
  [820, 1123, "tall"],
  [1024, 711, "tablet"],
  [1440, 843, "desk"],
  [2560, 1383, "vast"],
])("a room of %i by %i is a %s", (width, height, layout) => {
  expect(chooseLayout(width, height)).toBe(layout);
});

test("a tablet that stands upright has a dock, one that lies has none", () => {
  expect(hasDock("tall")).toBe(true);
  expect(hasDock("tablet")).toBe(false);
});
