/** How the board uses the room it gets. */
import type { Motion } from "../motion.svelte";

/** A desk has columns on both sides, a wide one only on the right, a tall one stacks, a phone zooms. */
export type Layout = "desk" | "wide" | "tall" | "phone";

export function chooseLayout(width: number, height: number): Layout {
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

/** How a player's panel is drawn: less tall in two columns, or without the words below the numbers. */
export type PanelShape = "full" | "flat" | "short" | "tiny";

export function choosePanel(layout: Layout, players: number, height: number, unit: number): PanelShape {
  if (layout === "wide") return "tiny";
  return layout === "desk" && !fitsPanels(players, height, unit) ? "short" : "full";
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
