/** What has changed between two views, as far as it is shown moving. */
import { MOON_SPACES, SPACES } from "./geometry";
import type { NovaLunaView } from "../../api/types";
import type { Cell } from "./field";

export interface TileFlight extends Cell {
  tile: number;
  seat: number;
  /** The space of the wheel it came from, or goes back to. */
  space: number;
}

export interface Walk {
  /** The spaces passed, the first one included. */
  path: number[];
}

export interface TokenWalk extends Walk {
  seat: number;
}

export interface Covering extends Cell {
  seat: number;
  tile: number;
  task: number;
}

export interface Changes {
  taken: TileFlight | null;
  moon: Walk | null;
  tokens: TokenWalk[];
  covered: Covering[];
  /** Tiles that came from the supply, in the order of the deal. */
  dealt: { tile: number; space: number }[];
}

const NOTHING: Changes = { taken: null, moon: null, tokens: [], covered: [], dealt: [] };

/** The spaces from one to another, clockwise on a ring. */
function clockwise(from: number, to: number, ring: number): number[] {
  const steps = (((to - from) % ring) + ring) % ring;
  return Array.from({ length: steps + 1 }, (_, step) => (from + step) % ring);
}

/** The change that one move made; nothing to show when the views are further apart, or go back. */
export function compare(before: NovaLunaView | null, after: NovaLunaView): Changes {
  if (!before || before.seats.length !== after.seats.length) return NOTHING;
  const placed = newTiles(before, after);
  if (placed.length > 1 || lostTiles(before, after)) return NOTHING;
  const taken = placed[0] ?? null;
  if (taken && before.wheel[taken.space] !== taken.tile) return NOTHING;
  return {
    taken,
    moon: before.meeple === after.meeple ? null : { path: clockwise(before.meeple, after.meeple, SPACES) },
    tokens: walks(before, after),
    covered: coverings(before, after),
    dealt: deal(before, after),
  };
}

function newTiles(before: NovaLunaView, after: NovaLunaView): TileFlight[] {
  return after.seats.flatMap((seat, index) => {
    const known = new Set(before.seats[index]?.display.map((placed) => placed.tile));
    return seat.display
      .filter((placed) => !known.has(placed.tile))
      .map(({ tile, x, y }) => ({ tile, x, y, seat: seat.seat, space: before.wheel.indexOf(tile) }));
  });
}

function lostTiles(before: NovaLunaView, after: NovaLunaView): boolean {
  return after.seats.some((seat, index) => seat.display.length < (before.seats[index]?.display.length ?? 0));
}

function walks(before: NovaLunaView, after: NovaLunaView): TokenWalk[] {
  return after.seats.flatMap((seat, index) => {
    const [from, to] = [before.seats[index]?.distance ?? null, seat.distance];
    if (from === null || to === null || to <= from) return [];
    const path = Array.from({ length: to - from + 1 }, (_, step) => (from + step) % MOON_SPACES);
    return [{ seat: seat.seat, path }];
  });
}

function coverings(before: NovaLunaView, after: NovaLunaView): Covering[] {
  return after.seats.flatMap((seat, index) => {
    const earlier = new Map(before.seats[index]?.display.map((placed) => [placed.tile, placed.covered]));
    return seat.display.flatMap(({ tile, x, y, covered }) =>
      covered.flatMap((now, task) =>
        now && !earlier.get(tile)?.[task] ? [{ seat: seat.seat, tile, x, y, task }] : [],
      ),
    );
  });
}

function deal(before: NovaLunaView, after: NovaLunaView): { tile: number; space: number }[] {
  const known = new Set(before.wheel);
  return clockwise(after.meeple, after.meeple + SPACES - 1, SPACES)
    .map((space) => ({ tile: after.wheel[space] ?? 0, space }))
    .filter(({ tile }) => tile && !known.has(tile));
}
