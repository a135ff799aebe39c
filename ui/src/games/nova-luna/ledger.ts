/** The solo ledger while it is being written. */
import { tileNamed } from "./tiles";
import type { NovaLunaView } from "../../api/types";

/** No phase begins with more tiles on the wheel. */
const MOST_TILES = 11;

/** What a solo game that is over came to. */
export function soloScore({ outcome }: NovaLunaView): number | null {
  return outcome && "solo_score" in outcome.result ? outcome.result.solo_score : null;
}

/** What the second note comes to so far, without tokens that may stay unplaced; null in the first phase. */
export function addSecondNote(view: NovaLunaView): number | null {
  const { solo } = view;
  const first = solo?.notes[0];
  if (!solo || first === undefined) return null;
  if (solo.notes[1] !== undefined) return solo.notes[1];
  if (view.options.solo_scoring !== "each-tile-once") return solo.running;
  return solo.running - firstTiles(view, first);
}

/** The numbers behind the first note: it holds more only when all tiles of the wheel were taken. */
function firstTiles(view: NovaLunaView, note: number): number {
  const placed = [...(view.seats[0]?.display ?? [])].sort((one, other) => one.order - other.order);
  let sum = 0;
  for (const { tile } of placed.slice(0, MOST_TILES)) {
    sum += tileNamed(tile).number;
    if (sum === note) return sum;
  }
  return sum;
}
