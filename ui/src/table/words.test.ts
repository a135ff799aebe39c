import { describe, expect, it } from "vitest";

import type { Snapshot } from "../api/types";
import type { Seat } from "../games/module";
import { describeProgress, describeResult, describeTurn, nameRule } from "./words";

const say = (key: string, params: Record<string, unknown> = {}) => [key, ...Object.values(params)].join(" ");

function makeSeats(mine: boolean[]): Seat[] {
  return mine.map((isMine, seat) => ({
    seat,
    name: `P${seat}`,
    holder: "person",
    level: null,
    mine: isMine,
    connected: true,
  }));
}

function makeSnapshot(change: object): Snapshot {
  return {
    ply: 4,
    to_move: 0,
    your_turn: false,
    thinking: false,
    view: {},
    ...change,
  } as unknown as Snapshot;
}

describe("describeTurn", () => {
  it("says whose turn it is", () => {
    const seats = makeSeats([true, false]);
    expect(describeTurn(makeSnapshot({ your_turn: true }), seats, say)).toBe("table-your-turn");
    expect(describeTurn(makeSnapshot({ to_move: 1 }), seats, say)).toBe("table-their-turn P1");
    expect(describeTurn(makeSnapshot({ to_move: 1, thinking: true }), seats, say)).toBe("table-thinking P1");
    expect(describeTurn(makeSnapshot({ to_move: null }), seats, say)).toBe("table-over");
  });

  it("names the seat where several are ours", () => {
    const snapshot = makeSnapshot({ your_turn: true, to_move: 1 });
    expect(describeTurn(snapshot, makeSeats([true, true]), say)).toBe("table-their-turn P1");
  });
});

describe("describeProgress", () => {
  it("counts rounds in Luna and moves in Nova Luna", () => {
    const luna = makeSnapshot({ view: { game: "luna", phase: "actions", round: 3 } });
    expect(describeProgress(luna, say)).toBe("table-round 3");
    const nova = makeSnapshot({ view: { game: "nova-luna", supply: 19, solo: null } });
    expect(describeProgress(nova, say)).toBe("table-move-number 5 · table-supply 19");
  });
});

describe("describeResult", () => {
  const over = (outcome: object) => makeSnapshot({ to_move: null, view: { outcome } });

  it("names the winner", () => {
    const seats = makeSeats([true, false]);
    expect(describeResult(over({ ranking: [1, 0] }), seats, say)).toBe("table-result-winner P1");
    expect(describeResult(over({ ranking: [0, 1] }), seats, say)).toBe("table-result-you");
  });

  it("knows both solo games", () => {
    const nova = over({ ranking: [0], result: { solo_score: 96 } });
    expect(describeResult(nova, makeSeats([true]), say)).toBe("table-result-solo 96");
    const luna = over({ ranking: [1, 0], difference: -4 });
    expect(describeResult(luna, makeSeats([true]), say)).toBe("table-result-behind 4");
  });
});

describe("nameRule", () => {
  it("calls rules by number or by chapter", () => {
    expect(nameRule("L-16", say)).toBe("table-rule L-16");
    expect(
      nameRule("L: Tide", (key, params) => (key === "table-rule-l-tide" ? "Tide" : say(key, params))),
    ).toBe("table-rule Tide");
    expect(nameRule("house rule", say)).toBe("house rule");
  });
});
