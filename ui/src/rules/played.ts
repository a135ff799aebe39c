/** What a printed sheet says of the game whose results fill it. */
import type { Seat, Snapshot } from "../api/types";
import { describeResult } from "../table/words";
import { language, say } from "../texts";

/** When it was played and who won; without a game what the empty rows are for. */
export function describePlayed(table: Snapshot | null, seats: Seat[]): string {
  if (!table) return say("page-rules-empty");
  const played = new Date(table.table.finished_at ?? table.table.created_at);
  const date = played.toLocaleDateString(language.locale, { dateStyle: "long" });
  const where = table.table.kept ? [say("page-table-kept")] : [];
  const result = table.to_move === null ? [describeResult(table, seats, say)] : [];
  return [date, ...where, ...result].join(" · ");
}
