/** Where things are on the wheel and on a tile: pure numbers, in the units of their drawings. */
import type { Colour } from "./tiles";

export type Point = [number, number];

/** The wheel is drawn in a square of this half side. */
export const WHEEL_HALF = 310;
export const SPACES = 12;
export const MOON_SPACES = 24;
export const ORBIT = 243;
export const RIM = 307;
export const TRACK_OUTER = 181;
export const TRACK_INNER = 90;
export const PHASE_ORBIT = 165;

const round = (value: number): number => Number(value.toFixed(2));

/** The point at this distance from the middle; degrees grow clockwise from the top. */
export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}

/** The direction of a space of the selection track. */
export const spaceAngle = (space: number): number => 45 + (360 / SPACES) * space;

/** The direction of a space of the moon track; the new moon is at the top. */
export const moonAngle = (space: number): number => (360 / MOON_SPACES) * space;

/** The middle of a space of the selection track. */
export const spacePoint = (space: number): Point => polar(ORBIT, spaceAngle(space));

/** The outline of a space of the moon track. */
export function moonSector(space: number, inner = TRACK_INNER, outer = TRACK_OUTER - 2): string {
  const half = 180 / MOON_SPACES;
  const [from, to] = [moonAngle(space) - half, moonAngle(space) + half];
  return (
    `M${polar(outer, from)}A${outer} ${outer} 0 0 1 ${polar(outer, to)}` +
    `L${polar(inner, to)}A${inner} ${inner} 0 0 0 ${polar(inner, from)}Z`
  );
}

/** An arc on the wheel, clockwise. */
export function arc(radius: number, from: number, to: number): string {
  const sweep = (((to - from) % 360) + 360) % 360;
  return `M${polar(radius, from)}A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} 1 ${polar(radius, from + sweep)}`;
}

export interface TowerPlace {
  point: Point;
  radius: number;
}

/**
 * Where the tokens of a tower stand, from the lowest to the topmost.
 *
 * The lowest is the outermost and each next one lies further in, a little to the side, so that every emblem
 * of a tower of four can still be told.
 */
export function tower(space: number, height: number): TowerPlace[] {
  const [radius, first, step, sway] =
    height <= 1
      ? [14, 128, 0, 0]
      : height === 2
        ? [13, 136, 25, 0]
        : height === 3
          ? [11.8, 139, 18.6, 2.4]
          : [11, 140.5, 13, 4.8];
  return Array.from({ length: height }, (_, level) => {
    const distance = first - step * level;
    const side = level % 2 ? sway : -sway;
    const degrees = moonAngle(space) + (Math.atan2(side, distance) * 180) / Math.PI;
    return { point: polar(distance, degrees), radius };
  });
}

/** Which tokens stand on each space, from the lowest to the topmost; who moves first is on top. */
export function towers(queue: readonly number[], spaces: readonly (number | null)[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const seat of [...queue].reverse()) {
    const space = spaces[seat];
    if (space === null || space === undefined) continue;
    found.set(space, [...(found.get(space) ?? []), seat]);
  }
  return found;
}

const PHASES = ["new", "waxing-crescent", "first-quarter", "waxing-gibbous"] as const;
const WANING = ["full", "waning-gibbous", "last-quarter", "waning-crescent"] as const;

/** The name of the phase at a space of the moon track, as the catalogue knows it. */
export function phaseName(space: number): string {
  const names = space < MOON_SPACES / 2 ? PHASES : WANING;
  const within = space % (MOON_SPACES / 2);
  const quarter = MOON_SPACES / 4;
  return names[within === 0 ? 0 : within < quarter ? 1 : within === quarter ? 2 : 3];
}

/** The four tile shapes as paths, balanced to the same weight within the radius. */
export function shapePath(colour: Colour, x: number, y: number, r: number): string {
  const path = (points: Point[]): string =>
    `M${points.map(([px, py]) => `${round(x + px * r)} ${round(y + py * r)}`).join("L")}Z`;
  switch (colour) {
    case "red":
      return path([
        [0, -1.1],
        [1.13, 0.86],
        [-1.13, 0.86],
      ]);
    case "blue":
      return path([
        [-0.88, -0.88],
        [0.88, -0.88],
        [0.88, 0.88],
        [-0.88, 0.88],
      ]);
    case "turquoise":
      return path([
        [0, -1.28],
        [0.98, 0],
        [0, 1.28],
        [-0.98, 0],
      ]);
    case "yellow": {
      const q = round(r * 0.98);
      return `M${round(x - q)} ${round(y)}a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0Z`;
    }
  }
}

/** Where the windows of a tile's tasks are, in its box of 100. */
export const TASK_PLACES: Record<number, Point[]> = {
  0: [],
  1: [[74, 73]],
  2: [
    [26, 73],
    [74, 73],
  ],
  3: [
    [74, 26],
    [26, 73],
    [74, 73],
  ],
};
export const WINDOW_HALF = 21;

/** Where the shapes of a task are, set like the pips of a die, and how large they are. */
export const PIPS: Record<number, { places: Point[]; radius: number }> = {
  1: { places: [[0, 0]], radius: 9.6 },
  2: {
    places: [
      [-9.6, 0],
      [9.6, 0],
    ],
    radius: 7.8,
  },
  3: {
    places: [
      [0, -9],
      [-9.8, 8.6],
      [9.8, 8.6],
    ],
    radius: 7.3,
  },
  4: {
    places: [
      [-9.4, -9.4],
      [9.4, -9.4],
      [-9.4, 9.4],
      [9.4, 9.4],
    ],
    radius: 7.1,
  },
};

/** The task whose window is at this point of a tile's box of 100, or null. */
export function taskAt(tasks: number, x: number, y: number): number | null {
  const places = TASK_PLACES[tasks] ?? [];
  const task = places.findIndex(
    ([px, py]) => Math.abs(x - px) <= WINDOW_HALF + 3 && Math.abs(y - py) <= WINDOW_HALF + 3,
  );
  return task < 0 ? null : task;
}
