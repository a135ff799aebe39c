/** The squares of a display: their bounds, the way from one to the next, and the threads between them. */

/** A place of a display: x grows to the right, y downwards. */
export interface Cell {
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = "left" | "right" | "up" | "down";

/** The smallest rectangle round these cells, with a margin; right and bottom are the far edges. */
export function boundsOf(cells: readonly Cell[], margin = 0): Bounds {
  if (cells.length === 0) return { left: -margin, top: -margin, right: 1 + margin, bottom: 1 + margin };
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + 1 + margin,
    bottom: Math.max(...ys) + 1 + margin,
  };
}

export const sameCell = (one: Cell | null, other: Cell | null): boolean =>
  one !== null && other !== null && one.x === other.x && one.y === other.y;

/** The cell to go to from here in a direction: near, and rather straight ahead than aside. */
export function stepTo<C extends Cell>(from: Cell, direction: Direction, cells: readonly C[]): C | null {
  let best: C | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const [dx, dy] = [cell.x - from.x, cell.y - from.y];
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    const aside = Math.abs(direction === "left" || direction === "right" ? dy : dx);
    if (ahead <= 0) continue;
    const effort = ahead + 2.5 * aside;
    if (effort < least) [best, least] = [cell, effort];
  }
  return best;
}

export type Segment = [Cell, Cell];

/**
 * The threads from a tile to the tiles that count for its task: each is reached from its nearest neighbour on
 * the way, so that a chain is drawn as a chain.
 */
export function threads(root: Cell, cells: readonly (readonly [number, number])[]): Segment[] {
  const waiting = new Map(cells.map(([x, y]) => [`${x},${y}`, { x, y }]));
  waiting.delete(`${root.x},${root.y}`);
  const segments: Segment[] = [];
  const frontier: Cell[] = [root];
  for (let cell = frontier.shift(); cell; cell = frontier.shift()) {
    const { x, y } = cell;
    const beside = [
      [x, y - 1],
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
    ];
    for (const [bx, by] of beside) {
      const found = waiting.get(`${bx},${by}`);
      if (!found) continue;
      waiting.delete(`${bx},${by}`);
      segments.push([cell, found]);
      frontier.push(found);
    }
  }
  return segments;
}

/** All threads of several tasks, each drawn once. */
export function mergeThreads(groups: readonly Segment[][]): Segment[] {
  const merged = new Map<string, Segment>();
  for (const [a, b] of groups.flat()) {
    const ends = [`${a.x},${a.y}`, `${b.x},${b.y}`].sort();
    merged.set(ends.join(" "), [a, b]);
  }
  return [...merged.values()];
}

/** The places where threads begin or end, each once. */
export function knots(segments: readonly Segment[]): Cell[] {
  return [...new Map(segments.flat().map((cell) => [`${cell.x},${cell.y}`, cell])).values()];
}
