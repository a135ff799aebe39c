/** Search in a rulebook: by number, in headings and in the text; accents aside, and slips of the keyboard forgiven. */
import type { RuleBlock, RuleClause, Rulebook, RuleSection, RuleSpan } from "../api/types";
import { placeOf } from "./book";

export interface Entry {
  /** The place that it leads to. */
  anchor: string;
  number: string;
  title: string;
  text: string;
}

export interface Hit extends Entry {
  /** The text around the first word that was found. */
  before: string;
  match: string;
  after: string;
}

const AROUND = 50; // characters on either side
const MOST = 30;
const INSIDE = 4; // letters from which on a word is looked for inside of others: "stein" in "Kultstein"

/** What can be found, in the order of the book: a clause each, and what has no number under its heading. */
export function makeIndex(book: Rulebook): Entry[] {
  return book.sections
    .filter(placeOf)
    .flatMap((section) => [
      { anchor: placeOf(section), number: section.number, title: section.title, text: looseText(section) },
      ...section.clauses.flatMap((clause) => [
        ...enterClause(section, clause),
        ...enterRows(section, clause),
      ]),
    ]);
}

/** The entries in which every word occurs: numbers first, then headings, then the text; what only resembles the words
 * where nothing has them. */
export function findEntries(index: Entry[], query: string): Hit[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const exact = rank(index, words, findWord);
  return exact.length > 0 ? exact : rank(index, words, findSimilar);
}

/** Where a word is in a folded text. */
interface Place {
  at: number;
  length: number;
}
type Finder = (text: string, word: string) => Place | null;

function rank(index: Entry[], words: string[], find: Finder): Hit[] {
  const ranked = index.flatMap((entry) => {
    const heading = fold(`${entry.number} ${entry.title}`);
    const whole = `${heading} ${fold(entry.text)}`;
    if (!words.every((word) => find(whole, word))) return [];
    const isNumber = fold(entry.number) === words.join(" ");
    const rank = isNumber ? 0 : words.every((word) => find(heading, word)) ? 1 : 2;
    return [{ rank, hit: { ...entry, ...cutOut(entry.text, words, find) } }];
  });
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ hit }) => hit);
}

/** A word begins like this one, or, where it is long enough to mean something there, has it inside. */
function findWord(text: string, word: string): Place | null {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (word.length >= INSIDE || !isLetter(text[at - 1])) return { at, length: word.length };
  return null;
}

/** A word begins nearly like this one: a letter too many, too few, wrong, or two exchanged. */
function findSimilar(text: string, word: string): Place | null {
  const mistakes = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  for (const { 0: found, index: at } of text.matchAll(/[\p{L}\p{N}-]+/gu)) {
    const beginning = found.slice(0, word.length + mistakes);
    if (countMistakes(word, beginning) <= mistakes) return { at, length: beginning.length };
  }
  return null;
}

/** How many slips of the keyboard lie between a word and the nearest beginning of another. */
function countMistakes(word: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= word.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = word[row - 1] === other[column - 1];
      const isExchanged = word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isExchanged ? before[column - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return Math.min(...last);
}

const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter);

/** A text as it is compared: small letters without accents, one for each letter. */
export function fold(text: string): string {
  return Array.from(text, foldLetter).join("");
}

function foldLetter(letter: string): string {
  const plain = letter
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
  return plain.length === letter.length ? plain : letter; // places in the text stay the same
}

function cutOut(text: string, words: string[], find: Finder): Pick<Hit, "before" | "match" | "after"> {
  const folded = fold(text);
  const places = words.flatMap((word) => find(folded, word) ?? []);
  const first = places.toSorted((one, other) => one.at - other.at)[0];
  if (!first) return { before: shorten(text, 2 * AROUND), match: "", after: "" };
  const end = first.at + first.length;
  const from = Math.max(0, first.at - AROUND);
  return {
    before: (from > 0 ? "…" : "") + text.slice(from, first.at),
    match: text.slice(first.at, end),
    after: shorten(text.slice(end), AROUND),
  };
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

function enterClause(section: RuleSection, clause: RuleClause): Entry[] {
  if (!clause.number) return [];
  const blocks = clause.blocks.map(readBlock);
  const text = [...blocks, readSpans(clause.why)].join(" ").trim();
  return [{ anchor: clause.number, number: clause.number, title: section.title, text }];
}

function enterRows(section: RuleSection, clause: RuleClause): Entry[] {
  const rows = clause.blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
  return rows.flatMap(({ anchors, cells }) => {
    const [first = [], ...others] = cells;
    if (!anchors[0]) return [];
    const text = others.map(readSpans).join("; ");
    return [{ anchor: anchors[0], number: section.number, title: readSpans(first), text }];
  });
}

/** What stands in a section outside its numbered clauses and named rows. */
function looseText(section: RuleSection): string {
  return section.clauses
    .filter(({ number }) => !number)
    .flatMap(({ blocks }) => blocks.filter((block) => block.kind !== "table" || !isNamed(block)))
    .map(readBlock)
    .join(" ");
}

function isNamed(block: Extract<RuleBlock, { kind: "table" }>): boolean {
  return block.rows.some(({ anchors }) => anchors.length > 0);
}

function readBlock(block: RuleBlock): string {
  if (block.kind === "paragraph") return readSpans(block.spans);
  if (block.kind === "list") return block.items.map(readSpans).join(" ");
  if (block.kind === "table") return block.rows.flatMap(({ cells }) => cells.map(readSpans)).join(" ");
  return block.caption;
}

function readSpans(spans: RuleSpan[]): string {
  return spans.map(({ text }) => text).join("");
}
