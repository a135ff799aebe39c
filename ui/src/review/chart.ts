/** The geometry of the chart: expected results over the moves, with what chance changed. */
import type { Review } from "../api/types";
import { chooseTicks, type PlotArea } from "../table/end/chart";

/** The expected results: before each move, and at the end. */
export interface Expectations {
  /** By ply, then by seat; the last is the result. */
  values: number[][];
  /** Right after the move, before anything came up; null where nothing did. */
  between: (number[] | null)[];
}

/** The course as far as the moves were looked at; in between nothing is known to change. */
export function readCourse(review: Review, plies: number): Expectations {
  const found = new Map(review.moves.map((move) => [move.ply, move]));
  const values: number[][] = [];
  let known = review.moves[0]?.before ?? review.ledger?.start.value ?? review.end;
  for (let ply = 0; ply < plies; ply += 1) {
    const move = found.get(ply);
    values.push(move?.before ?? known);
    known = move?.after ?? known;
  }
  values.push(review.end);
  const between = Array.from({ length: plies }, (_, ply) => {
    const move = found.get(ply);
    return move && move.deals > 0 ? move.after : null;
  });
  return { values, between };
}

export interface Plot {
  x: (ply: number) => number;
  y: (value: number) => number;
  ticks: number[];
  /** The ply whose move is nearest to an x. */
  find: (x: number) => number;
}

/** Lay the course out: chances from 0 to 1, points as far as they go. */
export function layOut({ values }: Expectations, measure: Review["measure"], area: PlotArea): Plot {
  const plies = values.length - 1;
  const all = values.flat();
  const ticks = measure === "win" ? [0, 0.5, 1] : chooseTicks(Math.min(...all), Math.max(...all));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const [width, height] = [area.width - area.left - area.right, area.height - area.top - area.bottom];
  return {
    x: (ply) => round(area.left + (ply / Math.max(plies, 1)) * width),
    y: (value) => round(area.top + (1 - (value - low) / (high - low || 1)) * height),
    ticks,
    find: (x) => Math.min(Math.max(Math.round(((x - area.left) / width) * plies), 0), plies),
  };
}

/** Two strokes of one seat's line: what was decided, and what came up. */
export function drawLine({ values, between }: Expectations, seat: number, { x, y }: Plot, until = Infinity) {
  const last = Math.min(values.length - 1, until);
  let decided = "";
  let came = "";
  for (let ply = 0; ply < last; ply += 1) {
    const [from, to] = [values[ply]![seat]!, values[ply + 1]![seat]!];
    const middle = between[ply]?.[seat];
    if (middle === undefined) decided += `M${x(ply)} ${y(from)}L${x(ply + 1)} ${y(to)}`;
    else {
      decided += `M${x(ply)} ${y(from)}L${x(ply + 0.4)} ${y(middle)}`;
      came += `M${x(ply + 0.4)} ${y(middle)}L${x(ply + 1)} ${y(to)}`;
    }
  }
  return { decided, came };
}

/** The area between one seat's line and a value. */
export function drawArea(
  { values, between }: Expectations,
  seat: number,
  plot: Plot,
  base: number,
  until = Infinity,
) {
  const { x, y } = plot;
  const last = Math.min(values.length - 1, until);
  let path = `M${x(0)} ${y(base)}`;
  for (let ply = 0; ply <= last; ply += 1) {
    path += `L${x(ply)} ${y(values[ply]![seat]!)}`;
    const middle = ply < last ? between[ply]?.[seat] : undefined;
    if (middle !== undefined) path += `L${x(ply + 0.4)} ${y(middle)}`;
  }
  return `${path}L${x(last)} ${y(base)}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
