import { beforeEach, describe, expect, it } from "vitest";

import { followGestures } from "./drag";

describe("followGestures", () => {
  let told: (string | number)[][];
  let captured: number[];
  let element: EventTarget;
  let stop: () => void;

  const dispatch = (type: string, parts: Record<string, unknown>) => {
    const event = Object.assign(new Event(type, { cancelable: true }), parts);
    element.dispatchEvent(event);
    return event.defaultPrevented && (type === "wheel" || event.cancelBubble);
  };
  const finger = (type: "down" | "move" | "up" | "cancel", pointerId: number, clientX = 0, clientY = 0) =>
    dispatch(`pointer${type}`, { button: 0, pointerId, clientX, clientY });

  beforeEach(() => {
    [told, captured] = [[], []];
    element = Object.assign(new EventTarget(), { setPointerCapture: (id: number) => captured.push(id) });
    stop = followGestures({
      pan: (...way) => told.push(["pan", ...way]),
      zoom: (...way) => told.push(["zoom", ...way]),
    })(element as HTMLElement) as () => void;
  });

  it("pans with one finger once it has gone far enough, and swallows the click", () => {
    finger("down", 1, 100, 100);
    finger("move", 1, 104, 103);
    expect(told).toEqual([]);
    finger("move", 1, 110, 103);
    finger("move", 1, 111, 101);
    expect(told).toEqual([
      ["pan", 6, 0],
      ["pan", 1, -2],
    ]);
    expect(captured).toEqual([1]);
    finger("up", 1);
    expect(dispatch("click", {})).toBe(true);
    expect(dispatch("click", {})).toBe(false);
  });

  it("begins to pan at the edge of the slack", () => {
    finger("down", 1);
    finger("move", 1, 6.9, 0);
    expect(told).toEqual([]);
    finger("move", 1, 0, 7);
    expect(told).toHaveLength(1);
  });

  it("leaves a click after a still press alone, even when one before was a drag", () => {
    finger("down", 1);
    finger("move", 1, 50, 50);
    finger("up", 1);
    finger("down", 1, 50, 50);
    finger("up", 1);
    expect(dispatch("click", {})).toBe(false);
  });

  it("zooms with two fingers around their middle at once", () => {
    finger("down", 1, 0, 10);
    finger("down", 2, 3, 14);
    finger("move", 2, 6, 18);
    expect(told).toEqual([
      ["pan", 1.5, 2],
      ["zoom", 2, 3, 14],
    ]);
  });

  it("forgets a finger that was lifted or taken away, and knows none that never came down here", () => {
    for (const ended of ["up", "cancel"] as const) {
      finger("down", 1);
      finger(ended, 1);
      finger("move", 1, 90, 90);
    }
    finger("move", 7, 90, 90);
    dispatch("pointerdown", { button: 2, pointerId: 3, clientX: 0, clientY: 0 });
    finger("move", 3, 90, 90);
    expect(told).toEqual([]);
  });

  it("pans with the wheel, and zooms with it where a key is held", () => {
    const wheel = { deltaX: 3, deltaY: 240, clientX: 5, clientY: 6, ctrlKey: false, metaKey: false };
    expect(dispatch("wheel", wheel)).toBe(true);
    dispatch("wheel", { ...wheel, ctrlKey: true });
    dispatch("wheel", { ...wheel, metaKey: true });
    const zoomed = ["zoom", Math.exp(-1), 5, 6];
    expect(told).toEqual([["pan", -3, -240], zoomed, zoomed]);
  });

  it("listens no longer after its end", () => {
    stop();
    finger("down", 1);
    finger("move", 1, 90, 90);
    dispatch("wheel", { deltaX: 3, deltaY: 4 });
    expect(told).toEqual([]);
  });
});
