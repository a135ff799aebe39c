import { describe, expect, it } from "vitest";

import type { Move, Snapshot } from "../../api/types";
import { findHindrances, type Situation } from "./availability";

const REFILL: Move = { text: "refill", kind: "refill", parts: {} };

function situate(change: Partial<Situation> = {}, snapshot: Partial<Snapshot> = {}): Situation {
  const whole = {
    table: { seats: [{ seat: 0, mine: true }] },
    to_move: 0,
    your_turn: true,
    thinking: false,
    undo_to: 3,
    offer: null,
    ...snapshot,
  } as unknown as Snapshot;
  const holding = Boolean(change.chosen);
  return { snapshot: whole, past: false, chosen: null, holding, sending: false, mover: "Mira", ...change };
}

describe("findHindrances", () => {
  it("asks for a move before a confirmation", () => {
    expect(findHindrances(situate()).confirm).toEqual({ key: "table-not-chosen" });
    expect(findHindrances(situate({ chosen: REFILL })).confirm).toBeNull();
  });

  it("names whose turn it is", () => {
    const { confirm, hint } = findHindrances(situate({}, { your_turn: false, to_move: 1 }));
    expect(confirm).toEqual({ key: "table-not-turn", params: { who: "Mira" } });
    expect(hint).toEqual(confirm);
  });

  it("tells a thinking computer from a person", () => {
    const { hint } = findHindrances(situate({}, { your_turn: false, thinking: true }));
    expect(hint?.key).toBe("table-not-thinking");
  });

  it("lets nobody act in the past, while sending or after the end", () => {
    expect(findHindrances(situate({ past: true })).confirm?.key).toBe("table-not-past");
    expect(findHindrances(situate({ sending: true })).takeBack?.key).toBe("table-not-sending");
    expect(findHindrances(situate({}, { to_move: null, your_turn: false })).hint?.key).toBe("table-not-over");
  });

  it("puts a chosen move back before it takes back a played one", () => {
    expect(findHindrances(situate({ chosen: REFILL }, { undo_to: null })).takeBack).toBeNull();
    expect(findHindrances(situate({ holding: true }, { undo_to: null })).takeBack).toBeNull();
    expect(findHindrances(situate({}, { undo_to: null })).takeBack?.key).toBe("table-not-played");
  });

  it("gives no hints against people or in the daily deal", () => {
    const against = (holder: string) =>
      ({
        seats: [
          { seat: 0, mine: true, holder: "person" },
          { seat: 1, mine: false, holder },
        ],
      }) as unknown as Snapshot["table"];
    expect(findHindrances(situate({}, { table: against("person") })).hint?.key).toBe("table-not-hint-people");
    expect(findHindrances(situate({}, { table: against("open") })).hint?.key).toBe("table-not-hint-people");
    expect(findHindrances(situate({}, { table: against("computer") })).hint).toBeNull();
    const daily = { ...against("computer"), daily: "2026-01-01" };
    expect(findHindrances(situate({}, { table: daily })).hint?.key).toBe("table-not-hint-daily");
  });

  it("tells watchers that they watch", () => {
    const table = { seats: [{ seat: 0, mine: false }] } as unknown as Snapshot["table"];
    const { confirm, takeBack } = findHindrances(situate({}, { table, your_turn: false }));
    expect(confirm?.key).toBe("table-not-watching");
    expect(takeBack?.key).toBe("table-not-watching");
  });
});
