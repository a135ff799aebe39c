import { describe, expect, it } from "vitest";

import type { LunaMove } from "../../api/types";
import { attemptMove } from "./attempt";
import type { Option } from "./choices";
import type { Place } from "./places";
import { makeMove, makeView } from "./sample";
import type { Kind } from "./view";

const makeOption = (move: LunaMove, steps = 2) =>
  ({ move, steps: Array.from({ length: steps }, () => []) }) as unknown as Option;
const OPTIONS = [
  makeOption(makeMove("council", { isle: "tide", count: 2, virtual: true }), 1),
  makeOption(makeMove("sail", { origin: "tide", to: "book", count: 2 })),
  makeOption(makeMove("promote", { tile: 5, bribe: false, virtual: false }), 1),
  makeOption(makeMove("sanctify", { tile: 5, bribe: false }), 1),
  makeOption(makeMove("book", { origin: 1, to: 4 })),
  makeOption(makeMove("meditate", {}), 1),
];
const attempt = (kind: Kind, ...picked: Place[]) => attemptMove(kind, picked, OPTIONS, makeView());

describe("attemptMove", () => {
  it("asks for one real novice at the isle that was pointed at", () => {
    expect(attempt("council", "isle:book")).toEqual({
      kind: "council",
      parts: { isle: "book", count: 1, virtual: false },
    });
    expect(attempt("council", "path:5")).toBeNull();
  });

  it("asks for a bribe just where one would help", () => {
    expect(attempt("sanctify", "space:5")?.parts).toEqual({ tile: 5, bribe: false });
    expect(attempt("sanctify", "path:7")?.parts).toEqual({ tile: 7, bribe: true });
    expect(attempt("sanctify", "isle:tide")).toBeNull();
  });

  it("takes the second place, else any other isle", () => {
    expect(attempt("sail", "isle:book", "isle:herbs")?.parts).toEqual({
      origin: "book",
      to: "herbs",
      count: 1,
    });
    expect(attempt("sail", "isle:book")?.parts).toEqual({ origin: "book", to: "shrine", count: 1 });
    expect(attempt("sail", "isle:shrine")?.parts).toEqual({ origin: "shrine", to: "herbs", count: 1 });
    expect(attempt("sail", "stage", "isle:herbs")?.parts).toEqual({ origin: "stage", to: "herbs", count: 1 });
    expect(attempt("sail", "path:5")).toBeNull();
  });

  it("moves a book between two tiles only", () => {
    expect(attempt("book", "space:1", "space:8")?.parts).toEqual({ origin: 1, to: 8 });
    expect([attempt("book", "space:1"), attempt("book", "isle:tide", "space:8")]).toEqual([null, null]);
  });

  it("says nothing to another action, too many places, or a move without places", () => {
    expect(attempt("expel", "isle:tide")).toBeNull();
    expect(attempt("council", "isle:tide", "isle:book")).toBeNull();
    expect(attempt("meditate", "isle:tide")).toBeNull();
  });
});
