import { describe, expect, it } from "vitest";

import { readMove } from "./moves";

describe("readMove", () => {
  it("reads every form of the notation", () => {
    expect(readMove("favour herbs*")).toMatchObject({ kind: "favour", isle: "herbs", virtual: true });
    expect(readMove("shrine")).toMatchObject({ kind: "shrine", virtual: false });
    expect(readMove("herbs novice 2")).toMatchObject({ kind: "herbs", isle: "novice", count: 2 });
    expect(readMove("sail stage>novice 1")).toMatchObject({
      kind: "sail",
      from: "stage",
      to: "novice",
      count: 1,
    });
    expect(readMove("promote 17*$")).toMatchObject({ kind: "promote", tile: 17, virtual: true, bribe: true });
    expect(readMove("sanctify 11$")).toMatchObject({
      kind: "sanctify",
      tile: 11,
      virtual: false,
      bribe: true,
    });
    expect(readMove("book 1>8")).toMatchObject({ kind: "book", fromTile: 1, tile: 8 });
    expect(readMove("council 1*")).toMatchObject({ kind: "council", count: 1, virtual: true });
    expect(readMove("council tide 2")).toMatchObject({ kind: "council", isle: "tide", count: 2 });
    expect(readMove("expel 2*")).toMatchObject({ kind: "expel", count: 2, virtual: true });
    expect(readMove("end-round")).toMatchObject({ kind: "end-round" });
    expect(readMove("place-pair herbs")).toMatchObject({ kind: "place-pair", isle: "herbs" });
  });

  it("tells a step of a tide from one that opens it", () => {
    expect(readMove("tide tide->book")).toMatchObject({
      kind: "tide",
      from: "tide",
      asleep: true,
      to: "book",
    });
    expect(readMove("shrine->book")).toMatchObject({
      kind: "step",
      from: "shrine",
      asleep: true,
      to: "book",
    });
    expect(readMove("journey tide>book")).toMatchObject({ kind: "journey", from: "tide", asleep: false });
  });

  it("refuses what is no move", () => {
    expect(readMove("dance tide")).toBeNull();
    expect(readMove("favour nowhere")).toBeNull();
    expect(readMove("tide>nowhere")).toBeNull();
  });
});
