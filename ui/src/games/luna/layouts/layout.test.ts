import { describe, expect, it } from "vitest";

import { breaksLine, chooseLayout, choosePanel, chooseUnit, countFitting, sizeButton } from "./layout";

describe("the layout", () => {
  it.each([
    [360, 591, "phone"],
    [412, 684, "phone"],
    [844, 390, "side"],
    [1024, 600, "side"],
    [820, 1123, "tall"],
    [1024, 711, "wide"],
    [1440, 843, "desk"],
    [2560, 1383, "desk"],
  ])("of %i x %i is %s", (width, height, layout) => {
    expect(chooseLayout(width, height)).toBe(layout);
  });
});

describe("a desk", () => {
  it("has larger letters on a larger screen, within bounds", () => {
    expect([1440, 2160, 4000].map((width) => chooseUnit("desk", width, width / 1.5))).toEqual([1, 1.5, 1.75]);
    expect(chooseUnit("desk", 2160, 840)).toBe(1);
    expect(chooseUnit("desk", 1300, 700)).toBe(1);
    expect(chooseUnit("wide", 2160, 1440)).toBe(1);
  });

  it("shows panels with all their words where they find room above each other", () => {
    expect([2, 3, 4].map((players) => choosePanel(players, 648, 1))).toEqual(["full", "full", "short"]);
    expect([3, 4].map((players) => choosePanel(players, 647, 1))).toEqual(["short", "short"]);
    expect([648, 1296].map((height) => choosePanel(3, height, 2))).toEqual(["short", "full"]);
    expect(choosePanel(4, 820, 1)).toBe("full");
  });
});

describe("buttons as wide as their words", () => {
  it("grow with the word and with the cost", () => {
    expect(sizeButton("Gunst", 1)).toBeLessThan(sizeButton("Missionierung", 1));
    expect(sizeButton("Gunst", 1)).toBeLessThan(sizeButton("Gunst", 2));
    expect(sizeButton("Missionierung", 1, 6)).toBe(sizeButton("Missionierung", 1));
    expect(sizeButton("Missionierung", 1, 8)).toBe(sizeButton("Missionierung", 1) + 13);
  });

  it("break long names of several words", () => {
    expect(breaksLine("Priesterrat unterstützen")).toBe(true);
    expect(breaksLine("Missionierung")).toBe(false);
    expect(sizeButton("Priesterrat unterstützen", 1)).toBeLessThan(sizeButton("Priesterratunterstützen", 1));
  });

  it("fill rows and leave the last place", () => {
    expect(countFitting([100, 100, 100], 320, 1, 80)).toBe(2);
    expect(countFitting([100, 100, 100], 320, 2, 80)).toBe(3);
    expect(countFitting([100, 100, 100, 100, 100, 100], 320, 2, 80)).toBe(5);
    expect(countFitting([500], 320, 2, 80)).toBe(0);
  });
});
