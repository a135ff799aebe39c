import { describe, expect, it } from "vitest";

import type { LunaMove } from "../../api/types";
import { Itinerary } from "./itinerary.svelte";
import type { LunaProps } from "./props";
import { makeEffect, makeMove, makeView } from "./sample";

const herbs = makeMove("journey", { origin: "herbs", to: "tide" });
const tide = makeMove("journey", { origin: "tide", to: "herbs" });
const step = makeMove("step", { origin: "tide", asleep: false, to: "herbs" });
const done = makeMove("done", {});
const novices = [
  { isle: "tide" as const, active: -1, inactive: 0 },
  { isle: "herbs" as const, active: 0, inactive: 1 },
];

/** A journey at a table that goes on by itself; `refuses` is the number of the move that it refuses. */
function makeItinerary(refuses = Infinity) {
  const pieces = {
    herbs: { active: [1, 0] as [number, number] },
    tide: { active: [1, 0] as [number, number] },
  };
  const last = { from: "herbs" as const, asleep: false, to: "tide" as const };
  const positions: LunaMove[][] = [[herbs, tide], [step, done], [done], []];
  const sent: LunaMove[] = [];
  const table = {
    get view() {
      return makeView(pieces, {
        voyage: sent.length === 0 ? null : { kind: "journey", last, arrived: {} },
      });
    },
    get legal() {
      return positions[sent.length] ?? [];
    },
    insight: { game: "luna", moves: { [tide.text]: makeEffect({ novices }) }, actions: {}, next_round: null },
    send: (move: LunaMove) => {
      if (sent.length === refuses) return Promise.reject(new Error("refused"));
      sent.push(move);
      return Promise.resolve();
    },
  } as unknown as LunaProps;
  return { sent, itinerary: new Itinerary(() => ({ props: table, seat: 0, action: "journey" })) };
}

describe("an itinerary", () => {
  it("takes novices up and gives them their ways", () => {
    const { itinerary } = makeItinerary();
    expect(itinerary.targets).toEqual(["isle:herbs", "isle:tide"]);
    itinerary.takeAt("isle:tide");
    expect(itinerary.targets).toEqual(["isle:herbs"]);
    expect(itinerary.drop("isle:book")).toBe(false);
    expect(itinerary.drop("isle:herbs")).toBe(true);
    expect(itinerary.changes).toEqual(novices);
    expect(itinerary.source).toBeNull();
    itinerary.cancel(0);
    expect(itinerary.canFinish).toBe(false);
  });

  it("is sent as the rules list its ways, then ends", async () => {
    const { itinerary, sent } = makeItinerary();
    itinerary.takeAt("isle:tide");
    itinerary.drop("isle:herbs");
    itinerary.takeAt("isle:herbs");
    itinerary.drop("isle:tide");
    expect(await itinerary.finish()).toBe(true);
    expect(sent).toEqual([herbs, step, done]);
    expect(itinerary.planned).toEqual([]);
  });

  it("keeps what was not sent when the table refuses", async () => {
    const { itinerary, sent } = makeItinerary(1);
    itinerary.takeAt("isle:tide");
    itinerary.drop("isle:herbs");
    itinerary.takeAt("isle:herbs");
    itinerary.drop("isle:tide");
    expect(await itinerary.finish()).toBe(false);
    expect(sent).toEqual([herbs]);
    expect(itinerary.planned).toMatchObject([{ origin: "tide", to: "herbs" }]);
    expect(itinerary.sending).toBe(false);
  });
});
