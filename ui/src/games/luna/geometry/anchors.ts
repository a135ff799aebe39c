/** Where on the board a thing is, as one point: for arrows, flying pieces and dropping. */
import type { LunaView } from "../../../api/types";
import type { IsleName } from "../view";
import { findGate, findStage, layCouncil, layPath, layTemple, type Shape } from "./island";
import type { Point } from "./points";
import type { Sea, Setting } from "./sea";

export type Anchor =
  | { at: "on" | "by" | "figure" | "stack" | "shrine" | "isle"; isle: IsleName }
  | { at: "path" | "space"; tile: number }
  | { at: "council" | "guard"; index: number }
  | { at: "stage" | "gate" }
  | { at: "seat"; seat: number };

const ON_ISLE: Record<"on" | "by" | "figure" | "stack" | "shrine" | "isle", Point> = {
  on: { x: 0, y: 16 },
  by: { x: 0, y: 78 },
  figure: { x: 62, y: 10 },
  stack: { x: -84, y: 18 },
  shrine: { x: -36, y: -22 },
  isle: { x: 0, y: 6 },
};

/** The point in the board's units; null for a player's own things, which lie outside it. */
export function findAnchor(anchor: Anchor, view: LunaView, sea: Sea): Point | null {
  if ("isle" in anchor) {
    const index = view.isles.findIndex((each) => each.isle === anchor.isle);
    const setting = sea.isles[index];
    return setting ? settle(ON_ISLE[anchor.at], setting) : null;
  }
  const local = findOnIsland(anchor, view, sea.island.shape);
  return local && settle(local, sea.island);
}

function findOnIsland(
  anchor: Exclude<Anchor, { isle: IsleName }>,
  view: LunaView,
  shape: Shape,
): Point | null {
  switch (anchor.at) {
    case "path":
      return layPath(view, shape).find((spot) => spot.tile?.tile === anchor.tile) ?? null;
    case "space":
      return layTemple(view, shape).hexagons.find(({ space }) => space.tile === anchor.tile) ?? null;
    case "guard":
      return layPath(view, shape).find((spot) => spot.tile === null && spot.group === anchor.index) ?? null;
    case "council":
      return layCouncil(view.council.values.length, shape).seats[anchor.index] ?? null;
    case "stage":
      return findStage(shape);
    case "gate":
      return findGate(shape);
    case "seat":
      return null;
  }
}

function settle(point: Point, { x, y, scale }: Setting): Point {
  return { x: x + point.x * scale, y: y + point.y * scale };
}

/** A bowed way from one point to another. */
export function traceBow(from: Point, to: Point, bow = 0.22): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const middle = { x: (from.x + to.x) / 2 - dy * bow, y: (from.y + to.y) / 2 + dx * bow };
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${middle.x.toFixed(1)} ${middle.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}
