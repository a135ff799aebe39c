/** The review in words. */
import type { Move, ReviewedMove, Telling } from "../api/types";
import { joinParts, tell, type Player } from "../table/story/telling";
import { say } from "../texts";
import type { Reviewing } from "./reviewing.svelte";

export const GRADES = ["best", "good", "slip", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

/** Whether a move gave away much. */
export const isGrave = ({ grade }: ReviewedMove): boolean => grade === "mistake" || grade === "blunder";

/** Moves by their ply. */
export function indexMoves(moves: ReviewedMove[]): Map<number, ReviewedMove> {
  return new Map(moves.map((move) => [move.ply, move]));
}

/** What a move is called in a list. */
export function sayMove({ module, snapshot }: Reviewing, move: Move): string {
  if (!module || !snapshot) return "";
  return module.nameMove?.(move, say) ?? module.summary(move, snapshot.view, null, say).title;
}

/** Tellings as one text. */
export function sayAll(tellings: Telling[], players: readonly Player[]): string {
  return tellings.map((telling) => joinParts(tell(telling, players, say))).join(" ");
}
