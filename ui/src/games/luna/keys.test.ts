import { describe, expect, it } from "vitest";

import { isForBoard, obeyKey } from "./keys";
import type { Play } from "./play.svelte";

const BODY = {};

/** A board on which only these things can be done, and what was done. */
function press(key: string, change: object = {}): [ReturnType<typeof obeyKey>, ...unknown[]] {
  const done: unknown[] = [];
  const play = {
    itinerary: { kind: null, underWay: false },
    variants: [],
    bar: ["favour", "meditate"],
    menu: null,
    selection: { action: null },
    back: () => done.push("back") > 0,
    finishVoyage: () => done.push("finish"),
    pickVariant: (move: unknown) => done.push(move),
    pickFromMenu: (kind: unknown) => done.push("menu", kind),
    pickAction: (kind: unknown, from: unknown) => done.push(kind, from),
    ...change,
  } as unknown as Play;
  const board = { querySelector: (selector: string) => selector } as unknown as Element;
  const answer = obeyKey(key, play, board);
  return [answer, ...done];
}

describe("obeyKey", () => {
  const voyage = { itinerary: { kind: "journey", underWay: true } };
  const planned = { itinerary: { kind: "journey", underWay: false } };
  const variants = { variants: [{ move: "one" }, { move: "two" }] };

  it("goes back with Escape, and step by step in a journey", () => {
    expect(press("Escape")).toEqual(["done", "back"]);
    expect(press("Escape", { back: () => false })).toEqual([null]);
    expect(press("Backspace", planned)).toEqual(["done", "back"]);
    expect(press("Backspace")).toEqual([null]);
  });

  it("ends a journey with D", () => {
    expect(press("d", planned)).toEqual(["done", "finish"]);
    expect(press("D", voyage)).toEqual(["done", "finish"]);
    expect(press("d")).toEqual([null]);
  });

  it("chooses among several variants with digits", () => {
    expect(press("1", variants)).toEqual(["chosen", "one"]);
    expect(press("2", variants)).toEqual(["chosen", "two"]);
    expect(press("3", variants)).toEqual([null]);
    expect(press("0", variants)).toEqual([null]);
    expect(press("1", { variants: [{ move: "one" }] })).toEqual([null]);
  });

  it("picks an action of the bar, or of the menu that is open", () => {
    expect(press("f")).toEqual(["chosen", "favour", '[aria-keyshortcuts="F"]']);
    expect(press("f", { menu: {} })).toEqual(["chosen", "menu", "favour"]);
    expect(press("f", { menu: {}, selection: { action: "recruit" } })).toEqual([
      "chosen",
      "favour",
      '[aria-keyshortcuts="F"]',
    ]);
    expect(press("x")).toEqual([null]);
    expect(press("F1")).toEqual([null]);
    expect(press("f", voyage)).toEqual([null]);
    expect(press("f", planned)[0]).toBe("chosen");
  });
});

describe("isForBoard", () => {
  const event = (change: object = {}) =>
    ({
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      defaultPrevented: false,
      target: { closest: () => null },
      ...change,
    }) as unknown as KeyboardEvent;

  it("leaves combinations, fields and what was answered alone", () => {
    expect(isForBoard(event())).toBe(true);
    for (const held of ["ctrlKey", "metaKey", "altKey", "defaultPrevented"])
      expect(isForBoard(event({ [held]: true })), held).toBe(false);
    expect(isForBoard(event({ target: { closest: () => BODY } }))).toBe(false);
  });
});
