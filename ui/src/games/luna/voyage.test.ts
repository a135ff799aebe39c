import { describe, expect, it } from "vitest";

import { makeOptions } from "./choices";
import { makeView } from "./sample";
import { findIsle } from "./view";
import { applySteps, listDestinations, listSources, listSteps, writeVoyage, type Step } from "./voyage";

const view = makeView({ herbs: { active: [2, 1], inactive: [1, 0] }, tide: { active: [1, 0] } });
const LEGAL = [
  "tide herbs>tide",
  "tide herbs>book",
  "tide herbs->tide",
  "tide tide>herbs",
  "tide stage>book",
  "journey herbs>tide",
];
const legal = listSteps(makeOptions(LEGAL, view), "tide", false);
const step = (from: Step["from"], to: Step["to"], asleep = false): Step => ({ from, asleep, to });

describe("a voyage", () => {
  it("finds where novices can set out and how many are left", () => {
    expect(listSources(view, 0, legal, [])).toEqual([
      { from: "herbs", asleep: false, left: 2 },
      { from: "herbs", asleep: true, left: 1 },
      { from: "tide", asleep: false, left: 1 },
    ]);
    expect(listSources(view, 0, legal, [step("herbs", "tide"), step("herbs", "tide", true)])).toEqual([
      { from: "herbs", asleep: false, left: 1 },
      { from: "tide", asleep: false, left: 1 },
    ]);
  });

  it("does not move a novice twice", () => {
    const underWay = makeView(
      { herbs: { inactive: [2, 0] } },
      { voyage: { kind: "tide", last: { from: "tide", asleep: false, to: "herbs" }, arrived: { herbs: 1 } } },
    );
    const steps = listSteps(makeOptions(["herbs->book", "done"], underWay), "tide", true);
    expect(listSources(underWay, 0, steps, [])).toEqual([{ from: "herbs", asleep: true, left: 1 }]);
  });

  it("knows the destinations of a source", () => {
    expect(listDestinations(legal, "herbs", false)).toEqual(["tide", "book"]);
    expect(listDestinations(legal, "herbs", true)).toEqual(["tide"]);
  });

  it("writes the steps in the notation's order, whatever order they were made in", () => {
    const steps = [
      step("stage", "book"),
      step("tide", "herbs"),
      step("herbs", "tide", true),
      step("herbs", "book"),
      step("herbs", "tide"),
    ];
    expect(writeVoyage("tide", steps, view, false)).toEqual([
      "tide herbs>tide",
      "herbs>book",
      "herbs->tide",
      "tide>herbs",
      "stage>book",
      "done",
    ]);
    expect(writeVoyage("journey", [step("tide", "herbs")], view, true)).toEqual(["tide>herbs", "done"]);
    expect(writeVoyage("journey", [], view, true)).toEqual(["done"]);
  });

  it("shows the table as it will be, and leaves the old one alone", () => {
    const after = applySteps(view, 0, [step("herbs", "tide"), step("herbs", "tide", true)]);
    expect(findIsle(after, "herbs")).toMatchObject({ active: [1, 1], inactive: [0, 0] });
    expect(findIsle(after, "tide").inactive).toEqual([2, 0]);
    expect(findIsle(view, "herbs").active).toEqual([2, 1]);
  });
});
