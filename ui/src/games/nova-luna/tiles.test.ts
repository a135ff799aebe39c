import { describe, expect, it } from "vitest";

import { COLOURS, TILES, countColours, tileNamed } from "./tiles";

describe("the tiles", () => {
  it("are 68, seventeen of each colour", () => {
    expect(TILES).toHaveLength(68);
    for (const colour of COLOURS) expect(TILES.filter((tile) => tile.colour === colour)).toHaveLength(17);
  });

  it("are named by their row", () => {
    expect(tileNamed(4)).toEqual({
      name: 4,
      colour: "turquoise",
      number: 3,
      tasks: [["blue", "yellow", "yellow"]],
    });
    expect(tileNamed(1).tasks).toEqual([]);
    expect(() => tileNamed(69)).toThrow(RangeError);
  });

  it("count the colours of a task", () => {
    expect(countColours(["yellow", "blue", "yellow"])).toEqual([
      ["blue", 1],
      ["yellow", 2],
    ]);
  });
});
