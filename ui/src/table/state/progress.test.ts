import { describe, expect, it } from "vitest";

import type { LogEntry, Snapshot } from "../../api/types";
import { fillLog, receive, type Progress } from "./progress";

function makeEntries(from: number, to: number, seat = 0): LogEntry[] {
  return Array.from({ length: to - from }, (_, index) => ({
    ply: from + index,
    seat,
    move: { text: "refill", kind: "refill", parts: {} },
    story: [],
    beats: [],
    goes_on: false,
    at: "2026-01-01T00:00:00Z",
  }));
}

function makeSnapshot(last: number, { line = 0, since = 0, log = makeEntries(since, last) } = {}): Snapshot {
  return { ply: last, last, line, since, log } as unknown as Snapshot;
}

function know(last: number, line = 0): Progress {
  return receive(null, makeSnapshot(last, { line }))!.progress;
}

describe("receive", () => {
  it("takes the first snapshot as it is, without news", () => {
    const change = receive(null, makeSnapshot(3))!;
    expect(change.progress.log).toHaveLength(3);
    expect(change.progress.complete).toBe(true);
    expect(change.news).toEqual([]);
  });

  it("knows that a first snapshot from the middle is not the whole story", () => {
    expect(receive(null, makeSnapshot(5, { since: 3 }))!.progress.complete).toBe(false);
  });

  it("adds the moves since then and tells them as news", () => {
    const change = receive(know(3), makeSnapshot(5, { since: 3 }))!;
    expect(change.progress.log.map((entry) => entry.ply)).toEqual([0, 1, 2, 3, 4]);
    expect(change.news.map((entry) => entry.ply)).toEqual([3, 4]);
    expect(change.tookBackTo).toBeNull();
  });

  it("does not repeat what overlaps", () => {
    const change = receive(know(3), makeSnapshot(4, { since: 1 }))!;
    expect(change.progress.log).toHaveLength(4);
    expect(change.news.map((entry) => entry.ply)).toEqual([3]);
  });

  it("sees a gap", () => {
    expect(receive(know(2), makeSnapshot(6, { since: 4 }))!.progress.complete).toBe(false);
  });

  it("ignores what is older, in ply or in line", () => {
    expect(receive(know(4), makeSnapshot(3))).toBeNull();
    expect(receive(know(2, 1), makeSnapshot(9, { line: 0 }))).toBeNull();
  });

  it("takes the same position again: seats and offers may have changed", () => {
    const change = receive(know(4), makeSnapshot(4, { since: 4 }))!;
    expect(change.news).toEqual([]);
    expect(change.progress.complete).toBe(true);
  });

  it("goes back with a take-back and asks for the whole log", () => {
    const change = receive(know(6), makeSnapshot(4, { line: 1, since: 4 }))!;
    expect(change.tookBackTo).toBe(4);
    expect(change.progress.log).toHaveLength(4);
    expect(change.progress.complete).toBe(false);
  });

  it("trusts a whole log after a take-back", () => {
    const change = receive(know(6), makeSnapshot(5, { line: 1, log: makeEntries(0, 5, 1) }))!;
    expect(change.progress.complete).toBe(true);
    expect(change.progress.log[0]?.seat).toBe(1);
  });
});

describe("fillLog", () => {
  it("puts the whole log in place", () => {
    const gap = receive(know(2), makeSnapshot(6, { since: 4 }))!.progress;
    expect(fillLog(gap, makeSnapshot(6)).complete).toBe(true);
  });

  it("leaves what is newer alone", () => {
    const known = know(6);
    expect(fillLog(known, makeSnapshot(5))).toBe(known);
  });
});
