import { describe, expect, it } from "vitest";

import type { Move } from "../api/types";
import { clean, complete, isOnlyOfItsKind } from "./completion";

// The kind stands before the colon where it is not the whole text.
const list = (...moves: string[]) =>
  moves.map((line) => {
    const [kind, text = kind] = line.split(": ");
    return { text, kind, parts: {} } as unknown as Move;
  });
const texts = (moves: Move[]) => moves.map((move) => move.text);

const LEGAL = list("take: 17@0,-1", "take: 17@1,0", "take: 4@0,-1", "refill");
const LUNA = list(
  "favour: favour tide",
  "favour: favour book",
  "shrine",
  "shrine: shrine*",
  "meditate",
  "council: council tide 2",
);
const [TAKE, , , REFILL] = LEGAL as [Move, Move, Move, Move];

describe("complete", () => {
  it("offers everything for nothing", () => {
    expect(complete("", LEGAL).matches).toEqual(LEGAL);
  });

  it("offers what begins like the text, and how far Tab leads", () => {
    expect(complete("1", LEGAL)).toEqual({
      matches: LEGAL.slice(0, 2),
      more: 0,
      prefix: "17@",
      exact: null,
    });
  });

  it("finds moves by their words when none begins like the text", () => {
    expect(texts(complete("tide", LUNA).matches)).toEqual(["favour tide", "council tide 2"]);
  });

  it("cuts a long list and counts the rest", () => {
    expect(complete("", LEGAL, 3)).toMatchObject({ matches: LEGAL.slice(0, 3), more: 1 });
  });

  it("forgives blanks and capitals", () => {
    expect(complete("  Favour   TIDE ", LUNA).exact).toBe(LUNA[0]);
    expect(clean(" A  b ")).toBe("a b");
  });

  it("finds nothing for nonsense", () => {
    expect(complete("xyz", LEGAL)).toMatchObject({ matches: [], exact: null, prefix: "xyz" });
  });
});

describe("isOnlyOfItsKind", () => {
  it("knows single-choice moves", () => {
    expect(isOnlyOfItsKind(LUNA[4]!, LUNA)).toBe(true);
    expect(isOnlyOfItsKind(REFILL, LEGAL)).toBe(true);
  });

  it("sees alternatives", () => {
    expect(isOnlyOfItsKind(LUNA[0]!, LUNA)).toBe(false);
    expect(isOnlyOfItsKind(LUNA[2]!, LUNA)).toBe(false);
    expect(isOnlyOfItsKind(TAKE, LEGAL)).toBe(false);
  });
});
