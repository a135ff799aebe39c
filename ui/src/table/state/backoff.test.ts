import { describe, expect, it } from "vitest";

import { delay, pause } from "./backoff";

describe("delay", () => {
  it("doubles up to a limit", () => {
    const delays = [1, 2, 3, 4, 20].map((attempt) => delay(attempt, 0.999));
    expect(delays[1]).toBeGreaterThan(delays[0]!);
    expect(delays[3]).toBeGreaterThan(delays[2]!);
    expect(delays[4]).toBeLessThanOrEqual(8_000);
  });

  it("spreads by chance, but never below half", () => {
    expect(delay(3, 0)).toBe(800);
    expect(delay(3, 0.5)).toBe(1200);
  });
});

describe("pause", () => {
  it("ends at once when woken", async () => {
    const nap = new AbortController();
    const waiting = pause(60_000, nap.signal);
    nap.abort();
    await waiting;
  });
});
