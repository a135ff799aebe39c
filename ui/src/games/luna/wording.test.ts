import { describe, expect, it } from "vitest";

import { attemptMove } from "./attempt";
import { makeOptions } from "./choices";
import { signed } from "../../texts/numbers";
import { writeRanges } from "./numbers";
import type { Place } from "./places";
import { makeEffect, makeMove, makeView } from "./sample";
import { summary } from "./summary";
import type { Kind } from "./view";
import { nameMove, nameVariant } from "./wording";

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
    const move = makeMove("sanctify", { tile: 16, bribe: true });
    const effect = makeEffect({
      influence: 7,
      sources: { sanctification: 6, displacement: 1 },
      displaces: [{ tile: 7, seat: 1, by: 0, influence: 1 }],
      spends: [{ favour: "bribery" }],
    });
    const told = summary(
      move,
      makeView(),
      { game: "luna", actions: {}, next_round: null, moves: { [move.text]: effect } },
      say,
    );
    expect(told.title).toBe('lb-do-sanctify{"tile":16}');
    expect(told.detail).toContain('"gain":"+6"');
    expect(told.detail).toContain("lb-leaves");
    expect(told.detail).toContain('lb-returns{"favour":"bribery"}');
    expect(told.detail).toContain('"after":12');
  });

  it("names moves by their parts", () => {
    const words = (move: Parameters<typeof nameMove>[0]) => [nameMove(move, say), nameVariant(move, say)];
    expect(words(makeMove("favour", { isle: "tide", virtual: false }))).toEqual([
      'lb-do-favour{"place":"lb-isle-tide"}',
      "lb-own-novices",
    ]);
    expect(words(makeMove("council", { isle: "tide", count: 2, virtual: true }))).toEqual([
      'lb-do-council{"place":"lb-isle-tide","count":2}',
      'lb-up-seats{"count":2}, lb-with-virtual',
    ]);
    expect(words(makeMove("sail", { origin: "stage", to: "book", count: 1 }))).toEqual([
      'lb-do-sail{"origin":"lb-landing","to":"lb-isle-book","count":1}',
      'lb-novices{"count":1}',
    ]);
    expect(nameMove(makeMove("book", { origin: 1, to: 8 }), say)).toBe('lb-do-book{"origin":1,"to":8}');
    expect(nameMove(makeMove("tide", { origin: "tide", asleep: true, to: "book" }), say)).toBe(
      'lb-act-tide: lb-asleep-at{"isle":"lb-isle-tide"} › lb-isle-book',
    );
  });

  it("asks the rules about what was pointed at", () => {
    const view = makeView();
    const options = makeOptions(
      [
        makeMove("favour", { isle: "book", virtual: true }),
        makeMove("promote", { tile: 9, virtual: true, bribe: false }),
        makeMove("sail", { origin: "book", to: "tide", count: 2 }),
        makeMove("council", { count: 1, virtual: true }),
        makeMove("council", { isle: "book", count: 2, virtual: true }),
        makeMove("book", { origin: 1, to: 4 }),
        makeMove("shrine", { virtual: false }),
      ],
      view,
      null,
    );
    const ask = (...[kind, ...places]: [Kind, ...Place[]]) => attemptMove(kind, places, options, view)?.parts;
    expect(ask("favour", "isle:tide")).toEqual({ isle: "tide", virtual: false });
    expect(ask("promote", "path:7")).toEqual({ tile: 7, virtual: false, bribe: true });
    expect(ask("promote", "path:5")).toEqual({ tile: 5, virtual: false, bribe: false });
    expect(ask("sail", "isle:tide", "isle:book")).toEqual({ origin: "tide", to: "book", count: 1 });
    expect(ask("sail", "isle:shrine")).toEqual({ origin: "shrine", to: "herbs", count: 1 });
    expect(ask("council", "isle:tide")).toEqual({ isle: "tide", count: 1, virtual: false });
    expect(ask("book", "space:4", "space:8")).toEqual({ origin: 4, to: 8 });
    expect(ask("book", "space:4")).toBeUndefined();
    expect(ask("favour", "path:5")).toBeUndefined();
    expect(ask("shrine", "isle:tide")).toBeUndefined();
  });
});
