import { expect, it } from "vitest";

import type { StageInfo } from "../api/types";
import { countStars, listStars } from "./words";

const say = (key: string, params?: Record<string, unknown>) =>
  params ? `${key}(${JSON.stringify(params)})` : key;
const stage: StageInfo = {
  key: "take",
  rules: [],
  glow: [],
  kinds: [],
  moves: 2,
  fewest: 2,
  has_best: false,
  stars: null,
};

it("counts one star for being done and one for each more", () => {
  expect(countStars(null)).toBe(0);
  expect(countStars({ alone: false, best: false })).toBe(1);
  expect(countStars({ alone: true, best: true })).toBe(3);
});

it("names the last star by what the stage asks for, or by its number of moves", () => {
  const [done, alone, best] = listStars("nova-luna", stage, { alone: false, best: true }, say);
  expect([done!.won, alone!.won, best!.won]).toEqual([true, false, true]);
  expect(best!.label).toBe('lesson-star-fewest({"count":2})');
  expect(listStars("luna", { ...stage, has_best: true }, null, say)[2]!.label).toBe("lesson-luna-take-best");
});
