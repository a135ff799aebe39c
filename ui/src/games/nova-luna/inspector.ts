/** Where the task inspector stands: beside the display where there is room, else above or below the tile. */
import type { Cell } from "./field";
import type { Lens } from "./lens.svelte";

const WIDTH = 210;
const GAP = 8;

export interface Spot {
  width: string;
  left: string;
  top: string;
  bottom: string;
}

export function placeInspector({ x, y }: Cell, lens: Lens): Spot {
  const { unit, upper, left, width, height } = lens;
  const beside = findSide(lens, WIDTH + 2 * GAP);
  if (beside !== null) {
    const at = Math.min(Math.max(upper + y * unit, 0), Math.max(height - 150, 0));
    return { width: `${WIDTH}px`, left: `${beside}px`, top: `${at}px`, bottom: "auto" };
  }
  const centre = left + (x + 0.5) * unit;
  const below = upper + (y + 0.5) * unit < height / 2;
  return {
    width: `${WIDTH}px`,
    left: `${Math.min(Math.max(centre - WIDTH / 2, 8), Math.max(width - WIDTH - 8, 8))}px`,
    top: below ? `${upper + (y + 1) * unit + GAP}px` : "auto",
    bottom: below ? "auto" : `${height - (upper + y * unit) + GAP}px`,
  };
}

/** Where beside the whole display so much room is left, so that no tile need be covered. */
function findSide({ bounds, left, unit, width, side }: Lens, room: number): number | null {
  const end = left + bounds.right * unit;
  if (width - side - end >= room) return end + 8;
  const start = left + bounds.left * unit;
  return start >= room ? start - room + 8 : null;
}
