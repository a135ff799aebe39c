/** The difference between two views as pieces that travel: what the eye should follow. */
import { share } from "../../sharing";
import type { Anchor } from "./geometry/anchors";
import type { LunaView } from "../../api/types";
import { FIGURES, findIsle, type FigureName, type IsleName } from "./view";

export type Piece =
  | { kind: "novice"; seat: number }
  | { kind: "shrine"; seat: number }
  | { kind: "disc"; seat: number }
  | { kind: "figure"; name: FigureName | "guard" }
  | { kind: "tile"; tile: number; symbol: IsleName; seat: number | null }
  | { kind: "book" }
  | { kind: "favour"; isle: IsleName };

export interface Flight {
  piece: Piece;
  from: Anchor;
  to: Anchor;
  /** Flights of a later wave wait for the earlier ones. */
  wave: number;
}

export interface Change {
  flights: Flight[];
  /** The old view without the pieces that travel. */
  between: LunaView;
}

const TOO_MUCH = 40; // a jump in a replay, not a move

/** What travels from one view to the next; null if nothing does, or if it is another game altogether. */
export function findChange(before: LunaView, after: LunaView): Change | null {
  if (before.players.length !== after.players.length) return null;
  if (before.isles.some((isle, index) => isle.isle !== after.isles[index]?.isle)) return null;
  const between = structuredClone(before);
  const flights = [
    ...moveTiles(before, after, between),
    ...moveNovices(before, after, between),
    ...moveShrines(before, after),
    ...moveFavours(before, after, between),
    ...moveDiscs(before, after),
    ...moveBooks(before, after, between),
    ...moveFigures(before, after),
  ];
  if (flights.length === 0 || flights.length > TOO_MUCH) return null;
  return { flights: orderWaves(flights), between: share(before, between) };
}

/** Close the gaps between the waves, so that nobody waits for nothing. */
function orderWaves(flights: Flight[]): Flight[] {
  const waves = [...new Set(flights.map((flight) => flight.wave))].sort((a, b) => a - b);
  return flights.map((flight) => ({ ...flight, wave: waves.indexOf(flight.wave) }));
}

/** Tiles that leave the path for the temple, with the novice on them. */
function moveTiles(before: LunaView, after: LunaView, between: LunaView): Flight[] {
  return after.temple.spaces.flatMap((space) => {
    const old = before.temple.spaces.find((each) => each.tile === space.tile);
    if (!space.filled || old?.filled) return [];
    for (const group of between.path.groups)
      for (const tile of group.tiles)
        if (tile.tile === space.tile) Object.assign(tile, { on_path: false, claimed_by: null });
    const piece: Piece = { kind: "tile", tile: space.tile, symbol: space.symbol, seat: space.novice };
    return [
      { piece, from: { at: "path", tile: space.tile }, to: { at: "space", tile: space.tile }, wave: 1 },
    ];
  });
}

type Where =
  | { at: "on" | "by"; isle: IsleName }
  | { at: "path" | "space"; tile: number }
  | { at: "stage" }
  | { at: "seat"; seat: number };

/** Where a seat's novices are, each place with its number. */
function countNovices(view: LunaView, seat: number): Map<string, { where: Where; count: number }> {
  const places = new Map<string, { where: Where; count: number }>();
  const add = (where: Where, count: number) => places.set(JSON.stringify(where), { where, count });
  for (const isle of view.isles) {
    add({ at: "on", isle: isle.isle }, isle.active[seat] ?? 0);
    add({ at: "by", isle: isle.isle }, isle.inactive[seat] ?? 0);
  }
  for (const group of view.path.groups)
    for (const { tile, claimed_by } of group.tiles) add({ at: "path", tile }, claimed_by === seat ? 1 : 0);
  for (const { tile, novice } of view.temple.spaces) add({ at: "space", tile }, novice === seat ? 1 : 0);
  add({ at: "stage" }, view.players[seat]?.stage ?? 0);
  add({ at: "seat", seat }, view.players[seat]?.supply ?? 0);
  return places;
}

/** How natural it is that a novice went from there to here: less is more natural, null is out of the question. */
function likeliness(from: Where, to: Where, view: LunaView): number | null {
  if (to.at === "seat") return null;
  if (from.at === "path") return to.at === "space" && to.tile === from.tile ? 0 : 9;
  if (from.at === "space") return to.at === "stage" || to.at === "by" ? 0 : 9;
  if (from.at === "on" && to.at === "by") return from.isle === to.isle ? 1 : 4;
  if (from.at === "by" && to.at === "on") return from.isle === to.isle ? 1 : 8;
  if ((from.at === "on" || from.at === "by") && (to.at === "path" || to.at === "space"))
    return view.temple.spaces.find((space) => space.tile === to.tile)?.symbol === from.isle ? 0 : 9;
  if (from.at === "stage") return 2;
  if (from.at === "seat") return 5;
  return 3;
}

