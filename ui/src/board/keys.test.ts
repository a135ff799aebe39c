import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { isOccupied, listKeys, obey, readKey } from "./keys";

const press = (key: string, modifiers = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

describe("readKey", () => {
  it("knows the keys of the bar in either case", () => {
    expect(readKey(press("z"))).toBe("take-back");
    expect(readKey(press("Z"))).toBe("take-back");
    expect(readKey(press("?"))).toBe("keys");
    expect(readKey(press("Enter"))).toBe("confirm");
  });

  it("leaves the browser's own keys alone", () => {
    expect(readKey(press("z", { ctrlKey: true }))).toBeNull();
    expect(readKey(press("ArrowLeft", { altKey: true }))).toBeNull();
  });

  it("has no command for other keys", () => {
    expect(readKey(press("ArrowUp"))).toBeNull();
    expect(readKey(press("x"))).toBeNull();
  });
});

describe("listKeys", () => {
  const keys = (...has: [hints: boolean, text: boolean]) => listKeys(...has).map(({ key }) => key);

  it("names the keys for hints and text only where there are any", () => {
    expect(keys(true, true)).toEqual(expect.arrayContaining(["H", "V", "Enter"]));
    expect(keys(false, true)).not.toContain("H");
    expect(keys(true, false)).not.toContain("V");
  });
});

describe("obey", () => {
  /** An element that lies in whatever these simple selectors find. */
  class FakeElement {
    constructor(readonly found: string[]) {}
    closest(selectors: string): FakeElement | null {
      return selectors.split(",").some((one) => this.found.includes(one.trim())) ? this : null;
    }
  }
  const within = (...found: string[]) => new FakeElement(found) as unknown as EventTarget;
  let dialog: object | null = null;

  beforeEach(() => {
    vi.stubGlobal("Element", FakeElement);
    vi.stubGlobal("document", { querySelector: () => dialog });
  });
  afterEach(() => {
    dialog = null;
    vi.unstubAllGlobals();
  });

  it("leaves Enter and the space bar to what they press", () => {
    for (const pressed of ["button", "a[href]", "summary", "[role='button']", "[role='slider']"]) {
      expect(isOccupied(within(pressed), "confirm"), pressed).toBe(true);
      expect(isOccupied(within(pressed), "play"), pressed).toBe(true);
    }
    expect(isOccupied(within("button"), "hint")).toBe(false);
    expect(isOccupied(within("a[href]"), "next")).toBe(false);
  });

  it("leaves arrows, Home and End to what they move in", () => {
    for (const moved of ["[role='grid']", "[role='tablist']", "[role='toolbar']", "[role='slider']"])
      for (const command of ["first", "previous", "next", "last"] as const)
        expect(isOccupied(within(moved), command), `${command} in ${moved}`).toBe(true);
    expect(isOccupied(within("[role='grid']"), "confirm")).toBe(false);
  });

  it("leaves every key to what is typed in or chosen from", () => {
    const typed = ["textarea", "select", "input:not([type='range'])", "[contenteditable='true']"];
    for (const one of [...typed, "[role='menu']", "[role='listbox']"])
      expect(isOccupied(within(one), "hint"), one).toBe(true);
  });

  it("obeys keys on the board and where nothing has the focus, but not under a dialog", () => {
    for (const command of ["confirm", "next", "hint"] as const) {
      expect(isOccupied(within(), command)).toBe(false);
      expect(isOccupied(null, command)).toBe(false);
    }
    dialog = {};
    expect(isOccupied(null, "hint")).toBe(true);
  });

  it("carries out what is offered here, and takes only those keys from the page", () => {
    const step = vi.fn();
    const arrow = { ...press("ArrowLeft"), defaultPrevented: false, target: null, preventDefault: vi.fn() };
    obey(arrow as unknown as KeyboardEvent, { next: step, previous: null }, null);
    expect(arrow.preventDefault).not.toHaveBeenCalled();
    obey(arrow as unknown as KeyboardEvent, { previous: step }, null);
    expect(step).toHaveBeenCalledOnce();
    expect(arrow.preventDefault).toHaveBeenCalledOnce();
    obey({ ...arrow, defaultPrevented: true } as unknown as KeyboardEvent, { previous: step }, null);
    expect(step).toHaveBeenCalledOnce();
  });

  it("confirms by Enter on what chose the move, not on another button", () => {
    const confirm = vi.fn();
    const [place, other] = [within("button"), within("button")];
    const enter = (target: EventTarget) =>
      ({ ...press("Enter"), defaultPrevented: false, target, preventDefault: () => {} }) as KeyboardEvent;
    obey(enter(other), { confirm }, place as Element);
    expect(confirm).not.toHaveBeenCalled();
    obey(enter(place), { confirm }, place as Element);
    expect(confirm).toHaveBeenCalledOnce();
  });
});
