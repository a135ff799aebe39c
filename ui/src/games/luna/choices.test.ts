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
import { makeView } from "./sample";

const LEGAL = [
  "favour tide",
  "favour tide*",
  "favour book",
  "council tide 1",
  "council tide 2",
  "council 1*",
  "sail tide>book 1",
  "sail tide>book 2",
  "sail tide>herbs 1",
  "sail stage>book 1",
  "promote 5",
  "promote 7$",
  "sanctify 6",
  "book 1>4",
  "expel 1",
  "expel 8",
  "shrine",
  "meditate",
];
const options = makeOptions(LEGAL, makeView());
const texts = (selection: Parameters<typeof listVariants>[1]) =>
  listVariants(options, selection).map(({ move }) => move.text);

describe("choices", () => {
  it("groups the legal moves by action", () => {
    expect([...listActions(options)]).toEqual([
      "favour",
      "council",
      "sail",
      "promote",
      "sanctify",
      "book",
      "expel",
      "shrine",
      "meditate",
    ]);
  });

  it("goes from an action to its targets and variants", () => {
    const favour = selectAction(options, "favour");
    expect(listTargets(options, favour)).toEqual(["isle:tide", "isle:book"]);
    const tide = selectPlace(options, favour, "isle:tide");
    expect(tide && texts(tide)).toEqual(["favour tide", "favour tide*"]);
    expect(selectPlace(options, favour, "isle:herbs")).toBeNull();
  });

  it("asks for two places where a move has two", () => {
    const from = selectPlace(options, selectAction(options, "sail"), "isle:tide");
    expect(from && listTargets(options, from)).toEqual(["isle:book", "isle:herbs"]);
    const to = from && selectPlace(options, from, "isle:book");
    expect(to && texts(to)).toEqual(["sail tide>book 1", "sail tide>book 2"]);
  });

  it("lets an earlier pick be replaced", () => {
    const sail = selectAction(options, "sail");
    const from = selectPlace(options, sail, "isle:tide");
    const other = from && selectPlace(options, from, "stage");
    expect(other && texts(other)).toEqual(["sail stage>book 1"]);
  });

  it("picks the only target by itself", () => {
    expect(texts(selectAction(options, "sanctify"))).toEqual(["sanctify 6"]);
    expect(texts(selectAction(options, "book"))).toEqual(["book 1>4"]);
    expect(texts(selectAction(options, "meditate"))).toEqual(["meditate"]);
    expect(selectAction(options, "shrine").picked).toEqual(["isle:book"]);
  });

  it("offers a piece's actions in the bar's order", () => {
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
    expect(texts(anchored)).toEqual(["council tide 1", "council tide 2"]);
    expect(texts(selectAction(options, "promote", "path:7"))).toEqual(["promote 7$"]);
  });

  it("shows where an expulsion leads, round the ring", () => {
    expect(texts(selectAction(options, "expel"))).toEqual(["expel 1", "expel 8"]);
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
