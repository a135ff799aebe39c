import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { longPress } from "./press";

describe("longPress", () => {
  let pressed: number;
  let element: EventTarget;
  let stop: () => void;

  const dispatch = (type: string, parts: Record<string, unknown> = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), parts);
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const touch = { pointerType: "touch", clientX: 100, clientY: 100 };

  beforeEach(() => {
    vi.useFakeTimers();
    pressed = 0;
    element = new EventTarget();
    stop = longPress(() => (pressed += 1))(element as HTMLElement) as () => void;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("asks once the finger has rested, and swallows menu and click", () => {
    dispatch("pointerdown", touch);
    vi.advanceTimersByTime(449);
    expect([pressed, dispatch("contextmenu")]).toEqual([0, false]);
    vi.advanceTimersByTime(1);
    expect([pressed, dispatch("contextmenu"), dispatch("click"), dispatch("click")]).toEqual([
      1,
      true,
      true,
      false,
    ]);
  });

  it("takes a tremble for rest, but no drag", () => {
    dispatch("pointerdown", touch);
    dispatch("pointermove", { clientX: 106, clientY: 108 });
    vi.advanceTimersByTime(450);
    expect(pressed).toBe(1);
    dispatch("pointerdown", touch);
    dispatch("pointermove", { clientX: 100, clientY: 111 });
    vi.advanceTimersByTime(450);
    expect(pressed).toBe(1);
    expect(dispatch("click")).toBe(false);
  });

  it("asks nothing of a tap, a finger taken away, or a mouse", () => {
    for (const end of ["pointerup", "pointercancel"]) {
      dispatch("pointerdown", touch);
      dispatch(end);
    }
    dispatch("pointerdown", { ...touch, pointerType: "mouse" });
    vi.advanceTimersByTime(1000);
    expect(pressed).toBe(0);
    expect(dispatch("click")).toBe(false);
  });

  it("asks nothing after its end", () => {
    dispatch("pointerdown", touch);
    stop();
    vi.advanceTimersByTime(1000);
    dispatch("pointerdown", touch);
    vi.advanceTimersByTime(1000);
    expect(pressed).toBe(0);
  });
});
