/** Completion of typed moves from the legal ones. */

export interface Completion {
  /** The best matches, in the order of the legal moves. */
  matches: string[];
  /** How many more there are. */
  more: number;
  /** What Tab makes of the text: as far as all matches agree. */
  prefix: string;
  /** The text is itself a legal move. */
  exact: boolean;
}

/** The legal moves that begin like the text; where none does, those that hold all its words. */
export function complete(text: string, legal: string[], limit = 8): Completion {
  const wanted = clean(text);
  const beginning = legal.filter((move) => move.startsWith(wanted));
  const found = beginning.length > 0 ? beginning : legal.filter((move) => holdsWords(move, wanted));
  return {
    matches: found.slice(0, limit),
    more: Math.max(0, found.length - limit),
    prefix: beginning.length > 0 ? findCommonStart(beginning) : text,
    exact: legal.includes(wanted),
  };
}

/** The text as a move is written: lower case, single blanks, none at the ends. */
export function clean(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, " ");
}

function holdsWords(move: string, wanted: string): boolean {
  return wanted.split(" ").every((word) => move.includes(word));
}

function findCommonStart(moves: string[]): string {
  const [first = "", ...others] = moves;
  let length = first.length;
  for (const move of others) {
    while (!move.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length);
}

/** Whether the move's kind leaves no other choice: then there is nothing to confirm. */
export function isOnlyOfItsKind(move: string, legal: string[]): boolean {
  return legal.filter((other) => readKind(other) === readKind(move)).length === 1;
}

function readKind(move: string): string {
  return /^[a-z-]+(?=[ *]|$)/.exec(move)?.[0] ?? "";
}
