/** The temple island in its own units, its middle at 0,0: path, temple, council hall, candles, gate and stage. */
import type { LunaView, PathGroup, PathTile, TempleSpace } from "../../../api/types";
import type { Point } from "./points";
import { makeRing } from "./ring";

export const HALF_WIDTH = 238;
export const HALF_HEIGHT = 250;
export const RADIUS = 138;
export const PATH = makeRing(HALF_WIDTH, HALF_HEIGHT, RADIUS);
export const GATE: Point = { x: -40, y: 236 };
export const STAGE: Point = { x: 46, y: 256 };

const OPENING = 216; // of the path, at the bottom, for gate and landing stage
const START = 96;
const ROOT3 = Math.sqrt(3);
const TURN = (4 * Math.PI) / 3; // so that the first board lies at the gate
const FLOOR = { left: -203, right: 139, top: -204, bottom: 213 }; // what the temple may cover
const NARROW = { left: -104, right: 120 }; // two boards stand one above the other, between candles and council

export interface Spot extends Point {
  /** Its distance along the path. */
  way: number;
  /** The number of its group, from the landing stage, beginning with 0. */
  group: number;
  of: PathGroup;
  tile: PathTile | null;
}

/** The spots of the path from the gate to the landing stage: each guard tile, then its group's tiles. */
export function layPath(view: LunaView): Spot[] {
  const order = view.path.groups.flatMap((of, group) => [
    ...of.tiles.map((tile) => ({ group, of, tile: tile as PathTile | null })),
    { group, of, tile: null },
  ]);
  order.reverse();
  const step = stepOf(order.length);
  return order.map((spot, index) => {
    const way = START + index * step;
    return { ...spot, way, ...PATH.at(way) };
  });
}

/** The distance between two spots. */
export function stepOf(spots: number): number {
  return (PATH.length - OPENING) / (spots - 1);
}

/** How large a tile of the path can be. */
export function sizeTile(spots: number): number {
  return Math.min(31, stepOf(spots) * 0.47);
}

export interface Hexagon extends Point {
  space: TempleSpace;
}

/** The temple's spaces, as large as the floor allows. */
export function layTemple(view: LunaView): { side: number; hexagons: Hexagon[] } {
  const raw = view.temple.spaces.map((space) => {
    const [q, r] = space.position;
    const x = ROOT3 * (q + r / 2);
    const y = 1.5 * r;
    return {
      space,
      x: x * Math.cos(TURN) - y * Math.sin(TURN),
      y: x * Math.sin(TURN) + y * Math.cos(TURN),
    };
  });
  const xs = raw.map(({ x }) => x);
  const ys = raw.map(({ y }) => y);
  const box = { left: Math.min(...xs) - ROOT3 / 2, right: Math.max(...xs) + ROOT3 / 2 };
  const tall = { top: Math.min(...ys) - 1, bottom: Math.max(...ys) + 1 };
  const { left, right } = view.temple.boards.length === 2 ? NARROW : FLOOR;
  const side = Math.min(
    42,
    (right - left) / (box.right - box.left),
    (FLOOR.bottom - FLOOR.top) / (tall.bottom - tall.top),
  );
  const middle = { x: (box.left + box.right) / 2, y: (tall.top + tall.bottom) / 2 };
  const home = { x: (left + right) / 2, y: (FLOOR.top + FLOOR.bottom) / 2 };
  return {
    side,
    hexagons: raw.map(({ space, x, y }) => ({
      space,
      x: home.x + side * (x - middle.x),
      y: home.y + side * (y - middle.y),
    })),
  };
}

/** The seats of the council, the first at the bottom. */
export function layCouncil(count: number): { pitch: number; seats: Point[] } {
  const pitch = 325 / Math.max(count - 1, 1);
  const seats = Array.from({ length: count }, (_, index) => {
    const y = 164 - index * pitch;
    return { x: 167 - ((y + 2) / 172) ** 4 * 16, y };
  });
  return { pitch, seats };
}

/** Where the meditation room is: three boards leave the lower right free, others the upper left. */
export function layRoom(boards: number): Point {
  return boards === 3 ? { x: 204, y: 280 } : { x: 0, y: 0 };
}

/** The candles in the room. */
export function layCandles(total: number): Point[] {
  const rise = [-8, 10, 20, 26];
  return Array.from({ length: total }, (_, index) => ({
    x: -172 + index * 29,
    y: -150 - (rise[index] ?? 26),
  }));
}
