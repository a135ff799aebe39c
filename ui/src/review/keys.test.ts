import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ReviewInfo } from "../api/types";
import { obey } from "../board/keys";
import type { Reviewing as Session } from "./reviewing.svelte";
import { sample } from "./sample";

class FakeElement {
  constructor(readonly found = "") {}
  closest(selectors: string): FakeElement | null {
    return this.found && selectors.includes(this.found) ? this : null;
  }
}

describe("the keys of a review", () => {
  let Reviewing: typeof Session;
  let done: string[];
  const note =
    (what: string, answer: unknown = undefined) =>
    (...more: unknown[]) => {
      done.push([what, ...more].join(" "));
      return answer;
    };

  /** What one key does in a review, and whether it was taken. */
  function press(key: string, state: object = {}, event: object = {}) {
    done = [];
    const reviewing = new Reviewing("t");
    reviewing.info = { status: "done", review: sample } as unknown as ReviewInfo;
    vi.spyOn(reviewing.cards, "available", "get").mockReturnValue(true);
    Object.assign(reviewing.cards, { askHere: note("why"), leave: () => false });
    Object.assign(reviewing, {
      toggleTextView: note("text"),
      hideReasons: note("hide"),
      step: note("step"),
      goTo: note("go"),
      goToMistake: note("mistake"),
      confirm: note("confirm"),
      endLine: note("end"),
      showLine: note("show"),
      tryAgain: note("try"),
      leave: note("leave"),
      ...state,
    });
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
    obey(whole as never, reviewing.commands, CHOOSER as never);
    return done.join(", ");
  }
  const CHOOSER = new FakeElement("button");
  const explained = { explained: { reasons: [], anchor: CHOOSER } };
  const line = { line: {} };
  const trial = (change: object = {}) => ({ trial: { verdict: null, legal: [] }, chosen: {}, ...change });
  const judged = { trial: { verdict: {}, legal: [] } };

  beforeEach(async () => {
    vi.stubGlobal("Element", FakeElement);
    vi.stubGlobal("document", { activeElement: "here", querySelector: () => null });
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
    ({ Reviewing } = await import("./reviewing.svelte"));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("walks, looks for mistakes, shows and tries", () => {
    const atTheEnd = { snapshot: { last: 9 } };
    expect(["ArrowLeft", "ArrowRight", "Home", "End"].map((key) => press(key, atTheEnd))).toEqual([
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
    expect(press("l", line)).toBe("end");
  });

  it("does nothing without a review, in the ledger, or with another key held", () => {
    expect([press("n", { info: null }), press("n", { tab: "ledger" })]).toEqual(["", ""]);
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
    expect(press("Enter", { ...judged, chosen: {} })).toBe("");
  });

  it("leaves the board its keys while a move is chosen", () => {
    expect(["n", "ArrowLeft", "v", "w"].map((key) => press(key, trial()))).toEqual([
      "",
      "",
      "text",
      "why here",
    ]);
    expect(press("n", judged)).toBe("mistake");
  });

  it("goes one step out with Escape", () => {
    const escape = (state: object) => press("Escape", state);
    expect(escape({ ...trial(), ...explained })).toBe("hide");
    expect(escape(trial({ putBack: () => true }))).toBe("");
    expect(escape(trial({ chosen: null }))).toBe("leave");
    expect(escape({ ...judged, ...line })).toBe("leave");
    expect(escape(line)).toBe("end");
    expect(escape({})).toBe("");
  });
});
