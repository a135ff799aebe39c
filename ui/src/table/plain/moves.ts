/** What moves are called where no board shows them: by the game's texts, or as they are written. */
import type { Move } from "../../api/types";
import { sayFirst } from "../../texts";

/** The words on a move's button. */
export function nameMove(game: string, move: Move): string {
  return sayFirst([`move-button-${game}-${move.kind}`], move.text, move.parts);
}

/** The heading over the moves of a kind. */
export function nameKind(game: string, kind: string): string {
  return sayFirst([`kind-${game}-${kind}`], kind);
}

/** The moves by kind, in the order in which they came. */
export function groupByKind(moves: Move[]): { kind: string; moves: Move[] }[] {
  const groups = new Map<string, Move[]>();
  for (const move of moves) groups.set(move.kind, [...(groups.get(move.kind) ?? []), move]);
  return [...groups].map(([kind, members]) => ({ kind, moves: members }));
}
