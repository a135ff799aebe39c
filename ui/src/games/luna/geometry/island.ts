/** The temple island in its own units, its middle at 0,0: path, temple, council hall, candles, gate and stage. */
import type { LunaView, PathGroup, PathTile, TempleSpace } from "../../../api/types";
import type { Point } from "./points";
import { makeRing, type Ring } from "./ring";

/** The island's outline: its path is a rounded rectangle, as wide and as tall as the sea leaves room. */
export interface Shape {
  halfWidth: number;
  halfHeight: number;
  radius: number;
  path: Ring;
  /** Small: numbers stand closer, words are left out. */
  plain: boolean;
}

export function shapeIsland(halfWidth: number, halfHeight: number, radius: number, plain: boolean): Shape {
  return { halfWidth, halfHeight, radius, path: makeRing(halfWidth, halfHeight, radius), plain };
}

const PAVED = 27; // from the middle of the path to the floor within
const ROOT3 = Math.sqrt(3);
const TURN = (4 * Math.PI) / 3; // so that the first board lies at the gate

/** The path leaves an opening at the bottom, for gate and landing stage. */
const OPENINGS = { roomy: { start: 96, length: 216 }, plain: { start: 120, length: 246 } };

function openingOf({ plain }: Shape): { start: number; length: number } {
  return plain ? OPENINGS.plain : OPENINGS.roomy;
}

export function findGate({ halfHeight }: Shape): Point {
  return { x: -40, y: halfHeight - 14 };
}

export function findStage({ halfHeight }: Shape): Point {
  return { x: 46, y: halfHeight + 6 };
}

export interface Spot extends Point {
  /** Its distance along the path. */
  way: number;
  /** The number of its group, from the landing stage, beginning with 0. */
  group: number;
  of: PathGroup;
  tile: PathTile | null;
}

/** The spots of the path from the gate to the landing stage: each guard tile, then its group's tiles. */
export function layPath(view: LunaView, shape: Shape): Spot[] {
  const order = view.path.groups.flatMap((of, group) => [
    ...of.tiles.map((tile) => ({ group, of, tile: tile as PathTile | null })),
    { group, of, tile: null },
  ]);
  order.reverse();
  const step = stepOf(order.length, shape);
  return order.map((spot, index) => {
    const way = openingOf(shape).start + index * step;
    return { ...spot, way, ...shape.path.at(way) };
  });
}

/** The distance between two spots. */
export function stepOf(spots: number, shape: Shape): number {
  return (shape.path.length - openingOf(shape).length) / (spots - 1);
}

/** How large a tile of the path can be. */
export function sizeTile(spots: number, shape: Shape): number {
  return shape.plain ? Math.min(27, stepOf(spots, shape) * 0.53) : Math.min(31, stepOf(spots, shape) * 0.47);
}

/** The least distance between two pieces that can be pointed at. */
export function spaceOut(view: LunaView, shape: Shape): number {
  return Math.min(stepOf(layPath(view, shape).length, shape), layTemple(view, shape).side * ROOT3);
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What the temple may cover: candles and council stand beside it. */
function layFloor({ halfWidth, halfHeight, plain }: Shape, boards: number): Box {
  const [wide, tall] = [halfWidth - PAVED, halfHeight - PAVED];
  // Two boards stand one above the other, between candles and council.
  if (plain)
    return { left: -wide + (boards === 2 ? 40 : 6), right: wide - 62, top: 12 - tall, bottom: tall - 28 };
  const [left, right] = boards === 2 ? [107, 91] : [8, 72];
  return { left: left - wide, right: wide - right, top: 19 - tall, bottom: tall - 10 };
}

export interface Hexagon extends Point {
  space: TempleSpace;
}

/** The temple's spaces, as large as the floor allows. */
export function layTemple(view: LunaView, shape: Shape): { side: number; hexagons: Hexagon[] } {
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
  const floor = layFloor(shape, view.temple.boards.length);
  const side = Math.min(
    shape.plain ? 58 : 42,
    (floor.right - floor.left) / (box.right - box.left),
    (floor.bottom - floor.top) / (tall.bottom - tall.top),
  );
  const middle = { x: (box.left + box.right) / 2, y: (tall.top + tall.bottom) / 2 };
  const home = { x: (floor.left + floor.right) / 2, y: (floor.top + floor.bottom) / 2 };
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
export function layCouncil(count: number, shape: Shape): { pitch: number; seats: Point[] } {
  const { halfWidth, halfHeight, plain } = shape;
  const tall = plain ? 2 * (halfHeight - PAVED) - 68 : 2 * halfHeight - 175;
  const middle = plain ? 0 : 1.5;
  const pitch = tall / Math.max(count - 1, 1);
  const right = halfWidth - PAVED - (plain ? 31 : 44);
  const seats = Array.from({ length: count }, (_, index) => {
    const y = middle + tall / 2 - index * pitch;
    // The hall follows the wall, which bends at its ends.
    return { x: right - Math.abs((2 * (y - middle)) / tall) ** 5 * (plain ? 22 : 13), y };
  });
  return { pitch, seats };
}

/** The candles of the meditation room: in the corner that the temple leaves free. */
export function layCandles(total: number, boards: number, { halfWidth, halfHeight, plain }: Shape): Point[] {
  const rise = plain ? [0, 14, 24, 30] : [-8, 10, 20, 26];
  const pitch = plain ? 21 : 29;
  const corner = plain
    ? { x: 54 - halfWidth, y: 98 - halfHeight }
    : { x: 66 - halfWidth, y: 100 - halfHeight };
  // Three boards fill the upper left; below them, to the right, is room.
  const first =
    boards === 3 ? { x: halfWidth - (plain ? 176 : 206), y: halfHeight - (plain ? 70 : 120) } : corner;
  return Array.from({ length: total }, (_, index) => ({
    x: first.x + index * pitch,
    y: first.y - (rise[index] ?? rise[3]!),
  }));
}
