/** What was named of the last move on a real table that turned something up: an unfinished entry survives a reload,
 * and what was entered need not be named again when the move is taken back. */
import type { Snapshot } from "../api/types";

type Moment = Pick<Snapshot, "ply" | "view">;

interface Entry {
  /** The position that the move is played in, however often the game was taken back to it. */
  at: string;
  move: string;
  named: (number | null)[];
}

const keyOf = (table: string) => `lunarium-naming-${table}`;
const nameMoment = ({ ply, view }: Moment) => `${ply} ${JSON.stringify(view)}`;

/** The entry at this position of a table. */
export function readNaming(table: string, moment: Moment): Pick<Entry, "move" | "named"> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(table)) ?? "null") as Entry | null;
    return kept && kept.at === nameMoment(moment) && Array.isArray(kept.named) ? kept : null;
  } catch {
    return null;
  }
}

export function keepNaming(table: string, moment: Moment, move: string, named: (number | null)[]): void {
  try {
    const entry: Entry = { at: nameMoment(moment), move, named };
    localStorage.setItem(keyOf(table), JSON.stringify(entry));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function forgetNaming(table: string): void {
  try {
    localStorage.removeItem(keyOf(table));
  } catch {
    // Nothing was kept.
  }
}
