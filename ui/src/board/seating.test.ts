import { describe, expect, it } from "vitest";

import type { LogEntry, SeatInfo, Snapshot } from "../api/types";
import { findOwnSeat, hasOpenSeats, nameSeats } from "./seating";

function makeSeat(seat: number, change: Partial<SeatInfo> = {}): SeatInfo {
  return { seat, holder: "person", name: `P${seat}`, level: null, mine: false, connected: true, ...change };
}

function makeSnapshot(seats: SeatInfo[], to_move: number | null): Snapshot {
  return { table: { seats }, to_move } as unknown as Snapshot;
}

describe("nameSeats", () => {
  it("names everybody", () => {
    const say = (key: string, params = {}) => `${key} ${Object.values(params).join()}`.trim();
    const seats = nameSeats(
      [
        makeSeat(0),
        makeSeat(1, { holder: "open", name: null }),
        makeSeat(2, { holder: "computer", name: null, level: "level-3" }),
        makeSeat(3, { holder: "scripted", name: null }),
      ],
      say,
    );
    expect(seats.map((seat) => seat.name)).toEqual([
      "P0",
      "table-open-seat 2",
      "page-level-3",
      "table-scripted",
    ]);
  });
});

describe("nameSeats, for two of the same name", () => {
  it("counts them", () => {
    const twins = [0, 1, 2].map((seat) => makeSeat(seat, { name: seat === 1 ? "Mira" : "Crescent" }));
    expect(nameSeats(twins, String).map((seat) => seat.name)).toEqual(["Crescent", "Mira", "Crescent 2"]);
  });
});

describe("nameSeats, for whoever reads", () => {
  const speaksTo = (mine: boolean[], isKept = false) =>
    nameSeats(
      mine.map((isMine, seat) => makeSeat(seat, { mine: isMine })),
      String,
      isKept,
    ).map(({ you }) => you);

  it("speaks to the one who has a seat", () => {
    expect(speaksTo([false, true, false])).toEqual([false, true, false]);
  });

  it("speaks to nobody where several share a screen, a real table is recorded, or somebody watches", () => {
    expect(speaksTo([true, true, false])).toEqual([false, false, false]);
    expect(speaksTo([true], true)).toEqual([false]);
    expect(speaksTo([false, false])).toEqual([false, false]);
  });
});

describe("findOwnSeat", () => {
  it("is nobody for a watcher", () => {
    expect(findOwnSeat(makeSnapshot([makeSeat(0)], 0), [])).toBeNull();
  });

  it("turns the table on one screen to the one to move", () => {
    const seats = [makeSeat(0, { mine: true }), makeSeat(1, { mine: true }), makeSeat(2)];
    expect(findOwnSeat(makeSnapshot(seats, 1), [])).toBe(1);
    expect(findOwnSeat(makeSnapshot(seats, 2), [{ seat: 1 } as LogEntry, { seat: 2 } as LogEntry])).toBe(1);
    expect(findOwnSeat(makeSnapshot(seats, null), [])).toBe(0);
  });
});

describe("hasOpenSeats", () => {
  it("sees empty chairs", () => {
    expect(hasOpenSeats([makeSeat(0)])).toBe(false);
    expect(hasOpenSeats([makeSeat(0), makeSeat(1, { holder: "open" })])).toBe(true);
  });
});
