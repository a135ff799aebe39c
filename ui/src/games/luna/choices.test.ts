import { describe, expect, it } from "vitest";

import {
  listActions,
  listActionsAt,
  listTargets,
  listVariants,
  makeOptions,
  NOTHING,
  selectAction,
  selectBack,
  selectPlace,
} from "./choices";
import { makeEffect, makeMove, makeView } from "./sample";

const favour = makeMove("favour", { isle: "tide", virtual: false });
const helped = makeMove("favour", { isle: "tide", virtual: true });
const council1 = makeMove("council", { isle: "tide", count: 1, virtual: false });
const council2 = makeMove("council", { isle: "tide", count: 2, virtual: false });
const alone = makeMove("council", { count: 1, virtual: true });
const sail1 = makeMove("sail", { origin: "tide", to: "book", count: 1 });
const sail2 = makeMove("sail", { origin: "tide", to: "book", count: 2 });
const fromStage = makeMove("sail", { origin: "stage", to: "book", count: 1 });
const bribed = makeMove("promote", { tile: 7, virtual: false, bribe: true });
const sanctify = makeMove("sanctify", { tile: 6, bribe: false });
const book = makeMove("book", { origin: 1, to: 4 });
const near = makeMove("expel", { count: 1, virtual: false });
const far = makeMove("expel", { count: 8, virtual: false });
const meditate = makeMove("meditate", {});
const options = makeOptions(
  [
    favour,
    helped,
    makeMove("favour", { isle: "book", virtual: false }),
    makeMove("shrine", { virtual: false }),
    sail1,
    sail2,
    makeMove("sail", { origin: "tide", to: "herbs", count: 1 }),
    fromStage,
    makeMove("promote", { tile: 5, virtual: false, bribe: false }),
    bribed,
    sanctify,
    book,
    council1,
    council2,
    alone,
    near,
    far,
    meditate,
  ],
  makeView(),
  {
    game: "luna",
    moves: {
      [near.text]: makeEffect({ apostate: "shrine" }),
      [far.text]: makeEffect({ apostate: "shrine" }),
    },
    actions: {},
    next_round: null,
  },
);
const variants = (selection: Parameters<typeof listVariants>[1]) =>
  listVariants(options, selection).map(({ move }) => move);

describe("choices", () => {
  it("groups the legal moves by action, in their own order", () => {
    expect([...listActions(options)]).toEqual([
      "favour",
      "shrine",
      "sail",
      "promote",
      "sanctify",
      "book",
      "council",
      "expel",
      "meditate",
    ]);
  });

  it("goes from an action to its targets and variants", () => {
    const action = selectAction(options, "favour");
    expect(listTargets(options, action)).toEqual(["isle:tide", "isle:book"]);
    const tide = selectPlace(options, action, "isle:tide");
    expect(tide && variants(tide)).toEqual([favour, helped]);
    expect(selectPlace(options, action, "isle:herbs")).toBeNull();
  });

  it("asks for two places where a move has two", () => {
    const from = selectPlace(options, selectAction(options, "sail"), "isle:tide");
    expect(from && listTargets(options, from)).toEqual(["isle:book", "isle:herbs"]);
    const to = from && selectPlace(options, from, "isle:book");
    expect(to && variants(to)).toEqual([sail1, sail2]);
  });

  it("lets an earlier pick be replaced", () => {
    const sail = selectAction(options, "sail");
    const from = selectPlace(options, sail, "isle:tide");
    const other = from && selectPlace(options, from, "stage");
    expect(other && variants(other)).toEqual([fromStage]);
  });

  it("picks the only target by itself", () => {
    expect(variants(selectAction(options, "sanctify"))).toEqual([sanctify]);
    expect(variants(selectAction(options, "book"))).toEqual([book]);
    expect(variants(selectAction(options, "meditate"))).toEqual([meditate]);
    expect(selectAction(options, "shrine").picked).toEqual(["isle:book"]);
  });

  it("offers a piece's actions in the order of the moves", () => {
    expect(listActionsAt(options, "isle:tide")).toEqual(["favour", "sail", "promote", "council"]);
    expect(listActionsAt(options, "path:6")).toEqual(["sanctify"]);
    expect(listActionsAt(options, "space:6")).toEqual(["sanctify"]);
    expect(listActionsAt(options, "isle:novice")).toEqual(["expel"]);
    expect(listActionsAt(options, "council")).toEqual(["council"]);
    expect(listActionsAt(options, "candles")).toEqual(["meditate"]);
    expect(listActionsAt(options, "isle:herbs")).toEqual([]);
  });

  it("keeps to the piece that was picked first", () => {
    const anchored = selectAction(options, "council", "isle:tide");
    expect(variants(anchored)).toEqual([council1, council2]);
    expect(variants(selectAction(options, "promote", "path:7"))).toEqual([bribed]);
  });

  it("shows where an expulsion leads", () => {
    expect(variants(selectAction(options, "expel"))).toEqual([near, far]);
  });

  it("goes back to the last real choice", () => {
    const from = selectPlace(options, selectAction(options, "sail"), "isle:tide");
    const to = from && selectPlace(options, from, "isle:book");
    const back = to && selectBack(options, to);
    expect(back?.picked).toEqual(["isle:tide"]);
    expect(back && selectBack(options, back).picked).toEqual([]);
    expect(selectBack(options, selectAction(options, "sanctify"))).toEqual(NOTHING);
  });
});
