import { describe, expect, it } from "vitest";

import { anchorOf, traceMove, traceVoyage } from "./ways";
import { makeEffect, makeView } from "./sample";
import type { Place } from "./places";

const trace = (steps: Place[], anchors: Place[] = [], effect = makeEffect({})) =>
  traceMove({ steps: steps.map((place) => [place]), anchors }, effect, makeView(), 0);

describe("traceVoyage", () => {
  it("leaves from the isle, from beside it or from the stage, and arrives beside an isle", () => {
    const ways = [
      { origin: "tide" as const, asleep: false, to: "book" as const },
      { origin: "tide" as const, asleep: true, to: "book" as const },
      { origin: "stage" as const, asleep: false, to: "book" as const },
    ];
    const to = { at: "by", isle: "book" };
    expect(traceVoyage(ways)).toEqual([
      [{ at: "isle", isle: "tide" }, to],
      [{ at: "by", isle: "tide" }, to],
      [{ at: "stage" }, to],
    ]);
  });
});

describe("traceMove", () => {
  it("follows the Apostate", () => {
    expect(trace(["isle:tide"], [], makeEffect({ apostate: "herbs" }))).toEqual([
      [
        { at: "figure", isle: "novice" },
        { at: "figure", isle: "herbs" },
      ],
    ]);
  });

  it("follows one's own tiles into the temple", () => {
    const enters = [
      { tile: 5, seat: 0 },
      { tile: 8, seat: 1 },
    ] as never;
    expect(trace(["path:5"], [], makeEffect({ enters }))).toEqual([
      [
        { at: "path", tile: 5 },
        { at: "space", tile: 5 },
      ],
    ]);
  });

  it("goes from the first place to the second", () => {
    expect(trace(["isle:tide", "isle:book"])).toEqual([
      [
        { at: "isle", isle: "tide" },
        { at: "isle", isle: "book" },
      ],
    ]);
    expect(trace(["isle:tide", "council"])).toEqual([]);
  });

  it("goes from the isle that offers a tile to the tile, and nowhere from an isle alone", () => {
    expect(trace(["path:5"], ["path:5", "isle:tide"])).toEqual([
      [
        { at: "on", isle: "tide" },
        { at: "path", tile: 5 },
      ],
    ]);
    expect(trace(["path:5"], ["path:5"])).toEqual([]);
    expect(trace(["isle:tide"], ["isle:tide"])).toEqual([]);
  });
});

it("knows where a place lies", () => {
  expect(anchorOf("isle:tide")).toEqual({ at: "isle", isle: "tide" });
  expect(anchorOf("path:5")).toEqual({ at: "path", tile: 5 });
  expect(anchorOf("space:5")).toEqual({ at: "space", tile: 5 });
  expect(anchorOf("stage")).toEqual({ at: "stage" });
  expect([anchorOf("council"), anchorOf(undefined)]).toEqual([null, null]);
});
