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
  /** Where its words cover no tile. */
  side: Side;
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
      side: findSide(cell, taken, shared, marks),
    });
  }
  return placed;
}

/** A side with nothing beside it; of two tiles at one place, the upper one has its words below, the other above. */
function findSide(cell: Cell, taken: readonly Cell[], shared: boolean, marks: readonly Mark[]): Side {
  if (shared) return "below";
  if (marks.filter(({ move }) => isTake(move) && sameCell(move.parts, cell)).length > 1) return "above";
  const isFree = ({ x, y }: Cell) =>
    !taken.some((other) => sameCell(other, { x: cell.x + x, y: cell.y + y }));
  const sides = Object.keys(SIDES) as Side[];
  return sides.find((side) => isFree(SIDES[side])) ?? "above";
}

/** How a tile on the wheel is marked. */
export function marksOf(tile: number, marks: readonly Mark[]): Mark[] {
  return marks.filter(({ move }) => isTake(move) && move.parts.tile === tile);
}

/** How a move that takes no tile is marked. */
export function marksOfRefill(marks: readonly Mark[]): Mark[] {
  return marks.filter(({ move }) => !isTake(move));
}
