/** Marked moves as tiles: on the wheel, among the offers, on their places. */
import type { NovaLunaMove, PlacedTile } from "../../api/types";
import type { MarkedMove } from "../module";
import { sameCell, type Cell } from "./field";
import { isTake } from "./moves";

export type Mark = MarkedMove<NovaLunaMove>;
export type Side = "above" | "below" | "left" | "right";

export interface TileMark extends Cell {
  tile: number;
  kind: Mark["kind"];
  label: string;
  /** Another marked tile lies on the same place, below this one. */
  shared: boolean;
  /** Where its words may stand, those first where they cover no tile. */
  sides: Side[];
}

const SIDES: Record<Side, Cell> = {
  right: { x: 1, y: 0 },
  left: { x: -1, y: 0 },
  above: { x: 0, y: -1 },
  below: { x: 0, y: 1 },
};

/** The tiles that marked moves place beside those that lie there. */
export function placeMarks(marks: readonly Mark[], display: readonly PlacedTile[]): TileMark[] {
  const placed: TileMark[] = [];
  // The better one first: where both are at one place, what was played lies upon it.
  for (const { move, kind, label } of marks.toSorted((one, other) => one.kind.localeCompare(other.kind))) {
    if (!isTake(move)) continue;
    const cell = { x: move.parts.x, y: move.parts.y };
    const shared = placed.some((mark) => sameCell(mark, cell));
    const taken: Cell[] = [
      ...display,
      ...marks.flatMap((mark) => (isTake(mark.move) ? mark.move.parts : [])),
    ];
    placed.push({
      ...cell,
      tile: move.parts.tile,
      kind,
      label,
      shared,
      sides: listSides(cell, taken, shared, marks),
    });
  }
  return placed;
}

/** Sides with nothing beside them first; of two tiles at one place, the upper one has its words below, the other above. */
function listSides(cell: Cell, taken: readonly Cell[], shared: boolean, marks: readonly Mark[]): Side[] {
  if (shared) return ["below"];
  if (marks.filter(({ move }) => isTake(move) && sameCell(move.parts, cell)).length > 1) return ["above"];
  const isFree = ({ x, y }: Cell) =>
    !taken.some((other) => sameCell(other, { x: cell.x + x, y: cell.y + y }));
  const sides = Object.keys(SIDES) as Side[];
  const free = sides.filter((side) => isFree(SIDES[side]));
  return [...free, ...(["above", "below"] as const).filter((side) => !free.includes(side))];
}

/** A tag of a certain width beside a tile: all in pixels of the window in which it must be seen. */
export interface TagRoom {
  tile: { left: number; top: number; size: number };
  tag: { width: number; height: number };
  window: { width: number; height: number };
}

/** The first side on which the whole tag is in sight, and how far it moves along the tile for that. */
export function fitTag(sides: readonly Side[], room: TagRoom): { side: Side; nudge: number } {
  const side = sides.find((one) => fits(one, room)) ?? sides[0]!;
  const { tile, tag, window } = room;
  const isLevel = side === "left" || side === "right";
  const middle = tile.left + tile.size / 2;
  const before = Math.max(0, tag.width / 2 - middle);
  const beyond = Math.max(0, middle + tag.width / 2 - window.width);
  return { side, nudge: isLevel ? 0 : before - beyond };
}

/** From a tile's edge to the words beside it. */
const GAP = 12;

function fits(side: Side, { tile, tag, window }: TagRoom): boolean {
  const ends: Record<Side, boolean> = {
    right: tile.left + tile.size + GAP + tag.width <= window.width,
    left: tile.left - GAP - tag.width >= 0,
    above: tile.top - GAP - tag.height >= 0,
    below: tile.top + tile.size + GAP + tag.height <= window.height,
  };
  return ends[side];
}

/** How a tile on the wheel is marked. */
export function marksOf(tile: number, marks: readonly Mark[]): Mark[] {
  return marks.filter(({ move }) => isTake(move) && move.parts.tile === tile);
}

/** How a move that takes no tile is marked. */
export function marksOfRefill(marks: readonly Mark[]): Mark[] {
  return marks.filter(({ move }) => !isTake(move));
}
