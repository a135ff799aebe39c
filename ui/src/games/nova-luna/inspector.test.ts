import { describe, expect, it } from "vitest";

import { placeInspector } from "./inspector";
import type { Lens } from "./lens.svelte";

/** A display of four columns of 100 pixels, whose first tile lies at the left edge and 40 pixels down. */
function makeLens({
  first = 0,
  ...change
}: Partial<Record<"left" | "width" | "height" | "side" | "first", number>>): Lens {
  return {
    unit: 100,
    upper: 40,
    left: 0,
    width: 800,
    height: 600,
    side: 0,
    bounds: { left: first, right: 4 },
    ...change,
  } as unknown as Lens;
}

describe("placeInspector", () => {
  it("stands right of the display where there is room", () => {
    const place = placeInspector({ x: 1, y: 2 }, makeLens({ width: 626 }));
    expect(place).toEqual({ width: "210px", left: "408px", top: "240px", bottom: "auto" });
    expect(placeInspector({ x: 1, y: 2 }, makeLens({ width: 666, side: 40 })).left).toBe("408px");
  });

  it("stands left of it where there is room only there", () => {
    const lens = makeLens({ left: 340, width: 965, first: -1 });
    expect(placeInspector({ x: 1, y: 2 }, lens)).toMatchObject({ left: "22px", top: "240px" });
    expect(placeInspector({ x: 1, y: 2 }, makeLens({ left: 325, width: 950, first: -1 })).left).not.toBe(
      "7px",
    );
  });

  it("stays inside the picture beside the highest and the lowest tile", () => {
    expect(placeInspector({ x: 0, y: -3 }, makeLens({})).top).toBe("0px");
    expect(placeInspector({ x: 0, y: 9 }, makeLens({})).top).toBe("450px");
    expect(placeInspector({ x: 0, y: 9 }, makeLens({ height: 100 })).top).toBe("0px");
  });

  it("stands below a tile of the upper half, above one of the lower, in the middle of it", () => {
    const narrow = makeLens({ left: 100, width: 610 });
    expect(placeInspector({ x: 1, y: 1 }, narrow)).toEqual({
      width: "210px",
      left: "145px",
      top: "248px",
      bottom: "auto",
    });
    expect(placeInspector({ x: 1, y: 2 }, narrow).bottom).toBe("auto");
    expect(placeInspector({ x: 1, y: 2.1 }, narrow).top).toBe("auto");
    expect(placeInspector({ x: 1, y: 3 }, narrow)).toEqual({
      width: "210px",
      left: "145px",
      top: "auto",
      bottom: "268px",
    });
  });

  it("is never cut off at a side", () => {
    const narrow = makeLens({ left: 0, width: 420 });
    expect(placeInspector({ x: 0, y: 0 }, narrow).left).toBe("8px");
    expect(placeInspector({ x: 3, y: 0 }, narrow).left).toBe("202px");
    expect(placeInspector({ x: 3, y: 0 }, makeLens({ width: 200 })).left).toBe("8px");
  });
});
