import { describe, expect, it } from "vitest";

import { findChange } from "./changes";
import { makeView } from "./sample";
import { findIsle } from "./view";

describe("findChange", () => {
  it("finds nothing between equal views", () => {
    expect(findChange(makeView(), makeView())).toBeNull();
  });

  it("lets novices fall asleep beside their own isle", () => {
    const change = findChange(
      makeView({ tide: { active: [2, 0] } }),
      makeView({ tide: { active: [0, 0], inactive: [2, 0] } }),
    );
    expect(change?.flights).toHaveLength(2);
    expect(change?.flights[0]).toMatchObject({
      from: { at: "on", isle: "tide" },
      to: { at: "by", isle: "tide" },
    });
    expect(change && findIsle(change.between, "tide").active).toEqual([0, 0]);
  });

  it("sends a novice to the tile with its isle's symbol", () => {
    const before = makeView({ tide: { active: [2, 0] }, book: { active: [1, 0] } });
    const after = makeView({ tide: { inactive: [1, 0] }, book: { active: [1, 0] } });
    const tile = after.path.groups[0]?.tiles[0];
    if (tile) tile.claimed_by = 0;
    expect(
      findChange(before, after)
        ?.flights.map(({ to }) => to.at)
        .sort(),
    ).toEqual(["by", "path"]);
  });

  it("moves a tile into the temple with its novice, then the displaced one out", () => {
    const before = makeView();
    const claimed = before.path.groups[0]?.tiles[0];
    if (claimed) claimed.claimed_by = 0;
    const after = structuredClone(before);
    const tile = after.path.groups[0]?.tiles[0];
    if (tile) Object.assign(tile, { claimed_by: null, on_path: false });
    for (const space of after.temple.spaces) {
      if (space.tile === 5) Object.assign(space, { filled: true, novice: 0 });
      if (space.tile === 4) space.novice = null;
    }
    if (after.players[1]) after.players[1].stage = 1;
    const flights = findChange(before, after)?.flights ?? [];
    expect(flights.map(({ piece, wave }) => [piece.kind, wave])).toEqual([
      ["tile", 0],
      ["novice", 1],
    ]);
    expect(flights[1]?.to).toEqual({ at: "stage" });
  });

  it("wakes the sleepers before the figures walk on", () => {
    const before = makeView({ tide: { inactive: [1, 0] } });
    const after = makeView(
      { tide: { active: [1, 0] } },
      {
        round: 2,
        figures: { moon_priestess: "book", master_builder: "book", apostate: "novice", next: null },
      },
    );
    const flights = findChange(before, after)?.flights ?? [];
    expect(flights.map(({ piece, wave }) => [piece.kind, wave])).toEqual([
      ["novice", 0],
      ["figure", 1],
    ]);
  });

  it("gives favours, discs and books their ways", () => {
    const before = makeView();
    const after = structuredClone(before);
    if (after.players[0]) after.players[0].favours = ["herbs"];
    findIsle(after, "herbs").favours = 1;
    after.council.seats = [2, 0];
    for (const space of after.temple.spaces) if (space.tile === 4) space.book = false;
    for (const space of after.temple.spaces) if (space.tile === 8) space.book = true;
    const kinds = findChange(before, after)?.flights.map(({ piece }) => piece.kind);
    expect(kinds?.sort()).toEqual(["book", "disc", "favour"]);
  });
});
