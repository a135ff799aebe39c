/** Arrow keys on a board: which place lies next in a direction. */
import type { Point } from "./points";

export type Direction = "left" | "right" | "up" | "down";

const AHEAD: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The nearest place in that direction, those straight ahead preferred; null if nothing lies there. */
export function findNext<T extends Point>(from: Point, places: T[], direction: Direction): T | null {
  const ahead = AHEAD[direction];
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const along = dx * ahead.x + dy * ahead.y;
    const aside = Math.abs(dx * ahead.y) + Math.abs(dy * ahead.x);
    if (along <= 1 || aside > along * 2.5) continue;
    const cost = along + aside * 2;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** The nearest place within reach: forgiving to a thumb. */
export function findNearest<T extends Point>(from: Point, places: T[], reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const place of places) {
    const distance = Math.hypot(place.x - from.x, place.y - from.y);
    if (distance <= least) [best, least] = [place, distance];
  }
  return best;
}
