import { describe, expect, it } from "vitest";

import type { LunaView } from "../../api/types";
import { findChange } from "./changes";
import type { Anchor } from "./geometry/anchors";
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

  it("finds nothing between views of different games, or where the whole table changes", () => {
    const alone = makeView();
    alone.players.pop();
    expect(findChange(alone, makeView({ tide: { active: [1, 0] } }))).toBeNull();
    const turned = makeView({ tide: { active: [1, 0] } });
    turned.isles.reverse();
    expect(findChange(makeView(), turned)).toBeNull();
    const move = (count: number) =>
      findChange(makeView({ tide: { active: [count, 0] } }), makeView({ book: { active: [count, 0] } }));
    expect([move(40)?.flights.length, move(41)]).toEqual([40, null]);
  });

  /** Where the novices of seat 0 go, from one view to the next, as short words. */
  function trace(before: LunaView, after: LunaView): string[] {
    const name = (anchor: Anchor) => Object.values(anchor).join(" ");
    const flights = findChange(before, after)?.flights ?? [];
    return flights.map(({ from, to, wave }) => `${name(from)} > ${name(to)} in ${wave}`).sort();
  }

  it("pairs each place that is left with the most natural one that is reached", () => {
    const asleep = { tide: { active: [1, 0] }, book: { inactive: [1, 0] } } as const;
    expect(
      trace(
        makeView({ tide: { active: [1, 0] }, herbs: { active: [1, 0] } }),
        makeView({ tide: { inactive: [1, 0] }, book: { active: [1, 0] } }),
      ),
    ).toEqual(["on herbs > on book in 0", "on tide > by tide in 0"]);
    expect(
      trace(makeView(asleep as never), makeView({ tide: { inactive: [1, 0] }, book: { active: [1, 0] } })),
    ).toEqual(["by book > on book in 0", "on tide > by tide in 0"]);
  });

  it("brings novices from the supply and from the stage, and none back to the supply", () => {
    const [before, after] = [makeView(), makeView({ tide: { active: [2, 0] } })];
    before.players[0]!.stage = 1;
    after.players[0]!.supply = 3;
    expect(trace(before, after)).toEqual(["seat 0 > on tide in 0", "stage > on tide in 0"]);
    expect(findChange(before, after)?.between.players[0]?.stage).toBe(0);
    expect(trace(after, before).filter((way) => way.includes("> seat"))).toEqual([]);
  });

  it("takes the novice of a tile's own isle for a claim", () => {
    const [before, after] = [makeView(), makeView()];
    for (const view of [before, after]) {
      view.path.groups[0]!.tiles[0]!.symbol = "book";
      view.temple.spaces.find(({ tile }) => tile === 5)!.symbol = "book";
    }
    findIsle(before, "book").active = [1, 0];
    findIsle(before, "tide").active = [1, 0];
    findIsle(after, "herbs").inactive = [1, 0];
    after.path.groups[0]!.tiles[0]!.claimed_by = 0;
    expect(trace(before, after)).toEqual(["on book > path 5 in 0", "on tide > by herbs in 0"]);
  });

  it("sends the displaced to the stage after the tile has come", () => {
    const [before, after] = [makeView(), makeView()];
    after.temple.spaces[0]!.novice = null;
    after.players[0]!.stage = 1;
    expect(trace(before, after)).toEqual(["space 1 > stage in 0"]);
    expect(findChange(before, after)?.between.temple.spaces[0]?.novice).toBeNull();
  });

  it("takes claims and tiles off the path while they travel", () => {
    const before = makeView();
    before.path.groups[0]!.tiles[0]!.claimed_by = 0;
    const after = structuredClone(before);
    Object.assign(after.path.groups[0]!.tiles[0]!, { claimed_by: null, on_path: false });
    Object.assign(after.temple.spaces[2]!, { filled: true, novice: 0 });
    const change = findChange(before, after)!;
    expect(change.flights).toEqual([
      {
        piece: { kind: "tile", tile: 5, symbol: "tide", seat: 0 },
        from: { at: "path", tile: 5 },
        to: { at: "space", tile: 5 },
        wave: 0,
      },
    ]);
    expect(change.between.path.groups[0]!.tiles.map(({ on_path }) => on_path)).toEqual([false, true]);
    const given = structuredClone(before);
    given.path.groups[0]!.tiles[0]!.claimed_by = null;
    findIsle(given, "tide").inactive = [1, 0];
    const back = findChange(before, given)!;
    expect([back.flights[0]?.from.at, back.between.path.groups[0]!.tiles[0]!.claimed_by]).toEqual([
      "path",
      null,
    ]);
  });

  it("builds shrines from the supply, once", () => {
    const [before, after] = [makeView(), makeView()];
    findIsle(before, "book").shrines = [true, false];
    findIsle(after, "book").shrines = [true, true];
    expect(findChange(before, after)?.flights).toEqual([
      {
        piece: { kind: "shrine", seat: 1 },
        from: { at: "seat", seat: 1 },
        to: { at: "shrine", isle: "book" },
        wave: 0,
      },
    ]);
  });

  it("gives favours and takes them back", () => {
    const [before, after] = [makeView(), makeView()];
    before.players[1]!.favours = ["tide", "book"];
    after.players[1]!.favours = ["book", "herbs"];
    const change = findChange(before, after)!;
    expect(change.flights.map(({ from, to }) => [from.at, to.at])).toEqual([
      ["stack", "seat"],
      ["seat", "stack"],
    ]);
    expect(["herbs", "tide"].map((isle) => findIsle(change.between, isle as "tide").favours)).toEqual([1, 2]);
  });

  it("moves discs and books from where they were", () => {
    const before = makeView();
    const after = structuredClone(before);
    after.council.seats = [0, 3];
    Object.assign(after.temple.spaces[0]!, { book: false });
    Object.assign(after.temple.spaces[3]!, { book: true });
    const change = findChange(before, after)!;
    expect(change.flights.map(({ from, to, wave }) => [from, to, wave])).toEqual([
      [{ at: "council", index: 0 }, { at: "council", index: 3 }, 0],
      [{ at: "space", tile: 1 }, { at: "space", tile: 6 }, 1],
    ]);
    expect(change.between.temple.spaces.slice(0, 2).map(({ book }) => book)).toEqual([false, true]);
  });

  it("lets figures walk within a round, and the Guard after it", () => {
    const before = makeView();
    const walked = makeView({}, { figures: { ...before.figures, apostate: "herbs" } });
    expect(trace(before, walked)).toEqual(["figure novice > figure herbs in 0"]);
    const next = makeView({ tide: { active: [1, 0] } }, { round: 2 });
    next.path.groups.forEach((group, index) => (group.guarded = index === 1));
    expect(trace(makeView({ tide: { inactive: [1, 0] } }), next)).toEqual([
      "by tide > on tide in 0",
      "guard 0 > guard 1 in 1",
    ]);
    const gone = makeView({ tide: { active: [1, 0] } });
    gone.path.groups[0]!.guarded = false;
    expect(trace(makeView({ tide: { inactive: [1, 0] } }), gone)).toEqual(["by tide > on tide in 0"]);
  });
});
