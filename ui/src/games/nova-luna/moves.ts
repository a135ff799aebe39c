/** Questions about the legal moves. */
import type { NovaLunaMove, NovaLunaTakeMove } from "../../api/types";
import { sameCell, type Cell } from "./field";

export function isTake(move: NovaLunaMove | null): move is NovaLunaTakeMove {
  return move?.kind === "take";
}

export function isSameMove(one: NovaLunaMove | null, other: NovaLunaMove | null): boolean {
  return one?.text === other?.text;
}

/** The moves that take this tile, one for each place where it may go. */
export function movesOf(tile: number | null, legal: readonly NovaLunaMove[]): NovaLunaTakeMove[] {
  return legal.filter(isTake).filter((move) => move.parts.tile === tile);
}

/** The move that puts this tile there. */
export function findMove(
  tile: number,
  cell: Cell | null,
  legal: readonly NovaLunaMove[],
): NovaLunaTakeMove | null {
  return movesOf(tile, legal).find((move) => sameCell(move.parts, cell)) ?? null;
}

/** The move of another kind that takes no tile. */
export function findKind(
  kind: Exclude<NovaLunaMove["kind"], "take">,
  legal: readonly NovaLunaMove[],
): NovaLunaMove | null {
  return legal.find((move) => move.kind === kind) ?? null;
}

/** The tiles that may be taken. */
export function tilesOf(legal: readonly NovaLunaMove[]): Set<number> {
  return new Set(legal.filter(isTake).map((move) => move.parts.tile));
}
