import { describe, expect, it } from "vitest";

import type { GameInfo, SeatInfo, Snapshot, TableInfo } from "../../api/types";
import type { Level } from "../../pages/levels";
import { planHarder, planSeats } from "./plan";

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

describe("planHarder", () => {
  const levels = ["level-1", "level-2", "level-3"];
  const game = { levels } as unknown as GameInfo;
  const computer = (seat: number, level: Level) => makeSeat(seat, { holder: "computer", name: null, level });

  function plan(seats: SeatInfo[], winner = 0, change: Partial<TableInfo> = {}) {
    const table = { game: "luna", options: { players: 3, start: "standard" }, seats, visibility: "link" };
    const ranking = [winner, ...seats.map(({ seat }) => seat).filter((seat) => seat !== winner)];
    return planHarder({ table: { ...table, daily: null, ...change }, ranking } as unknown as Snapshot, game);
  }

  it("takes the next level for all computers, the same options, and a new deal", () => {
    const found = plan([SEATS[0]!, computer(1, "level-1"), computer(2, "level-2")]);
    expect(found?.level).toBe("level-3");
    expect(found?.wish.seats.map((seat) => seat.level)).toEqual([undefined, "level-3", "level-3"]);
    expect([found?.wish.options, found?.wish.deal]).toEqual([{ start: "standard" }, null]);
  });

  it("is for whoever has won against computers alone, and has not beaten the best", () => {
    expect(plan([SEATS[0]!, computer(1, "level-1")], 1)).toBeNull();
    expect(plan([SEATS[0]!, computer(1, "level-3")])).toBeNull();
    expect(plan([SEATS[0]!, SEATS[1]!, computer(2, "level-1")])).toBeNull();
    expect(plan([SEATS[0]!, makeSeat(1, { holder: "scripted" })])).toBeNull();
    expect(plan([SEATS[0]!])).toBeNull();
    expect(plan([SEATS[0]!, computer(1, "level-1")], 0, { daily: "2031-05-04" })).toBeNull();
  });
});
