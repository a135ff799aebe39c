/** How the board uses the room it gets. */
import type { Motion } from "../motion.svelte";

/** A desk has columns on both sides; the others have a dock: below the board on a phone and a tall screen, beside
 * it on a phone that lies on its side and on a wide screen. */
export type Layout = "desk" | "phone" | "tall" | "side" | "wide";

export function chooseLayout(width: number, height: number): Layout {
  if (height < 660 && width > height) return "side";
  if (width < 760) return "phone";
  if (width >= 1240 && width > height * 1.25) return "desk";
  return height > width * 0.95 ? "tall" : "wide";
}

/** The size of one unit of the design in pixels: large screens get larger letters too. */
export function chooseUnit(layout: Layout, width: number, height: number): number {
  if (layout !== "desk") return 1;
  return Math.min(1.75, Math.max(1, Math.min(width / 1440, height / 840)));
}

/** Whether four full panels find room above each other. */
function fitsPanels(players: number, height: number, unit: number): boolean {
  return (height - 132 * unit) / Math.max(players, 3) >= 172 * unit;
}

/** How a player's panel is drawn: with words, without those below the numbers, or on little room. */
export type PanelShape = "full" | "short" | "card";

export function choosePanel(players: number, height: number, unit: number): PanelShape {
  return fitsPanels(players, height, unit) ? "full" : "short";
}

export const ROW = 66; // pixels of a row of actions, with its gap
const BESIDE = 172; // of what stands above and below the actions, beside a board on its side

/** How many rows of actions a dock has room for; a tall screen has it for all of them. */
export function countRows(layout: Layout, height: number, cramped: boolean): number {
  if (layout === "tall") return Infinity;
  if (layout === "wide") return 4;
  if (layout === "side") return Math.min(3, Math.max(1, Math.floor((height - BESIDE) / ROW)));
  return height < 520 || cramped ? 1 : 2;
}

const LETTER = 7; // pixels of a letter on an action's button in our font, and of what stands around its word
const AROUND = 20;
const EMBLEM = 52; // of its emblem with what stands around it
const COST = 24; // of each part of its cost
const LEAST = 66;
const GAP = 6;

/** How wide the button of a word is, beside its emblem so many parts of a cost; letters may be wider than ours. */
export function sizeButton(word: string, costs: number, letter = 0): number {
  return Math.max(LEAST, longestLine(word) * Math.max(LETTER, letter) + AROUND, EMBLEM + costs * COST);
}

/** How many buttons of these sizes find room in so many rows of a width; the last row ends with another one. */
export function countFitting(sizes: number[], width: number, rows: number, last: number): number {
  let row = 1;
  let left = width + GAP;
  for (const [index, size] of sizes.entries()) {
    const needed = () => size + GAP + (row === rows ? last + GAP : 0);
    if (needed() > left && row < rows) {
      row += 1;
      left = width + GAP;
    }
    if (needed() > left) return index;
    left -= size + GAP;
  }
  return sizes.length;
}

/** Long names of several words stand on two lines. */
export function breaksLine(word: string): boolean {
  return word.length > 13 && word.includes(" ");
}

function longestLine(word: string): number {
  return breaksLine(word) ? Math.max(...word.split(" ").map((part) => part.length)) : word.length;
}

/** What every arrangement of the table is given. */
export interface TableProps {
  motion: Motion;
  layout: Layout;
  height: number;
  unit: number;
  /** The panel of a seat, from which its pieces come. */
  findPanel: (seat: number) => Element | null;
}
