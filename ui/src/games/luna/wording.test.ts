import { describe, expect, it } from "vitest";

import { attemptMove } from "./attempt";
import { signed, writeRanges } from "./numbers";
import { makeView } from "./sample";
import { summary } from "./summary";

const say = (key: string, params?: Record<string, unknown>) =>
  `${key}${params ? JSON.stringify(params) : ""}`;

describe("words and numbers", () => {
  it("signs numbers and joins neighbours", () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(["+3", "−2", "0"]);
    expect(writeRanges([17, 18, 19, 20])).toBe("20–17");
    expect(writeRanges([14, 16, 15, 9])).toBe("16–14, 9");
    expect(writeRanges([22, 24])).toBe("24, 22");
  });

  it("sums up a move with all its consequences", () => {
    const told = summary(
      "sanctify 16",
      makeView(),
      {
        game: "luna",
        actions: {},
        next_round: null,
        moves: {
          "sanctify 16": {
            influence: 7,
            sources: { sanctification: 6, displacement: 1 },
            enters: [],
            displaces: [{ tile: 7, seat: 1, by: 0, influence: 1 }],
            novices: [],
            sleeps: [],
            spends: [{ favour: "bribery" }],
            council: [],
            books: [],
            apostate: null,
            next: 1,
            ends_round: false,
            ends: false,
            after: [],
          },
        },
      },
      say,
    );
    expect(told.title).toBe('lb-do-sanctify{"tile":16}');
    expect(told.detail).toContain('"gain":"+6"');
    expect(told.detail).toContain("lb-leaves");
    expect(told.detail).toContain('lb-returns{"favour":"bribery"}');
    expect(told.detail).toContain('"after":12');
  });

  it("asks the rules about what was pointed at", () => {
    const view = makeView();
    expect(attemptMove("favour", ["isle:tide"], view)).toBe("favour tide");
    expect(attemptMove("promote", ["path:7"], view)).toBe("promote 7$");
    expect(attemptMove("promote", ["path:5"], view)).toBe("promote 5");
    expect(attemptMove("sail", ["isle:tide", "isle:book"], view)).toBe("sail tide>book 1");
    expect(attemptMove("favour", ["path:5"], view)).toBeNull();
  });
});
