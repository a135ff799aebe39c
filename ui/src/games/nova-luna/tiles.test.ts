import { describe, expect, it } from "vitest";

import { placesOf, readMove, tilesOf, writeMove } from "./moves";
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

describe("moves as text", () => {
  it("are read and written alike", () => {
    expect(readMove("17@2,-1")).toEqual({ tile: 17, x: 2, y: -1 });
    expect(writeMove(17, { x: 2, y: -1 })).toBe("17@2,-1");
    expect(readMove("refill")).toBeNull();
    expect(readMove(null)).toBeNull();
  });

  it("tell which tiles may go where", () => {
    const legal = ["3@0,0", "3@1,0", "9@0,0", "refill"];
    expect([...tilesOf(legal)]).toEqual([3, 9]);
    expect(placesOf(3, legal)).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
  });
});
