import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Snapshot } from "../../api/types";
import type { Replay as Type } from "./replay.svelte";

describe("Replay", () => {
  let replay: Type;
  let game: { id: string; snapshot: Snapshot | null };
  let asked: string[];
  let fails: boolean;

  const settle = () => vi.advanceTimersByTimeAsync(0);
  const shown = () => replay.shown?.ply ?? null;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
    [asked, fails] = [[], false];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path.replace(/^.*\?/, "").replace(/&?lang=en/, ""));
      const ply = Number(/\bply=(\d+)/.exec(path)?.[1]);
      const body = fails ? { code: "no-such-ply", message: "No.", params: {}, reasons: [] } : { ply };
      const headers = { "Content-Type": "application/json" };
      return Promise.resolve(new Response(JSON.stringify(body), { status: fails ? 404 : 200, headers }));
    });
    const { Replay } = await import("./replay.svelte");
    game = { id: "t", snapshot: { last: 5, line: 2, ply: 5 } as unknown as Snapshot };
    replay = new Replay(game);
  });
  afterEach(() => {
    replay.pause();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("shows a past position, and fetches the one after it", async () => {
    replay.go(2);
    expect([replay.at, shown()]).toEqual([2, null]);
    await settle();
    expect(asked).toEqual(["ply=2&since=1", "ply=3&since=2"]);
    expect(shown()).toBe(2);
    replay.go(3);
    await settle();
    expect([shown(), asked.length]).toEqual([3, 3]);
    replay.go(4);
    await settle();
    expect([shown(), asked.length]).toEqual([4, 3]);
  });

  it("takes the last position and later ones for the present, and earlier than the first for the first", async () => {
    expect(replay.at).toBe(5);
    for (const ply of [5, 9, null]) {
      replay.go(1);
      await settle();
      replay.go(ply);
      expect([replay.ply, replay.shown]).toEqual([null, null]);
    }
    replay.go(-3);
    await settle();
    expect([replay.ply, shown(), asked.at(-1)]).toEqual([0, 0, "ply=0&since=0"]);
  });

  it("shows what was asked for last, however late an answer comes", async () => {
    replay.go(1);
    replay.go(3);
    await settle();
    expect(shown()).toBe(3);
  });

  it("walks only one step forward, into the present, too", async () => {
    const walked: number[] = [];
    replay.walk = (position) => Promise.resolve(walked.push(position.ply) > 0);
    replay.go(2);
    await settle();
    replay.step(-1);
    await settle();
    expect([replay.at, walked]).toEqual([1, []]);
    replay.step(1);
    await settle();
    replay.go(4);
    await settle();
    replay.step(1);
    await settle();
    expect([replay.ply, walked]).toEqual([null, [2, 5]]);
  });

  it("plays by itself from the beginning to the present", async () => {
    replay.toggle();
    await settle();
    expect([replay.playing, shown()]).toEqual([true, 0]);
    await vi.advanceTimersByTimeAsync(1_299);
    expect(shown()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toBe(1);
    replay.walk = () => Promise.resolve(true);
    await vi.advanceTimersByTimeAsync(1_300 + 400);
    expect(shown()).toBe(3);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([replay.ply, replay.playing]).toEqual([null, false]);
  });

  it("goes on from where it is, and stops where it is told to", async () => {
    replay.go(3);
    await settle();
    replay.play();
    replay.toggle();
    await vi.advanceTimersByTimeAsync(9_000);
    expect([replay.playing, shown()]).toEqual([false, 3]);
  });

  it("leaves what was taken back", async () => {
    replay.follow(1);
    expect(replay.ply).toBeNull();
    replay.go(3);
    await settle();
    replay.follow(4);
    expect(replay.ply).toBe(3);
    replay.follow(1);
    expect(replay.ply).toBe(1);
  });

  it("asks anew for positions of another line", async () => {
    replay.go(1);
    await settle();
    game.snapshot = { ...game.snapshot!, line: 3 };
    replay.go(1);
    await settle();
    expect(asked.filter((query) => query.startsWith("ply=1"))).toHaveLength(2);
  });

  it("tells a failure, and plays no further", async () => {
    const { toasts } = await import("../../shell/toasts.svelte");
    replay.play();
    await settle();
    fails = true;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(replay.playing).toBe(false);
    expect(toasts.map(({ text }) => text)).toContain("No.");
    toasts.length = 0;
  });
});
