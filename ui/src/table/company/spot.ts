/** Where a phrase stands: beside the seat that says it. */

const GAP = 6;

interface Spot {
  left: number;
  top: number;
}

/** Under or above the seat's panel on the board, inside the screen; null where the seat is not in sight. */
export function findSpot(
  root: ParentNode,
  seat: number,
  size: { width: number; height: number },
): Spot | null {
  for (const panel of root.querySelectorAll(`[data-table] [data-seat="${seat}"]`)) {
    const at = panel.getBoundingClientRect();
    const isSeen =
      at.width > 0 && at.bottom > 0 && at.top < innerHeight && at.right > 0 && at.left < innerWidth;
    if (isSeen) return arrange(at, size);
  }
  return null;
}

function arrange(at: DOMRect, { width, height }: { width: number; height: number }): Spot {
  const left = Math.min(Math.max(at.left + GAP, GAP), innerWidth - width - GAP);
  const under = at.top + Math.min(at.height, 44) + GAP;
  const top = under + height + GAP <= innerHeight ? under : at.top - height - GAP;
  return { left, top: Math.max(GAP, top) };
}
