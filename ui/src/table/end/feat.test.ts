import { expect, it } from "vitest";

import type { LogEntry, Telling } from "../../api/types";
import { findFeat } from "./feat";

const feat = (story: Telling[]) => Number(story[0]?.params.count ?? 0);
const weigh = ({ key }: Telling) => (key === "scored" ? ("chapter" as const) : ("" as const));
const SEATS = [{ you: true }, { you: false }];

function makeEntry(ply: number, seat: number, count: number): LogEntry {
  const story: Telling[] = [
    { key: "took", params: { who: seat, count } },
    { key: "scored", params: {} },
  ];
  return {
    ply,
    seat,
    move: { text: "refill", kind: "refill", parts: {} },
    story,
    beats: [],
    goes_on: false,
    at: "",
  };
}

it("is the reader's own move that brought most, the last of several, without what followed", () => {
  const log = [makeEntry(0, 0, 2), makeEntry(1, 1, 3), makeEntry(2, 0, 2), makeEntry(3, 0, 1)];
  const found = findFeat(log, SEATS, { feat, weigh });
  expect(found?.ply).toBe(2);
  expect(found?.story.map(({ key }) => key)).toEqual(["took"]);
});

it("is none where nothing came of any, or the game has no measure", () => {
  expect(findFeat([makeEntry(0, 0, 0), makeEntry(1, 1, 3)], SEATS, { feat, weigh })).toBeNull();
  expect(findFeat([makeEntry(0, 0, 2)], SEATS, {})).toBeNull();
});