function moveNovices(before: LunaView, after: LunaView, between: LunaView): Flight[] {
  return before.players.flatMap(({ seat }) => {
    const old = countNovices(before, seat);
    const now = countNovices(after, seat);
    const left: Where[] = [];
    const come: Where[] = [];
    for (const [key, { where, count }] of old) {
      const difference = (now.get(key)?.count ?? 0) - count;
      for (let each = 0; each < Math.abs(difference); each++) (difference < 0 ? left : come).push(where);
    }
    const pairs = left
      .flatMap((from, a) => come.map((to, b) => ({ from, to, a, b, cost: likeliness(from, to, before) })))
      .filter((pair): pair is typeof pair & { cost: number } => pair.cost !== null)
      .sort((x, y) => x.cost - y.cost);
    const usedLeft = new Set<number>();
    const usedCome = new Set<number>();
    const flights: Flight[] = [];
    for (const { from, to, a, b } of pairs) {
      if (usedLeft.has(a) || usedCome.has(b)) continue;
      usedLeft.add(a);
      usedCome.add(b);
      removeNovice(between, seat, from);
      // A novice on its tile travels with the tile.
      if (from.at === "path" && to.at === "space") continue;
      flights.push({ piece: { kind: "novice", seat }, from, to, wave: waveOf(from, to, before, after) });
    }
    return flights;
  });
}

function waveOf(from: Where, to: Where, before: LunaView, after: LunaView): number {
  if (from.at === "space") return 2;
  if (to.at === "space") return 1;
  if (from.at === "by" && to.at === "on" && after.round !== before.round) return 3;
  return 0;
}

function removeNovice(view: LunaView, seat: number, where: Where): void {
  const player = view.players[seat];
  if (where.at === "on" || where.at === "by") {
    const isle = findIsle(view, where.isle);
    const row = where.at === "on" ? isle.active : isle.inactive;
    row[seat] = (row[seat] ?? 0) - 1;
  } else if (where.at === "space") {
    const space = view.temple.spaces.find((each) => each.tile === where.tile);
    if (space) space.novice = null;
  } else if (where.at === "path") {
    for (const group of view.path.groups)
      for (const tile of group.tiles) if (tile.tile === where.tile) tile.claimed_by = null;
  } else if (where.at === "stage" && player) {
    player.stage -= 1;
  }
}

function moveShrines(before: LunaView, after: LunaView): Flight[] {
  return after.isles.flatMap((isle, index) =>
    isle.shrines.flatMap((built, seat): Flight[] =>
      built && !before.isles[index]?.shrines[seat]
        ? [
            {
              piece: { kind: "shrine", seat },
              from: { at: "seat", seat },
              to: { at: "shrine", isle: isle.isle },
              wave: 0,
            },
          ]
        : [],
    ),
  );
}

function moveFavours(before: LunaView, after: LunaView, between: LunaView): Flight[] {
  return after.players.flatMap(({ seat, favours }): Flight[] => {
    const old = before.players[seat]?.favours ?? [];
    const taken = favours.filter((isle) => !old.includes(isle));
    const returned = old.filter((isle) => !favours.includes(isle));
    for (const isle of taken) findIsle(between, isle).favours -= 1;
    return [
      ...taken.map((isle): Flight => ({
        piece: { kind: "favour", isle },
        from: { at: "stack", isle },
        to: { at: "seat", seat },
        wave: 0,
      })),
      ...returned.map((isle): Flight => ({
        piece: { kind: "favour", isle },
        from: { at: "seat", seat },
        to: { at: "stack", isle },
        wave: 0,
      })),
    ];
  });
}

function moveDiscs(before: LunaView, after: LunaView): Flight[] {
  return after.council.seats.flatMap((index, seat): Flight[] => {
    const old = before.council.seats[seat];
    if (old === undefined || old === index) return [];
    return [
      {
        piece: { kind: "disc", seat },
        from: { at: "council", index: old },
        to: { at: "council", index },
        wave: 0,
      },
    ];
  });
}

function moveBooks(before: LunaView, after: LunaView, between: LunaView): Flight[] {
  const held = (view: LunaView) =>
    view.temple.spaces.filter((space) => space.book).map((space) => space.tile);
  const old = held(before);
  const now = held(after);
  const left = old.filter((tile) => !now.includes(tile));
  const come = now.filter((tile) => !old.includes(tile));
  for (const space of between.temple.spaces) if (left.includes(space.tile)) space.book = false;
  return left.flatMap((tile, index): Flight[] => {
    const to = come[index];
    return to === undefined
      ? []
      : [{ piece: { kind: "book" }, from: { at: "space", tile }, to: { at: "space", tile: to }, wave: 2 }];
  });
}

function moveFigures(before: LunaView, after: LunaView): Flight[] {
  const walks = FIGURES.filter((name) => before.figures[name] !== after.figures[name]).map(
    (name): Flight => ({
      piece: { kind: "figure", name },
      from: { at: "figure", isle: before.figures[name] },
      to: { at: "figure", isle: after.figures[name] },
      wave: after.round === before.round ? 0 : 4,
    }),
  );
  const guard = (view: LunaView) => view.path.groups.findIndex((group) => group.guarded);
  const [old, now] = [guard(before), guard(after)];
  if (old !== now && old >= 0 && now >= 0)
    walks.push({
      piece: { kind: "figure", name: "guard" },
      from: { at: "guard", index: old },
      to: { at: "guard", index: now },
      wave: 4,
    });
  return walks;
}
