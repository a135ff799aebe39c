import { describe, expect, it } from "vitest";

import { LARGEST, SMALLEST, fit, pan, reveal, zoom } from "./camera";
import { boundsOf } from "./field";

const view = { width: 400, height: 300 };
const cells = (...at: [number, number][]) => at.map(([x, y]) => ({ x, y }));

describe("fitting", () => {
  it("shows the bounds as large as they go", () => {
    const display = cells([0, 0], [3, 1]);
    const camera = fit(boundsOf(display), boundsOf(display), view, 48, 150);
    expect(camera).toEqual({ unit: 100, x: 2, y: 1 });
  });

  it("keeps squares easy to hit, and the tiles in sight before the places round them", () => {
    const display = cells([0, 0], [1, 4]);
    const camera = fit(boundsOf(display, 1), boundsOf(display), view, 60, 150, { x: 0, y: 0 });
    expect(camera.unit).toBe(60);
    expect(camera.y).toBe(2.5);
  });

  it("looks at the focus where not everything fits", () => {
    const display = cells([0, 0], [0, 19]);
    const near = fit(boundsOf(display), boundsOf(display), view, 60, 150, { x: 0, y: 0 });
    const far = fit(boundsOf(display), boundsOf(display), view, 60, 150, { x: 0, y: 19 });
    expect(near.y).toBe(2.5);
    expect(far.y).toBe(17.5);
  });
});

describe("moving", () => {
  it("follows the finger, but never loses the display", () => {
    const bounds = boundsOf(cells([0, 0], [3, 3]));
    expect(pan({ unit: 100, x: 2, y: 2 }, 100, -50, bounds)).toEqual({ unit: 100, x: 1, y: 2.5 });
    expect(pan({ unit: 100, x: 2, y: 2 }, 9999, 0, bounds).x).toBe(0);
  });

  it("zooms round a point that stays in place", () => {
    const before = { unit: 50, x: 1, y: 1 };
    const after = zoom(before, 2, 100, -50);
    expect(after.unit).toBe(100);
    expect(before.x + 100 / before.unit).toBeCloseTo(after.x + 100 / after.unit);
    expect(before.y - 50 / before.unit).toBeCloseTo(after.y - 50 / after.unit);
  });

  it("zooms within its limits", () => {
    expect(zoom({ unit: 50, x: 0, y: 0 }, 1000).unit).toBe(LARGEST);
    expect(zoom({ unit: 50, x: 0, y: 0 }, 0.001).unit).toBe(SMALLEST);
  });

  it("reveals a cell with the least move", () => {
    const camera = { unit: 100, x: 2, y: 1.5 };
    expect(reveal(camera, { x: 1, y: 1 }, view)).toEqual(camera);
    expect(reveal(camera, { x: 6, y: 1 }, view).x).toBeCloseTo(5.4);
  });
});
