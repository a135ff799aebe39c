import { describe, expect, it } from "vitest";

import type { LogEntry, UndoneMove } from "../../api/types";
import { arrange, joinParts, tell, tellPlainly } from "./telling";

const PLAYERS = [
  { name: "Ines", you: false },
  { name: "Tomás", you: false },
];

function say(key: string, params: Record<string, unknown> = {}): string {
  if (key === "took") return `${params.who} took ${params.tile}.`;
  if (key === "took.you") return `You took ${params.tile}.`;
  if (key === "table-you") return "You";
  if (key === "ousted") return `${params.rival} leaves to ${params.who}`;
  return key;
}

function makeEntry(ply: number, seat: number): LogEntry {
  const story = [{ key: "took", params: { who: seat, tile: 5 } }];
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

describe("tell", () => {
  it("puts names in for seats and tells them apart", () => {
    expect(tell({ key: "took", params: { who: 1, tile: 7 } }, PLAYERS, say)).toEqual([
      { text: "Tomás", seat: 1 },
      { text: " took 7.", seat: null },
    ]);
  });

  it("knows rivals", () => {
    const parts = tell({ key: "ousted", params: { who: 0, rival: 1 } }, PLAYERS, say);
    expect(parts.map((part) => part.seat)).toEqual([1, null, 0]);
  });

  it("speaks to whoever reads, and calls them by no name", () => {
    const players = [PLAYERS[0]!, { name: "Tomás", you: true }];
    expect(joinParts(tell({ key: "took", params: { who: 1, tile: 7 } }, players, say))).toBe("You took 7.");
    expect(joinParts(tell({ key: "took", params: { who: 0, tile: 7 } }, players, say))).toBe("Ines took 7.");
    const parts = tell({ key: "ousted", params: { who: 0, rival: 1 } }, players, say);
    expect(joinParts(parts)).toBe("You leaves to Ines");
  });

  it("makes one plain text of an entry", () => {
    const entry = makeEntry(0, 0);
    entry.story.push({ key: "ousted", params: { who: 0, rival: 1 } });
    expect(tellPlainly(entry, PLAYERS, say)).toBe("Ines took 5. Tomás leaves to Ines");
  });
});

describe("arrange", () => {
  it("marks where another seat begins", () => {
    const rows = arrange([makeEntry(0, 0), makeEntry(1, 0), makeEntry(2, 1)], []);
    expect(rows.map((row) => row.leads)).toEqual([true, false, true]);
  });

  it("puts what was taken back before what holds there", () => {
    const undone: UndoneMove[] = [
      { line: 0, ply: 2, seat: 0, move: "c", story: [] },
      { line: 0, ply: 1, seat: 1, move: "b", story: [] },
    ];
    const rows = arrange([makeEntry(0, 0), makeEntry(1, 1)], undone);
    expect(rows.map((row) => row.key)).toEqual(["move-0", "undone-0-1", "undone-0-2", "move-1"]);
  });

  it("keeps what was taken back at the end", () => {
    const rows = arrange([makeEntry(0, 0)], [{ line: 0, ply: 1, seat: 1, move: "b", story: [] }]);
    expect(rows.at(-1)?.undone?.move).toBe("b");
  });
});
