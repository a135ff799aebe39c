/** The texts of moves, taken apart: docs/notation.md is the grammar. */
import { ISLES, type IsleName } from "./view";

export type Origin = IsleName | "stage";

export type Kind =
  | "place-shrine"
  | "place-pair"
  | "deactivate"
  | "favour"
  | "recruit"
  | "shrine"
  | "herbs"
  | "journey"
  | "tide"
  | "step"
  | "done"
  | "sail"
  | "promote"
  | "sanctify"
  | "book"
  | "council"
  | "expel"
  | "meditate"
  | "end-round";

export interface Move {
  text: string;
  kind: Kind;
  isle?: IsleName;
  from?: Origin;
  to?: IsleName;
  /** An inactive novice goes. */
  asleep?: boolean;
  tile?: number;
  /** A book's two tiles. */
  fromTile?: number;
  count?: number;
  /** The novice favour stands in for one novice. */
  virtual: boolean;
  /** The bribery favour is returned. */
  bribe: boolean;
}

const KINDS = new Set<string>([
  "place-shrine",
  "place-pair",
  "deactivate",
  "favour",
  "recruit",
  "shrine",
  "herbs",
  "journey",
  "tide",
  "done",
  "sail",
  "promote",
  "sanctify",
  "book",
  "council",
  "expel",
  "meditate",
  "end-round",
]);
const WAY = /^([a-z]+)(-?)>([a-z]+)$/;
const TILES = /^(\d+)>(\d+)$/;
const COUNT = /^\d+$/;

/** Read one move; null for a text that is none. */
export function readMove(text: string): Move | null {
  const marks = /[*$]*$/.exec(text)?.[0] ?? "";
  const words = text.slice(0, text.length - marks.length).split(" ");
  const move: Move = {
    text,
    kind: "step",
    virtual: marks.includes("*"),
    bribe: marks.includes("$"),
  };
  const [first = ""] = words;
  if (KINDS.has(first)) {
    move.kind = first as Kind;
    words.shift();
  } else if (!WAY.test(first)) {
    return null;
  }
  return words.every((word) => readWord(move, word)) ? move : null;
}

/** Add what one word says to the move; false if it says nothing. */
function readWord(move: Move, word: string): boolean {
  const way = WAY.exec(word);
  const tiles = TILES.exec(word);
  if (way) {
    move.from = way[1] as Origin;
    move.asleep = way[2] === "-";
    move.to = way[3] as IsleName;
    return (isIsle(move.from) || move.from === "stage") && isIsle(move.to);
  }
  if (tiles) {
    move.fromTile = Number(tiles[1]);
    move.tile = Number(tiles[2]);
    return true;
  }
  if (COUNT.test(word)) {
    if (move.kind === "promote" || move.kind === "sanctify") move.tile = Number(word);
    else move.count = Number(word);
    return true;
  }
  if (!isIsle(word)) return false;
  move.isle = word;
  return true;
}

/** Whether the word names an isle. */
export function isIsle(word: string): word is IsleName {
  return (ISLES as readonly string[]).includes(word);
}
