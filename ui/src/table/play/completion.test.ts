import { describe, expect, it } from "vitest";

import { clean, complete, isOnlyOfItsKind } from "./completion";

const LEGAL = ["17@0,-1", "17@1,0", "4@0,-1", "refill"];
const LUNA = ["favour tide", "favour book", "shrine", "shrine*", "meditate", "council tide 2"];

describe("complete", () => {
  it("offers everything for nothing", () => {
    expect(complete("", LEGAL).matches).toEqual(LEGAL);
  });

  it("offers what begins like the text, and how far Tab leads", () => {
    expect(complete("1", LEGAL)).toEqual({
      matches: ["17@0,-1", "17@1,0"],
      more: 0,
      prefix: "17@",
      exact: false,
    });
  });

  it("finds moves by their words when none begins like the text", () => {
    expect(complete("tide", LUNA).matches).toEqual(["favour tide", "council tide 2"]);
  });

  it("cuts a long list and counts the rest", () => {
    expect(complete("", LEGAL, 3)).toMatchObject({ matches: LEGAL.slice(0, 3), more: 1 });
  });

  it("forgives blanks and capitals", () => {
    expect(complete("  Favour   TIDE ", LUNA).exact).toBe(true);
    expect(clean(" A  b ")).toBe("a b");
  });

  it("finds nothing for nonsense", () => {
    expect(complete("xyz", LEGAL)).toMatchObject({ matches: [], exact: false, prefix: "xyz" });
  });
});

describe("isOnlyOfItsKind", () => {
  it("knows single-choice moves", () => {
    expect(isOnlyOfItsKind("meditate", LUNA)).toBe(true);
    expect(isOnlyOfItsKind("refill", LEGAL)).toBe(true);
  });

  it("sees alternatives", () => {
    expect(isOnlyOfItsKind("favour tide", LUNA)).toBe(false);
    expect(isOnlyOfItsKind("shrine", LUNA)).toBe(false);
    expect(isOnlyOfItsKind("17@0,-1", LEGAL)).toBe(false);
  });
});
