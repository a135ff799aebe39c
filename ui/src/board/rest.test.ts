import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { rest, type Way } from "./rest";

describe("rest", () => {
  let pressed: number;
  let ways: Way[];
  /** What the question comes to. */
  let answer: boolean | undefined;
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
    ways = [];
    answer = undefined;
    element = Object.assign(new EventTarget(), { matches: () => true });
    const ask = (_: Element, way: Way) => {
      pressed += 1;
      ways.push(way);
      return answer;
    };
    stop = rest(ask)(element as Element) as () => void;
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
    dispatch("pointermove", { ...touch, clientX: 106, clientY: 108 });
    vi.advanceTimersByTime(450);
    expect(pressed).toBe(1);
    dispatch("pointerdown", touch);
    dispatch("pointermove", { ...touch, clientX: 100, clientY: 111 });
    vi.advanceTimersByTime(450);
    expect(pressed).toBe(1);
    expect(dispatch("click")).toBe(false);
  });

  it("asks where a mouse or the focus stays, not where they pass", () => {
    const mouse = { ...touch, pointerType: "mouse" };
    dispatch("pointerenter", mouse);
    vi.advanceTimersByTime(449);
    dispatch("pointerleave", mouse);
    dispatch("focus");
    vi.advanceTimersByTime(449);
    dispatch("blur");
    vi.advanceTimersByTime(1000);
    expect(ways).toEqual([]);
    dispatch("pointerenter", mouse);
    dispatch("pointermove", { ...mouse, clientX: 300 });
    vi.advanceTimersByTime(450);
    dispatch("focus");
    vi.advanceTimersByTime(450);
    expect([ways, dispatch("click")]).toEqual([["mouse", "focus"], false]);
  });

  it("leaves a slow tap its click where there was nothing to ask", () => {
    answer = false;
    dispatch("pointerdown", touch);
    vi.advanceTimersByTime(450);
    dispatch("pointerup", touch);
    expect([ways, dispatch("click")]).toEqual([["finger"], false]);
  });

  it("asks nothing of a tap, a finger taken away, or a mouse that presses", () => {
    for (const end of ["pointerup", "pointercancel"]) {
      dispatch("pointerdown", touch);
      dispatch(end, touch);
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
