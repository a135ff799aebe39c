/** Completion of typed moves from the legal ones. */
import type { Move } from "../api/types";

export interface Completion {
  /** The best matches, in the order of the legal moves. */
  matches: Move[];
  /** How many more there are. */
  more: number;
  /** What Tab makes of the text: as far as all matches agree. */
  prefix: string;
  /** The legal move that the text is. */
  exact: Move | null;
}

/** The legal moves that begin like the text; where none does, those that hold all its words. */
export function complete(text: string, legal: Move[], limit = 8): Completion {
  const wanted = clean(text);
  const beginning = legal.filter((move) => move.text.startsWith(wanted));
  const found = beginning.length > 0 ? beginning : legal.filter((move) => holdsWords(move.text, wanted));
  return {
    matches: found.slice(0, limit),
    more: Math.max(0, found.length - limit),
    prefix: beginning.length > 0 ? findCommonStart(beginning.map((move) => move.text)) : text,
    exact: legal.find((move) => move.text === wanted) ?? null,
  };
}

/** The text as a move is written: lower case, single blanks, none at the ends. */
export function clean(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, " ");
}

function holdsWords(text: string, wanted: string): boolean {
  return wanted.split(" ").every((word) => text.includes(word));
}

function findCommonStart(texts: string[]): string {
  const [first = "", ...others] = texts;
  let length = first.length;
  for (const text of others) {
    while (!text.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length);
}

/** Whether the move's kind leaves no other choice: then there is nothing to confirm. */
export function isOnlyOfItsKind(move: Move, legal: Move[]): boolean {
  return legal.filter((other) => other.kind === move.kind).length === 1;
}
