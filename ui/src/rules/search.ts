/** Search in a rulebook: by number, in headings and in the text, accents aside. */
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

/** The entries in which every word occurs: numbers first, then headings, then the text. */
export function findEntries(index: Entry[], query: string): Hit[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const ranked = index.flatMap((entry) => {
    const heading = fold(`${entry.number} ${entry.title}`);
    const whole = `${heading} ${fold(entry.text)}`;
    if (!words.every((word) => whole.includes(word))) return [];
    const isNumber = fold(entry.number) === words.join(" ");
    const rank = isNumber ? 0 : words.every((word) => heading.includes(word)) ? 1 : 2;
    return [{ rank, hit: { ...entry, ...cutOut(entry.text, words) } }];
  });
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ hit }) => hit);
}

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

function cutOut(text: string, words: string[]): Pick<Hit, "before" | "match" | "after"> {
  const folded = fold(text);
  const places = words.map((word) => ({ at: folded.indexOf(word), length: word.length }));
  const first = places.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at)[0];
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
