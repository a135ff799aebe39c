/** How the table uses the room it gets. */

/** Vast and desk: all at once. Tablet: others and story by turns. Tall, phone and side: a dock for the thumb. */
export type Layout = "vast" | "desk" | "tablet" | "tall" | "phone" | "side";

export function chooseLayout(width: number, height: number): Layout {
  if (width >= 560 && height < 480) return "side";
  if (width < 620) return "phone";
  if (width >= 1900) return "vast";
  if (width >= 1180) return "desk";
  return height > width ? "tall" : "tablet";
}

/** The story is in a drawer, which the last move leads to. */
export const hasDock = (layout: Layout): boolean =>
  layout === "tall" || layout === "phone" || layout === "side";

/** The players stand in a slim bar, not with their displays. */
export const isSlim = (layout: Layout): boolean => layout === "phone" || layout === "side";
