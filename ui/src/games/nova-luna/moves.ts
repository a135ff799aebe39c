/** Moves as text, as docs/notation.md writes them. */
import type { Cell } from "./types";

export const REFILL = "refill";
export const END_PHASE = "end-phase";

export interface TileMove extends Cell {
  tile: number;
}

/** The tile and place that a move names; null for a move of another kind. */
export function readMove(move: string | null): TileMove | null {
  const parts = move === null ? null : /^(\d+)@(-?\d+),(-?\d+)$/.exec(move);
  return parts && { tile: Number(parts[1]), x: Number(parts[2]), y: Number(parts[3]) };
}

/** The text of the move that puts this tile there. */
export function writeMove(tile: number, { x, y }: Cell): string {
  return `${tile}@${x},${y}`;
}

/** The places where this tile may go. */
export function placesOf(tile: number | null, legal: readonly string[]): Cell[] {
  return legal
    .map((move) => readMove(move))
    .filter((move) => move?.tile === tile)
    .map((move) => ({ x: move?.x ?? 0, y: move?.y ?? 0 }));
}

/** The tiles that may be taken. */
export function tilesOf(legal: readonly string[]): Set<number> {
  return new Set(legal.flatMap((move) => readMove(move)?.tile ?? []));
}
