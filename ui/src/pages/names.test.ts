import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { SeatInfo, SeatRequest, TableSummary } from "../api/types";
import { setLanguage } from "../texts";
import { holderName, isShared, listScores, listSeats, seatName, timeAgo } from "./names";

const makeSeat = (seat: number, change: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  holder: "person",
  name: `P${seat}`,
  level: null,
  mine: false,
  connected: true,
  ...change,
});
const open = makeSeat(2, { holder: "open", name: null });

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe("seats of a table", () => {
  it("are called by who holds them", () => {
    expect(seatName(makeSeat(1))).toBe("P1");
    expect(seatName(makeSeat(1, { name: null }))).toBe("Seat 2");
    expect(seatName(open)).toBe("a free seat");
    expect(seatName(makeSeat(1, { holder: "scripted", name: "Opponent" }))).toBe("the opponent");
    const computer = { holder: "computer", level: "level-2" } as const;
    expect(seatName(makeSeat(1, { ...computer, name: "Level 2 (b)" }))).toBe("Level 2 (b)");
    expect(seatName(makeSeat(1, { ...computer, name: null }))).toBe("Crescent");
  });

  it("are one's own, and go by name where there are several of them", () => {
    const [first, second] = [makeSeat(0, { mine: true }), makeSeat(1, { mine: true })];
    expect(seatName(first, [first, makeSeat(1)])).toBe("You");
    expect([first, second].map((seat) => seatName(seat, [first, second]))).toEqual(["P0", "P1"]);
    expect(seatName({ ...second, name: null }, [first, second])).toBe("You");
  });

  it("are listed with a count of the free ones", () => {
    expect(listSeats([makeSeat(0), makeSeat(1)])).toBe("P0 and P1");
    expect(listSeats([makeSeat(0), makeSeat(1), open])).toBe("P0, P1, and a free seat");
  });

  it("are listed with what they reached, the best first", () => {
    const table = (change: object) =>
      ({
        seats: [makeSeat(0), makeSeat(1)],
        ranking: [1, 0],
        scores: { seats: [7, 9] },
        ...change,
      }) as TableSummary;
    expect(listScores(table({}))).toBe("P1: 9 · P0: 7");
    expect(listScores(table({ scores: { seats: [7] } }))).toBe("P0: 7");
    expect(listScores(table({ ranking: null }))).toBeNull();
    expect(listScores(table({ scores: null }))).toBeNull();
  });
});

describe("wished-for seats", () => {
  const seats = [
    { holder: "me" },
    { holder: "open" },
    { holder: "me" },
    { holder: "me", name: "Bo" },
  ] as SeatRequest[];

  it("are shared after the first that is one's own", () => {
    expect([0, 1, 2, 3].map((number) => isShared(seats, number))).toEqual([false, true, true, true]);
    expect(isShared([{ holder: "open" }, { holder: "me" }] as SeatRequest[], 1)).toBe(false);
  });

  it("are called by what they are for", () => {
    const names = [0, 1, 2, 3].map((number) => holderName(seats, number));
    expect([names[2], names[3]]).toEqual(["Seat 3", "Bo"]);
    expect(new Set(names).size).toBe(4);
  });
});

describe("timeAgo", () => {
  const now = Date.parse("2026-03-10T12:00:00Z");
  const ago = (seconds: number) => timeAgo(new Date(now - seconds * 1000).toISOString(), now);

  it("speaks in the largest unit that is full", () => {
    expect([0, 59, -99].map(ago)).toEqual(Array(3).fill("just now"));
    expect([60, 119, 3_599].map(ago)).toEqual(["1 minute ago", "1 minute ago", "59 minutes ago"]);
    expect([3_600, 86_399].map(ago)).toEqual(["1 hour ago", "23 hours ago"]);
    expect([86_400, 200_000].map(ago)).toEqual(["yesterday", "2 days ago"]);
  });
});
