import { describe, expect, it } from "vitest";

import { makeMove, makeView } from "./sample";
import { findIsle } from "./view";
import { findNextWay, listSources, listWays, moveNovices, wayOf, type Way } from "./voyage";

const view = makeView({ herbs: { active: [2, 1], inactive: [1, 0] }, tide: { active: [1, 0] } });
const LEGAL = [
  makeMove("journey", { origin: "herbs", to: "tide" }),
  makeMove("tide", { origin: "herbs", asleep: false, to: "tide" }),
  makeMove("tide", { origin: "herbs", asleep: false, to: "book" }),
  makeMove("tide", { origin: "herbs", asleep: true, to: "tide" }),
  makeMove("tide", { origin: "tide", asleep: false, to: "herbs" }),
  makeMove("tide", { origin: "stage", asleep: false, to: "book" }),
];
const legal = listWays(LEGAL, "tide", false);
const way = (origin: Way["origin"], to: Way["to"], asleep = false): Way => ({ origin, asleep, to });

describe("a voyage", () => {
  it("finds where novices can set out and how many are left", () => {
    const ways = legal.map(wayOf);
    expect(listSources(view, 0, ways, [])).toEqual([
      { origin: "herbs", asleep: false, left: 2 },
      { origin: "herbs", asleep: true, left: 1 },
      { origin: "tide", asleep: false, left: 1 },
    ]);
    expect(listSources(view, 0, ways, [way("herbs", "tide"), way("herbs", "tide", true)])).toEqual([
      { origin: "herbs", asleep: false, left: 1 },
      { origin: "tide", asleep: false, left: 1 },
    ]);
  });

  it("does not move a novice twice", () => {
    const underWay = makeView(
      { herbs: { inactive: [2, 0] } },
      { voyage: { kind: "tide", last: { from: "tide", asleep: false, to: "herbs" }, arrived: { herbs: 1 } } },
    );
    const further = [makeMove("step", { origin: "herbs", asleep: true, to: "book" }), makeMove("done", {})];
    const ways = listWays(further, "tide", true).map(wayOf);
    expect(listSources(underWay, 0, ways, [])).toEqual([{ origin: "herbs", asleep: true, left: 1 }]);
  });

  it("goes on as the rules list the ways, whatever order they were planned in", () => {
    const planned = [way("stage", "book"), way("tide", "herbs"), way("herbs", "tide", true)];
    expect(findNextWay(legal, planned)).toBe(LEGAL[3]);
    expect(findNextWay(legal, planned.slice(0, 1))).toBe(LEGAL[5]);
    expect(findNextWay(legal, [way("book", "tide")])).toBeNull();
  });

  it("shows the table with the changes that were sent, and leaves the old one alone", () => {
    const after = moveNovices(view, 0, [
      { isle: "herbs", active: -1, inactive: -1 },
      { isle: "tide", active: 0, inactive: 2 },
      { isle: "stage", active: 1, inactive: 0 },
    ]);
    expect(findIsle(after, "herbs")).toMatchObject({ active: [1, 1], inactive: [0, 0] });
    expect(findIsle(after, "tide").inactive).toEqual([2, 0]);
    expect(after.players[0]?.stage).toBe(1);
    expect(findIsle(view, "herbs").active).toEqual([2, 1]);
  });
});
