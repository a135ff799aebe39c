import { describe, expect, it } from "vitest";

import type { Move } from "../../api/types";
import { groupByKind } from "./moves";

const move = (kind: string, text: string) => ({ kind, text, parts: {} }) as unknown as Move;

describe("groupByKind", () => {
  it("keeps the order of kinds and of moves", () => {
    const groups = groupByKind([move("drop", "4"), move("pass", "pass"), move("drop", "1")]);
    expect(groups.map(({ kind, moves }) => [kind, moves.map(({ text }) => text)])).toEqual([
      ["drop", ["4", "1"]],
      ["pass", ["pass"]],
    ]);
  });
});
