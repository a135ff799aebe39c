import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Snapshot, TableList } from "../../../api/types";
import { fetchSoloRows, readRow } from "./results";

function makeGame(id: string, notes: number[] = [20, 30], change: object = {}): Snapshot {
  const breakdown = [{ phase_1_tiles: 15, phase_1_penalty: 5, phase_2_tiles: 28, phase_2_penalty: 2 }];
  const result = { notes, solo_score: notes.reduce((sum, note) => sum + note) };
  return {
    table: { id, options: {}, finished_at: null, created_at: "2031-01-01", ...change },
    view: { outcome: { breakdown, result } },
  } as unknown as Snapshot;
}

let pages: Partial<TableList>[];
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    const query = path.replace("/api/tables", "").replace(/[?&]lang=en/, "");
    asked.push(query);
    const body = query.startsWith("/")
      ? makeGame(query.slice(1))
      : (pages.shift() ?? { tables: [], next: "more" });
    return Promise.resolve(
      new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" } }),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const makeSummary = (id: string, change: object = {}) =>
  ({ id, ranking: [0], seats: [{ mine: true }], ...change }) as unknown as TableList["tables"][number];

it("reads both phases of a finished game", () => {
  const options = { solo_scoring: "each-tile-once" };
  expect(readRow(makeGame("a", [20, 30], { options, finished_at: "2031-02-02" }))).toEqual({
    id: "a",
    date: "2031-02-02",
    counted: "each-tile-once",
    phases: [
      { tiles: 15, penalty: 5, score: 20 },
      { tiles: 28, penalty: 2, score: 30 },
    ],
    total: 50,
  });
  expect(readRow(makeGame("a"))).toMatchObject({ date: "2031-01-01", counted: "whole-display" });
});

it("reads no row of a game that is not over, or not a solo game", () => {
  const game = makeGame("a");
  expect(readRow({ ...game, view: { outcome: null } as never })).toBeNull();
  expect(
    readRow({ ...game, view: { outcome: { breakdown: [], result: { notes: [] } } } as never }),
  ).toBeNull();
  expect(readRow({ ...game, view: { outcome: { breakdown: [{}], result: {} } } as never })).toBeNull();
});

it("lists one's own finished solo games, the oldest first", async () => {
  const others = [
    { ranking: null },
    { seats: [{ mine: false }] },
    { seats: [{ mine: true }, { mine: false }] },
  ];
  pages = [
    { tables: [makeSummary("c"), ...others.map((change) => makeSummary("x", change))], next: "more" },
    { tables: [makeSummary("b"), makeSummary("a")], next: null },
  ];
  expect((await fetchSoloRows(5, null)).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(asked.filter((query) => query.startsWith("?"))).toHaveLength(2);
});

it("looks no further than it has to", async () => {
  pages = [{ tables: [makeSummary("b"), makeSummary("a")], next: "more" }];
  expect((await fetchSoloRows(2, null)).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(asked).toHaveLength(3);
  asked = [];
  pages = [];
  expect(await fetchSoloRows(2, null)).toEqual([]);
  expect(asked).toHaveLength(10);
});

it("knows the game in sight without asking for it, as the latest", async () => {
  pages = [{ tables: [makeSummary("b"), makeSummary("a")], next: null }];
  expect((await fetchSoloRows(2, makeGame("now"))).map(({ id }) => id)).toEqual(["b", "now"]);
  pages = [{ tables: [makeSummary("b"), makeSummary("a")], next: null }];
  expect((await fetchSoloRows(5, makeGame("a", [1, 2]))).map(({ total }) => total)).toEqual([3, 50]);
});
