import { beforeEach, describe, expect, it, vi } from "vitest";

import type { View } from "../../api/types";
import type { Pace } from "../../settings.svelte";
import { Beats } from "./player.svelte";
import type { Step } from "./steps";

const viewOf = (count: number) => ({ count }) as unknown as View;

function makeStep(ply: number, index = 0, seat = 1): Step {
  return {
    key: `0:${ply}:${index}`,
    ply,
    seat,
    start: viewOf(ply),
    before: viewOf(ply),
    view: viewOf(ply + 1),
    from: index,
    to: index + 1,
    ledger: null,
    column: null,
    goes_on: false,
  };
}

const ME = 0;

describe("Beats", () => {
  let pace: Pace;
  let due: { milliseconds: number; act: () => void }[];
  let beats: Beats;

  beforeEach(() => {
    pace = "calm";
    due = [];
    const clock = (milliseconds: number, act: () => void) => {
      const entry = { milliseconds, act };
      due.push(entry);
      return () => (due = due.filter((each) => each !== entry));
    };
    beats = new Beats({ pace: () => pace, isOwn: (seat) => seat === ME }, clock);
  });

  /** Let the step in sight end; how long it was. */
  function pass(): number {
    const { milliseconds, act } = due.shift()!;
    act();
    return milliseconds;
  }

  it("plays one step after the other and comes to rest", () => {
    const rest = vi.fn();
    beats.onrest = rest;
    beats.receive([makeStep(3), makeStep(3, 1)], [3]);
    expect(beats.shown?.key).toBe("0:3:0");
    pass();
    expect(beats.shown?.key).toBe("0:3:1");
    expect(rest).not.toHaveBeenCalled();
    pass();
    expect(beats.shown).toBeNull();
    expect(rest).toHaveBeenCalledOnce();
    expect(due).toEqual([]);
  });

  it("plays only what is new to the viewer", () => {
    beats.receive([makeStep(2), makeStep(3)], [3]);
    expect(beats.row.map(({ ply }) => ply)).toEqual([3]);
  });

  it("appends what comes meanwhile", () => {
    beats.receive([makeStep(3)], [3]);
    beats.receive([makeStep(4)], [4]);
    expect(beats.shown?.ply).toBe(3);
    pass();
    expect(beats.shown?.ply).toBe(4);
  });

  it("shows everything at once where that is the pace, and keeps it to be shown again", () => {
    pace = "once";
    beats.receive([makeStep(3), makeStep(4)], [3, 4]);
    expect(beats.isPlaying).toBe(false);
    expect(beats.last.map(({ ply }) => ply)).toEqual([4]);
    beats.again();
    expect(beats.rewinding).toBe(true);
    expect(beats.shown?.ply).toBe(3);
  });

  it("skips to the end, whatever waits", () => {
    beats.receive([makeStep(3), makeStep(4)], [3, 4]);
    beats.skip();
    expect(beats.isPlaying).toBe(false);
    expect(due).toEqual([]);
  });

  it("hurries when it is behind by several moves", () => {
    beats.receive([makeStep(3)], [3]);
    const usual = pass();
    const many = [4, 5, 6, 7, 8].map((ply) => makeStep(ply));
    beats.receive(many, [4, 5, 6, 7, 8]);
    const lengths = many.map(() => pass());
    expect(lengths[0]).toBeLessThan(lengths[2]!);
    expect(lengths[2]).toBeLessThan(usual);
    expect(lengths.at(-1)).toBe(usual);
  });

  it("shows no move that the viewer just made, but what followed from it", () => {
    beats.receive([makeStep(3, 0, ME)], [3]);
    expect(beats.isPlaying).toBe(false);
    beats.receive([makeStep(4, 0, ME), makeStep(4, 1, ME)], [4]);
    expect(beats.shown?.key).toBe("0:4:0");
    const own = pass();
    expect(own).toBeLessThan(pass());
  });

  it("is quicker at the brisk pace", () => {
    beats.receive([makeStep(3)], [3]);
    const calm = pass();
    pace = "brisk";
    beats.receive([makeStep(4)], [4]);
    expect(pass()).toBeLessThan(calm);
  });

  it("shows again what happened since the viewer moved, from how it was before", () => {
    beats.receive([makeStep(2, 0, ME), makeStep(3), makeStep(4)], [2, 3, 4]);
    beats.skip();
    beats.again();
    expect([beats.rewinding, beats.shown?.ply]).toEqual([true, 3]);
    pass();
    expect([beats.rewinding, beats.shown?.ply]).toEqual([false, 3]);
    pass();
    expect(beats.shown?.ply).toBe(4);
    pass();
    expect(beats.isPlaying).toBe(false);
  });

  it("walks through a past move, one's own too, and says when it was seen", async () => {
    const rest = vi.fn();
    beats.onrest = rest;
    beats.receive([makeStep(9)], []);
    const walk = beats.walk([makeStep(3, 0, ME), makeStep(3, 1, ME)]);
    expect(beats.shown?.key).toBe("0:3:0");
    expect(pass()).toBe(pass());
    expect(await walk).toBe(true);
    expect(rest).not.toHaveBeenCalled();
    expect(beats.last.map(({ ply }) => ply)).toEqual([9]);
    pace = "once";
    expect(await beats.walk([makeStep(4)])).toBe(false);
    expect(beats.isPlaying).toBe(false);
  });

  it("ends a walk where it is skipped", async () => {
    const walk = beats.walk([makeStep(3), makeStep(3, 1)]);
    beats.skip();
    expect(await walk).toBe(true);
    expect(due).toEqual([]);
  });

  it("forgets what does not hold any more", () => {
    beats.receive([makeStep(2), makeStep(3)], [3]);
    beats.restart([makeStep(1)]);
    expect(beats.isPlaying).toBe(false);
    expect(beats.last.map(({ ply }) => ply)).toEqual([1]);
  });
});
