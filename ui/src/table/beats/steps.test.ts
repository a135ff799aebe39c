import { describe, expect, it } from "vitest";

import type { Snapshot, View } from "../../api/types";
import { putBack, readSteps, sinceOwn, type Step } from "./steps";

const LEDGER = { title: { key: "t", params: {} }, columns: ["one"], rows: [] };

/** A game whose view is a number: each beat adds one. */
function makeSnapshot(
  plies: { beats: number; goesOn?: boolean; seat?: number; ledgerAt?: number }[],
): Snapshot {
  let count = 0;
  const log = plies.map(({ beats, goesOn = false, seat = 0, ledgerAt }, ply) => ({
    ply,
    seat,
    goes_on: goesOn,
    beats: Array.from({ length: beats }, (_, index) => ({
      told: index === 0 ? 2 : 0,
      undo: { "parts/0": count++ },
      ledger: index === ledgerAt ? LEDGER : null,
      column: ledgerAt !== undefined && index >= ledgerAt ? index - ledgerAt : null,
    })),
  }));
  const view = { parts: [count], same: {} };
  return { ply: plies.length, last: plies.length, line: 0, view, log } as unknown as Snapshot;
}

const counts = (steps: Step[]) =>
  steps.map(({ before, view }) =>
    [before, view].map((each) => (each as unknown as { parts: number[] }).parts[0]),
  );

describe("putBack", () => {
  it("changes what is named and shares the rest", () => {
    const view = { players: [{ influence: 3 }, { influence: 4 }], isles: [] } as unknown as View;
    const back = putBack(view, { "players/1/influence": 9 }) as never as Record<string, never[]>;
    expect(back).toEqual({ players: [{ influence: 3 }, { influence: 9 }], isles: [] });
    expect(back.players![0]).toBe((view as never as Record<string, never[]>).players![0]);
    expect(back.isles).toBe((view as never as Record<string, never[]>).isles);
  });
});

describe("readSteps", () => {
  it("walks back through all beats that came", () => {
    const snapshot = makeSnapshot([{ beats: 1 }, { beats: 2 }]);
    const steps = readSteps(snapshot);
    expect(counts(steps)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(steps.at(-1)!.view).toBe(snapshot.view);
    expect(steps.map(({ key }) => key)).toEqual(["0:0:0", "0:1:0", "0:1:1"]);
  });

  it("begins after a move that came without beats", () => {
    expect(readSteps(makeSnapshot([{ beats: 2 }, { beats: 0 }, { beats: 1 }])).map(({ ply }) => ply)).toEqual(
      [2],
    );
  });

  it("tells an event without a sentence with the one before", () => {
    expect(readSteps(makeSnapshot([{ beats: 2 }])).map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it("keeps a ledger as long as its columns are told", () => {
    const steps = readSteps(makeSnapshot([{ beats: 3, ledgerAt: 1 }]));
    expect(steps.map(({ ledger, column }) => [ledger === null, column])).toEqual([
      [true, null],
      [false, 0],
      [false, 1],
    ]);
  });

  it("has those of a past position too", () => {
    const past = { ...makeSnapshot([{ beats: 1 }]), last: 4 };
    expect(counts(readSteps(past))).toEqual([[0, 1]]);
  });
});

describe("what is shown again", () => {
  it("is a whole journey", () => {
    const steps = readSteps(makeSnapshot([{ beats: 1 }, { beats: 1 }, { beats: 1, goesOn: true }]));
    expect(sinceOwn(steps, (seat) => seat === 0).map(({ ply }) => ply)).toEqual([1, 2]);
  });

  it("is all that happened since oneself moved", () => {
    const steps = readSteps(
      makeSnapshot([{ beats: 1, seat: 1 }, { beats: 1 }, { beats: 1, seat: 2 }, { beats: 1, seat: 1 }]),
    );
    expect(sinceOwn(steps, (seat) => seat === 0).map(({ ply }) => ply)).toEqual([2, 3]);
    expect(sinceOwn(steps, (seat) => seat === 1).map(({ ply }) => ply)).toEqual([3]);
  });
});
