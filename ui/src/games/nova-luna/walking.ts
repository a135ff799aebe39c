/** Walking round the wheel by keys: right and left among the tiles that may be taken, down and up over all. */
const STEPS: Record<string, { by: number; isOverAll: boolean }> = {
  ArrowRight: { by: 1, isOverAll: false },
  ArrowLeft: { by: -1, isOverAll: false },
  ArrowDown: { by: 1, isOverAll: true },
  ArrowUp: { by: -1, isOverAll: true },
};

/** The tile that this key leads to from another; null: it leads nowhere. `ring` has all tiles, clockwise. */
export function findNext(key: string, from: number, ring: number[], usable: Set<number>): number | null {
  const step = STEPS[key];
  if (!step) return null;
  const at = ring.indexOf(from);
  for (let far = 1; far <= ring.length; far++) {
    const tile = ring[(at + far * step.by + far * ring.length) % ring.length]!;
    if (step.isOverAll || usable.has(tile)) return tile;
  }
  return null;
}
