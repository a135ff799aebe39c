import { describe, expect, it } from "vitest";

import type { Seat, Snapshot } from "../api/types";
import {
  describeMargin,
  describeProgress,
  describeResult,
  describeTurn,
  endSentence,
  nameRule,
  sayReason,
} from "./words";

const say = (key: string, params: Record<string, unknown> = {}) => [key, ...Object.values(params)].join(" ");

function makeSeats(mine: boolean[]): Seat[] {
  return mine.map((isMine, seat) => ({
    seat,
    name: `P${seat}`,
    holder: "person",
    level: null,
    mine: isMine,
    you: isMine && mine.filter(Boolean).length === 1,
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
    headline: [],
    ranking: null,
    verdict: null,
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

  it("names the player of a real table", () => {
    const seats = makeSeats([true]).map((seat) => ({ ...seat, you: false }));
    expect(describeTurn(makeSnapshot({ your_turn: true }), seats, say)).toBe("table-their-turn P0");
  });

  it("names the seat where several are ours", () => {
    const snapshot = makeSnapshot({ your_turn: true, to_move: 1 });
    expect(describeTurn(snapshot, makeSeats([true, true]), say)).toBe("table-their-turn P1");
  });
});

describe("describeProgress", () => {
  it("takes the game's own words", () => {
    const headline = [
      { key: "round", params: { round: 3 } },
      { key: "voyage", params: {} },
    ];
    expect(describeProgress(makeSnapshot({ headline }), [], say)).toBe("round 3 · voyage");
  });

  it("counts moves where the game has none", () => {
    expect(describeProgress(makeSnapshot({}), [], say)).toBe("table-move-number 5");
  });
});

describe("describeResult", () => {
  const over = (change: object) => makeSnapshot({ to_move: null, ...change });

  it("names the winner", () => {
    const seats = makeSeats([true, false]);
    expect(describeResult(over({ ranking: [1, 0] }), seats, say)).toBe("table-result-winner P1");
    expect(describeResult(over({ ranking: [0, 1] }), seats, say)).toBe("table-result-you");
    expect(describeResult(over({ ranking: null }), seats, say)).toBe("table-ended-early");
  });

  it("leaves a solo game to its verdict", () => {
    const verdict = { key: "score", params: { points: 96 } };
    expect(describeResult(over({ ranking: [0], verdict }), makeSeats([true]), say)).toBe("score 96");
  });
});

describe("describeMargin", () => {
  const scores = { unit: "points", seats: [31, 40, 38], lower_is_better: false };
  const seats = makeSeats([true, false, false]);
  const over = (change: object) => makeSnapshot({ to_move: null, ranking: [1, 2, 0], scores, ...change });

  it("compares the winner with the next", () => {
    expect(describeMargin(over({}), seats, say)).toBe("table-margin P2 table-margin-points 2");
  });

  it("says that it was a tie", () => {
    const equal = { ...scores, seats: [31, 40, 40] };
    expect(describeMargin(over({ scores: equal }), seats, say)).toBe("table-margin-none P2");
  });

  it("says nothing where nothing is compared", () => {
    expect(describeMargin(over({ scores: null }), seats, say)).toBeNull();
    expect(describeMargin(over({ ranking: [0] }), seats, say)).toBeNull();
    expect(describeMargin(over({ verdict: { key: "score", params: {} } }), seats, say)).toBeNull();
  });
});

describe("endSentence", () => {
  it("ends a sentence once", () => {
    expect(["You win!", "Ben wins", "It is over.", "On …"].map(endSentence)).toEqual([
      "You win!",
      "Ben wins.",
      "It is over.",
      "On …",
    ]);
  });
});

describe("sayReason", () => {
  const reason = { code: "no-favour", rule: "L-7", params: { favour: "tide" } };

  it("says a reason by its code", () => {
    expect(sayReason(reason, say)).toBe("why-no-favour tide");
  });

  it("takes the sentence that came with it", () => {
    expect(sayReason({ ...reason, text: "You need it." }, say)).toBe("You need it.");
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
