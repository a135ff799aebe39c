/** The camera over the felt: how large a square is, and which point of the display is in the middle. */
import type { Bounds } from "./field";
import type { Cell } from "./field";

export interface Camera {
  /** The side of a square in pixels. */
  unit: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const SMALLEST = 26;
export const LARGEST = 180;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/**
 * Show these bounds as large as they fit, between two sizes. Where they do not fit even so, the core of them is
 * in the middle; and where that does not fit either, what is seen is round the focus.
 */
export function fit(
  bounds: Bounds,
  core: Bounds,
  view: Size,
  least: number,
  most: number,
  focus: Cell | null = null,
): Camera {
  const [across, down] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const unit = clamp(Math.min(view.width / across, view.height / down), least, most);
  const centre = (low: number, high: number, room: number, aim: number | undefined): number => {
    const middle = (low + high) / 2;
    const spare = high - low - room / unit;
    if (spare <= 0 || aim === undefined) return middle;
    return clamp(aim, middle - spare / 2, middle + spare / 2);
  };
  return {
    unit,
    x: centre(core.left, core.right, view.width, focus ? focus.x + 0.5 : undefined),
    y: centre(core.top, core.bottom, view.height, focus ? focus.y + 0.5 : undefined),
  };
}

/** Move what is seen by this many pixels, without losing the display out of sight. */
export function pan(camera: Camera, dx: number, dy: number, bounds: Bounds): Camera {
  return {
    unit: camera.unit,
    x: clamp(camera.x - dx / camera.unit, bounds.left, bounds.right),
    y: clamp(camera.y - dy / camera.unit, bounds.top, bounds.bottom),
  };
}

/** Zoom by a factor; the point at this offset from the middle of the view stays where it is. */
export function zoom(camera: Camera, factor: number, dx = 0, dy = 0): Camera {
  const unit = clamp(camera.unit * factor, SMALLEST, LARGEST);
  const shift = 1 / camera.unit - 1 / unit;
  return { unit, x: camera.x + dx * shift, y: camera.y + dy * shift };
}

/** Move just as far as needed for a cell to be wholly in view, with what is written above its corner. */
export function reveal(camera: Camera, cell: Cell, view: Size): Camera {
  const margin = 0.4;
  const axis = (middle: number, at: number, room: number): number => {
    const half = room / camera.unit / 2;
    if (half <= 0.5 + margin) return at + 0.5;
    return clamp(middle, at + 1 + margin - half, at - margin + half);
  };
  return {
    unit: camera.unit,
    x: axis(camera.x, cell.x, view.width),
    y: axis(camera.y, cell.y, view.height),
  };
}
