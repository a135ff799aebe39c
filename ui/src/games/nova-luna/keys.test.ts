import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { readBoardKey } from "./keys";

class FakeElement {
  constructor(readonly found: string) {}
  closest(selectors: string): FakeElement | null {
    return this.found && selectors.includes(this.found) ? this : null;
  }
}

describe("readBoardKey", () => {
  const body = new FakeElement("");
  let open: string;

  const read = (key: string, change: object = {}) =>
    readBoardKey({
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      target: body,
      ...change,
    } as never);

  beforeEach(() => {
    open = "";
    vi.stubGlobal("Element", FakeElement);
    vi.stubGlobal("document", { body, querySelector: (selector: string) => (selector === open ? {} : null) });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("takes, refills, ends, goes back and looks", () => {
    expect(["1", "2", "3"].map((key) => read(key))).toEqual(
      [0, 1, 2].map((place) => ({ kind: "take", place })),
    );
    expect(["r", "R", "e", "Escape", "0"].map((key) => read(key)?.kind)).toEqual([
      "refill",
      "refill",
      "end-phase",
      "back",
      "fit",
    ]);
    expect([read("+"), read("-")]).toEqual([
      { kind: "zoom", factor: 1.25 },
      { kind: "zoom", factor: 0.8 },
    ]);
    expect([read("4"), read("Enter")]).toEqual([null, null]);
  });

  it("moves the felt with arrows where nothing has the focus, and anywhere with Shift", () => {
    const left = { kind: "pan", direction: "left" };
    expect([read("ArrowLeft"), read("ArrowLeft", { target: null })]).toEqual([left, left]);
    const target = new FakeElement("button");
    expect([read("ArrowLeft", { target }), read("ArrowLeft", { target, shiftKey: true })]).toEqual([
      null,
      left,
    ]);
  });

  it("leaves combinations, fields, menus and dialogs alone", () => {
    for (const held of ["ctrlKey", "metaKey", "altKey"]) expect(read("r", { [held]: true }), held).toBeNull();
    for (const found of ["input", "[role='menu']", "[popover]"])
      expect(read("r", { target: new FakeElement(found) }), found).toBeNull();
    open = "dialog[open]";
    expect(read("r")).toBeNull();
  });

  it("lets Escape close a card first, and plays on beside it", () => {
    open = ":popover-open";
    expect([read("Escape"), read("r")]).toEqual([null, { kind: "refill" }]);
  });
});
