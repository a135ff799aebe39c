/** A rulebook in the viewer's language, fetched once, and what stands where in it. */
import { fetchRules } from "../api/client";
import type { RuleClause, RuleRow, Rulebook, RuleSection } from "../api/types";
import type { Language } from "../texts";
import { anchorOf, MINUTE } from "./address";

const books = new Map<string, Promise<Rulebook>>();

export function loadRules(game: string, code: Language): Promise<Rulebook> {
  const key = `${game} ${code}`;
  const known = books.get(key);
  if (known) return known;
  const asked = fetchRules(game, code);
  books.set(key, asked);
  asked.catch(() => books.delete(key)); // to be asked again
  return asked;
}

/** The name by which a section is reached. */
export function placeOf({ number, anchors }: RuleSection): string {
  return number || (anchors[0] ?? "");
}

/** The section that tells a newcomer the game in one minute; null where a rulebook has none. */
export function findMinute({ sections }: Rulebook): RuleSection | null {
  return sections.find(({ number }) => number === MINUTE) ?? null;
}

export interface Found {
  section: RuleSection;
  clause: RuleClause | null;
  row: RuleRow | null;
}

/** Where a rule is explained: a section, a clause of it, or a row of a table. */
export function findRule(book: Rulebook, rule: string): Found | null {
  const wanted = anchorOf(rule).toLowerCase();
  const isMeant = (part: { number?: string; anchors: string[] }) =>
    part.number?.toLowerCase() === wanted || part.anchors.includes(wanted);
  for (const section of book.sections) {
    if (isMeant(section)) return { section, clause: null, row: null };
    for (const clause of section.clauses) {
      if (isMeant(clause)) return { section, clause, row: null };
      const row = rowsOf(clause).find(isMeant);
      if (row) return { section, clause, row };
    }
  }
  return null;
}

function rowsOf(clause: RuleClause): RuleRow[] {
  return clause.blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
}
