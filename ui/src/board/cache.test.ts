import { describe, expect, it, vi } from "vitest";

import { PositionCache } from "./cache";

describe("PositionCache", () => {
  it("fetches a position once", async () => {
    const cache = new PositionCache<number>(3);
    const fetch = vi.fn(async () => 5);
    expect(await cache.get("a", fetch)).toBe(5);
    expect(await cache.get("a", fetch)).toBe(5);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("forgets what was not used for longest", async () => {
    const cache = new PositionCache<number>(2);
    const fetch = vi.fn(async () => 1);
    for (const name of ["a", "b", "a", "c", "a", "b"]) await cache.get(name, fetch);
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it("tries again after a failure", async () => {
    const cache = new PositionCache<number>(2);
    await expect(cache.get("a", () => Promise.reject(new Error("lost")))).rejects.toThrow();
    expect(await cache.get("a", async () => 2)).toBe(2);
  });
});
