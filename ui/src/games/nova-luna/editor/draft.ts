/** Putting tiles and the moon figure somewhere: pure changes of a draft, which the rules judge afterwards. */
import type { Draft, NovaLunaView, PlacedTile } from "../../../api/types";
import { sameCell, type Cell } from "../field";
import { SPACES } from "../geometry";
import { tileNamed } from "../tiles";

export type NovaLunaDraft = Extract<Draft, { game: "nova-luna" }>;
type DraftedTile = NovaLunaDraft["displays"][number][number];

/** A place that a tile can be put on. */
export type Spot = { kind: "space"; space: number } | ({ kind: "cell"; seat: number } & Cell);

/** Where a tile lies already. */
export type Use = { kind: "wheel" } | { kind: "display"; seat: number };

/** The tile on a place. */
export function tileAt(draft: NovaLunaDraft, spot: Spot | null): number | null {
  if (!spot) return null;
  if (spot.kind === "space") return draft.wheel[spot.space] ?? null;
  return draft.displays[spot.seat]?.find((laid) => sameCell(laid, spot))?.tile ?? null;
}

/** The same draft with this tile on a place, or with none. */
export function putTile(draft: NovaLunaDraft, spot: Spot, tile: number | null): NovaLunaDraft {
  if (spot.kind === "space")
    return { ...draft, wheel: draft.wheel.map((before, space) => (space === spot.space ? tile : before)) };
  const change = (display: DraftedTile[]): DraftedTile[] => {
    const others = display.filter((laid) => !sameCell(laid, spot));
    if (tile === null) return others;
    const at = display.findIndex((laid) => sameCell(laid, spot));
    return others.toSpliced(at < 0 ? others.length : at, 0, { tile, x: spot.x, y: spot.y });
  };
  return {
    ...draft,
    displays: draft.displays.map((display, seat) => (seat === spot.seat ? change(display) : display)),
  };
}

/** The moon figure on another space; a tile there goes back into the box. */
export function putFigure(draft: NovaLunaDraft, space: number): NovaLunaDraft {
  return { ...putTile(draft, { kind: "space", space }, null), meeple: space };
}

/** The tile of this place laid one earlier or later. */
export function moveInTime(draft: NovaLunaDraft, spot: Spot, step: -1 | 1): NovaLunaDraft {
  if (spot.kind !== "cell") return draft;
  const display = draft.displays[spot.seat] ?? [];
  const at = display.findIndex((laid) => sameCell(laid, spot));
  const laid = display[at];
  if (!laid || at + step < 0 || at + step >= display.length) return draft;
  const moved = display.toSpliced(at, 1).toSpliced(at + step, 0, laid);
  return { ...draft, displays: draft.displays.map((one, seat) => (seat === spot.seat ? moved : one)) };
}

/** Somebody one earlier in the order of play. */
export function moveEarlier(draft: NovaLunaDraft, at: number): NovaLunaDraft {
  const queue = [...draft.queue];
  [queue[at - 1], queue[at]] = [queue[at]!, queue[at - 1]!];
  return { ...draft, queue };
}

/** Which tiles lie somewhere, and where. */
export function listUses(draft: NovaLunaDraft): Map<number, Use> {
  const uses = new Map<number, Use>();
  for (const tile of draft.wheel) if (tile) uses.set(tile, { kind: "wheel" });
  draft.displays.forEach((display, seat) => {
    for (const { tile } of display) uses.set(tile, { kind: "display", seat });
  });
  return uses;
}

/** The free places beside the tiles of a display; of an empty one its middle. */
export function listFree(display: readonly Cell[]): Cell[] {
  if (display.length === 0) return [{ x: 0, y: 0 }];
  const beside = display.flatMap(({ x, y }) => [
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x - 1, y },
  ]);
  const free = beside.filter((cell) => !display.some((laid) => sameCell(laid, cell)));
  return [...new Map(free.map((cell) => [`${cell.x},${cell.y}`, cell])).values()];
}

/** The next space clockwise that can take a tile. */
export function nextSpace(draft: NovaLunaDraft, from: number): number | null {
  const spaces = Array.from({ length: SPACES }, (_, step) => (from + 1 + step) % SPACES);
  return spaces.find((space) => space !== draft.meeple && !draft.wheel[space]) ?? null;
}

/** The tiles of a display as a board shows them; tokens where the rules have put them. */
export function showDisplay(draft: NovaLunaDraft, view: NovaLunaView | null, seat: number): PlacedTile[] {
  const known = view?.seats[seat]?.display ?? [];
  return (draft.displays[seat] ?? []).map(({ tile, x, y }, order) => ({
    tile,
    x,
    y,
    order,
    covered: known.find((placed) => placed.tile === tile)?.covered ?? tileNamed(tile).tasks.map(() => false),
  }));
}

/** The draft as a view for the wheel; tokens and reach only where the rules have said them. */
export function showWheel(draft: NovaLunaDraft, view: NovaLunaView | null): NovaLunaView {
  return {
    game: "nova-luna",
    options: draft.options,
    to_move: view?.to_move ?? null,
    phase: view?.phase ?? null,
    wheel: draft.wheel,
    meeple: draft.meeple,
    reach: view?.reach ?? [],
    supply: view?.supply ?? 0,
    unseen: view?.unseen ?? [],
    queue: draft.queue,
    seats: view?.seats ?? [],
    solo: view?.solo ?? null,
    outcome: null,
  };
}
