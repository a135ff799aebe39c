import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Seat } from "../../api/types";
import { Arrivals, type Arrival } from "./arrivals";

const ANA = makeSeat(0, { name: "Ana", mine: true, connected: true });

function makeSeat(seat: number, change: Partial<Seat>): Seat {
  return {
    seat,
    holder: "person",
    name: "Ben",
    level: null,
    mine: false,
    you: false,
    connected: false,
    ...change,
  };
}

describe("Arrivals", () => {
  let told: Arrival[];
  let arrivals: Arrivals;
  const see = (change: Partial<Seat>) => arrivals.see([ANA, makeSeat(1, change)]);

  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    arrivals = new Arrivals((arrival) => told.push(arrival));
  });
  afterEach(() => vi.useRealTimers());

  it("tells nothing at first, and nothing of oneself", () => {
    see({ connected: true });
    arrivals.see([{ ...ANA, connected: false }, makeSeat(1, { connected: true })]);
    vi.advanceTimersByTime(600_000);
    expect(told).toEqual([]);
  });

  it("tells who sits down, and not once more that they are here", () => {
    see({ holder: "open", name: "Seat 2" });
    see({ connected: false });
    see({ connected: true });
    expect(told).toEqual([{ kind: "sits", name: "Ben" }]);
  });

  it("tells nobody that they sat down themselves, whichever news comes first", () => {
    see({ holder: "open", name: "Seat 2" });
    arrivals.claimed = 1;
    see({ connected: true }); // as a watcher sees it
    see({ connected: true, mine: true });
    expect(told).toEqual([]);
  });

  it("tells who was away and comes", () => {
    see({ connected: false });
    see({ connected: true });
    expect(told).toEqual([{ kind: "comes", name: "Ben" }]);
  });

  it("tells who stays away, and that they are back", () => {
    see({ connected: true });
    see({ connected: false });
    vi.advanceTimersByTime(15_000);
    expect(told).toEqual([{ kind: "goes", name: "Ben" }]);
    vi.advanceTimersByTime(60_000);
    see({ connected: true });
    expect(told.at(-1)).toEqual({ kind: "comes", name: "Ben" });
  });

  it("says nothing of a connection that breaks for a moment", () => {
    see({ connected: true });
    for (let times = 0; times < 20; times += 1) {
      see({ connected: false });
      vi.advanceTimersByTime(10_000);
      see({ connected: true });
      vi.advanceTimersByTime(10_000);
    }
    expect(told).toEqual([]);
  });

  it("does not chatter about one that breaks for longer, again and again", () => {
    see({ connected: true });
    for (let minute = 0; minute < 10; minute += 1) {
      see({ connected: false });
      vi.advanceTimersByTime(16_000);
      see({ connected: true });
      vi.advanceTimersByTime(4_000);
    }
    expect(told.length).toBeLessThanOrEqual(4);
  });

  it("tells that a computer plays on, and then nothing of somebody who left", () => {
    see({ connected: true });
    see({ connected: false });
    see({ holder: "computer", name: "Half moon" });
    vi.advanceTimersByTime(600_000);
    expect(told).toEqual([{ kind: "computer", name: "Ben" }]);
  });

  it("forgets who is about to leave when the table is closed", () => {
    see({ connected: true });
    see({ connected: false });
    arrivals.stop();
    vi.advanceTimersByTime(600_000);
    expect(told).toEqual([]);
  });
});
