/** What the last move did, as marks on the board: where its pieces came from and where they are. */
import type { LunaView } from "../../api/types";
import { findChange, type Flight } from "./changes";
import type { Anchor } from "./geometry/anchors";

export interface Mark {
  kind: Flight["piece"]["kind"];
  from: Anchor;
  to: Anchor;
}

/** The marks of what happened between two views; of many pieces with the same way one. */
export function findMarks(before: LunaView, after: LunaView): Mark[] {
  const marks = new Map<string, Mark>();
  for (const { piece, from, to } of findChange(before, after)?.flights ?? []) {
    // Whoever becomes active again stands where everybody does; marks are for what was moved.
    if (after.round !== before.round && from.at === "by" && to.at === "on") continue;
    const mark = { kind: piece.kind, from, to };
    marks.set(JSON.stringify(mark), mark);
  }
  return [...marks.values()];
}
