import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameInfo, SeatRequest } from "../api/types";

const ME = { holder: "me" };
const GAME = {
  key: "nova-luna",
  seats: [1, 2, 3],
  levels: ["level-1", "level-2", "level-3"],
  first: { first_game: true },
} as unknown as GameInfo;
const PLAIN = { ...GAME, key: "luna", first: null } as GameInfo;
const seats = (...holders: string[]) => holders.map((holder) => ({ holder })) as SeatRequest[];

let settings: (typeof import("../settings.svelte"))["settings"];
let start: typeof import("./start");

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
  ({ settings } = await import("../settings.svelte"));
  start = await import("./start");
});
beforeEach(() => Object.assign(settings, { lastTables: {}, finished: [] }));
afterAll(() => {
  Object.assign(settings, { lastTables: {}, finished: [] });
  vi.unstubAllGlobals();
});

describe("the table that one click makes", () => {
  it("is what a newcomer would want", () => {
    expect(start.wishFor(PLAIN, "solo")).toEqual({ game: "luna", options: {}, seats: [ME] });
    expect(start.wishFor(PLAIN, "friends")).toEqual({
      game: "luna",
      options: {},
      seats: [ME, { holder: "open" }],
    });
    const rival = { holder: "computer", level: "level-2" };
    expect(start.wishFor(PLAIN, "computer")).toEqual({ game: "luna", options: {}, seats: [ME, rival] });
    const three = { ...PLAIN, seats: [1, 3, 4] } as GameInfo;
    expect(start.wishFor(three, "computer").seats).toEqual([ME, rival, rival]);
    const single = { ...PLAIN, levels: ["level-1"] } as GameInfo;
    expect(start.wishFor(single, "computer").seats[1]).toEqual({ holder: "computer", level: "level-1" });
  });

  it("is a game for beginners until one was finished or another chosen", () => {
    const first = { options: { first_game: true }, seats: [ME, { holder: "computer", level: "level-1" }] };
    expect(start.wishFor(GAME, "computer")).toEqual({ game: "nova-luna", ...first });
    expect(start.wishFor(GAME, "friends").options).toEqual({});
    expect([start.isFirstGame(GAME), start.isFirstGame(PLAIN)]).toEqual([true, false]);
    settings.finished = ["nova-luna"];
    expect(start.isFirstGame(GAME)).toBe(false);
    expect(start.wishFor(GAME, "computer").options).toEqual({});
    settings.finished = [];
    settings.lastTables = { "nova-luna computer": { options: {}, seats: seats("me", "open") } };
    expect(start.isFirstGame(GAME)).toBe(false);
  });

  it("is what was chosen last, where so many can still sit there", () => {
    const last = { options: { start: "preselected" }, seats: seats("me", "open", "open") };
    settings.lastTables = { "luna friends": last };
    expect(start.wishFor(PLAIN, "friends")).toEqual({ game: "luna", ...last });
    expect(start.wishFor(PLAIN, "solo").seats).toEqual([ME]);
    settings.lastTables = { "luna friends": { ...last, seats: seats("me", "open", "open", "open") } };
    expect(start.wishFor(PLAIN, "friends").seats).toHaveLength(2);
  });
});

it("knows the manner of a table by its seats", () => {
  expect(start.mannerOf(seats("me"))).toBe("solo");
  expect(start.mannerOf(seats("me", "computer"))).toBe("computer");
  expect(start.mannerOf(seats("me", "computer", "open"))).toBe("friends");
});

it("counts tables of two and more as company", () => {
  expect(start.companies(GAME)).toEqual([2, 3]);
});
