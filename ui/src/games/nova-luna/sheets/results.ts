/** One's own solo games, for the score sheet. */
import { fetchTable, fetchTables } from "../../../api/client";
import type { NovaLunaView, Snapshot } from "../../../api/types";

export interface SoloRow {
  id: string;
  date: string;
  counted: string;
  /** Of each phase: the numbers of the tiles, what is not placed, and both together. */
  phases: { tiles: number; penalty: number; score: number }[];
  total: number;
}

/** The last finished solo games of this browser's person, the oldest first. */
export async function fetchSoloRows(most: number, present: Snapshot | null): Promise<SoloRow[]> {
  const own = await listOwn(most);
  const ids = own.includes(present?.table.id ?? "") || !present ? own : [present.table.id, ...own];
  const rows: SoloRow[] = [];
  for (const id of ids.slice(0, most)) {
    const row = readRow(id === present?.table.id ? present : await fetchTable(id));
    if (row) rows.unshift(row);
  }
  return rows;
}

/** How far back to look: the list holds the public games of everybody, too. */
const PAGES = 10;

async function listOwn(most: number): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const page = await fetchTables("finished", { game: "nova-luna", cursor });
    const done = page.tables.filter(({ ranking, seats }) => ranking && seats.length === 1 && seats[0]!.mine);
    found.push(...done.map(({ id }) => id));
    cursor = page.next ?? undefined;
    pages += 1;
  } while (cursor && pages < PAGES && found.length < most);
  return found;
}

/** A finished game as a row; null where it is none. */
export function readRow({ table, view }: Pick<Snapshot, "table" | "view">): SoloRow | null {
  const outcome = (view as NovaLunaView).outcome;
  const parts = outcome?.breakdown[0];
  if (!outcome || !parts || !("notes" in outcome.result)) return null;
  const phases = outcome.result.notes.map((score, index) => ({
    tiles: parts[index ? "phase_2_tiles" : "phase_1_tiles"] ?? 0,
    penalty: parts[index ? "phase_2_penalty" : "phase_1_penalty"] ?? 0,
    score,
  }));
  const counted = String(table.options["solo_scoring"] ?? "whole-display");
  const date = table.finished_at ?? table.created_at;
  return { id: table.id, date, counted, phases, total: outcome.result.solo_score };
}
