import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { handleKey } from "./keys";

class FakeElement {
  constructor(readonly found = "") {}
  closest(selectors: string): FakeElement | null {
    return this.found && selectors.includes(this.found) ? this : null;
  }
}

describe("handleKey", () => {
  let done: string[];
  const note =
    (what: string, answer: unknown = undefined) =>
    (...more: unknown[]) => {
      done.push([what, ...more].join(" "));
      return answer;
    };

  /** What one key does in a review, and whether it was taken. */
  function press(key: string, state: { frame?: object; [name: string]: unknown } = {}, event: object = {}) {
    done = [];
    const frame = {
      line: null,
      explained: false,
      toggleTextView: note("text"),
      hideReasons: note("hide"),
      cards: { available: true, askHere: note("why"), leave: () => false },
      ...state.frame,
    };
    const reviewing = {
      review: {},
      tab: "moves",
      trial: null,
      last: 9,
      step: note("step"),
      goTo: note("go"),
      goToMistake: note("mistake"),
      endLine: note("end"),
      showLine: note("show"),
      tryAgain: note("try"),
      leave: note("leave"),
      ...state,
      frame,
    };
    const whole = {
      key,
      defaultPrevented: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      target: new FakeElement(),
      preventDefault: () => {},
      ...event,
    };
    handleKey(whole as never, reviewing as never, CHOOSER as never);
    return done.join(", ");
  }
  const CHOOSER = new FakeElement("button");
  const trial = (change: object = {}) => ({
    trial: { verdict: null, chosen: {}, confirm: note("confirm"), putBack: () => false, ...change },
  });

  beforeEach(() => {
    vi.stubGlobal("Element", FakeElement);
    vi.stubGlobal("document", { activeElement: "here", querySelector: () => null });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("walks, looks for mistakes, shows and tries", () => {
    expect(["ArrowLeft", "ArrowRight", "Home", "End"].map((key) => press(key))).toEqual([
      "step -1",
      "step 1",
      "go 0",
      "go 9",
    ]);
    expect(["n", "N", "l", "t", "v", "w", "q"].map((key) => press(key))).toEqual([
      "mistake",
      "mistake",
      "show",
      "try",
      "text",
      "why here",
      "",
    ]);
    expect(press("l", { frame: { line: [] } })).toBe("end");
  });

  it("does nothing without a review, in the ledger, or with another key held", () => {
    expect([press("n", { review: null }), press("n", { tab: "ledger" })]).toEqual(["", ""]);
    for (const held of ["ctrlKey", "metaKey", "altKey", "defaultPrevented"])
      expect(press("n", {}, { [held]: true }), held).toBe("");
  });

  it("leaves arrows to a list, and letters to a field", () => {
    const inGrid = { target: new FakeElement("[role='grid']") };
    expect([press("End", {}, inGrid), press("n", {}, inGrid)]).toEqual(["", "mistake"]);
    expect(press("n", {}, { target: new FakeElement("textarea") })).toBe("");
  });

  it("confirms what was chosen, on the chooser, too", () => {
    expect(press("Enter", trial())).toBe("confirm");
    expect(press("Enter", trial(), { target: CHOOSER })).toBe("confirm");
    expect(press("Enter", trial(), { target: new FakeElement("button") })).toBe("");
    expect(press("Enter", trial({ chosen: null }))).toBe("");
    expect(press("Enter", trial({ verdict: {} }))).toBe("");
  });

  it("leaves the board its keys while a move is chosen", () => {
    expect(["n", "ArrowLeft", "v", "w"].map((key) => press(key, trial()))).toEqual([
      "",
      "",
      "text",
      "why here",
    ]);
    expect(press("n", trial({ verdict: {} }))).toBe("mistake");
  });

  it("goes one step out with Escape", () => {
    const escape = (state: Parameters<typeof press>[1]) => press("Escape", state);
    expect(escape({ frame: { cards: { leave: () => true }, explained: true } })).toBe("");
    expect(escape({ ...trial(), frame: { explained: true } })).toBe("hide");
    expect(escape(trial({ putBack: () => true }))).toBe("");
    expect(escape({ ...trial(), frame: { line: [] } })).toBe("leave");
    expect(escape({ frame: { line: [] } })).toBe("end");
    expect(escape({})).toBe("");
  });
});
