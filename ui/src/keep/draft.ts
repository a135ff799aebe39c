/** What was entered in the form so far: it survives a reload, and the names wait for the next game. */
import type { Choices, Laid } from "../games/parts";

export interface Draft {
  names: string[];
  choices: Choices;
  /** Null: the next game is laid out anew. */
  laid: Laid | null;
}

const keyOf = (game: string) => `lunarium-keep-${game}`;

/** What was entered last for this game. */
export function readDraft(game: string): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Draft | null;
    return kept && Array.isArray(kept.names) && kept.choices ? kept : null;
  } catch {
    return null;
  }
}

export function keepDraft(game: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(draft));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
