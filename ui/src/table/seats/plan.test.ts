import { describe, expect, it } from "vitest";

import type { SeatInfo, TableInfo } from "../../api/types";
import { planRematch, planSeats } from "./plan";

function makeSeat(seat: number, change: Partial<SeatInfo>): SeatInfo {
  return { seat, holder: "person", name: "x", level: null, mine: false, connected: false, ...change };
}

const SEATS = [
  makeSeat(0, { mine: true }),
  makeSeat(1, {}),
  makeSeat(2, { holder: "computer", level: "level-5" }),
  makeSeat(3, { holder: "scripted" }),
];

describe("planSeats", () => {
  it("keeps me and the computers, invites the others, leaves out who cannot sit", () => {
    const plan = planSeats(SEATS, "open");
    expect(plan.map((seat) => seat.holder)).toEqual(["me", "open", "computer"]);
    expect(plan[2]?.level).toBe("level-5");
  });

  it("puts computers in for the others", () => {
    expect(planSeats(SEATS, "computer")[1]?.holder).toBe("computer");
  });
});

describe("planRematch", () => {
  it("takes the options without the number of players, and a new deal", () => {
    const table = {
      game: "luna",
      options: { players: 3, start: "standard" },
      seats: SEATS,
      visibility: "public",
    } as unknown as TableInfo;
    const plan = planRematch(table);
    expect(plan.options).toEqual({ start: "standard" });
    expect(plan.deal).toBeNull();
    expect(plan.visibility).toBe("public");
  });
});
