import { describe, expect, it } from "vitest";

import { sample } from "./sample";
import { makeScale } from "./scale";
import { findDearest, groupSteps, listSteps, sumInBars, sumUp } from "./waterfall";

const { read } = makeScale(sample, "en");
const steps = listSteps(sample.ledger!, 0, read);

describe("the waterfall", () => {
  it("leads from the start to the result, each step from where the last one ended", () => {
    expect(steps.map(({ source }) => source)).toEqual([
      "start",
      "deal",
      "own",
      "other",
      "chance",
      "left-over",
      "result",
    ]);
    steps.slice(1, -1).forEach((step, index) => expect(step.from).toBe(steps[index]!.to));
  });

  it("adds up in the numbers that are shown, though each of them is rounded", () => {
    for (const seat of [0, 1]) {
      const own = listSteps(sample.ledger!, seat, read);
      const sum = own.slice(0, -1).reduce((total, { change }) => total + change, 0);
      expect(sum).toBe(read(sample.end[seat]!));
    }
  });

  it("calls the same choices one's own or another's", () => {
    expect(sumUp(steps, "own").change).toBe(-21);
    expect(sumUp(listSteps(sample.ledger!, 1, read), "other").change).toBe(21);
    expect(sumUp(steps, "chance")).toEqual({ change: 20, error: 8, count: 1 });
  });

  it("sums the seat's choices, luck with the deal, and the others' choices in three bars", () => {
    const gains = (seat: number, direction: "higher" | "lower") =>
      sumInBars(listSteps(sample.ledger!, seat, read), direction).map(({ share, gain }) => [share, gain]);
    expect(gains(0, "higher")).toEqual([
      ["own", -21],
      ["luck", 26],
      ["others", 15],
    ]);
    expect(gains(1, "higher")[1]).toEqual(["luck", -26]);
    expect(gains(0, "lower")[0]).toEqual(["own", 21]);
    expect(sumInBars(steps, "higher")[1]!.error).toBeCloseTo(Math.hypot(4, 8));
  });

  it("draws no bar of others for a player alone", () => {
    const alone = steps.filter(({ source }) => source !== "other");
    expect(sumInBars(alone, "higher").map(({ share }) => share)).toEqual(["own", "luck"]);
  });

  it("bands what belongs to one part of the game", () => {
    expect(groupSteps(steps)).toMatchObject([{ first: 2, count: 2 }]);
  });

  it("names no dearest part where there is only one", () => {
    expect(findDearest(steps, "higher")).toBeNull();
    const more = [...steps, { ...steps[2]!, change: -40 }];
    expect(findDearest(more, "higher")?.change).toBe(-40);
    const gained = { ...steps[2]!, change: 90 };
    const loose = { ...steps[2]!, change: -99, section: null };
    const others = { ...steps[2]!, change: -99, source: "other" as const };
    expect(findDearest([...more, gained, loose, others], "higher")?.change).toBe(-40);
    expect(findDearest([gained, { ...gained, change: 20 }, ...steps], "lower")?.change).toBe(90);
    expect(findDearest([gained, gained], "lower")).toBeNull();
  });
});
