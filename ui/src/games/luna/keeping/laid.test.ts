import { describe, expect, it } from "vitest";

import { fitLaid, requestLaid, swapIn } from "./laid";

const STANDARD = { start: "standard", level: 1 };

describe("what lies on a real table", () => {
  it("is complete from the start", () => {
    const laid = fitLaid(null, 3, STANDARD);
    expect(laid.starts).toEqual(["blue", "yellow", "green"]);
    expect(requestLaid(laid, 3, STANDARD)).toMatchObject({
      boards: ["blue", "yellow", "green"],
      apostate: "bribery",
      start_player: 0,
    });
  });

  it("keeps what fits when the number of players changes", () => {
    const four = {
      ...fitLaid(null, 4, STANDARD),
      starts: ["red", "blue", "green", "yellow"],
      start_player: 3,
    };
    const two = fitLaid(four, 2, STANDARD);
    expect(two.starts).toEqual(["yellow", "blue"]);
    expect(two.start_player).toBe(0);
    expect(two.isles).toEqual(four.isles);
  });

  it("says nothing of what the rules give", () => {
    const preselected = { start: "preselected" };
    expect(Object.keys(requestLaid(fitLaid(null, 2, preselected), 2, preselected))).toEqual([
      "boards",
      "starts",
      "start_player",
    ]);
    const solo = requestLaid(fitLaid(null, 1, STANDARD), 1, STANDARD);
    expect(solo).not.toHaveProperty("start_player");
    expect(solo.boards).toHaveLength(2);
  });

  it("has both figures on one isle at solo level 3", () => {
    const laid = fitLaid(fitLaid(null, 1, STANDARD), 1, { level: 3 });
    expect(laid.master_builder).toBe(laid.moon_priestess);
  });
});

it("swaps what is put in with what was there", () => {
  expect(swapIn(["a", "b", "c"], 0, "c")).toEqual(["c", "b", "a"]);
  expect(swapIn(["a", "b", "c"], 1, "b")).toEqual(["a", "b", "c"]);
});
