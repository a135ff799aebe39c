/** The geometry of the course of a game: a line for each seat over the plies. */
import type { Course } from "../../api/types";

export interface PlotArea {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Chart {
  /** SVG path of each seat. */
  lines: string[];
  /** Where each seat ends. */
  ends: { x: number; y: number; seat: number }[];
  ticksX: { at: number; value: number }[];
  ticksY: { at: number; value: number }[];
  last: number;
  placeX: (ply: number) => number;
  placeY: (value: number) => number;
  /** The ply nearest to an x of the drawing. */
  findPly: (x: number) => number;
}

const MARK_GAP = 16; // two marks at the end of their lines do not hide each other

/** Lay the course out in a frame. */
export function drawChart(course: Course, frame: PlotArea): Chart {
  const last = Math.max(1, course.points.length - 1);
  const values = course.points.flat();
  const ticks = chooseTicks(Math.min(0, ...values), Math.max(1, ...values));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const inner = {
    width: frame.width - frame.left - frame.right,
    height: frame.height - frame.top - frame.bottom,
  };
  const placeX = (ply: number) => frame.left + (ply / last) * inner.width;
  const placeY = (value: number) => frame.top + (1 - (value - low) / (high - low)) * inner.height;
  const seats = course.points[0]?.length ?? 0;
  return {
    lines: Array.from({ length: seats }, (_, seat) => drawSteps(course.points, seat, placeX, placeY)),
    ends: spread(
      Array.from({ length: seats }, (_, seat) => ({
        x: placeX(course.points.length - 1),
        y: placeY(course.points.at(-1)?.[seat] ?? 0),
        seat,
      })),
    ),
    ticksX: chooseTicks(0, last)
      .filter((value) => value <= last)
      .map((value) => ({ at: placeX(value), value })),
    ticksY: ticks.map((value) => ({ at: placeY(value), value })),
    last: course.points.length - 1,
    placeX,
    placeY,
    findPly: (x) => clamp(Math.round(((x - frame.left) / inner.width) * last), 0, course.points.length - 1),
  };
}

/** Round numbers that hold both ends, about five of them. */
export function chooseTicks(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough)!;
  const from = Math.floor(low / step);
  const to = Math.ceil(high / step);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

/** A value holds until the next ply, so the line goes in steps; equal values make one stroke. */
function drawSteps(
  points: number[][],
  seat: number,
  placeX: (ply: number) => number,
  placeY: (value: number) => number,
): string {
  let path = "";
  let known: number | null = null;
  points.forEach((values, ply) => {
    const value = values[seat] ?? 0;
    if (known === null) path = `M${round(placeX(0))} ${round(placeY(value))}`;
    else if (value !== known) path += `H${round(placeX(ply))}V${round(placeY(value))}`;
    known = value;
  });
  return points.length > 0 ? `${path}H${round(placeX(points.length - 1))}` : "";
}

function spread<T extends { y: number }>(marks: T[]): T[] {
  const sorted = marks.toSorted((one, other) => one.y - other.y);
  sorted.forEach((mark, index) => {
    const above = sorted[index - 1];
    if (above && mark.y - above.y < MARK_GAP) mark.y = above.y + MARK_GAP;
  });
  return marks;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
