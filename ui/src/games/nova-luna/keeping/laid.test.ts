import { expect, it } from "vitest";

import { fitLaid, requestLaid } from "./laid";

it("keeps the wheel when the number of players changes, and asks for their order anew", () => {
  const two = { ...fitLaid(null, 2), order: [1, 0] };
  two.wheel[3] = 17;
  expect(fitLaid(two, 2).order).toEqual([1, 0]);
  const three = fitLaid(two, 3);
  expect(three.wheel[3]).toBe(17);
  expect(three.order).toEqual([0, 1, 2]);
});

it("builds the tower from the bottom, and none for one player", () => {
  expect(requestLaid({ ...fitLaid(null, 3), order: [2, 0, 1] }, 3).tower).toEqual([1, 0, 2]);
  expect(requestLaid(fitLaid(null, 1), 1)).not.toHaveProperty("tower");
});
